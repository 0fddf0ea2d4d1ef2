import { describe, expect, test } from 'vitest'
import {
  adviceOf,
  agreement,
  GRADED,
  judgedLabels,
  judgedPeople,
  judgePerson,
} from '#server/commands/evaluate/judged.ts'

/** Resumes in eleven languages on which a reader judged every finding; see their README. */
const JUDGED = 'tests/fixtures/judged'

const [people, labels] = await Promise.all([judgedPeople(JUDGED), judgedLabels(JUDGED)])
const judgements = people.map((person) => judgePerson(person, labels))

const scores = (quality: string): number[] =>
  judgements
    .filter(({ person }) => person.quality === quality)
    .map(({ report }) => report.overall ?? 0)

describe('findings on the judged resumes', () => {
  test('are many enough to tell, in eleven languages', () => {
    expect(people.length).toBeGreaterThanOrEqual(40)
    expect(new Set(people.map(({ resume }) => resume.locale)).size).toBe(11)
  })

  test('are those of one person each, since labels go by the id', () => {
    const ids = people.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(judgements.map((judgement) => [judgement.person.id, judgement] as const))(
    'on %s have all been judged',
    (_, { person, findings }) => {
      const unjudged = findings.filter(({ label }) => !label).map(({ finding }) => finding.id)
      expect(
        unjudged,
        `Judge them as a coach would and add them to labels.tsv: ${person.id}`,
      ).toEqual([])
    },
  )

  test('are useful, seldom petty, hardly ever false, and never do harm', () => {
    const { findings, useful, false: wrong, harmful } = adviceOf(judgements)
    expect(useful / findings).toBeGreaterThanOrEqual(0.75)
    expect((wrong + harmful) / findings).toBeLessThanOrEqual(0.05)
    expect(harmful).toBe(0)
  })

  test('give the advice that a coach would give', () => {
    const { due, given } = adviceOf(judgements)
    expect(given / due).toBeGreaterThanOrEqual(0.75)
  })

  test('part good resumes from middling and poor ones', () => {
    expect(Math.min(...scores('good'))).toBeGreaterThan(Math.max(...scores('poor')))
    expect(Math.min(...scores('good'))).toBeGreaterThanOrEqual(80)
    expect(Math.max(...scores('poor'))).toBeLessThan(55)
  })

  test('come with scores that rank people as the coach does, each section too', () => {
    const ranks = GRADED.map((graded) => ({ graded, rank: agreement(judgements, graded) }))
    const told = ranks.filter(({ rank }) => rank !== null)
    expect(told.length).toBeGreaterThanOrEqual(6)
    expect(told.filter(({ rank }) => (rank ?? 0) < 0.6)).toEqual([])
    expect(agreement(judgements, 'overall')).toBeGreaterThanOrEqual(0.85)
  })
})
