/**
 * A Japanese 履歴書 (and some Korean and Chinese forms) lists events, not spans: a row when somebody
 * entered a school or company, and a row when they left it. Two rows make one entry.
 */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import type { DateSpan } from '../fields/dates.ts'
import { TO_AFTER } from '../fields/date-words.ts'
import { findDates, isPresent } from '../fields/dates.ts'
import { isProse } from '../fields/prose.ts'
import { eventIn, isSame, postIn, type Event, type Told } from '../lexicon/events.ts'
import { cueScore } from '../lexicon/cues.ts'
import { fold } from '../lexicon/fold.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { isSelfEmployed } from './contracts.ts'
import type { Entry } from './segmentation.ts'
import { withWholeDates } from '../whole-ranges.ts'
import type { Piece } from './pieces.ts'

const OF: Readonly<Record<'work' | 'education', { begins: Told; ends: Told }>> = {
  work: { begins: 'joins', ends: 'leaves' },
  education: { begins: 'enters', ends: 'finishes' },
}

/** A cue stands where the deciding word stands. */
const SURE = 3

/** A row with a single date in front, and the rows below that have none. */
interface EventRow {
  line: Line
  date: string
  text: string
  told: Event | null
  below: Line[]
}

/** What a line tells behind its date; null for one that has none in front, or a range. */
export function eventRow(line: Line): EventRow | null {
  const span = findDates(line.text)[0]
  if (!span || span.range || span.from > 0) return null
  const text = line.text
    .slice(span.to)
    .replace(/^[\s:：/／|・–—-]+/u, '')
    .replaceAll('\t', ' ')
    .trim()
  return { line, date: span.end, text, told: eventIn(text), below: [] }
}

const isNothing = (text: string) => isPresent(text) || isDocumentTitle(text)

/** Letters of a name, at most. */
const LONGEST_NAME = 30
const isName = (text: string) => text.length <= LONGEST_NAME && text !== '' && !isProse(text)

/** What stands in brackets at the end of a row: （農業と兼業、2019年7月まで）. */
const NOTE = /\s*[(（]([^()（）]+)[)）]$/u
const UNTIL = new RegExp(`(?:${TO_AFTER})$`, 'u')

/** Until when a row says in brackets that what it begins lasted; '' where it does not. */
function untilIn(text: string): string {
  const note = NOTE.exec(text)?.[1] ?? ''
  const [span, ...others] = findDates(note)
  const isEnd = span && others.length === 0 && UNTIL.test(fold(note.slice(span.from, span.to)))
  return isEnd ? span.end : ''
}

/** 個人事業 Web制作: on somebody's own account, which no verb needs to begin. */
const isOwnAccount = (text: string) => isSelfEmployed(text.split(/\s/u, 1)[0]!)

const named = (name: string): Event => ({ kind: 'joins', name, verb: '', rest: '' })

const sameName = (a: string, b: string) => a !== '' && (a.startsWith(b) || b.startsWith(a))

interface Open extends Entry {
  name: string
  open: boolean
}

const pieceOf = (text: string, at: number): Piece => ({
  text,
  row: 0,
  cell: at,
  at: 0,
  bold: false,
  italic: false,
  label: null,
})

/**
 * School and department, company and post: 東京大学 工学部, 株式会社青空 営業部; a degree may be written to
 * its school, 汐見大学経済学学士.
 */
function piecesFor(name: string): Piece[] {
  const parted =
    /^(?!(?:株式|有限|合同|合資|合名)会社\s)(\S+(?:大学院?|高等学校|高校|専門学校|短期大学|대학교|고등학교|학원|大学|学院|株式会社|会社))\s+(.+)$/u.exec(
      name,
    ) ??
    /^(\S*?(?:大学院?|学院)(?:\S*?校)?)(\S+(?:学士|修士|博士))$/u.exec(name) ??
    (isOwnAccount(name) ? /^(\S+)\s+(.+)$/u.exec(name) : null)
  return (parted ? [parted[1]!, parted[2]!] : [name]).map(pieceOf)
}

const spanOf = (start: string, end: string): DateSpan => ({
  start,
  end,
  from: 0,
  to: 0,
  range: start !== '',
})

/**
 * The entries of a section that lists events; null when it does not.
 */
export function eventEntries(
  lines: readonly Line[],
  kind: 'work' | 'education',
  locales: readonly Locale[],
): Entry[] | null {
  const { begins, ends } = OF[kind]
  const rows: EventRow[] = []
  for (const line of withWholeDates(lines)) {
    const row = eventRow(line)
    const last = rows.at(-1)
    // the verb stands on the second line of the cell: 青葉大学大学院 理学研究科 / 博士前期課程 入学
    const told =
      row || !last || last.told || last.below.length > 0
        ? null
        : eventIn(`${last.text} ${line.text}`)
    if (row) rows.push(row)
    else if (told) last!.told = told
    else last?.below.push(line)
  }
  const told = rows.filter((row) => row.told && [begins, ends].includes(row.told.kind))
  if (told.length < 1 || told.length < rows.length / 2) return null
  // the newest first: somebody leaves before they join
  const turned = rows[0]!.date > rows.at(-1)!.date
  const isPost = (text: string) => kind === 'work' && cueScore(text, 'titles', locales) >= SURE
  const entries: Open[] = []
  for (const row of turned ? rows.toReversed() : rows) {
    const { line, date, text, told: event, below } = row
    const last = entries.at(-1)
    const now = isNothing(text)
    // a name alone, and below it when somebody left: the verb goes without saying
    const name = text.replace(NOTE, '')
    const mayBegin = !last?.open || isOwnAccount(name)
    const isBegun = !event && !now && kind === 'work' && mayBegin && isName(name)
    const begun = event?.kind === begins ? event : isBegun ? named(text) : null
    const until = begun ? untilIn(text) || (isPresent(begun.rest) ? 'present' : '') : ''
    if (begun) entries.push(entryOf(begun, line, spanOf(date, until), until === '', isPost))
    else if (event?.kind === ends) close(entries, event, row, kind)
    else if (!now) {
      last?.details.push(line)
      // 正社員登用、現在に至る
      if (last?.open && last.span && isPresent(text.split('、').at(-1)!)) last.span.end = 'present'
    } else if (last?.open && last.span && isPresent(text)) last.span.end = 'present'
    addBelow(entries.at(-1), below, kind, isPost)
  }
  const found = entries.map(({ pieces, span, head, details }) => ({ pieces, span, head, details }))
  return turned ? found.toReversed() : found
}

function entryOf(
  { name, rest }: Event,
  line: Line,
  span: DateSpan,
  open: boolean,
  isPost: (text: string) => boolean,
): Open {
  // 入社（調理師）: as what
  const role = postIn(rest) || (isPost(rest) ? rest : '')
  const post = role ? [pieceOf(role, 1)] : []
  const details =
    rest && post.length === 0 && !isNothing(rest)
      ? [withCells(line, [{ ...line.cells[0]!, text: rest }])]
      : []
  return { name, open, pieces: [...piecesFor(name), ...post], span, head: [line], details }
}

function close(
  entries: Open[],
  event: Event,
  { line, date, text }: EventRow,
  kind: 'work' | 'education',
): void {
  const { name, verb, rest } = event
  const open = entries.findLast(
    (entry) => entry.open && (name === '' || sameName(entry.name, name)),
  )
  const entry = open ?? entryOf({ ...event, rest: '' }, line, spanOf('', date), false, () => false)
  if (open?.span) open.span.end = date
  // why: 一身上の都合により退職
  const front = text.slice(0, text.indexOf(verb)).trim()
  const reason = front.replace(name, '').trim()
  if (kind === 'work' && reason && !isSame(reason))
    entry.details.push(
      withCells(line, [{ ...line.cells[0]!, text: text.replace(name, '').trim() }]),
    )
  entry.open = false
  if (kind === 'education') entry.pieces.push(pieceOf(rest ? `${verb} (${rest})` : verb, 9))
  if (!open) entries.push(entry)
}

function addBelow(
  entry: Open | undefined,
  below: readonly Line[],
  kind: 'work' | 'education',
  isPost: (text: string) => boolean,
) {
  for (const [at, line] of below.entries()) {
    const text = line.text.replaceAll('\t', ' ')
    if (isNothing(text)) {
      if (entry?.open && entry.span && isPresent(text)) entry.span.end = 'present'
    } else if (entry?.open && kind === 'work' && entry.pieces.length < 2 && postIn(text))
      entry.pieces.push(pieceOf(postIn(text), 1))
    else if (
      at === 0 &&
      entry?.open &&
      entry.pieces.length < 2 &&
      isName(text) &&
      isPost(text) &&
      !/[、。を]/u.test(text)
    )
      entry.pieces.push(pieceOf(text, 1))
    else entry?.details.push(line)
  }
}
