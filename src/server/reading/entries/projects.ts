/** A project's head begins with its name; a role, a link or the tools used may follow. */
import type { Locale } from '#contract/locales.ts'
import type { Project } from '#contract/resume.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { lookOf, sameLook } from '../look.ts'
import { isProse } from '../fields/prose.ts'
import { partLine } from './broken-lines.ts'
import { labelCell } from './label-cells.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'
import { type Piece } from './pieces.ts'
import { isLabelledLink, isOnlyLink, linkOn } from '../fields/links.ts'
import { isLinkWord, withoutLinkWords } from '../fields/showcases.ts'
import type { HeadRules } from './head-cost.ts'
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

/** What follows a colon in a name is a part of it up to here, when the project is told below. */
const LONGEST_SUBTITLE = 40

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
  const phrases = nameFirst(entry.pieces).filter(
    (piece) => piece !== named && piece !== asRole && !piece.label?.kinds.includes('dates'),
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
  const alike = lines.filter((line) => names[0] && isSetLike(line, names[0]))
  if (names.length < 2 || alike.length !== names.length) return lines
  let group = ''
  return lines.flatMap((line) => {
    if (!names.includes(line)) return [{ ...line, group }]
    group = line.text
    return []
  })
}

/** Letters of a name that announces what stands below it. */
const LONGEST_ANNOUNCED = 40

/** `云图：` on a line of its own, and below it what that is. */
const announced = ({ text, cells, bullet }: Line) => {
  const [, name = ''] = /^([^:：]{2,})\s*[:：]$/u.exec(text.trim()) ?? []
  const isName = cells.length === 1 && !bullet && name.length <= LONGEST_ANNOUNCED
  return isName && !isProse(name) && labelKinds(name).length === 0 ? name : ''
}

/** `云图：看地图的工具`: a name, and what that is behind it. */
const nameInFront = ({ text, cells, continues }: Line) => {
  const { label = '', value = '', kinds = [] } = labelled(text) ?? {}
  const isTold = isProse(value) || value.length > LONGEST_SUBTITLE || /\p{Lo}{12}/u.test(value)
  const isOne = cells.length === 1 && !continues && kinds.length === 0 && isTold
  return isOne && label.length <= LONGEST_ANNOUNCED && !dateIn(label) ? label : ''
}

/** True for names of several entries with which a section begins, all others: no labels of parts. */
const areNames = (names: readonly string[]) => {
  const all = names.filter(Boolean)
  return all.length > 1 && names[0] !== '' && new Set(all).size === all.length
}

/** Lines of which some begin with a name and a colon, the first of all among them, as entries. */
function withAnnounced(lines: readonly Line[]): readonly Line[] {
  const above = lines.map(announced)
  if (areNames(above) && above.every((name, at) => !name || above[at + 1] === '')) {
    return lines.map((line, at) => {
      const [cell] = line.cells
      return above[at] && cell
        ? { ...withCells(line, [{ ...cell, text: above[at] }]), isEntry: true, continues: false }
        : line
    })
  }
  const inPoints = lines[0]?.bullet === true
  const front = lines.map((line) => (line.bullet === inPoints ? nameInFront(line) : ''))
  // below a point stands what goes on with it
  const areRunIn =
    areNames(front) &&
    lines.every(({ continues, bullet }, at) => continues || front[at] || (inPoints && !bullet))
  if (!areRunIn) return lines
  return lines.flatMap((line, at) => {
    const to = /[:：]\s*/u.exec(line.text)
    const name = front[at]
    if (!name || !to) return [line]
    const [head, rest] = partLine(line, name, to.index + to[0].length)
    return [
      { ...head, isEntry: true },
      { ...rest, bullet: false },
    ]
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
  const entries = withLinksBelow(splitEntries(inGroups(withAnnounced(named)), RULES, page))
  return entries.map((entry, at) => {
    const isFirst = entry.group && entry.group !== entries[at - 1]?.group
    return projectOf(entry, isFirst ? [entry.group!] : [], locales)
  })
}
