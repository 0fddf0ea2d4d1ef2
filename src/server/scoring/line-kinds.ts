import type { Line } from './lines.ts'
import { LOCALES } from '#contract/locales.ts'
import { isPresent } from '#server/reading/fields/dates.ts'
import { isDuration } from '#server/reading/fields/durations.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import { labelled } from '#server/reading/lexicon/labels.ts'
import { isPlace } from '#server/reading/lexicon/places.ts'
import { CONSENT, FACT_LABEL, LEFT_FOR, SECTION_LABEL, STACK_LABEL } from './lexicon/line-words.ts'

/**
 * What stands among the lines of a role without saying what was done there. Rules on wording see
 * only what is left; nothing is taken from the resume.
 */
type Kind = 'statement' | 'heading' | 'stack' | 'fact' | 'contact' | 'consent' | 'dates' | 'place'

const CONTACT =
  /^\s*(?:\p{L}+\s?[:：]\s*)?(?:\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+|(?:\p{L}[\p{L}.]*\s){0,3}[+＋(（]?\p{Nd}[\p{Nd}\s().*/-]{6,}[\p{Nd}*])\s*$/u
/** Dates in figures, or a year with a month or two and “expected”. */
const DATES_ONLY =
  /^(?:[\p{Nd}\s./年月日년월일–—~-]+|(?=.*(?:19|20)\p{Nd}{2})(?:[\p{L}.]{0,12}\s?){0,3}\p{Nd}{4}(?:\s?[-–—]\s?(?:[\p{L}.]{0,12}\s?){0,3}(?:\p{Nd}{4})?)?)$/u
const HEADING_END = /[:：]\s*$/u
/** English words up to which a line above a list is its heading. */
const HEADING_WORDS = 7
/** Words of the name of a post, and from which score of its words it is one. */
const TITLE_WORDS = 4
const SURE_TITLE = 3
/** Names of tools, one beside the other: “React, TypeScript, Node.js”. */
const NAMES_ALONE =
  /^(?:[A-Z][\p{L}\p{Nd}.+#/-]*(?: [A-Z\p{Nd}][\p{L}\p{Nd}.+#/-]*){0,2}\s*[,、·|/;]\s*){2,}[A-Z][\p{L}\p{Nd}.+#/ -]*\.?$/u

/** An employer or a post with its period: “Acme (2016/07 – 2018/07)”. */
const ENDS_IN_PERIOD =
  /^[^.。]{1,60}[(（][^()（）]*(?:19|20)\p{Nd}{2}[^()（）]*[~～–—-][^()（）]*[)）]$/u
/** A street with its postcode and town. */
const STREET = /^\p{L}[^.。]{2,40}\s\p{Nd}{1,4},?\s+\p{Nd}{5}\s\p{Lu}\p{L}+$/u

/** Where in a house somebody worked: 大学院工学系研究科機械工学専攻, 技术平台部. */
const UNIT =
  /^(?![\p{L}\p{Nd}]*(?:を|に|で|し|的))[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}A-Za-z・ー\s]{2,30}(?:研究科|専攻|学科|研究室|研究所|事業部|事业部|业务部|業務部|センター|中心|实验室|實驗室|연구소|연구실|사업부|본부)$/u

/** True for a list of tools, with a label or names alone. */
export function isStack(text: string): boolean {
  return STACK_LABEL.test(text) || NAMES_ALONE.test(text.trim())
}

/** Cells from which a line of labels is the head of a table. */
const HEAD_CELLS = 4
const LONGEST_LABEL = 12

/** The head of a table in a language that sets no words apart. */
export function isTableHead(text: string): boolean {
  const cells = text.trim().split(/[\s\t]+/u)
  const wide = cells.every(
    (cell) =>
      [...cell].length <= LONGEST_LABEL && /[\p{Script=Han}\p{Script=Katakana}]/u.test(cell),
  )
  return cells.length >= HEAD_CELLS && wide
}

/** The same, or a label with its value. */
export const isLabelRow = (text: string): boolean => isTableHead(text) || LABELLED.test(text)

const LABELLED = /^[\p{L}./・ ]{2,30}?\s?(?:：|:\s|\t)/u

/** True for the reason for which somebody left a post, behind its label or by its words. */
export const saysWhyLeft = (text: string): boolean =>
  LEFT_FOR.test(text) || labelled(text.replace('\t', ': '))?.kinds.includes('leaving') === true

/** For how long somebody was there: “about 1 year – ongoing”. */
const isTime = (text: string): boolean =>
  text.length <= LONGEST_TIME &&
  /\p{Nd}/u.test(text) &&
  text.split(TIME_PARTS).every((part) => part === '' || isDuration(part) || isPresent(part))

/** Letters of such a line, at most. */
const LONGEST_TIME = 60

/** What stands around lengths of time. */
const TIME_PARTS =
  /\s*(?:[–—,·|()（）-]|(?<!\p{L})(?:about|approx\.?|ca\.?|circa|etwa|environ|aproximadamente|yaklaşık|khoảng|약|約|约|حوالي)(?!\p{L}))\s*/iu

function textKind(text: string): Kind {
  if (CONSENT.test(text)) return 'consent'
  if (isStack(text)) return 'stack'
  if (FACT_LABEL.test(text) || saysWhyLeft(text)) return 'fact'
  if (ENDS_IN_PERIOD.test(text.trim())) return 'heading'
  if (STREET.test(text.trim())) return 'place'
  if (CONTACT.test(text)) return 'contact'
  if (SECTION_LABEL.test(text)) return 'heading'
  if (isPlace(text.trim()) || UNIT.test(text.trim())) return 'place'
  return DATES_ONLY.test(text) || isTime(text) ? 'dates' : 'statement'
}

/** True for a line that holds no statement, wherever it stands: contact, a place, dates, tools. */
export const isFactLine = (text: string): boolean => textKind(text) !== 'statement'

/** A heading ends with a colon, or stands without a bullet above lines that have one. */
function kindOf(line: Line, next: Line | undefined): Kind {
  if (HEADING_END.test(line.text) && line.length.words <= HEADING_WORDS) return 'heading'
  // “Responsable de salle” above what was done there is a post
  const isPost =
    !line.bullet &&
    line.length.words <= TITLE_WORDS &&
    !/[.。]$/u.test(line.text) &&
    cueScore(line.text, 'titles', LOCALES) >= SURE_TITLE
  if (isPost) return 'heading'
  const above = !line.bullet && next?.bullet === true && line.length.words <= HEADING_WORDS
  return above && !line.measured ? 'heading' : textKind(line.text)
}

/** Ends in the middle of a sentence, or begins there. */
const OPEN_END = /[\p{L}\p{M}\p{Nd},，、(–-]\s*$/u
const LOWER_START = /^\s*\p{Ll}/u

/** The tail of a line that a page has wrapped: what it holds belongs to the line above. */
function isTail(line: Line, above: Line | undefined, list: readonly Line[]): boolean {
  if (!above || line.bullet !== above.bullet || !LOWER_START.test(line.text)) return false
  // Some write all lines in lower case.
  const small = list.filter(({ text }) => LOWER_START.test(text)).length
  return small * 2 <= list.length && OPEN_END.test(above.text) && above.length.words >= 5
}

/** True for a declaration that every resume of a market carries. */
export function isConsent(text: string): boolean {
  return CONSENT.test(text)
}

/** A word alone in its line, without a point: where that was, as a rule. */
const isWordAlone = ({ text, bullet }: Line): boolean =>
  !bullet && /^\s*\p{Lu}[\p{L}\p{M}'’-]+\s*$/u.test(text)

/** The lines that say something about the work, wrapped tails counted with their line. */
export function statementsOf(lines: readonly Line[]): Line[] {
  const kept = statementsAmong(lines)
  const told = kept.filter((line) => !isWordAlone(line))
  return told.length > 0 ? told : kept
}

function statementsAmong(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const last = kept.at(-1)
    if (isTail(line, above, lines) && last) {
      kept[kept.length - 1] = {
        ...last,
        alone: false,
        measured: last.measured || line.measured,
        outcome: last.outcome || line.outcome,
      }
    } else if (kindOf(line, lines[index + 1]) === 'statement') kept.push(line)
  }
  return kept
}
