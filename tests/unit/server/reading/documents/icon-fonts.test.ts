import { expect, test } from 'vitest'
import { isOfIcons } from '#server/reading/documents/pdf/fonts.ts'

test.each([
  'ABCDEF+FontAwesome5Free-Solid',
  'MaterialIcons-Regular',
  'bootstrap-icons',
  'materialicons',
  'ABCDEF+icomoon-icons',
  'Academicons',
])('%s has pictures', (name) => expect(isOfIcons(name)).toBe(true))

test.each([
  'ABCDEF+LMSansDemiCond10-Regular',
  'MyriadPro-SemiCondensed',
  'NotoSans-SemiCondensedBold',
  'opensans-semicondensed',
  'MYRIADPRO-SEMICOND',
  'ABCDEF+Rubicon-Book',
])('%s has letters', (name) => expect(isOfIcons(name)).toBe(false))
