/**
 * Finds names that a text brings in: of employers, schools, people, places, products. What is
 * allowed is listed, not what is forbidden, as far as a language lets us tell: where it writes
 * every noun with a capital, or has no capitals at all, unknown words count as names unless they
 * are among the common words of resumes.
 */
import { LOCALES, type Locale } from '#contract/locales.ts'
import { PAST } from '../lexicon/english-verbs.ts'
import { COMMON_KATAKANA, COMMON_NOUNS, KNOWN_NAMES, NAME_MARKS } from './known-words.ts'
import { folded, wordsOf, type Vocabulary, type Word } from './vocabulary.ts'

/**
 * True when the text names somebody or something that the vocabulary does not hold.
 *
 * @param kind In 'advice' words count that speak about a text; unknown German nouns may be any,
 *   and Latin words in other scripts must look like names.
 */
export function bringsInName(
  text: string,
  known: Vocabulary,
  language: string,
  kind: 'line' | 'advice' = 'line',
): boolean {
  const locale = LOCALES.find((tag) => tag.split('-')[0] === language.split('-')[0]) ?? 'en'
  const plain = folded(text)
  return (
    wordsOf(text).some((word) => isNewName(word, text, known, locale, kind)) ||
    mentions(plain, KNOWN_NAMES, known) ||
    mentions(plain, countriesIn(locale), known) ||
    marked(plain, known) ||
    hasForeignKatakana(text, known)
  )
}

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}+#]+$/u
const UNCASED = new Set<Locale>(['ar', 'ja', 'ko', 'zh-CN'])

/** Capitals inside of a word, or nothing but capitals, or letters with digits: AWS, iOS, S3. */
const UNLIKE_A_WORD = /^(?=.*\p{Lu}).+\p{Lu}|^\p{Lu}{2,}|\p{L}\p{N}|\p{N}\p{L}|[+#]$/u

const SENTENCE_START = /(?:^|[.!?:;•–—…\n]\s*|["'“”„«»‹›‘’‚(¿¡[]\s*)$/u

function isNewName(
  word: Word,
  text: string,
  known: Vocabulary,
  locale: Locale,
  kind: 'line' | 'advice',
): boolean {
  if (!/\p{L}/u.test(word.text) || !LATIN.test(word.text)) return false
  if (isKnown(word.text, known)) return false
  if (UNCASED.has(locale) && kind === 'line') return word.text.length > 1
  if (UNLIKE_A_WORD.test(word.text)) return true
  if (!/^\p{Lu}/u.test(word.text)) return false
  const opens = SENTENCE_START.test(text.slice(0, word.at))
  if (locale === 'de') return kind === 'line' && !isGermanWord(word.text, opens)
  if (!opens) return true
  return locale === 'en' && kind === 'line' && !opensEnglishSentence(word.text)
}

/** An ending that a word may have or not: Kunde, Kunden; supplier, suppliers. */
const ENDING = /(?:e?[nsr]|es|[aei])$/

function isKnown(word: string, { words }: Vocabulary): boolean {
  const plain = folded(word)
  if (words.has(plain)) return true
  const stem = plain.replace(ENDING, '')
  return (
    stem.length > 3 &&
    [...words].some((other) => other.startsWith(stem) && other.length <= stem.length + 2)
  )
}

const PASTS = new Set(PAST.values())

/** Words that open an English line without being a name. */
const ENGLISH_OPENINGS = new Set(
  'a an the this that these those it its in on at for from with by to as and but or so not no of over under after before during between across through within without while when where who which what how why if one each every all both some any more most less least few many such other another same own first last next new now then here there only also just even still yet already always once senior junior experienced skilled responsible'.split(
    ' ',
  ),
)

function opensEnglishSentence(word: string): boolean {
  const plain = word.toLowerCase()
  return (
    /(?:ed|ing|ly|tion|ment)s?$/.test(plain) ||
    PASTS.has(plain) ||
    PAST.has(plain) ||
    PAST.has(plain.replace(/e?s$/, '')) ||
    ENGLISH_OPENINGS.has(plain)
  )
}

/** Endings that make German nouns of other words; names end otherwise. */
const GERMAN_NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ität|itäten|nis|nisse|nissen|tum|ismus|erei|ierung|atur|enz|enzen|anz|sion|sionen|ment|ments)$/u

function isGermanWord(word: string, opens: boolean): boolean {
  const plain = word.toLowerCase()
  if (GERMAN_NOUN.test(plain)) return true
  // Compounds end in a noun of their own: Kundenprojekten.
  if (COMMON_NOUNS.some((noun) => plain.endsWith(noun))) return true
  return opens && GERMAN_OPENING.test(plain)
}

/** Participles, verbs and little words that open a German line. */
const GERMAN_OPENING =
  /^(?:ge\p{L}+(?:t|en)|(?:ver|be|ent|er|zer|über|unter|durch|auf|ein|aus|ab|an|um|zu|mit|her|vor|nach|weiter|sicher)\p{L}+(?:t|en)|\p{L}+iert(?:e|en)?|\p{L}+(?:lich|ig|isch|te|ten)|der|die|das|den|dem|ein|eine|einen|im|in|mit|für|von|vom|bei|beim|auf|aus|zu|zur|zum|durch|über|nach|vor|statt|wer|was|wie|so|hier|ohne|sie|ihr|ihre|nennen|zeigen|zeigt|stellt|macht|nennt|sagt|beginnt|beginnen)$/u

/** True when one of the names stands in the text and not in what is known. */
function mentions(text: string, names: readonly string[], known: Vocabulary): boolean {
  const words = new Set(wordsOf(text).map((word) => word.text))
  return names.some((name) => {
    if (!text.includes(name) || known.text.includes(name)) return false
    return GLUED.test(name) || name.includes(' ') || words.has(name)
  })
}

const GLUED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u

const countries = new Map<Locale, string[]>()

/** Shorter ones are everyday words too: مالي is Mali and “financial”, 수단 Sudan and “means”. */
const SHORTEST: Partial<Record<Locale, number>> = { ar: 5, ja: 2, ko: 3, 'zh-CN': 2 }

/** Names of all countries in a language without capitals; elsewhere the capital tells. */
function countriesIn(locale: Locale): string[] {
  const found = countries.get(locale)
  if (found) return found
  const shortest = SHORTEST[locale]
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const letters = shortest === undefined ? [] : [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const made = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => names.of(code) ?? [])
    .filter((name) => GLUED.test(name) && [...name].length >= (shortest ?? 0))
    .map(folded)
  countries.set(locale, made)
  return made
}

/** “… 公司”, “جامعة …”: a sign of a name with something beside it that nobody knows. */
function marked(text: string, known: Vocabulary): boolean {
  return NAME_MARKS.some((mark) =>
    [...text.matchAll(mark)].some(([named]) => !known.text.includes(named.trim())),
  )
}

function hasForeignKatakana(text: string, known: Vocabulary): boolean {
  const runs = text.normalize('NFKC').match(/[\p{Script=Katakana}ー]{3,}/gu) ?? []
  return runs.some((run) => !known.text.includes(run) && !COMMON_KATAKANA.has(run))
}
