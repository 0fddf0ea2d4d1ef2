/** A project's head begins with its name; a role, a link or the tools used may follow. */
import type { Locale } from '#contract/locales.ts'
import type { Project } from '#contract/resume.ts'
import { closingsBelowNames } from './closing-dates.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { lookOf, sameLook } from '../look.ts'
import { isProse } from '../fields/prose.ts'
import { LONGEST_SUBTITLE, withAnnounced, withListed } from './announced-projects.ts'
import { labelCell } from './label-cells.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'
import { type Piece } from './pieces.ts'
import { isLabelledLink, isOnlyLink, linkOn } from '../fields/links.ts'
import { isLinkWord, withoutLinkWords } from '../fields/showcases.ts'
import type { HeadRules } from './head-cost.ts'
import { kindOfSign } from './separators.ts'
import { withRareDashes } from './rare-dashes.ts'
import { splitEntries, type Entry } from './segmentation.ts'
import type { Page } from './rows.ts'
import { richTextWith } from '../fields/rich.ts'
import { joinWrapped } from '../soft-wrap.ts'

const RULES: HeadRules = { needed: 1, lead: 'project', holds: () => 1, names: () => 0 }

/** A name without the address behind it. */
const withoutLink = (name: string, url: string): string => {
  const at = url === '' ? -1 : name.indexOf(url)
  const bare = at > 0 ? name.slice(0, at).replace(/[\s:：(（[|–—·,-]+$/u, '') : ''
  return /\p{L}{2}/u.test(bare) ? bare : name
}

/** A name in brackets of its own: 【港湾管理システム】, [Harbour]. */
const IN_BRACKETS = /^[【［[〔「『]([^【［[〔「『】］\]〕」』]+)[】］\]〕」』]$/u

/** Labels of what somebody was in a project. */
const ROLES: ReadonlySet<LabelKind> = new Set(['role', 'title'])

/** What somebody was, on a line of its own that is short enough for a name of it. */
function roleOn(line: Line): string {
  const { value = '', kinds = [] } = labelCell(line) ?? labelled(line.text) ?? {}
  return value.length < LONGEST_ROLE && kinds.some((kind) => ROLES.has(kind)) ? value : ''
}

const LONGEST_ROLE = 60

/** `**Tidepool**. A clock for harbours.`: a bold name and what it is, behind a sign. */
function runIn({ head }: Entry, printed: string): { name: string; about: string } | null {
  const cell = head.flatMap(({ cells }) => cells).find(({ text }) => text.includes(printed))
  const [first, ...others] = cell?.runs ?? []
  const name = first?.text.trim() ?? ''
  const isBold = first?.bold === true && others.every(({ bold }) => !bold)
  if (!isBold || !name || !printed.startsWith(name)) return null
  const [, about = ''] = /^\s*[.:：–—-]\s*(\S.*)$/u.exec(printed.slice(name.length)) ?? []
  return about.includes(' ') ? { name, about } : null
}

/** A text with the lines into which it goes on, and the others. */
function wholeText(text: string, lines: readonly Line[]): { text: string; rest: readonly Line[] } {
  const end = lines.findIndex(({ continues, bullet }) => !continues || bullet)
  const count = end < 0 ? lines.length : end
  return {
    text: lines.slice(0, count).reduce((all, line) => joinWrapped(all, line.text), text),
    rest: lines.slice(count),
  }
}

/** Phrases of a head from its name on: a line above it, where only the name is bold, is none. */
function nameFirst(pieces: readonly Piece[]): readonly Piece[] {
  const [first] = pieces
  const name = pieces.find(({ bold }) => bold)
  const isAlone = pieces.every(({ row, bold }) => row !== name?.row || bold)
  if (!name || !first || first.label || !isAlone || name.row !== first.row + 1) return pieces
  return [name, ...pieces.filter((piece) => piece !== name)]
}

/**
 * Phrases of a head whose first is the whole name: `Developer / Architect for Larch Ltd`, `Larch - Mail
 * Order GmbH`; what stands beside a date, `several, last`, is none.
 */
function withWholeName(pieces: readonly Piece[], locales: readonly Locale[]): readonly Piece[] {
  const [first, second, ...others] = pieces
  if (!first || !second || second.row !== first.row) return pieces
  if (/^\p{Ll}/u.test(first.text) && second.cell > first.cell && /^\p{Lu}/u.test(second.text))
    return withWholeName([second, ...others, first], locales)
  const sign = second.cell === first.cell ? kindOfSign(second.before ?? '|') : 'cell'
  const arePosts = [first, second].every(({ text }) => cueScore(text, 'titles', locales) > 0)
  // `Paper → cloud`: from what to what
  const isChange = second.cell === first.cell && /[→⇒]/u.test(second.before ?? '')
  const isOne =
    isChange ||
    (sign === 'slash' && arePosts) ||
    (sign === 'dash' && WITH_LEGAL_FORM.test(second.text))
  const text = first.text + (second.before ?? '') + second.text
  return isOne ? [{ ...first, text }, ...others] : pieces
}

/** @param notes What belongs to it and stands above its head. */
function projectOf(entry: Entry, notes: string[], locales: readonly Locale[]): Project {
  const below = entry.details.find((line) => isOnlyLink(line) || isLabelledLink(line))
  const url = entry.head.map(linkOn).find(Boolean) ?? (below ? linkOn(below) : '')
  const [foremost] = entry.pieces
  // what a record begins with is its name: `Title: Tide clock`
  const named =
    entry.pieces.find(({ label }) => label?.kinds.includes('project')) ??
    (foremost?.label?.kinds.includes('title') ? foremost : undefined)
  const asRole = entry.pieces.find(
    (piece) => piece !== named && piece.label?.kinds.some((kind) => ROLES.has(kind)),
  )
  const phrases = withWholeName(
    nameFirst(entry.pieces).filter(
      (piece) => piece !== named && piece !== asRole && !piece.label?.kinds.includes('dates'),
    ),
    locales,
  )
  const [printed, ...rest] = named
    ? [named.label!.value, ...phrases.map(({ text }) => text)]
    : phrases.map(({ text }) => text)
  // `2021 – 2022: Tidepool`
  const dated = printed ? labelled(printed) : null
  const first = dated?.value && isOnlyDate(dated.label) ? dated.value : printed
  const led = first && !named ? runIn(entry, first) : null
  const parted = first ? labelled(first) : null
  const isName = entry.details.length > 0 && (parted?.value.length ?? 0) <= LONGEST_SUBTITLE
  const described = isName ? null : parted
  // `DevFlow: a tool for …` on one line
  const name =
    led?.name ??
    (described && !named && described.kinds.length === 0 && described.value
      ? described.label
      : (first ?? ''))
  const above = led?.about ?? (described && name === described.label ? described.value : '')
  const { text: about, rest: details } = above
    ? wholeText(above, entry.details)
    : { text: '', rest: entry.details }
  const told = entry.details.find((line) => roleOn(line) !== '')
  const role =
    asRole?.label?.value ??
    (told && roleOn(told)) ??
    rest.find((text) => cueScore(text, 'titles', locales) > 1 && text.length < LONGEST_ROLE) ??
    ''
  const [bare, links] = withoutLinkWords(name)
  const extra = [
    ...notes,
    ...(about ? [about] : []),
    ...links,
    ...rest.filter((text) => text !== role && !(url && url.includes(text.replace(/\/$/, '')))),
  ]
  return {
    name: withoutLink(bare, url).replace(IN_BRACKETS, '$1'),
    role,
    url,
    start: entry.span?.start ?? '',
    end: entry.span?.end ?? '',
    details: richTextWith(
      extra,
      details.filter(
        (line) => (line !== below || url !== linkOn(below)) && (line !== told || asRole),
      ),
    ),
  }
}

const mayHead = ({ bullet, cells, text }: Line) => !bullet && cells.length === 1 && !isProse(text)

const isSetLike = (a: Line, b: Line) => sameLook(lookOf(a), lookOf(b)) && a.color === b.color

/**
 * Lines without the names of groups, `Libraries` over the heads of several projects: each stands
 * right above a head in another look, and nothing else is set like them. The lines below know them.
 */
function inGroups(lines: readonly Line[]): readonly Line[] {
  const isName = (line: Line, at: number) => {
    const [head, below] = lines.slice(at + 1, at + 3)
    const isAbove = head && below && head.bold && !below.bold && line.bold
    return isAbove && mayHead(line) && mayHead(head) && !dateIn(line.text) && !isSetLike(line, head)
  }
  const names = lines.filter(isName)
  const heads = names.map((line) => lines[lines.indexOf(line) + 1]!)
  const countLike = (sample: Line | undefined) =>
    lines.filter((line) => sample && isSetLike(line, sample)).length
  if (names.length < 2 || countLike(names[0]) !== names.length) return lines
  // one head below each is what its project does
  if (countLike(heads[0]) <= names.length) return lines
  let group = ''
  return lines.flatMap((line) => {
    if (!names.includes(line)) return [{ ...line, group }]
    group = line.text
    return []
  })
}

/** The lines of one project, whatever else in them looks like one. */
export function readProject(
  lines: readonly Line[],
  locales: readonly Locale[],
  page: Page,
): Project[] {
  const [first, ...others] = splitEntries(lines, RULES, page)
  if (!first) return []
  const details = others.flatMap((entry) => [
    ...entry.head.filter(({ text }) => !isOnlyDate(text)),
    ...entry.details,
  ])
  const span = first.span ?? others.find((entry) => entry.span)?.span ?? null
  return [projectOf({ ...first, span, details: [...first.details, ...details] }, [], locales)]
}

/** `Repo: https://…`, or the address alone. */
const leads = (line: Line) =>
  isOnlyLink(line) || (isLabelledLink(line) && isLinkWord(labelled(line.text)?.label ?? ''))

/** Entries without those that only say where the one above can be seen: `Repo: …`. */
function withLinksBelow(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    const above = kept.at(-1)
    if (!above || !entry.head.every(leads)) kept.push(entry)
    else
      kept[kept.length - 1] = {
        ...above,
        details: [...above.details, ...entry.head, ...entry.details],
      }
  }
  return kept
}

/**
 * Entries of which each has its name behind what sort of thing it is, `Course · 3D printing`: one sort
 * stands in front of several names, and no name stands twice.
 */
function withoutSorts(entries: readonly Entry[]): readonly Entry[] {
  const heads = entries.map(({ pieces: [sort, name] }) =>
    sort &&
    name &&
    name.row === sort.row &&
    name.cell === sort.cell &&
    !sort.label &&
    !/^[(（]/u.test(name.text)
      ? { sort: sort.text, name: name.text }
      : null,
  )
  const found = heads.filter((head) => head !== null)
  const distinct = (key: 'sort' | 'name') => new Set(found.map((head) => head[key])).size
  const areSorted =
    found.length > 1 &&
    found.length * 3 >= entries.length * 2 &&
    distinct('name') === found.length &&
    distinct('sort') < found.length
  if (!areSorted) return entries
  return entries.map((entry, at) => {
    const [sort, ...others] = entry.pieces
    return heads[at] && sort ? { ...entry, pieces: [...others, sort] } : entry
  })
}

/** The projects of a section. */
export function readProjects(
  lines: readonly Line[],
  locales: readonly Locale[],
  page: Page,
): Project[] {
  // `Project` on a line of its own says what stands below
  const named = lines.filter(
    ({ cells, text }) => cells.length > 1 || !labelKinds(text).includes('project'),
  )
  const { lead, rest } = withListed(named)
  const [first, ...others] = withLinksBelow(
    splitEntries(inGroups(withAnnounced(closingsBelowNames(rest))), RULES, page),
  )
  if (!first) return []
  const entries = withRareDashes(
    withoutSorts([{ ...first, details: [...lead, ...first.details] }, ...others]),
    locales,
  )
  return entries.map((entry, at) => {
    const isFirst = entry.group && entry.group !== entries[at - 1]?.group
    return projectOf(entry, isFirst ? [entry.group!] : [], locales)
  })
}
