import { LOCALES } from '#contract/locales.ts'
import type { Patch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { edited, editLine, type Edit } from './edits.ts'
import type { Language } from './language.ts'
import { isNamedSkill } from './lexicon/named-skills.ts'
import type { Line } from './lines.ts'
import type { Misspelling } from './spelling/speller.ts'
import { toolSlips } from './spelling/tool-names.ts'

/** A line or a short field in which words are looked up, and how it is changed. */
export interface Passage {
  text: string
  /** Dotted path into the resume; '' for a heading of the page, which only the person can change. */
  at: string
  change: (edits: readonly Edit[]) => Patch
}

export interface MisspeltWord extends Misspelling {
  passage: Passage
}

/** A word that stands so often in one form is meant: a term of the person's trade. */
const A_TERM_FROM = 2

const TOKEN = /[\p{L}\p{M}]+/gu

/** Words that are the person's to spell: names of people, employers, schools, places, projects. */
function namesOf({
  basics,
  work,
  education,
  projects,
  awards,
  languages,
  locale,
}: Resume): Set<string> {
  const names = [
    basics.name,
    basics.location,
    basics.email,
    ...basics.links.flatMap(({ label, url }) => [label, url]),
    ...basics.extras.map(({ value }) => value),
    ...work.flatMap(({ company, location }) => [company, location]),
    ...education.flatMap(({ institution, location }) => [institution, location]),
    ...projects.flatMap(({ name, url }) => [name, url]),
    ...languages.map(({ name }) => name),
    ...awards.map(({ issuer }) => issuer),
  ]
  return new Set(names.join('\n').toLocaleLowerCase(locale).match(TOKEN))
}

const field = (text: string, at: string): Passage[] =>
  text === ''
    ? []
    : [
        {
          text,
          at,
          change: (edits) => [
            { op: 'replace', path: `/${at.replaceAll('.', '/')}`, value: edited(text, edits) },
          ],
        },
      ]

/** Titles, degrees, fields, skills and headings: short, and read before every line. */
function fieldsOf({ basics, work, education, skills, other }: Resume): Passage[] {
  return [
    ...field(basics.headline, 'basics.headline'),
    ...work.flatMap(({ title }, index) => field(title, `work.${index}.title`)),
    ...education.flatMap(({ degree, field: subject }, index) => [
      ...field(degree, `education.${index}.degree`),
      ...field(subject, `education.${index}.field`),
    ]),
    ...skills.flatMap(({ items }, group) =>
      items.flatMap((item, index) => field(item, `skills.${group}.items.${index}`)),
    ),
    ...other.flatMap(({ title }, index) => field(title, `other.${index}.title`)),
  ]
}

/** Letters from which a word with a capital among skills is believed to be none of a product. */
const LONGER_THAN_PRODUCTS = 10

/** Words up to which a line with several capitals is a name: “Cologno al Serio (BG)”. */
const NAME_WORDS = 6

/** A line of a few words with several capitals is the name of a place or an employer. */
function isInName(word: string, { text, at }: Passage, tag: string): boolean {
  const isLine = /details|selfEvaluation|advantage|notes/u.test(at)
  if (!isLine || tag.startsWith('de') || !/^\p{Lu}/u.test(word)) return false
  const words = text.match(/[\p{L}\p{M}'’-]+/gu) ?? []
  return words.length <= NAME_WORDS && words.filter((one) => /^\p{Lu}/u.test(one)).length > 1
}

/** Skills are full of names that no list has: Abaqus, Kinaxis. */
function mayBeProduct(word: string, { at }: Passage): boolean {
  return at.startsWith('skills.') && /^\p{Lu}/u.test(word) && word.length < LONGER_THAN_PRODUCTS
}

const MARK = /\p{M}/gu
const marks = (text: string): number => text.normalize('NFD').match(MARK)?.length ?? 0
const bare = (text: string): string => text.normalize('NFD').replaceAll(MARK, '')

/** True when all that is put right is a mark above or below a letter. */
export const addsMarks = ({ word, correction }: Misspelling): boolean =>
  bare(word) === bare(correction) && marks(word) < marks(correction)

/** Strategize and strategise: two customs of English, neither of them a slip. */
const isOtherCustom = ({ word, correction }: Misspelling, tag: string): boolean =>
  tag.startsWith('en') &&
  /[sz]/u.test(word) &&
  word.replaceAll('z', 's') === correction.replaceAll('z', 's')

/** Maîtrise and maitrise: since 1990 French may leave the hat off an i or a u. */
const dropsHat = ({ word, correction }: Misspelling, tag: string): boolean =>
  tag.startsWith('fr') &&
  word === correction.replaceAll('î', 'i').replaceAll('û', 'u') &&
  word !== correction

/** Letters with marks that a language has; a word with others is of another language. */
const MARKED: Readonly<Record<string, string>> = {
  en: '',
  de: 'äöüß',
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  it: 'àèéìíîòóùú',
  tr: 'çğıiöşüâîû',
}

/** A word of another language: “opération” in a German text. */
const isForeign = ({ word }: Misspelling, tag: string): boolean => {
  const own = MARKED[tag.slice(0, 2)]
  return (
    own !== undefined &&
    [...word.toLocaleLowerCase(tag)].some(
      (letter) => bare(letter) !== letter && !own.includes(letter),
    )
  )
}

const ENDS_BROKEN = /\p{Ll}[-‐­]\s*$/u

/** The rest of a word that the page has broken: `Eskişehir Müzik Araştır-` / `maları`. */
const isTail = (word: string, printed: readonly string[]): boolean =>
  printed.some(
    (line, at) => line.trimStart().startsWith(word) && ENDS_BROKEN.test(printed[at - 1] ?? ''),
  )

const QUOTED = /[“„«"][^“”„«»"]{2,}[”“»"]/gu

/** A title or what others said, as they wrote it. */
const isQuoted = (word: string, { text }: Passage): boolean =>
  (text.match(QUOTED) ?? []).some((quote) => quote.includes(word))

/** An author with initials at the beginning of what was published: “Sherer MV, Lin D”. */
const isAuthor = (word: string, { text }: Passage): boolean =>
  new RegExp(`^\\W*${word}\\s(?:\\p{Lu}{1,3}|(?:\\p{Lu}\\.\\s?)+),`, 'u').test(text)

/** True for a word in capitals, or with one within a line or a field of names: Malaga, MALAGA. */
function isSpelledAsName(word: string, { text, at }: Passage): boolean {
  const opens = text.trimStart().startsWith(word) && !at.startsWith('skills.')
  return /^\p{Lu}/u.test(word) && (!opens || !/\p{Ll}/u.test(word))
}

/** Words and letters up to which a line may head a section. */
const HEADING_WORDS = 3
const HEADING_LETTERS = 40

/** The page never changes while fixes are tried. */
const headings = new WeakMap<readonly string[], MisspeltWord[]>()

/** Lines that one slip keeps from being a heading that every page has: Formaion, EXPERIANCE. */
function slipsOfHeadings(
  printed: readonly string[],
  { speller, tag }: Language,
  placed: ReadonlySet<string>,
): MisspeltWord[] {
  const known = headings.get(printed)
  if (known || !speller) return known ?? []
  const slips = printed.flatMap((line): MisspeltWord[] => {
    const text = line.trim()
    const isShort = text.length <= HEADING_LETTERS && text.split(/\s+/u).length <= HEADING_WORDS
    if (!isShort || placed.has(text) || headingKind(text, LOCALES) !== null) return []
    const plain = text.toLocaleLowerCase(tag)
    const [slip, ...more] = plain.length === text.length ? speller(plain) : []
    if (!slip || more.length > 0) return []
    const { from, to, correction } = slip
    const meant = edited(plain, [{ from, to, insert: correction }])
    if (headingKind(meant, LOCALES) === null) return []
    const written = text.slice(from, to)
    const isLoud = written === written.toLocaleUpperCase(tag)
    const first = /^\p{Lu}/u.test(written) ? correction.charAt(0).toLocaleUpperCase(tag) : ''
    const after = isLoud
      ? correction.toLocaleUpperCase(tag)
      : first + correction.slice(first.length)
    return [
      { word: written, from, to, correction: after, passage: { text, at: '', change: () => [] } },
    ]
  })
  headings.set(printed, slips)
  return slips
}

/**
 * The misspelt words of all lines and fields, in their order; in languages without a dictionary
 * only names of tools.
 * A word that keeps coming back is no slip.
 *
 * @param printed The lines of the document, where one was read.
 */
export function misspelt(
  resume: Resume,
  lines: readonly Line[],
  language: Language,
  printed: readonly string[] = [],
): MisspeltWord[] {
  const { speller, tag, locale } = language
  const passages: Passage[] = [
    ...fieldsOf(resume),
    ...lines.map((line) => ({
      text: line.text,
      at: line.at,
      change: (edits: readonly Edit[]) => editLine(line, edits),
    })),
  ]
  const slips = passages.flatMap((passage) =>
    (speller?.(passage.text) ?? []).map((word) => ({ ...word, passage })),
  )
  const tools = passages.flatMap((passage) =>
    toolSlips(passage.text, locale).map((word) => ({ ...word, passage })),
  )
  const heads = slipsOfHeadings(printed, language, new Set(passages.map(({ text }) => text.trim())))
  if (slips.length + tools.length === 0) return heads
  const names = namesOf(resume)
  // What no line prints is a seam of our reading: “stage de … chez” without its middle.
  const page =
    printed.length === 0 ? null : Map.groupBy(printed.join('\n').match(TOKEN) ?? [], (word) => word)
  const isPrinted = ({ word }: Misspelling): boolean =>
    page === null || (word.match(TOKEN) ?? []).every((part) => page.has(part))
  const isOwn = ({ word }: Misspelling): boolean => !names.has(word.toLocaleLowerCase(tag))
  const words = slips.filter((slip) => isOwn(slip) && isPrinted(slip))
  const counts = Map.groupBy(words, ({ word }) => word.toLocaleLowerCase(tag))
  // Who leaves most marks out writes without them: nobody would mend one word of many.
  const unmarked = words.filter(addsMarks).length
  const marked = passages.flatMap(({ text }) => text.match(TOKEN) ?? []).filter(marks).length
  const sure = words.filter((slip) => {
    const { word, passage: own } = slip
    if (isOtherCustom(slip, tag) || dropsHat(slip, tag) || isForeign(slip, tag)) return false
    if (isQuoted(word, own) || isAuthor(word, own) || isTail(word, printed)) return false
    if (addsMarks(slip) && (unmarked > marked || isSpelledAsName(word, own))) return false
    if (mayBeProduct(word, own) || isInName(word, own, tag) || isNamedSkill(word)) return false
    const same = counts.get(word.toLocaleLowerCase(tag)) ?? []
    return Math.max(same.length, page?.get(word)?.length ?? 0) < A_TERM_FROM
  })
  const told = new Set(sure.map(({ passage, from }) => `${passage.at} ${from}`))
  const named = tools.filter(
    (slip) => isOwn(slip) && isPrinted(slip) && !told.has(`${slip.passage.at} ${slip.from}`),
  )
  return [...heads, ...sure, ...named]
}
