/**
 * A Japanese 履歴書 (and some Korean and Chinese forms) lists events, not spans: a row when somebody
 * entered a school or company, and a row when they left it. Two rows make one entry.
 */
import type { Line } from '../document.ts'
import type { DateSpan } from '../fields/dates.ts'
import { findDates } from '../fields/dates.ts'
import type { Entry } from './segmentation.ts'
import type { Piece } from './pieces.ts'

interface EventWords {
  begins: RegExp
  ends: RegExp
}

const EVENTS: Readonly<Record<'work' | 'education', EventWords>> = {
  work: {
    begins:
      /\s*(?:に?(?:入社|入職|入行|入所|入庁|入局|転職|就職|着任|採用|復職|勤務開始)|입사|入职)\s*$/u,
    ends: /\s*(?:を?(?:(?:一身上の都合により|契約期間満了につき|会社都合により|自己都合により|契約満了により|契約期間満了により)?(?:退社|退職|退行|退所|退任|離職))|퇴사|퇴직|离职)\s*$/u,
  },
  education: {
    begins: /\s*(?:に?(?:入学|編入学?|転入学?|進学)|입학|편입|入学)\s*$/u,
    ends: /\s*(?:を?(?:卒業(?:見込み?|予定)?|修了(?:見込み?|予定)?|中退|中途退学|退学|満期退学|単位取得退学)|졸업(?:예정)?|수료|중퇴|毕业)\s*$/u,
  },
}

interface Event {
  line: Line
  date: string
  text: string
}

const ERA_YEAR = /^(?:(?:令和|平成|昭和)\s?)?(?:元|\d{1,4})年?$/u

/** A row's date and text: `平成27 | 4 | 青葉病院 入職`, or both in one text. */
function eventOf(line: Line): Event | null {
  const [year, month, ...rest] = line.cells.map(({ text }) => text.trim())
  if (year && month && rest.length > 0 && ERA_YEAR.test(year) && /^\d{1,2}月?$/.test(month)) {
    const date = findDates(`${year.replace(/年$/, '')}年${month.replace(/月$/, '')}月`)[0]?.end
    if (date) return { line, date, text: rest.join(' ') }
  }
  const span = findDates(line.text)[0]
  if (!span || span.range || span.from > 0) return null
  return {
    line,
    date: span.end,
    text: line.text
      .slice(span.to)
      .replace(/^[\s:：]+/u, '')
      .trim(),
  }
}

const NOTHING = /^(?:以上|現在に至る|現在|在職中|在学中|至现在|현재)$/u

/** A row that says what somebody became: `管理薬剤師として勤務`. */
const POST =
  /^([^\s、。,]{2,20}?)(?:として(?:勤務|従事|配属|採用)|に(?:就任|昇進|昇格|任命))(?:される?|する)?$/u

const sameName = (a: string, b: string) => a !== '' && (a.startsWith(b) || b.startsWith(a))

function pieceOf(text: string, at: number): Piece {
  return { text, row: 0, cell: at, bold: false, italic: false, label: null }
}

/**
 * The entries of a section that lists events; null when it does not.
 */
export function eventEntries(lines: readonly Line[], kind: 'work' | 'education'): Entry[] | null {
  const { begins, ends } = EVENTS[kind]
  const events = lines.map(eventOf)
  const told = events.filter((event) => event && (begins.test(event.text) || ends.test(event.text)))
  if (told.length < 1 || told.length < events.filter(Boolean).length / 2) return null
  const entries: (Entry & { name: string; open: boolean })[] = []
  lines.forEach((line, at) => {
    const event = events[at]
    const last = entries.at(-1)
    if (
      NOTHING.test(line.text.replace(/\s/g, '')) ||
      (event && NOTHING.test(event.text.replace(/\s/g, '')))
    ) {
      if (last?.open && last.span && !/以上/.test(line.text)) last.span.end = 'present'
      return
    }
    if (event && begins.test(event.text)) {
      const name = event.text.replace(begins, '').trim()
      entries.push({
        name,
        open: true,
        pieces: piecesFor(name),
        span: spanOf(event.date, ''),
        head: [line],
        details: [],
      })
    } else if (event && ends.test(event.text)) {
      const name = event.text.replace(ends, '').trim()
      const open = entries.findLast(
        (entry) => entry.open && (name === '' || sameName(entry.name, name)),
      )
      const finished = ends.exec(event.text)?.[0].trim().replace(/^を/, '') ?? ''
      if (open?.span) {
        Object.assign(open, { open: false })
        open.span.end = event.date
        if (kind === 'education') open.pieces.push(pieceOf(finished, 9))
      } else {
        const pieces =
          kind === 'education' ? [...piecesFor(name), pieceOf(finished, 9)] : piecesFor(name)
        entries.push({
          name,
          open: false,
          pieces,
          span: spanOf('', event.date),
          head: [line],
          details: [],
        })
      }
    } else if (last?.open && kind === 'work' && last.pieces.length < 2 && POST.test(line.text))
      last.pieces.push(pieceOf(POST.exec(line.text)![1]!, 1))
    else last?.details.push(line)
  })
  return entries.map(({ pieces, span, head, details }) => ({ pieces, span, head, details }))
}

/** School and department, company and post: 東京大学 工学部, 株式会社青空 営業部. */
function piecesFor(name: string): Piece[] {
  const space =
    /^(\S+(?:大学院?|高等学校|高校|専門学校|短期大学|대학교|고등학교|학원|大学|学院|株式会社|会社))\s+(.+)$/u.exec(
      name,
    )
  return (space ? [space[1]!, space[2]!] : [name]).map(pieceOf)
}

const spanOf = (start: string, end: string): DateSpan => ({
  start,
  end,
  from: 0,
  to: 0,
  range: start !== '',
})
