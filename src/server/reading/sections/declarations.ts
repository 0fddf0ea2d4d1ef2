/**
 * With what a resume is signed: that it is true, that its data may be used, where and when. It ends
 * a document below whatever section is the last, and is no part of that.
 */
import type { Line } from '../document.ts'
import { isOnlyDate } from '../entries/head-dates.ts'
import { findDates } from '../fields/dates.ts'
import { fold } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'
import type { SectionKind } from '../lexicon/types.ts'
import { alternatives } from '../lexicon/words.ts'
import type { Parts, Section } from './index.ts'

const DECLARES = new RegExp(alternatives(allWords('declarations').map((word) => fold(word))), 'u')

/** Words of a sentence, at least. */
const FEWEST = 4

const isDeclaration = ({ text }: Line) =>
  (text.split(/\s+/).length > FEWEST || /\p{Lo}/u.test(text)) && DECLARES.test(fold(text))

/** A sentence that goes on: `… ai sensi del Decreto Legislativo 30 giugno 2003,`, `n. 196 …`. */
const goesOn = (line: Line, above: Line) =>
  line.continues === true || (!/[.。!]\s*$/u.test(above.text) && /^[\p{Ll}\d(]/u.test(line.text))

/** `Köln, den 12.03.2024`: a town and a day. */
function isSignature({ text, cells, bullet }: Line): boolean {
  const [date, ...more] = cells.length === 1 && !bullet ? findDates(text) : []
  return (
    date !== undefined &&
    more.length === 0 &&
    !date.range &&
    date.end.length === '2024-03-12'.length &&
    date.to === text.trimEnd().length &&
    /^\p{Lu}[\p{L} .'’-]{1,30},\s*(?:\p{Ll}{1,3}\s)?$/u.test(text.slice(0, date.from))
  )
}

/** Lines below a declaration or a signature that are still of it: a day, a place, a name. */
const MOST_BELOW = 4

/** Kinds of which a name and a day is an entry. */
const DATED: ReadonlySet<SectionKind> = new Set(['awards', 'certificates', 'publications'])

/** From where to where lines are declarations; null where none is. */
function declaredIn(lines: readonly Line[], signs: boolean): [from: number, to: number] | null {
  const near = lines.length - MOST_BELOW
  const from = lines.findIndex(
    (line, at) => isDeclaration(line) || (signs && at > 0 && at >= near && isSignature(line)),
  )
  if (from < 0) return null
  let to = from + 1
  while (to < lines.length && (isDeclaration(lines[to]!) || goesOn(lines[to]!, lines[to - 1]!)))
    to++
  const below = lines.slice(to)
  const isEnd =
    below.length <= MOST_BELOW &&
    below.every(({ text, bullet }) => !bullet && !findDates(text)[0]?.range) &&
    // a form may go on with another page below the day and the name
    (signs || (below[0] !== undefined && isOnlyDate(below[0].text)))
  return [from, isEnd ? lines.length : to]
}

/** Parts without the declarations in them, and those as a section of their own. */
export function withDeclarationsApart({ head, sections }: Parts): Parts {
  const declared: Line[] = []
  const without = (lines: Line[], signs: boolean) => {
    const found = declaredIn(lines, signs)
    if (!found) return lines
    declared.push(...lines.slice(...found))
    return lines.filter((_, at) => at < found[0] || at >= found[1])
  }
  const kept = sections.map((section: Section, at) => {
    const isLast = at === sections.length - 1 && !DATED.has(section.kind)
    // below `Declaration` it is what the heading announces
    return section.kind === 'custom'
      ? section
      : { ...section, lines: without(section.lines, isLast) }
  })
  const rest = { head: without(head, false), sections: kept }
  if (declared.length === 0) return { head, sections }
  kept.push({ kind: 'custom', title: '', heading: null, lines: declared })
  return rest
}
