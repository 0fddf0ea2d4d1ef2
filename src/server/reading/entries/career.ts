/** What somebody did year by year in one list, schools and employers among each other: 経歴, 이력. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { withWholeDates } from './broken-lines.ts'
import { eventRow } from './event-rows.ts'
import { dateIn, without } from './pieces.ts'
import { titleScore } from './pair-words.ts'

export interface Career {
  studies: Line[]
  jobs: Line[]
}

type Kind = keyof Career

/** A cue stands where the deciding word stands. */
const SURE = 3

/** What somebody did where the name of a place says so; a school that names a post employed them. */
function kindByNames({ cells }: Line, locales: readonly Locale[]): Kind | null {
  const phrases = cells.flatMap(({ text }) => {
    const span = dateIn(text)
    return (span ? without(text, span.from, span.to) : text).split(/[\s|,、]+/u)
  })
  const best = (list: 'titles' | 'companies' | 'institutions' | 'degrees') =>
    Math.max(0, ...phrases.map((phrase) => cueScore(phrase, list, locales)))
  if (best('titles') >= SURE || phrases.some((phrase) => titleScore(phrase, locales) <= -5))
    return 'jobs'
  if (best('institutions') >= SURE || best('degrees') >= SURE) return 'studies'
  return best('companies') >= SURE ? 'jobs' : null
}

const KIND_OF = { enters: 'studies', finishes: 'studies', joins: 'jobs', leaves: 'jobs' } as const

function kindOf(line: Line, locales: readonly Locale[], byNames: boolean): Kind | null {
  const told = eventRow(line)?.told
  if (told) return KIND_OF[told.kind]
  return byNames ? kindByNames(line, locales) : null
}

/** Rows that nothing tells apart stay with those above them, no more of them than this. */
const MOST_OPEN = 0.4

/**
 * Parts a list of years into studies and jobs; null when it does not hold both.
 *
 * @param byNames true where the heading announces both; else only verbs tell, such as 入学 and 入社
 */
export function partCareer(
  printed: readonly Line[],
  locales: readonly Locale[],
  byNames: boolean,
): Career | null {
  const lines = withWholeDates(printed)
  const dated = lines.map((line) => line.cells.some(({ text }) => dateIn(text) !== null))
  const first = dated.indexOf(true)
  const kinds = lines.map((line, at) => (dated[at] ? kindOf(line, locales, byNames) : null))
  const known = kinds.filter(Boolean)
  const rows = dated.filter(Boolean).length
  if (first < 0 || new Set(known).size < 2 || rows - known.length > rows * MOST_OPEN) return null
  const career: Career = { studies: [], jobs: [] }
  let open: Kind = known[0]!
  lines.forEach((line, at) => {
    open = kinds[at] ?? open
    career[open].push(line)
  })
  return career
}
