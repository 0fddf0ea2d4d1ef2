/** The job that stands right below a name: told by its words, else by its look and place. */
import type { Locale } from '#contract/locales.ts'
import { cueScore } from '../lexicon/cues.ts'
import { key } from '../lexicon/fold.ts'
import { compositeKinds, headingKind, isDocumentTitle } from '../lexicon/headings.ts'
import { languageName } from '../lexicon/language-names.ts'
import { isPlace } from '../lexicon/places.ts'
import type { Phrase } from './phrases.ts'
import { isLinkWord } from './showcases.ts'

/** Letters and words of a headline, at most. */
const LONGEST = 100
const MOST_WORDS = 8

/** A name once more in Latin letters, where the name has none: `Quanlin Li` below 李全林. */
const isOtherScript = (text: string, name: string): boolean =>
  name !== '' &&
  !/\p{Script=Latin}/u.test(name) &&
  /^\p{Lu}[\p{Script=Latin}'-]+(?:[\s,]+\p{Lu}[\p{Script=Latin}'-]*){0,2}$/u.test(text)

/** What a link is called, a note for who fills in the form, the name of what stands below: 【技術】, `Tel:`. */
const isLabel = (text: string): boolean =>
  isLinkWord(text) || /^(?:[(（].*[)）]|【.*】)$|[:：]$/u.test(text)

/** `🇬🇧 English B2`: a language, with its level or without. */
export const tellsLanguage = (text: string): boolean =>
  languageName(
    text
      .replaceAll(/[^\p{L}\s]/gu, '')
      .trim()
      .split(/\s+/u)[0] ?? '',
  ) !== null

/** 后台技能, 社区活动: what heads a section in Chinese and Japanese ends as other headings do. */
const headsSection = (text: string, locales: readonly Locale[]): boolean =>
  headingKind(text, locales) !== null ||
  compositeKinds(text, locales).length > 0 ||
  (/^\p{Script=Han}{3,6}$/u.test(text) && headingKind(text.slice(-2), locales) !== null)

/** True for a phrase that could be a headline, whatever it is about. */
function mayBe({ text, line }: Phrase, name: string, locales: readonly Locale[]): boolean {
  return (
    text.length < LONGEST &&
    line.region !== 'footer' &&
    line.header !== true &&
    // `Curriculum Vitae di` in front of the name
    !isDocumentTitle(text.replace(/\s\p{Ll}{1,3}$/u, '')) &&
    !headsSection(text, locales) &&
    !isLabel(text) &&
    !/\d{4}/.test(text.replace(/[(（][^()（）]*[)）]/gu, '')) &&
    key(text) !== key(name) &&
    /\p{L}{2}/u.test(text)
  )
}

/** True for one that by its look is the headline, though none of its words names a job. */
function looksLikeIt({ text, line }: Phrase, name: string): boolean {
  return (
    !/^\d|\s\d{1,4}\p{L}?$/u.test(text) &&
    // the rest of a sentence
    !/^\p{Ll}/u.test(text) &&
    !isOtherScript(text, name) &&
    !isPlace(text) &&
    !tellsLanguage(text) &&
    // what a link is called says where it leads
    line.links.length === 0 &&
    (line.fontSize > 10.9 || line.bold || line.italic) &&
    !text.includes(',') &&
    text.split(' ').length <= MOST_WORDS
  )
}

/**
 * The phrases of the headline: `Product Manager | Speaker` on one line is one.
 *
 * @param name of the person, as read
 */
export function headlineIn(
  phrases: readonly Phrase[],
  name: string,
  locales: readonly Locale[],
): Phrase[] {
  const fits = phrases.filter((phrase) => mayBe(phrase, name, locales))
  const chosen =
    fits.find(({ text }) => cueScore(text, 'titles', locales) > 0) ??
    fits.find((phrase) => looksLikeIt(phrase, name))
  return chosen ? fits.filter(({ line }) => line === chosen.line) : []
}
