/**
 * Headings that no list has (`Das kann ich`, `Neler yaparım`) are found by their look; what they
 * announce is told by what stands below them: dates beside schools, dates beside jobs, names of
 * languages, short items. Weak, so only for parts that the document does not have otherwise.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { isLanguageLine, isLanguageRow } from '../fields/languages.ts'
import { dateIn } from '../entries/pieces.ts'
import { isProse } from '../fields/prose.ts'
import { splitItems } from '../fields/skills.ts'
import { cueScore, type CueList } from '../lexicon/cues.ts'
import type { SectionKind } from '../lexicon/types.ts'

/** What a guess rests on. */
interface Content {
  lines: readonly Line[]
  /** Nothing but the name and contact stands above. */
  first: boolean
}

/** A cue at either end of a phrase, where words that decide stand. */
const DECIDING = 2
/** Items of skills: at least so many, of at most so many words. */
const ITEMS = { least: 3, words: 5 }

const strongest = (text: string, list: CueList, locales: readonly Locale[]) =>
  Math.max(...text.split(/\s*[,،，|·]\s*|\s[–—-]\s/u).map((part) => cueScore(part, list, locales)))

/**
 * @param rival what a subject or a school may sound like: as part of a degree, 会计学 is no job
 */
const countCues = (
  lines: readonly Line[],
  list: CueList,
  locales: readonly Locale[],
  rival?: CueList,
) =>
  lines.filter(
    ({ bullet, cells }) =>
      !bullet &&
      cells.some(({ text }) => {
        const score = strongest(text, list, locales)
        return score >= DECIDING && !(rival && strongest(text, rival, locales) > score)
      }),
  ).length

/** Studies or jobs, by the cues of lines around dates. */
function datedKind(lines: readonly Line[], locales: readonly Locale[]): SectionKind | null {
  const spans = lines.flatMap(({ bullet, cells }) =>
    bullet ? [] : (cells.map(({ text }) => dateIn(text)).find(Boolean) ?? []),
  )
  if (!spans.some(({ range }) => range)) return null
  // schools are workplaces too, so what somebody was or got there says more
  const count = (list: CueList, rival?: CueList) => countCues(lines, list, locales, rival)
  const studies = 2 * count('degrees') + count('institutions')
  const jobs = 2 * count('titles', 'degrees') + count('companies', 'institutions')
  // what somebody did there is told point by point for jobs
  if (studies === jobs) return lines.some(({ bullet }) => bullet) ? 'work' : null
  return studies > jobs ? 'education' : 'work'
}

/** The items of a list of short phrases without dates; none for anything else. */
function shortItems(lines: readonly Line[]): string[] {
  if (/[.。!?！？]$/u.test(lines.at(-1)?.text ?? '')) return []
  const items = lines.flatMap(({ cells }) => cells.flatMap(({ text }) => splitItems(text)))
  const isShort = (item: string) =>
    item.split(/\s+/).length <= ITEMS.words && item.length <= 40 && !isProse(item)
  return items.length >= ITEMS.least && items.every((item) => isShort(item) && !dateIn(item))
    ? items
    : []
}

const isCertificate = ({ cells }: Line) =>
  cells.some(({ text }) => {
    const span = dateIn(text)
    return span !== null && !span.range
  })

/** What the lines below an unlisted heading most likely are; null when nothing speaks for it. */
export function contentKind(lines: readonly Line[], locales: readonly Locale[]): SectionKind | null {
  const printed = lines.filter(({ text }) => /\p{L}/u.test(text))
  if (printed.length === 0) return null
  if (printed.every((line) => isLanguageLine(line.text) || isLanguageRow(line))) return 'languages'
  const dated = datedKind(printed, locales)
  if (dated) return dated
  if (printed.length > 1 && printed.every((line) => line.continues || isCertificate(line)))
    return 'certificates'
  if (shortItems(printed).length > 0) return 'skills'
  const told = printed.every(({ cells, bullet }) => cells.length === 1 && !bullet)
  return told && isProse(printed.map(({ text }) => text).join(' ')) ? 'summary' : null
}

/** Parts that stand for one another: a document with one has no need of the other. */
const TWINS: Readonly<Partial<Record<SectionKind, readonly SectionKind[]>>> = {
  certificates: ['awards'],
  summary: ['selfEvaluation', 'objective', 'strengths'],
}

/**
 * The kinds of unlisted sections by what they hold, in the order given; 'custom' where unsure. Each
 * kind is given once, to the largest; a summary only to what stands first.
 *
 * @param known kinds that the document's listed headings announce
 */
export function kindsByContent(
  unlisted: readonly Content[],
  known: ReadonlySet<SectionKind>,
  locales: readonly Locale[],
): SectionKind[] {
  const guesses = unlisted.map(({ lines, first }) => {
    const kind = contentKind(lines, locales)
    const taken = kind === null || [kind, ...(TWINS[kind] ?? [])].some((one) => known.has(one))
    return taken || (kind === 'summary' && !first) ? null : kind
  })
  const size = (at: number) => unlisted[at]!.lines.reduce((sum, { text }) => sum + text.length, 0)
  return guesses.map((kind, at) => {
    const larger = guesses.some(
      (other, index) =>
        other === kind && (size(index) > size(at) || (size(index) === size(at) && index < at)),
    )
    return kind && !larger ? kind : 'custom'
  })
}
