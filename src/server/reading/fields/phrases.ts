/** The phrases above and beside the sections: what stands between signs, behind labels, below them. */
import type { Line } from '../document.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { allWords } from '../lexicon/index.ts'
import { alternatives } from '../lexicon/words.ts'
import { fitsLabel, labelInFront, labelKinds, labelled, type Labelled } from '../lexicon/labels.ts'
import { emailsIn } from './contact.ts'
import { findDates } from './dates.ts'
import { withoutDuration } from './durations.ts'
import {
  withoutPadding,
  withSpacedLabels,
  withWholeAddresses,
  withWholeValues,
} from './form-values.ts'
import { STUDY } from './head-fields.ts'
import { isKnownEnding, linksIn } from './links.ts'
import { isPostal } from './postal.ts'
import { couldBePlace, couldBeQuarters, isPlace } from '../lexicon/places.ts'
import { isOnlyDate } from '../entries/head-dates.ts'
import { isPersonalNote, isTitle } from './personal-notes.ts'
import { isProse } from './prose.ts'

/** A phrase of the head with the label that stands in front of it. */
export interface Phrase {
  text: string
  line: Line
  label: Labelled | null
}

/** More words without a sign between them are a sentence. */
const LONGEST_PHRASE = 8

const SIGNS = /\s*[|•·∙‧¦‖│┃❘◆●｜\t⋄]\s*|\s{3,}|\s+[–—*]\s+/u
/** Icons of icon fonts, which have no text of their own. */
const ICONS = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{1f300}-\u{1faff}☎✆✉❤◎⌂♂♀✎]\ufe0f?/gu

/** True where icons stand for labels. */
const hasIcons = (text: string) => (text.match(ICONS)?.length ?? 0) > 1

const FORM_NOTE = new RegExp(alternatives(allWords('formNotes')), 'iu')

/** True for what a form asks of whoever fills it in. */
const isFormNote = (text: string) => FORM_NOTE.test(text.replaceAll("'", '’'))

/** Without the signs that part facts on a line. */
export const bare = (text: string) => text.replace(/[\s|,;:/()（）.-]+/gu, ' ').trim()

/** A phrase without icons and stray signs. */
export const clean = (text: string) =>
  text
    .replace(ICONS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;:~#>\s]+|[,;\s]+$/g, '')

const isOwn = ({ text }: Line) =>
  labelled(text) !== null || emailsIn(text).length > 0 || linksIn(text).length > 0

/** The same in a line on which a sentence goes on: a word and a colon are no label there. */
const isFact = (line: Line) =>
  labelled(line.text)?.kinds.length === 0
    ? emailsIn(line.text).length > 0 || linksIn(line.text).length > 0
    : isOwn(line)

/** `Tel. +49 (0) 30 1234 - Mobil +49 …`, `Born on 3 March 1984 in Leeds.`: a label in front. */
const isLabelledFact = ({ text }: Line) =>
  labelInFront(text)?.kinds.some((kind) => kind === 'phone' || kind === 'birthDate') === true

/** A link or address that goes on: a narrow sidebar breaks them anywhere. */
const OPEN_ADDRESS = /(?:[a-z0-9]\.[a-z]{2,}\/\S*|@\S*|[\w.]+@|(?:^|\s)(?:[\w-]+\.){2,}[a-z]{2,})$/i
const ENDED_ADDRESS = /\.[a-z]{2,4}$/i
const REST_OF_ADDRESS = /^[\w.@/-]+(?=$|\s[(（])/
/** A rest this short is no word of its own. */
const FRAGMENT = /^[a-z0-9]{1,5}(?=$|\s[(（])/

/** Groups of digits at the end of a full line, and the last group before the next sign. */
const OPEN_PHONE = /(?:\+\d|\b0\d)[\d\s().-]*\d$/
const REST_OF_PHONE = /^\d{2,4}(?=\s*(?:[|·•]|$))/

/** True when the first half cannot be whole, or is an address only with the second. */
function isBroken(first: string, second: string): boolean {
  const rest = REST_OF_ADDRESS.exec(second)?.[0]
  if (!rest || !OPEN_ADDRESS.test(first) || emailsIn(second).length > 0) return false
  const own = /^\p{Lu}\p{Ll}+$/u.test(rest) || (rest.length > 2 && labelKinds(rest).length > 0)
  if (own || linksIn(second).length > 0) return false
  const ended = ENDED_ADDRESS.test(first)
  if (!ended && /\/\S*$/.test(first) && /^[a-z0-9]+(?:[-_.][\w.-]+)+$/.test(second)) return true
  if (!ended)
    return /(?:\/\S*[-/._]|@)$/.test(first) || FRAGMENT.test(second) || /@\S*$/.test(first)
  return FRAGMENT.test(second) && isKnownEnding(first + rest)
}

function continuation(last: Line | undefined, line: Line): string | null {
  if (!last || last.region !== line.region || line.bullet) return null
  if (isBroken(last.text, line.text)) return last.text + line.text
  const isPhone = OPEN_PHONE.test(last.text) && REST_OF_PHONE.test(line.text)
  // `Dirección: Calle Alameda 7, 29001` above its town, in a narrow column
  const isOpen = /[,،-]$/u.test(last.text) || labelled(last.text)?.kinds.includes('location')
  return line.continues && (isPhone || (!isOwn(line) && isOpen))
    ? `${last.text} ${line.text}`
    : null
}

/** The lines with broken links, e-mails, addresses and labels made whole. */
export function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of withSpacedLabels(withWholeAddresses(lines))) {
    const last = joined.at(-1)
    const text = continuation(last, line)
    if (last && text !== null) {
      const links = [...last.links, ...line.links]
      joined[joined.length - 1] = { ...last, text, cells: [{ ...last.cells[0]!, text }], links }
    } else joined.push(line)
  }
  return joined
}

/** Up to three words in front of a colon. */
const LABEL_INSIDE = /\s(?:[^\s:：]{1,20}\s){0,2}[^\s:：]{1,20}(?=\s*[:：])/gu

/** Forms set several labels in a line, `姓名：林知遥 电话：138…`; `Adı Soyadı: …` is one of two words. */
function atLabels(text: string): string[] {
  const first = labelled(text)
  if (!first?.kinds.length) return [text]
  const starts = [...text.matchAll(LABEL_INSIDE)].flatMap(({ index, 0: words }) => {
    const begins = [...words.matchAll(/\s/gu)].map((space) => space.index)
    const begin = begins.find((at) => labelKinds(words.slice(at).trim()).length > 0)
    return begin !== undefined && index + begin > first.label.length ? [index + begin] : []
  })
  return [0, ...starts].map((start, at) => text.slice(start, starts[at]))
}

/** 林浩然/男/1990, 籍贯：江苏/现居地：南京: parted by strokes where one part is a fact of the person. */
function atStrokes(text: string): string[] {
  const [first = '', ...others] = text.split(/\s*[/／]\s*/u)
  return others.some(isFactOf) ? [first, ...others] : [text]
}

const isFactOf = (part: string) =>
  isPersonalNote(part) || (/\p{Lo}[:：]/u.test(part) && (labelled(part)?.kinds.length ?? 0) > 0)

/** Groups of a number with dots between them, which elsewhere part phrases: `(415) · 555 · 0132`. */
const DOTTED = /(?<![\d·]\s?)[(+]?\d{2,4}\)?(?:\s·\s\d{2,4}){2,4}(?![\d/])/gu
const withHyphens = (number: string): string => number.replaceAll(/\s·\s/gu, '-')

/** The phrases of a line, each with its label: `Label: value`, `Label value`, or a cell before it. */
function phrasesOf(line: Line): Phrase[] {
  // a school below its label
  const [only, ...more] = line.cells
  const above = only?.label && more.length === 0 ? bareLabel(only.label) : ''
  if (STUDY.some((kind) => labelKinds(above).includes(kind))) return [pair(above, only!.text, line)]
  const cells = withWholeValues(line.cells.map(({ text }) => text.replaceAll(DOTTED, withHyphens)))
  // `العنوان: | الرياض – حي النرجس`
  const isPlaceRow =
    cells.length === 2 && labelKinds(bareLabel(cells[0] ?? '')).includes('location')
  const parts = cells
    .flatMap((text) => (isPlaceRow ? [text] : withoutPadding(text).split(SIGNS)))
    .flatMap((text) => text.split(ICONS))
    .flatMap(atStrokes)
    .flatMap(atLabels)
    .map((text) => (/^\s*[:：]\s*$/u.test(text) ? ':' : clean(text)))
    // `State of Origin | : | Anambra`
    .reduce<string[]>((all, text) => {
      const isColon = text === ':' && all.length > 0
      return isColon ? [...all.slice(0, -1), `${all.at(-1)}:`] : [...all, text]
    }, [])
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  const phrases: Phrase[] = []
  for (let at = 0; at < parts.length; at++) {
    const text = parts[at]!
    const next = parts[at + 1]
    const own = labelled(text)
    const label = bareLabel(text)
    if (own && (own.value || !next) && !/^\d/.test(own.label))
      phrases.push({ text, line, label: own })
    else if (next && labelKinds(label).length > 0 && labelKinds(next).length === 0) {
      phrases.push(pair(label, next.replace(/^[:：]\s*/u, ''), line))
      at++
    } else phrases.push({ text, line, label: labelInFront(text) ?? birthdayIn(text) })
  }
  return phrases
}

/** `1996年7月3日生（満27歳）`. */
const BORN = /^.*\d{1,2}\s?日\s?生(?:まれ)?(?:\s?[(（][^()（）]*[)）])?/u

/** A day alone in a head, so long ago, is when somebody was born: `12.05.1996`. */
function birthdayIn(text: string): Labelled | null {
  const [born] = BORN.exec(text) ?? []
  if (born && findDates(born)[0]) return { label: '', value: born, kinds: ['birthDate'] }
  const day = isOnlyDate(text) ? findDates(text)[0] : undefined
  const isBirthday = day?.range === false && day.end.length === 10 && day.end < LAST_BIRTHDAY
  return isBirthday ? { label: '', value: text, kinds: ['birthDate'] } : null
}

/** Who is younger has no resume yet. */
const LAST_BIRTHDAY = '2011'

const bareLabel = (text: string) => text.replace(/\s*[:：]$/u, '')

const pair = (label: string, value: string, line: Line): Phrase => ({
  text: `${label} ${value}`,
  line,
  label: { label, value, kinds: labelKinds(label) },
})

/** A label alone on its line belongs to the line below. */
function joinStacked(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  for (const phrase of phrases) {
    const last = joined.at(-1)
    const alone = last && last.line !== phrase.line && isLoneLabel(last)
    const label = last ? bareLabel(last.label?.label ?? last.text) : ''
    const fits = fitsLabel(phrase.text, labelKinds(label))
    if (last && alone && fits && !isLoneLabel(phrase) && !phrase.label?.value) {
      joined[joined.length - 1] = pair(label, phrase.text, phrase.line)
    } else joined.push(phrase)
  }
  return joined
}

const isLoneLabel = ({ text, label }: Phrase) =>
  label
    ? label.value === '' && label.kinds.length > 0
    : labelKinds(text).length > 0 &&
      labelKinds(text).some((kind) => kind !== 'role' && kind !== 'title')

/** The phrases of lines, each with its label, whether beside it or above it. */
export function phrasesIn(lines: readonly Line[]): Phrase[] {
  return joinStacked(lines.flatMap(phrasesOf))
}

/** A name and where that is, however many words both have: `Trường Đại học Hoa Mai, Hà Nội, Việt Nam`. */
function isNameWithPlace(text: string): boolean {
  const [name = '', ...places] = text.split(/\s*[,،]\s*/u)
  return places.length > 0 && places.every(isPlace) && name.split(/\s+/u).length <= LONGEST_PHRASE
}

/** Lines of running text: a paragraph that is a sentence or more, in all its lines. */
export function proseOf(lines: readonly Line[]): Line[] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last && line.continues && last[0]!.region === line.region) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
    .filter((paragraph) => {
      const text = paragraph.map((line) => line.text).join(' ')
      const words = text.split(/\s+/)
      const isLong = words.length > LONGEST_PHRASE && !isNameWithPlace(text)
      const long = isLong && !SIGNS.test(text) && !hasIcons(text)
      return (
        (isProse(text) || long) &&
        !isPostal(text) &&
        !isFormNote(text) &&
        !isDocumentTitle(text) &&
        // `M. Luc Tremblay, ing.`; a sentence may end in `me.`
        !(words.length <= LONGEST_PHRASE && isTitle(words.at(-1)!)) &&
        paragraph.every(
          (line, at) =>
            line.cells.length === 1 &&
            !(at > 0 ? isFact(line) : isOwn(line)) &&
            !isLabelledFact(line),
        )
      )
    })
    .flat()
}

/** A street, a postal code with a town, or a town and its region. */
export const isAddress = ({ text: printed }: Phrase) =>
  isAddressText(printed.replace(/\s*[(（][^()（）\d]+[)）]$/u, ''))

const isAddressText = (text: string) =>
  text.length < 120 &&
  // `20 ans d'expérience`, `freelance (dal 2017)`
  withoutDuration(text) === text &&
  !/[(（][^()（）]*(?:19|20)\d\d[)）]/u.test(text) &&
  // `Pagina 1 / 1`, `Seite 2 von 3` in a foot
  !/^\p{L}*\s?\d+\s*(?:\/|\p{L}{2,5})\s*\d+$/u.test(text) &&
  !isOnlyDate(text) &&
  // `Word2019` is the name of a program, 2001年12月11日 a day
  ((/\p{L}{3}/u.test(text) &&
    /(?<!\p{Script=Latin}{3}\d{0,4})\d/u.test(text) &&
    !/\d{4}\s?[-–]\s?\d{4}|\d{4}\s?[年년]\s?\d{1,2}\s?[月월]/u.test(text)) ||
    /^\p{Lu}[\p{L}.' -]+,\s*\p{Lu}[\p{L}.' -]+$/u.test(text) ||
    couldBePlace(text) ||
    couldBeQuarters(text))
