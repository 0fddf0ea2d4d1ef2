/** What single characters become before a line is text: folded, composed, rid of what only machines see. */

/** CJK radicals that no normalisation form folds (Unicode's EquivalentUnifiedIdeograph). */
const RADICALS: Record<string, string> = Object.fromEntries(
  [
    ...('⺁厂⺃乚⺄乙⺅亻⺆冂⺇几⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗㣺⺘扌⺙攵' +
      '⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糹⺰纟⺱罓⺲罒⺳网' +
      '⺴罓⺵网⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足' +
      '⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞飠⻟飠⻠饣⻡首' +
      '⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'),
  ].flatMap((character, index, all) =>
    index % 2 === 0 ? [[character, all[index + 1] ?? '']] : [],
  ),
)

/**
 * Characters that NFKC folds to what people mean: Latin and Arabic ligatures and presentation
 * forms, CJK radicals and compatibility ideographs, full-width letters, half-width kana. The
 * full-width punctuation of Chinese and Japanese sentences stays as it is printed.
 */
const FOLDED =
  /[\uFB00-\uFB06\uFB13-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC\u2F00-\u2FD5\u2E9F\u2EF3\uF900-\uFAFF\uFF03-\uFF07\uFF0A\uFF0B\uFF0D-\uFF19\uFF1C-\uFF1E\uFF20-\uFF5D\uFF5F-\uFFDC\u0132\u0133\u01C4-\u01CC]/g

const RADICAL = /[\u2E80-\u2EF2]/g

/** Spaces of every width. Line separators count as spaces too. */
const SPACES = /[\s\u00A0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g

/** Direction marks, joiners that join nothing, soft hyphens, controls, unmapped glyphs. */
const UNPRINTED =
  /(?![\u200C\u200D])\p{Cf}|(?![\t\n\v\f\r])\p{Cc}|\p{Variation_Selector}|\u034F|\uFFFD/gu

/** Zero-width joiners mean something between letters of scripts that join, and in emoji. */
const IDLE_JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{Script=Arabic}\p{Script=Devanagari}\p{Extended_Pictographic}])/gu

/** An i without its dot and the accent in its place, as fonts of LaTeX name the letter: `´ı`. */
const ACCENTED_I = /([`´^ˆ¨])ı/gu
const ACCENTS_OF_I: Readonly<Record<string, string>> = {
  '`': 'ì',
  '´': 'í',
  '^': 'î',
  ˆ: 'î',
  '¨': 'ï',
}

/** Icon fonts and symbol fonts put their pictures here: no letters. */
const PRIVATE_USE = /\p{Co}/gu

/**
 * The text as a person reads it: folded, composed (NFC), without invisible characters and icons,
 * with single spaces. Tabs stay.
 *
 * @example cleanText('ﬁnance\u200B \u00A0Ⅲ') // 'finance Ⅲ'
 */
export function cleanText(text: string): string {
  return text
    .replace(PRIVATE_USE, ' ')
    .replace(FOLDED, (character) => character.normalize('NFKC'))
    .replace(ACCENTED_I, (whole, accent: string) => ACCENTS_OF_I[accent] ?? whole)
    .replace(RADICAL, (radical) => RADICALS[radical] ?? radical)
    .replace(UNPRINTED, '')
    .replace(IDLE_JOINERS, '')
    .replace(SPACES, (space) => (space.includes('\t') ? '\t' : ' '))
    .normalize('NFC')
}

/** A row of this many zero-width characters and marks is a message, not typography. */
const ZERO_WIDTH_MESSAGE = /[\u200B-\u200F\u2060-\u2064\u206A-\u206F\uFEFF\u180E]{8,}/gu

/** A character has one variation at most; a row of selectors spells bytes. */
const SELECTOR_MESSAGE = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{4,}/gu

const TAG_CHARACTERS = /[\u{E0020}-\u{E007E}]{2,}/gu

/**
 * Messages written in characters that no font shows: tag characters and variation selectors, spelt
 * out again, and rows of zero-width characters, counted.
 *
 * @example invisibleMessages('Hi\u{E0048}\u{E0069}') // ['Hi']
 */
export function invisibleMessages(text: string): string[] {
  // Flags of regions (🏴󠁧󠁢󠁥󠁮󠁧󠁿) are spelt in tag characters too, and end in the cancel tag.
  const unflagged = text.replace(/\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu, '')
  const tags = (unflagged.match(TAG_CHARACTERS) ?? []).map((run) =>
    String.fromCodePoint(...Array.from(run, (tag) => (tag.codePointAt(0) ?? 0) - 0xe0000)),
  )
  const rows = (text.match(ZERO_WIDTH_MESSAGE) ?? []).map((run) => `U+200B × ${run.length}`)
  const bytes = (text.match(SELECTOR_MESSAGE) ?? []).map((run) =>
    new TextDecoder().decode(Uint8Array.from(run, selectedByte)).replace(/\p{Cc}/gu, ' '),
  )
  return [...tags, ...rows, ...bytes]
}

/** The byte that a variation selector is used for: the first 16 have code points of their own. */
function selectedByte(selector: string): number {
  const point = selector.codePointAt(0) ?? 0
  return point < 0xe0100 ? point - 0xfe00 : point - 0xe0100 + 16
}

/** Bullets as people and word processors print them; the first ones are Word's own Wingdings. */
const BULLET =
  /^\s*(?:[\uF0B7\uF0A7\uF0D8\uF0FC\uF076\uF0A8\uF06E\uF0BE•●○◦‣⁃∙▪▫■□◾◽◼◻◆◇❖➢➤➔→▸▹►▶❯»✓✔✦★☆⚫⚬⦁⦿·・‧º¤※]\uFE0F?|[-–—−*›>](?=\s)|\+(?=\s+\p{L})|-(?=\p{Lu}\p{Ll}{2})|o(?=\s{2,}))\s*/u

/**
 * A list's number or letter: `1.`, `2)`, `(3)`, `a)`, `iv.`, `①`. Years and decimals are none, nor are
 * ordinals in front of a small letter: `1. ve 4. sınıf`, nor short years: `91. 8 - 24. 3`, nor area
 * codes: `02)948-3617`, `(02) 9374 4000`.
 */
const LIST_NUMBER =
  /^\s*(?!\(?\d{2}\)\s?(?!(?:19|20)\d\d\s?[-–—.~/])\d{3,5}[-.\s]?\d{3,4})(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})\)|\d{1,2}[.、](?=\s|\D)(?!\s+\p{Ll}|\s*\d{1,2}\s?[-–—~])(?<!(?<!\d)[3-9]\d.)|(?:\d{1,2}|[a-z])\/(?=\s+\p{L})|\d{1,2}、(?=(?:19|20)\d\d)|(?:i{1,3}|i?v|vi{1,3}|i?x)\.(?=\s+\p{Lu})|[①-⑳]|[٠-٩]{1,2}\s?[-.)]\s?(?=\p{L}))\s*/u

/** Pictures of icon fonts: a list's bullets when they repeat, else a telephone or a flag. */
const ICONS = /^\s*(\p{Co})[\p{Co}\s]*/u

/** What stands in front of a line: a bullet or number, an icon, or nothing. */
export interface Front {
  bullet: boolean
  /** The sign of a bullet, or ''. */
  mark: string
  /** The icon, or ''. */
  icon: string
  text: string
}

/**
 * Takes the bullet or icon off a line.
 *
 * @example splitBullet('•  Led a team') // { bullet: true, mark: '•', icon: '', text: 'Led a team' }
 */
export function splitBullet(text: string): Front {
  const icon = ICONS.exec(text)
  const match = BULLET.exec(text) ?? LIST_NUMBER.exec(text) ?? icon
  const rest = match ? text.slice(match[0].length) : text
  // A line that is nothing but its mark is a divider or a page number.
  if (!match || rest.trim() === '') return { bullet: false, mark: '', icon: '', text }
  const isIcon = match === icon
  return {
    bullet: !isIcon,
    mark: isIcon ? '' : match[0].trim(),
    icon: isIcon ? (icon?.[1] ?? '') : '',
    text: rest,
  }
}

/**
 * Takes the bullet or icon off the first cell of a line, of which it may be all.
 *
 * @param isFollowed Whether more cells stand on the line.
 * @example splitFront('•', true) // { bullet: true, mark: '•', icon: '', text: '', isCell: true }
 */
export function splitFront(first: string, isFollowed: boolean): Front & { isCell: boolean } {
  const alone = splitBullet(`${first}  x`)
  const isCell = isFollowed && alone.text === 'x'
  return isCell ? { ...alone, text: '', isCell } : { ...splitBullet(first), isCell }
}

/** True for characters that are written from right to left. */
export function isRightToLeft(text: string): boolean {
  return /[\u0590-\u05FF\u0600-\u06FF\u0700-\u074F\u0750-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(
    text,
  )
}

/** True for scripts that are written without spaces between words. */
export function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60ー]/u.test(
    text,
  )
}
