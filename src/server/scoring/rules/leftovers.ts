import { LOCALES } from '#contract/locales.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { labelKinds, labelled } from '#server/reading/lexicon/labels.ts'
import type { Facts } from '../facts.ts'
import { EMPTY_VALUE, EXTRACTED, LEFTOVER, TEMPLATE_TEXT } from '../lexicon/template-words.ts'
import { quoted } from '../rewriting.ts'
import { verdict, type Check } from '../rule.ts'

/** Dots where a grade, a date or a name belongs, at the end of a cell; between two they lead from one to the other, and a whole line of them is drawn. */
const UNFINISHED = /[\p{L}–—-]\s?(?:\.{4,12}|…{2,4}|_{4,})\s*$/u
/** `etc....`: and so on. */
const GOES_ON = /(?<!\p{L})(?:etc|usw|ecc|vb|vs|v\.?v)[.…\s]*$/iu
const isUnfinished = (text: string): boolean =>
  text.split('\t').some((cell) => UNFINISHED.test(cell) && !GOES_ON.test(cell))

/** What was left, and what is said of it. */
interface Leftover {
  text: string
  key: 'templateText' | 'leftover' | 'notFilledIn'
  at?: string
}

/** What a pattern finds among the person's lines, else on the page. */
function find(
  { allLines, doubts }: Facts,
  key: Leftover['key'],
  fits: (text: string) => boolean,
): Leftover | null {
  const line = allLines.find(({ text }) => fits(text))
  const text = line?.text ?? doubts.lines.find((printed) => fits(printed))
  return text === undefined ? null : { text, key, ...(line && { at: line.at }) }
}

/** Nothing where something belongs, with what announces it: “About me: N/A”. */
function emptyValue({ doubts: { lines }, resume, allLines }: Facts): Leftover | null {
  const at = lines.findIndex((line) => EMPTY_VALUE.test(line.split(/[:：\t]/u).at(-1) ?? ''))
  const before = lines[at - 1] ?? ''
  if (at >= 0) {
    const isHead = headingKind(before, LOCALES) !== null || labelKinds(before).length > 0
    const text = isHead ? `${before}: ${lines[at]?.trim()}` : (lines[at] ?? '')
    return { text, key: 'notFilledIn' }
  }
  const titles = [resume.basics.headline, ...resume.work.map(({ title }) => title)]
  const text = [...titles, ...allLines.map((line) => line.text)].find((one) =>
    EMPTY_VALUE.test(one),
  )
  return text === undefined ? null : { text, key: 'notFilledIn' }
}

/** A label of a form with what was filled in. */
const isFilled = (line: string | undefined): boolean => {
  const found = line === undefined ? null : labelled(line)
  return found !== null && found.kinds.length > 0 && found.value !== ''
}

/** Labels of contact of a form with nothing behind, between others that have something. */
function emptyLabel({ doubts: { lines }, resume: { basics } }: Facts): Leftover | null {
  const given = { email: basics.email, phone: basics.phone } as const
  const text = lines.find((line, at) => {
    const found = /[:：]\s*$/u.test(line) ? labelled(line) : null
    const isOpen = (['email', 'phone'] as const).some(
      (kind) => found?.kinds.includes(kind) && given[kind] === '',
    )
    return isOpen && found?.value === '' && isFilled(lines[at - 1]) && isFilled(lines[at + 1])
  })
  return text === undefined ? null : { text, key: 'notFilledIn' }
}

/** Letters or figures alike, from so many on nobody’s own: `mmmmmmmm@mmm.com`, 00 00 00 00 00. */
const ALIKE_ADDRESS =
  /^(?:(\p{L})\1{3,}|x{3,}|(?:your|ihre?|votre|tu|su)?[._-]?(?:e-?mail|name|nombre|nom))@/iu
const ALIKE_NUMBER = /(\p{Nd})\1{6,}/u

/** Contact that stands for any: an example that was left in. */
function sampleContact({ resume: { basics } }: Facts): Leftover | null {
  if (ALIKE_ADDRESS.test(basics.email))
    return { text: basics.email, key: 'templateText', at: 'basics.email' }
  return ALIKE_NUMBER.test(basics.phone.replaceAll(/\P{Nd}/gu, ''))
    ? { text: basics.phone, key: 'templateText', at: 'basics.phone' }
    : null
}

const SEARCHES: readonly ((facts: Facts) => Leftover | null)[] = [
  (facts) => find(facts, 'templateText', (text) => TEMPLATE_TEXT.test(text)),
  (facts) => find(facts, 'leftover', (text) => LEFTOVER.test(text) || EXTRACTED.test(text)),
  sampleContact,
  emptyValue,
  emptyLabel,
  (facts) => find(facts, 'notFilledIn', isUnfinished),
]

/** Words of a template that nobody has replaced, what programs left, and what was never filled in. */
export const template: Check = (facts) => {
  const [found] = SEARCHES.flatMap((search) => search(facts) ?? [])
  return verdict(found === undefined, () => {
    const quote = quoted((found?.text ?? '').replaceAll('\t', ' '))
    return {
      key: found?.key ?? 'templateText',
      params: { quote },
      quote,
      ...(found?.at && { at: found.at }),
    }
  })
}
