/** Courses that are printed as studies are: what, where, from when to when, over several lines. */
import type { Award, Education } from '#contract/resume.ts'
import { richTextWith } from '../fields/rich.ts'

const titleOf = ({ degree, field }: Education) => [degree, field].filter(Boolean).join(', ')

/**
 * Certificates of what was read as studies; null where they are no such entries.
 *
 * @example coursesOf([{ degree: 'TEFL', institution: 'Tidepool', end: '2007-06', … }])
 */
export function coursesOf(studies: readonly Education[]): Award[] | null {
  const areEntries = studies.every((study) => titleOf(study) !== '' && study.end !== '')
  if (!areEntries || !studies.some(({ institution }) => institution !== '')) return null
  return studies.map((study) => {
    const place = richTextWith([study.location].filter(Boolean), [])
    return {
      kind: 'certificate',
      title: titleOf(study),
      issuer: study.institution,
      date: study.end,
      details: { ...study.details, content: [...place.content, ...study.details.content] },
    }
  })
}
