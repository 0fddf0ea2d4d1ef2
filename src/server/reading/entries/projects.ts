/** A project's head begins with its name; a role, a link or the tools used may follow. */
import type { Locale } from '#contract/locales.ts'
import type { Project } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { labelled } from '../lexicon/labels.ts'
import { linkOn } from '../fields/links.ts'
import type { HeadRules } from './head-cost.ts'
import { splitEntries, type Entry } from './segmentation.ts'
import type { Page } from './rows.ts'
import { richTextWith } from '../fields/rich.ts'

const RULES: HeadRules = { needed: 1, lead: 'project', holds: () => 1, names: () => 0 }

/** What follows a colon in a name is a part of it up to here, when the project is told below. */
const LONGEST_SUBTITLE = 40

function projectOf(entry: Entry, locales: readonly Locale[]): Project {
  const url = entry.head.map(linkOn).find(Boolean) ?? ''
  const named = entry.pieces.find(({ label }) => label?.kinds.includes('project'))
  const phrases = entry.pieces.filter(
    (piece) => piece !== named && !piece.label?.kinds.includes('dates'),
  )
  const [first, ...rest] = named
    ? [named.label!.value, ...phrases.map(({ text }) => text)]
    : phrases.map(({ text }) => text)
  const parted = first ? labelled(first) : null
  const isName = entry.details.length > 0 && (parted?.value.length ?? 0) <= LONGEST_SUBTITLE
  const described = isName ? null : parted
  // `DevFlow: a tool for …` on one line
  const name =
    described && !named && described.kinds.length === 0 && described.value
      ? described.label
      : (first ?? '')
  const about = described && name === described.label ? [described.value] : []
  const role = rest.find((text) => cueScore(text, 'titles', locales) > 1 && text.length < 60) ?? ''
  const extra = [
    ...about,
    ...rest.filter((text) => text !== role && !(url && url.includes(text.replace(/\/$/, '')))),
  ]
  return {
    name,
    role,
    url,
    start: entry.span?.start ?? '',
    end: entry.span?.end ?? '',
    details: richTextWith(extra, entry.details),
  }
}

/** The projects of a section. */
export function readProjects(
  lines: readonly Line[],
  locales: readonly Locale[],
  page: Page,
): Project[] {
  return splitEntries(lines, RULES, page).map((entry) => projectOf(entry, locales))
}
