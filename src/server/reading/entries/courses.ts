/** Courses that are printed as studies are: what, where, from when to when, over several lines. */
import type { Award, Education } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { richTextWith } from '../fields/rich.ts'
import { dateIn } from './head-dates.ts'

const titleOf = ({ degree, field }: Education) => [degree, field].filter(Boolean).join(', ')

/**
 * Certificates of what was read as studies; null where they are no such entries, one for each date.
 *
 * @example coursesOf([{ degree: 'TEFL', institution: 'Tidepool', end: '2007-06', … }], lines)
 */
export function coursesOf(studies: readonly Education[], lines: readonly Line[]): Award[] | null {
  const areEntries = studies.every((study) => titleOf(study) !== '' && study.end !== '')
  const dated = lines.filter(({ cells }) => cells.some(({ text }) => dateIn(text) !== null))
  if (!areEntries || studies.length < dated.length) return null
  if (!studies.some(({ institution }) => institution !== '')) return null
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
