/**
 * Where Japanese headings break. Only Chromium finds phrases by itself (`word-break: auto-phrase`);
 * in Safari and Firefox a large heading would break in the middle of 「システム」.
 */
const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A phrase ends with its particle, its ending or a mark. */
const ENDS = /[\p{Script=Hiragana}、。，．・！？：」』）]$/u
/** A phrase begins with what carries the sense: kanji, katakana, letters, figures, a bracket. */
const BEGINS = /^(?!\p{Script=Hiragana})[\p{L}\p{N}「『（{]/u
/** The first half of a compound verb: 読み＋取った. */
const STEM = /^\p{Script=Han}\p{Script=Hiragana}$/u
const HONORIFIC = /^[おご]$/u

/**
 * The phrases of a Japanese text, which put together again are the text; any other text is one.
 *
 * @example phrasesOf('採用システムの目線で見る。') // ['採用システムの', '目線で', '見る。']
 */
export function phrasesOf(text: string): string[] {
  if (!KANA.test(text)) return [text]
  const phrases: string[] = []
  let before = ''
  for (const { segment } of WORDS.segment(text)) {
    const begins =
      HONORIFIC.test(segment) ||
      (BEGINS.test(segment) && !HONORIFIC.test(before) && !STEM.test(before))
    if (phrases.length > 0 && !(begins && ENDS.test(before)))
      phrases.push(`${phrases.pop()}${segment}`)
    else phrases.push(segment)
    before = segment
  }
  return phrases
}
