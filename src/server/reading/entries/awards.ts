/** Awards and certificates: one a line, with a date anywhere and perhaps the name of who gave it. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import type { Award } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { paragraphsOf, richTextFrom } from '../fields/rich.ts'
import { withWholeDates } from '../whole-ranges.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'
import { without } from './pieces.ts'

/** `Title – Issuer (2020)`, `Title, Issuer, 2020`: the issuer stands behind a dash, else behind the last comma. */
const ISSUER = [
  /^(.{3,}?)\s+[|–—·-]\s+([^|]{3,})$/u,
  /^(.{3,})(?:,\s|،\s|，|\s?·\s)\s*([^|,،，]{3,})$/u,
] as const
/** `exp. 10/2025`: until when, and nobody's name. */
const UNTIL = /^\p{Ll}{2,8}\.$/u

/** `Title (Issuer`: the date that stood behind it is taken off. */
const IN_BRACKETS = /^(.{3,}?)\s*[(（]([^()（）]{2,})$/u
/** `40 hours`: how long a course took. */
const LENGTH = /\s*[,،，]\s*(\d{1,4}\s?\p{L}{1,10}\.?)$/u

function awardOf(text: string, kind: Award['kind']): Award {
  const span = dateIn(text)
  const whole = span ? without(text, span.from, span.to).replace(' | ', ', ') : text
  const [, length = ''] = LENGTH.exec(whole) ?? []
  const rest = length ? whole.replace(LENGTH, '') : whole
  const bracket = IN_BRACKETS.exec(rest)
  if (bracket) return award(bracket[1]!, bracket[2]!)
  const parts = ISSUER.map((form) => form.exec(rest)).find((found) => found)
  if (parts && UNTIL.test(parts[2]!)) return { ...award(text, ''), date: '' }
  const bracketOpen = parts
    ? (parts[1]!.match(/[(（]/g)?.length ?? 0) !== (parts[1]!.match(/[)）]/g)?.length ?? 0)
    : true
  const title = parts && !bracketOpen ? parts[1]! : rest
  return award(title, parts && !bracketOpen ? parts[2]! : '')

  function award(name: string, issuer: string): Award {
    return {
      kind,
      title: name.trim(),
      issuer: issuer.trim(),
      date: span?.end ?? '',
      details: length ? richTextFrom([{ text: length, bullet: false }]) : emptyRichText(),
    }
  }
}

/** A row of a table: date, title and issuer in cells. */
function withCommas(line: Line): Line {
  return line.cells.length > 1
    ? { ...line, text: line.cells.map(({ text }) => text).join(', ') }
    : line
}

/** The awards or certificates of a section. */
export function readAwards(lines: readonly Line[], kind: Award['kind']): Award[] {
  const awards: Award[] = []
  for (const { text, bullet } of paragraphsOf(
    withWholeDates(lines.filter(({ header }) => !header)).map(withCommas),
  )) {
    const last = awards.at(-1)
    if (last && isOnlyDate(text) && last.date === '') last.date = dateIn(text)?.end ?? ''
    else if (text.length > RESUME_LIMITS.line) {
      const details = richTextFrom([{ text, bullet }])
      if (last)
        last.details = { ...last.details, content: [...last.details.content, ...details.content] }
      else awards.push({ kind, title: '', issuer: '', date: '', details })
    } else awards.push(awardOf(text, kind))
  }
  return awards
}
