/**
 * Which lines are headings is one decision for the whole document. Headings of one document share
 * one or two looks; each look that a line has is tried as theirs, and the one that explains all
 * lines most cheaply wins: listed words that are no headings cost, and so do headings unlike the
 * others, headings with nothing below them, and lines set like headings that are none.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { dateIn } from '../entries/head-dates.ts'
import { key } from '../lexicon/fold.ts'
import { namesLanguage } from '../lexicon/language-names.ts'
import type { SectionKind } from '../lexicon/types.ts'
import type { Candidate } from './candidates.ts'
import { contentKind } from './content.ts'
import { ONCE } from './kinds.ts'
import { outranks, sideOf, unlikeness, type HeadingLook } from './looks.ts'
import { COST, isAtEdge, optionsOf, PROMINENT, type Option } from './options.ts'

/** Below this unlikeness lines are set alike. */
const ALIKE = 0.3
/** Looks tried alone, and of the best of them pairs. */
const MOST_LOOKS = 28
const MOST_PAIRED = 7
/** Beyond this difference no other line changes what a line is. */
const UNDECIDED = 3.2
interface Choice {
  cost: number
  chosen: Option[]
}

/** The kinds of sections that are told from their content are remembered: looks share sections. */
class Contents {
  readonly #lines: readonly Line[]
  readonly #preferred: readonly Locale[]
  #periods: boolean[] | null = null
  readonly #known = new Map<string, SectionKind | null>()
  constructor(lines: readonly Line[], preferred: readonly Locale[]) {
    this.#lines = lines
    this.#preferred = preferred
  }
  /** The kind of what stands on one side of the page between two lines. */
  kindOf(from: number, to: number, side: string): SectionKind | null {
    const id = `${from}-${to}-${side}`
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const lines = this.#lines
      .slice(from, to)
      .filter((line) => sideOf(line) === side && !isAtEdge(line))
    const kind = lines.length > 0 ? contentKind(lines, this.#preferred) : null
    this.#known.set(id, kind)
    return kind
  }
  /** True for entries with periods that stand in no section, above the first heading of a side. */
  isHeadless(to: number, side: string): boolean {
    this.#periods ??= this.#lines.map(
      (line) => !isAtEdge(line) && line.cells.some(({ text }) => dateIn(text)?.range === true),
    )
    return (
      this.#periods.slice(0, to).filter((is, at) => is && sideOf(this.#lines[at]!) === side)
        .length > 1
    )
  }
  /** True where the first lines name a language each. */
  nameLanguages(from: number, to: number, side: string): boolean {
    const lines = this.#lines.slice(from, to).filter((line) => sideOf(line) === side)
    return lines.length > 1 && lines.slice(0, 2).every(({ text }) => namesLanguage(text))
  }
  isEmpty(from: number, to: number, side: string): boolean {
    return !this.#lines.slice(from, to).some((line) => sideOf(line) === side && !isAtEdge(line))
  }
}

/** Sections of which parts have headings of their own. */
const OF_PARTS: ReadonlySet<SectionKind> = new Set(['work', 'projects', 'volunteer'])

/** What it costs to take some options for the headings, by what then stands below them. */
function structureCost(chosen: readonly Option[], contents: Contents, end: number): number {
  let cost = 0
  const seen = new Set(chosen.flatMap(({ listed, candidate }) => (listed ? candidate.kind : [])))
  const kinds = new Map<SectionKind, number>()
  const words = new Map<string, number>()
  for (const side of ['main', 'sidebar']) {
    const first = chosen.find(({ look }) => look.side === side)
    if (contents.isHeadless(first?.at ?? end, side)) cost += COST.headless
  }
  chosen.forEach(({ candidate, at, look, listed }, index) => {
    const next = chosen.slice(index + 1).find((other) => other.look.side === look.side)
    const to = next?.at ?? end
    const from = at + candidate.lines
    if (!candidate.rest && contents.isEmpty(from, to, look.side)) {
      // `Skills`, and below it smaller `Languages`: a part of it
      const isRobbed = next && (!next.listed || outranks(look, next.look))
      cost += listed && isRobbed ? COST.robbed : COST.empty
    }
    const whole = chosen
      .slice(0, index)
      .findLast((other) => other.look.side === look.side && outranks(other.look, look))
    if (
      whole?.listed &&
      // languages that somebody speaks are no part of a job
      !(candidate.kind === 'languages' && contents.nameLanguages(from, to, look.side)) &&
      // rows of a form that are set like its text have no ranks
      whole.prominence >= PROMINENT &&
      OF_PARTS.has(whole.candidate.kind) &&
      !contents.isEmpty(whole.at + whole.candidate.lines, at, look.side)
    )
      cost += COST.part
    const word = key(candidate.title)
    if (words.has(word) && look.level === 0) cost += COST.sameWords
    words.set(word, 1)
    const told = contents.kindOf(from, to, look.side)
    if (listed) {
      if (told === candidate.kind && !candidate.rest) cost += COST.content.agrees
      if (!ONCE.has(candidate.kind)) return
      if (kinds.has(candidate.kind)) cost += COST.again
      kinds.set(candidate.kind, 1)
      return
    }
    const again = told !== null && ONCE.has(told) && seen.has(told)
    // of awards and the like nothing but the heading tells
    const untold = candidate.kind === 'custom' ? COST.content.unknown : 0
    cost += told === null ? untold : again ? COST.content.again : COST.content.known
    if (told !== null) seen.add(told)
  })
  return cost
}

/** The headings by some looks, and what the document costs with them. */
function chooseBy(
  looks: readonly HeadingLook[],
  options: readonly Option[],
  contents: Contents,
  end: number,
): Choice {
  const sure = options.filter(
    ({ listed, look: own }) => listed && looks.some((look) => unlikeness(look, own) < ALIKE),
  ).length
  const rated = options.map((option) => {
    const unlike = Math.min(...looks.map((look) => unlikeness(look, option.look)))
    // a line set like the headings that is none needs a reason, the more headings there are
    const alike = unlike < ALIKE && option.prominence >= PROMINENT && !option.ofEntries
    const asText =
      option.asText + (alike ? COST.alike.one + COST.alike.more * Math.min(3, sure) : 0)
    return { option, asText, asHeading: option.asHeading + unlike }
  })
  const isIn = rated.map(({ asText, asHeading }) => asHeading < asText)
  const costOf = () =>
    rated.reduce((sum, { asText, asHeading }, at) => sum + (isIn[at] ? asHeading : asText), 0) +
    structureCost(
      options.filter((_, at) => isIn[at]),
      contents,
      end,
    )
  let cost = costOf()
  // one after the other: would the document be explained better with it decided otherwise?
  rated.forEach(({ asText, asHeading }, at) => {
    if (Math.abs(asText - asHeading) > UNDECIDED) return
    isIn[at] = !isIn[at]
    const other = costOf()
    if (other < cost) cost = other
    else isIn[at] = !isIn[at]
  })
  return { cost, chosen: options.filter((_, at) => isIn[at]) }
}

const keyOf = (look: HeadingLook) =>
  [
    Math.round(look.size * 2),
    look.bold,
    look.italic,
    look.capitals,
    look.level,
    look.ruled,
    look.shaded,
    look.color,
    look.side,
    Math.round(Math.log2(look.gap + 0.2) * 1.2),
  ].join('/')

/** The looks that may be those of headings, the most prominent and frequent first. */
function looksOf(options: readonly Option[]): HeadingLook[] {
  const groups = Map.groupBy(options, ({ look }) => keyOf(look))
  return [...groups.values()]
    .map((own) => ({
      look: own[0]!.look,
      weight:
        own.filter(({ listed }) => listed).length * 3 +
        Math.min(4, own.length) +
        own[0]!.prominence,
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_LOOKS)
    .map(({ look }) => look)
}

/** The headings of a document: for each line the one that begins there, or null. */
export function chooseHeadings(
  lines: readonly Line[],
  preferred: readonly Locale[],
): { candidate: Candidate; listed: boolean }[] {
  const options = optionsOf(lines, preferred)
  const contents = new Contents(lines, preferred)
  const singles = looksOf(options)
    .map((look) => ({ looks: [look], ...chooseBy([look], options, contents, lines.length) }))
    .toSorted((a, b) => a.cost - b.cost)
  let [best] = singles
  const paired = singles.slice(0, MOST_PAIRED).map(({ looks }) => looks[0]!)
  for (const [index, a] of paired.entries()) {
    for (const b of paired.slice(index + 1)) {
      const extra = a.side === b.side ? COST.secondLook : COST.sidebarLook
      const choice = chooseBy([a, b], options, contents, lines.length)
      if (best && choice.cost + extra < best.cost)
        best = { looks: [a, b], ...choice, cost: choice.cost + extra }
    }
  }
  const found: { candidate: Candidate; listed: boolean }[] = []
  for (const { at, candidate, listed } of best?.chosen ?? []) found[at] = { candidate, listed }
  return found
}
