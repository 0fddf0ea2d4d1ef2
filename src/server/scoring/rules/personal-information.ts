import { isAddress, isNickname, withoutBlanks } from '../email.ts'
import type { Facts } from '../facts.ts'
import { isUnbroken } from '../phone.ts'
import { always, verdict, type Check } from '../rule.ts'
import { ownTitle } from './summary-draft.ts'

const hasEmail = ({ resume }: Facts): boolean => resume.basics.email !== ''
const hasPhone = ({ resume }: Facts): boolean => resume.basics.phone !== ''

export const personalInformation = {
  'personal.name': {
    applies: always,
    check: ({ resume }) =>
      verdict(resume.basics.name !== '', () => ({ key: 'name', at: 'basics.name' })),
  },
  'personal.reachable': {
    applies: always,
    check: (facts) =>
      verdict(hasEmail(facts) || hasPhone(facts), () => ({ key: 'reachable', at: 'basics.email' })),
  },
  'personal.email': {
    applies: always,
    check: (facts) => verdict(hasEmail(facts), () => ({ key: 'email', at: 'basics.email' })),
  },
  'personal.emailValid': {
    applies: hasEmail,
    check: ({ resume: { basics } }) =>
      verdict(isAddress(basics.email), () => {
        const mended = withoutBlanks(basics.email)
        return {
          key: 'emailValid',
          params: { quote: basics.email },
          quote: basics.email,
          at: 'basics.email',
          ...(mended && {
            fix: [{ op: 'replace' as const, path: '/basics/email', value: mended }],
            suggestion: { before: basics.email, after: mended, blanks: [] },
          }),
        }
      }),
  },
  'personal.emailProfessional': {
    applies: hasEmail,
    check: ({ resume: { basics } }) =>
      verdict(!isNickname(basics.email), () => ({
        key: 'emailProfessional',
        params: { quote: basics.email },
        quote: basics.email,
        at: 'basics.email',
      })),
  },
  'personal.phone': {
    applies: always,
    check: (facts) => verdict(hasPhone(facts), () => ({ key: 'phone', at: 'basics.phone' })),
  },
  'personal.phoneValid': {
    applies: hasPhone,
    check: (facts) => {
      const { state } = facts.phone
      const { phone } = facts.resume.basics
      return {
        kept: state === 'valid' ? 1 : state === 'possible' ? 0.5 : 0,
        remarks: () =>
          state === 'valid'
            ? []
            : [{ key: 'phoneValid', params: { quote: phone }, quote: phone, at: 'basics.phone' }],
      }
    },
  },
  'personal.phoneReadable': {
    applies: hasPhone,
    check: (facts) => {
      const { phone } = facts.resume.basics
      const { readable } = facts.phone
      // Some plans write their numbers in one run; then there is nothing better to offer.
      const kept = !isUnbroken(phone) || isUnbroken(readable)
      return verdict(kept, () => ({
        key: 'phoneReadable',
        params: { after: readable },
        quote: phone,
        at: 'basics.phone',
        fix: [{ op: 'replace', path: '/basics/phone', value: readable }],
        suggestion: { before: phone, after: readable, blanks: [] },
      }))
    },
  },
  'personal.location': {
    applies: always,
    check: ({ resume }) =>
      verdict(resume.basics.location !== '', () => {
        const after = resume.work.find(
          ({ end, location }) => end === 'present' && location,
        )?.location
        const remark = { key: 'location', at: 'basics.location' }
        // Where one works now is where one lives, or near it.
        if (!after) return remark
        const suggestion = { before: '', after, blanks: [] }
        return {
          ...remark,
          fix: [{ op: 'replace' as const, path: '/basics/location', value: after }],
          suggestion,
        }
      }),
  },
  'personal.link': {
    // Those who list projects have something to show; nobody else is asked for a link.
    applies: ({ resume }) => resume.basics.links.length > 0 || resume.projects.length > 0,
    check: ({ resume }) =>
      verdict(
        resume.basics.links.some(({ url }) => url !== ''),
        () => ({ key: 'link', at: 'basics.links' }),
      ),
  },
  'personal.headline': {
    applies: always,
    check: (facts) =>
      verdict(facts.resume.basics.headline !== '', () => {
        const after = ownTitle(facts)
        if (after === '') return { key: 'headlineUnknown', at: 'basics.headline' }
        return {
          key: 'headline',
          params: { after },
          at: 'basics.headline',
          fix: [{ op: 'replace', path: '/basics/headline', value: after }],
          suggestion: { before: '', after, blanks: [] },
        }
      }),
  },
} satisfies Record<string, Check>
