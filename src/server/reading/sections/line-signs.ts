/** What lines say of the kind of their section, each by itself and all of them together. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { dateIn } from '../entries/head-dates.ts'
import { splitPair, titleScore } from '../entries/pair-words.ts'
import { findDates } from '../fields/dates.ts'
import { isProse } from '../fields/prose.ts'
import { splitItems } from '../fields/skills.ts'
import { key } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'
import { labelKinds } from '../lexicon/labels.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import type { SectionKind } from '../lexicon/types.ts'
import { isShortItem } from './content.ts'

/** A cue of a title or a degree stands where the deciding word stands. */
export const SURE_CUE = 3

export const isDated = ({ cells }: Line) => dateIn(cells[0]!.text) !== null
/** A text that says from when to when: `I have been a bus driver since 2009. I drive …`. */
export const tellsPeriod = ({ text, bullet }: Line) =>
  !bullet && isProse(text) && findDates(text).some(({ range }) => range)
export const hasDate = ({ cells }: Line) => cells.some(({ text }) => dateIn(text) !== null)

/** Periods of jobs and studies have their names beside them, or on the line above. */
export const hasPeriod = ({ cells }: Line) => cells.some(({ text }) => dateIn(text)?.range === true)
/** With a period, or a date in front: `Exchange 2007` is a name. */
const tellsWhen = (line: Line) => hasPeriod(line) || dateIn(line.cells[0]!.text)?.from === 0

/** `Art intern at Harbour & Quill`: a job by its words alone. */
export function isJob({ text, bullet }: Line, locales: readonly Locale[]): boolean {
  const score = (part: string) => titleScore(part, locales)
  const pair = bullet || isProse(text) ? null : splitPair(text, { score, locales })
  return pair !== null && score(pair[0]) >= SURE_CUE
}

/**
 * `Technical experience` above lists of what somebody works with. Beside dated jobs each may stand on
 * a line of its own: `Erfahrungen`.
 */
export function listsItems(
  lines: readonly Line[],
  told: SectionKind | null,
  isBeside: boolean,
): boolean {
  if (lines.some(isBeside ? tellsWhen : hasDate) || (!isBeside && told !== 'skills')) return false
  // whoever names a company has worked there, whatever the date
  if (lines.some(({ text, bullet }) => !bullet && WITH_LEGAL_FORM.test(text))) return false
  const items = lines.filter(
    ({ text }) =>
      !isProse(text) && (splitItems(text).length > 2 || (isBeside && isShortItem(text))),
  )
  return items.length * 3 > lines.length * (isBeside ? 2 : 1)
}

/** The row of a form that says who somebody is: 名前 | 葉山陸. */
export const namesPerson = ({ cells }: Line): boolean =>
  cells.length > 1 && labelKinds(cells[0]!.text).includes('name')

/** `None`: a section without anything in it. */
const NOTHING = new Set(allWords('nothing').map(key))
export const saysNothing = ({ text, header }: Line): boolean =>
  header === true || NOTHING.has(key(text)) || !/[\p{L}\p{N}]/u.test(text)
