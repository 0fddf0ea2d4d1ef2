import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/analysis.ts'
import { LOCALES } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { readingOf, resumeIn, TODAY } from './resumes.ts'

/** Every number of a report, and which rules it names. */
function numbers({ overall, sections, findings }: Report): unknown {
  return {
    overall,
    sections: Object.values(sections).map((section) => section.score),
    // What a market leaves out is told, and never costs anything.
    findings: findings
      .filter(({ rule }) => rule !== 'personal.privateDetails')
      .map(({ rule, points, worth }) => [rule, points, worth]),
  }
}

const judged = (resume: Resume): unknown => numbers(score(readingOf(resume), { today: TODAY }))

describe.each(LOCALES)('in %s', (locale) => {
  describe.each(['weak', 'strong'] as const)('a %s resume', (put) => {
    const resume = resumeIn(locale, put)
    const { basics } = resume
    const twins: Record<string, Resume> = {
      'another name, and an address made of it': {
        ...resume,
        basics: {
          ...basics,
          name: 'Fatoumata Nguyễn-Wiśniewska',
          ...(put === 'strong' && { email: 'f.wisniewska@example.com' }),
        },
      },
      'a photo': {
        ...resume,
        basics: { ...basics, photo: 'data:image/png;base64,iVBORw0KGgo=' },
      },
      'a gender, a nationality and an age': {
        ...resume,
        basics: {
          ...basics,
          birthDate: '1961-02-03',
          extras: [
            { label: 'Gender', value: 'female' },
            { label: 'Nationality', value: 'Malian' },
          ],
        },
      },
      'a famous school': {
        ...resume,
        education: resume.education.map((entry) => ({
          ...entry,
          institution: 'Massachusetts Institute of Technology',
        })),
      },
    }

    test.each(Object.keys(twins))('keeps every number with %s', (twin) => {
      expect(judged(twins[twin] ?? resume)).toEqual(judged(resume))
    })
  })
})

test('the feminine form of a French title changes nothing', () => {
  const resume = resumeIn('fr', 'weak')
  const feminine = JSON.parse(
    JSON.stringify(resume)
      .replaceAll('Chargé de', 'Chargée de')
      .replaceAll('Employé d', 'Employée d'),
  ) as Resume
  expect(judged(feminine)).toEqual(judged(resume))
})
