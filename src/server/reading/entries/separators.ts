/** What may part the phrases of heads. */
import { allWords } from '../lexicon/index.ts'
import { LEGAL_FORM, ONLY_FORM, WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { isOpen } from '../lexicon/open.ts'
import { isPlace, isTownWithRegion } from '../lexicon/places.ts'
import { alternatives } from '../lexicon/words.ts'
import { isCapitals } from '../look.ts'
import { CUE, leadsIn, type Lead, type Side } from './leads.ts'
import { isInBrackets, type PairRules } from './pair-words.ts'
import type { Piece } from './pieces.ts'

/** What may part phrases within a cell; whether it does, the section decides. */
export const SEPARATORS = [
  'dash',
  'slash',
  'dot',
  'tight',
  'look',
  'comma',
  'colon',
  'word',
  'often',
  'side',
  'period',
  'space',
  'bracket',
] as const
export type Separator = (typeof SEPARATORS)[number]
export type Parting = Readonly<Record<Separator, boolean>>

/** What most sections do. */
export const USUAL: Parting = {
  dash: true,
  slash: false,
  dot: true,
  tight: false,
  look: true,
  comma: false,
  colon: false,
  word: true,
  often: false,
  side: false,
  period: false,
  space: false,
  bracket: false,
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}\\p{Script=Hiragana}ー'
/** What a school or a subject ends in, which may stand apart: 가람 대학교. */
const OF_SCHOOLS = '대학교|고등학교|전문대학|대학원?|중학교|초등학교|공?학과|학부|전공'
/** 강사 및 연구원: a word that joins what stands on both sides of it. */
const JOINED = `(?<!\\p{L})(?:${alternatives(allWords('and').filter((word) => /^\p{Lo}+$/u.test(word)))})(?!\\p{L})`

const SPLITS: Readonly<Partial<Record<Separator, RegExp>>> = {
  // no decimal one: `average 9,57`
  comma: /\s*(?:,(?!(?<=\d,)\d)|[،，、])\s*/gu,
  // `Americas- East` is a name as often as `Acme- Engineer` is two
  tight: /(?<=\p{Ll}{3})[-–]\s+(?=\p{Lu}\p{Ll})/gu,
  colon: /\s*(?:：|:\s)\s*/gu,
  period: /(?<=\p{Ll}{3}|\p{Lu}{4})(?<!\bstaatl)\.\s+(?=\p{Lu})|。/gu,
  space: new RegExp(
    [
      '\\s{2,}|\\u3000+',
      `(?<!${JOINED})(?<![市県府都道国公私町村区]立)(?<=[${UNSPACED}）)])\\s(?!${JOINED})(?!(?:${OF_SCHOOLS})(?![\\p{L}\\p{N}]))(?=[${UNSPACED}])`,
      '(?<=[）)])(?=[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}])',
    ].join('|'),
    'gu',
  ),
  // an abbreviation in brackets belongs to the name before it, as the name in brackets does to one,
  // `HUB (Harbour University Brest)`, and so does `(relief)`
  bracket:
    /(?<!^\p{Lu}{2,8})(?<!\s)\s*[(（](?=[^()（）]{2,}[)）]$)(?!\p{Lu}{2,8}[)）]|\p{Ll}+[)）])/gu,
}

/** 远山科技 Java工程师: a post in Latin letters behind a company; a school has its subject there. */
const BEFORE_CAPITALS = /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])\s(?=\p{Lu})/gu

/** `Vendeur BRICO DEPOT`; what is shorter is short for something: `Technicien SAV`. */
const IN_CAPITALS = /^(?=.*\p{Lu}{5})[\p{Lu}&'’ -]+$/u

/** 上海申远网络科技有限公司软件工程师: a post written to its company, or behind one in Latin letters, 株式会社Harbor 部長. */
const BEHIND_COMPANY =
  /(?<=有限公司|股份公司|集团|医院|银行|株式会社|주식회사)(?=[\p{Script=Han}\p{Script=Katakana}])|(?<=\p{Script=Latin})\s(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/gu

/** Where a company begins behind a post: `Nurse Harbour Hospital`. A degree has its subject there. */
function sidesIn(text: string, { score, names }: PairRules): Lead[] {
  if (!names) return []
  const written = [...text.matchAll(BEHIND_COMPANY)].find(
    ({ index, 0: space }) =>
      score(text.slice(index + space.length)) >= CUE.sure &&
      (space === '' || score(text.slice(0, index)) <= CUE.also),
  )
  if (written) return [{ from: written.index, to: written.index + written[0].length }]
  const side = [...text.matchAll(/(?<=[\p{L})])\s(?=\p{Lu})/gu)].find(({ index }) => {
    const [first, second] = [text.slice(0, index), text.slice(index + 1)]
    const [name = ''] = second.split(/[,،(]/u)
    const isName = score(name) <= CUE.also || (IN_CAPITALS.test(name) && !isCapitals(first))
    // `NIMBUS WORKS Senior Engineer`
    const isBefore = IN_CAPITALS.test(first) && score(first) <= 0 && !isCapitals(second)
    if (isBefore && score(second) >= CUE.sure) return true
    return !/[,،]/u.test(first) && !isOpen(first) && score(first) >= CUE.sure && isName
  })
  return side ? [{ from: side.index, to: side.index + 1 }] : []
}

/** Where a separator stands in a text. */
function separatorsIn(text: string, separator: Separator, rules: PairRules, told: boolean): Lead[] {
  if (separator === 'word') return leadsIn(text, rules, undefined, told)
  // behind `für` stands what somebody studies
  if (separator === 'often') return rules.names ? leadsIn(text, rules, ['often']) : []
  if (separator === 'side') return sidesIn(text, rules)
  const pattern = SPLITS[separator]
  if (!pattern) return []
  const also = separator === 'space' && rules.names ? [...text.matchAll(BEFORE_CAPITALS)] : []
  return [...text.matchAll(pattern), ...also].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
  }))
}

/** A part of a phrase, and which of two it is by the word that stood beside it. */
export interface Part {
  text: string
  led: Side | null
}

/**
 * A text parted wherever a separator stands.
 *
 * @param told a verb stood around it, so that what leads to its parts has no other use
 */
export function partAt(
  { text, led }: Part,
  separator: Separator,
  rules: PairRules,
  told: boolean,
): Part[] {
  const parts: Part[] = []
  let start = 0
  let own = led
  const all = separatorsIn(text, separator, rules, told).toSorted(
    (a, b) => a.from - b.from || b.to - a.to,
  )
  for (const { from, to, before: ahead, behind } of all) {
    const rest = text.slice(to)
    if (from <= start || rest === '') continue
    if (separator !== 'bracket' && isInBrackets(text, from)) continue
    if (separator === 'comma' && LEGAL_FORM.test(rest)) continue
    const [next = ''] = rest.split(/\s/u, 1)
    const before = text.slice(start, from)
    if (ONLY_FORM.test(before) || ONLY_FORM.test(next)) continue
    // 远山（海州）科技有限公司 开发工程师, 농업회사법인 (주)산들
    const isWritten = from === to && ONLY_FORM.test(before.split(/\s/u).at(-1)!)
    if (isWritten || (from === to && WITH_LEGAL_FORM.test(next))) continue
    parts.push({ text: before, led: ahead ?? own })
    own = behind ?? null
    start = to
  }
  parts.push({ text: text.slice(start), led: own })
  return separator === 'bracket' && parts.length > 1
    ? parts.map((part, at) => (at > 0 ? { ...part, text: part.text.replace(/[)）]$/u, '') } : part))
    : parts
}

export const kindOfSign = (sign: string): Separator | 'sign' => {
  if (/[-–—~]/u.test(sign)) return 'dash'
  if (/[/／;+→⇒»>]|::/u.test(sign)) return 'slash'
  // without spaces a dot may stand inside a name: 文化・芸術学部
  if (/^[·・∙]$/u.test(sign)) return 'dot'
  if (/@/.test(sign)) return 'word'
  return /^[\s,،，]*$/u.test(sign) ? 'look' : 'sign'
}

/** The address of a page. */
export const PAGE = /^(?:https?:\/\/|www\.)\S+$/iu

/** True for what is no part of the name in front of it: a place, a page. */
const stands = (text: string) => isPlace(text) || PAGE.test(text)

/** Words of a name behind a dash, at least: one alone may be a town. */
const NAME_BEHIND = 2

/**
 * The pieces of a head, those joined again between which the section does not part.
 *
 * @param withTowns the section prints towns behind dashes
 */
export function joined(
  pieces: readonly Piece[],
  parting: Parting,
  { score, names }: Pick<PairRules, 'score' | 'names'>,
  withTowns: boolean,
): Piece[] {
  const whole: Piece[] = []
  /** `Engineer – Müller – Söhne GmbH`, `Norwood Bank – Harbour Branch` below a post: a name of two. */
  const isName = (last: Piece, piece: Piece) => {
    if (isPlace(last.text) || WITH_LEGAL_FORM.test(last.text)) return false
    if (WITH_LEGAL_FORM.test(piece.text) && score(last.text) === 0)
      return pieces.some((other) => score(other.text) > 0)
    const isBelow =
      names &&
      !withTowns &&
      !last.label &&
      pieces.filter(({ row }) => row === piece.row).length === 2 &&
      pieces.some((other) => other.row !== piece.row && score(other.text) > 0)
    const areNames = [last, piece].every(
      ({ text }) => score(text) <= 0 && /^\p{Lu}/u.test(text) && !isTownWithRegion(text),
    )
    return isBelow && areNames && piece.text.split(/\s+/u).length >= NAME_BEHIND
  }
  for (const piece of pieces) {
    const last = whole.at(-1)
    const sign = piece.before ?? null
    const kind = sign === null ? 'cell' : kindOfSign(sign)
    const same = last && last.row === piece.row && last.cell === piece.cell
    const apart =
      kind === 'cell' ||
      kind === 'sign' ||
      (parting[kind] && !(kind === 'dash' && last && isName(last, piece)))
    // `Position: Baker / Cook` says one thing
    const isValue = last?.label && last.label.kinds.length > 0 && kind === 'slash' && !apart
    if (same && isValue && !piece.label) {
      const value = last.label!.value + sign + piece.text
      whole[whole.length - 1] = { ...last, text: value, label: { ...last.label!, value } }
    } else if (!same || apart || last.label || piece.label || stands(piece.text)) whole.push(piece)
    else {
      whole[whole.length - 1] = {
        ...last,
        text: last.text + (sign || ' ') + piece.text,
        bold: last.bold && piece.bold,
        italic: last.italic && piece.italic,
      }
    }
  }
  return whole
}
