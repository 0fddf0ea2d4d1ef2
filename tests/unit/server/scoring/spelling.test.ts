import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { emptyResume, type Resume } from '#contract/resume.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { spellerOf } from '#server/scoring/spelling/speller.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'

const slips = (locale: Locale, text: string): string[] =>
  (spellerOf(locale, locale)?.(text) ?? []).map(({ word, correction }) => `${word} → ${correction}`)

describe('a slip of one letter', () => {
  test.each<[Locale, string, string[]]>([
    [
      'en',
      'Organised wekly meetings and the delivry rota.',
      ['wekly → weekly', 'delivry → delivery'],
    ],
    ['en', 'Seperate invoices were kept.', ['Seperate → Separate']],
    [
      'de',
      'Bearbeitung von Rechnugen und Bestellugnen',
      ['Rechnugen → Rechnungen', 'Bestellugnen → Bestellungen'],
    ],
    [
      'es',
      'Gestion de almacén y atencion al cliente',
      ['Gestion → Gestión', 'atencion → atención'],
    ],
    [
      'fr',
      'Suivi des comandes et des livrasons',
      ['comandes → commandes', 'livrasons → livraisons'],
    ],
    ['it', 'Gestione degli odrini e dei fornitroi', ['odrini → ordini', 'fornitroi → fornitori']],
    ['tr', 'Haftalık raporalrı hazırladım.', ['raporalrı → raporları']],
    ['vi', 'Quản lý khoo hàng', ['khoo → kho']],
  ])('is found in %s: %s', (locale, text, expected) => {
    expect(slips(locale, text)).toEqual(expected)
  })
})

describe('left alone', () => {
  test.each<[Locale, string]>([
    ['en', 'Ran PostgreSQL and Kubernetes for Brixtonne Ltd with mySQLdump.'],
    ['en', 'Onboarding of backend developers, colour and color.'],
    ['de', 'Inbetriebnahme von Hochregallagerfördersystemen bei Kessler'],
    ['de', 'Onboarding und Controlling im Vertriebsinnendienst'],
    ['de', 'Ausbildung zum gestaltungstechnischen Assistenten'],
    ['fr', 'Tutorat d’étudiants, coaching et reporting'],
    ['fr', 'Article de M. Keller et L. Bouchain, avec J.-P. Livrason.'],
    ['en', 'Paper with R. Managment and T. Delivry.'],
    ['tr', 'Şoförlere ve hemşirelere eğitim verdim.'],
    ['vi', 'Số hoá và số hóa chứng từ, marketing trên fanpage'],
    ['es', 'Subgerente de impuestos en una microempresa'],
    ['es', 'Manejo de caja y coctelería básica'],
    ['it', 'Responsabile di una microimpresa'],
  ])('are names, terms, compounds and loanwords in %s: %s', (locale, text) => {
    expect(slips(locale, text)).toEqual([])
  })

  test.each<Locale>(['ar', 'ja', 'ko', 'zh-CN'])(
    'is %s, for want of an open dictionary',
    (locale) => {
      expect(spellerOf(locale, locale)).toBeNull()
    },
  )
})

const spelling = (resume: Resume) =>
  score(readingOf(resume), { today: TODAY }).findings.filter(
    ({ rule }) => rule === 'document.spelling',
  )

describe('a resume with slips', () => {
  const strong = resumeIn('en', 'strong')
  const withLine = (line: string): Resume => ({
    ...strong,
    work: strong.work.map((role, index) =>
      index === 0 ? { ...role, details: bullets(line, 'Trained 9 new colleagues.') } : role,
    ),
  })
  test('gets one finding a line, with the line as it should be', () => {
    const [finding, ...others] = spelling(withLine('Planed the daily rotues of 14 vans.'))
    expect(others).toEqual([])
    expect(finding?.suggestion?.after).toBe('Planed the daily routes of 14 vans.')
    expect(finding?.points).toBeGreaterThanOrEqual(0)
  })

  test('gets none for what its own skills and employers name', () => {
    const unknown = withLine('Used warehuose for 14 vans.')
    expect(spelling(unknown)).toHaveLength(1)
    const known = {
      ...unknown,
      skills: [{ name: '', items: ['Warehuose'] }],
    }
    expect(spelling(known)).toEqual([])
  })
})

/** The words that would be mended in a resume of this line alone. */
const told = (locale: Locale, text: string): string[] => {
  const resume = { ...emptyResume(locale), selfEvaluation: bullets(text) }
  return factsReader(ONE_PAGE, TODAY)(resume).misspelt.map(({ word }) => word)
}

describe('marks above letters', () => {
  test.each<[Locale, string]>([
    ['es', 'Entrevistas con clientes de Malaga y Cordoba, según el plan'],
    ['es', 'GESTION de almacén y expedición'],
    ['es', 'Gestion de almacen, atencion al cliente y facturacion'],
    ['fr', 'Developpement de sites et realisation de maquettes'],
  ])('are no slip in %s where names or all words lack them: %s', (locale, text) => {
    expect(told(locale, text)).toEqual([])
  })

  test('are missed where the text has them', () => {
    expect(told('es', 'Gestión de almacén y atencion al cliente')).toEqual(['atencion'])
  })
})
