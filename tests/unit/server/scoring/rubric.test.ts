import { describe, expect, test } from 'vitest'
import { FINDING_SECTIONS } from '#contract/analysis.ts'
import { LOCALES } from '#contract/locales.ts'
import { score } from '#server/scoring/index.ts'
import { CONDITIONS, FLAW_KINDS, RUBRIC, SECTION_WEIGHTS, type RuleRow } from '#contract/rubric.ts'
import { wording } from '#server/wording.ts'
import { readingOf, resumeIn, TODAY } from './resumes.ts'

const sentences = wording('en', 'rubric')

describe('the rubric', () => {
  test('names every rule once', () => {
    const ids = RUBRIC.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(RUBRIC.map(({ id, key }) => [id, key]))('words the name and reason of %s', (_, key) => {
    expect(sentences.names?.[key]).toBeTypeOf('string')
    expect(sentences.reasons?.[key]).toBeTypeOf('string')
  })

  test.each(['names', 'reasons', 'notes'])('has none of the %s without a rule', (group) => {
    const keys = new Set<string>(RUBRIC.map(({ key }) => key))
    expect(Object.keys(sentences[group] ?? {}).filter((key) => !keys.has(key))).toEqual([])
  })

  test('says in words when each rule applies', () => {
    expect(Object.keys(sentences.applies ?? {}).toSorted()).toEqual([...CONDITIONS].toSorted())
    const used = new Set<string>(RUBRIC.map(({ applies }) => applies))
    expect(CONDITIONS.filter((condition) => !used.has(condition))).toEqual([])
  })

  test('has a rule for every known flaw', () => {
    const shown = new Set(RUBRIC.map(({ flaw }: RuleRow) => flaw))
    expect(FLAW_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
  })

  test('weighs every section, and every rule that can cost points', () => {
    for (const section of FINDING_SECTIONS) {
      expect(SECTION_WEIGHTS[section]).toBeGreaterThan(0)
      expect(RUBRIC.some((rule) => rule.section === section)).toBe(true)
    }
    const free = RUBRIC.filter(({ weight }: RuleRow) => weight === 0)
    expect(new Set(free.map(({ severity }) => severity))).toEqual(new Set(['tip']))
  })
})

test.each(LOCALES)(
  'every message of a report in %s has its sentence and all its values',
  (locale) => {
    for (const put of ['weak', 'strong'] as const) {
      const { findings, sections } = score(readingOf(resumeIn(locale, put)), { today: TODAY })
      const messages = [
        ...findings.map(({ message }) => message),
        ...Object.values(sections).map(({ evaluation }) => evaluation),
      ]
      for (const message of messages) {
        if (!('key' in message)) throw new Error('rules speak by keys')
        const [group = '', key = ''] = message.key.split('.')
        const template = sentences[group]?.[key]
        expect(template, message.key).toBeDefined()
        const names = [...JSON.stringify(template).matchAll(/\{(\w+)\}/g)].map((match) => match[1])
        for (const name of names) expect(message.params, message.key).toHaveProperty(name ?? '')
      }
    }
  },
)
