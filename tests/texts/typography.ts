/** How a language is written: what a text may not have, what to write instead, and an example of each. */
import { LOCALES, type Locale } from '#contract/locales.ts'
import { FIGURES } from '#contract/figures.ts'
import { isNumber } from './catalogue.ts'

export interface Custom {
  name: string
  locales: readonly Locale[]
  /** What is wrong in a text, or nothing. */
  find: (text: string, place: string, isPlural: boolean) => string | undefined
  /** What to write instead. */
  remedy: string
  /** A text that the custom must object to, and the same as it should be. */
  wrong: string
  right: string
}

const NARROW = '\u202f'
const match = (pattern: RegExp) => (text: string) =>
  pattern.exec(withoutCode(text))?.[0].trim() || undefined

/** Without what is no prose: code, addresses of links, table rules, front matter keys. */
function withoutCode(text: string): string {
  return text
    .replace(/`[^`]*`|\]\([^)]*\)|https?:\S+|^\|[-| :]+\|$|^(?:---|\w+:)(?= |$)/gm, ' ')
    .replace(/\{\w+\}/g, 'x')
}

/** A Latin name in another script: letters, with digits and signs that belong to it. */
const LATIN = /\.?[A-Za-z](?:[\w.+#@/’'-]| (?=[A-Z]))*[\w+#]|[A-Za-z]/g

/** Placeholders that stand for words of the visitor or names: they may be in any script. */
const WORDS = /\{(\w+)\}/g

const FIRST_STRONG = '\u2068'
const POP = '\u2069'

/** An Arabic text with Latin names and filled-in words isolated, so that signs beside them stay. */
export function isolated(text: string): string {
  const whole = new RegExp(
    `${FIRST_STRONG}[^${POP}]*${POP}|\`[^\`]*\`|\\]\\([^)]*\\)|^(?:kind|order): .*$|^[a-z]+:|${WORDS.source}|${LATIN.source}`,
    'gm',
  )
  // A text that is nothing but the name needs no isolation from itself.
  if (!/\p{Script=Arabic}/u.test(text)) return text
  return text.replace(whole, (run: string, name?: string) => {
    if (/^[\u2068`\]]|^[a-z]+:/.test(run) || (name && isNumber(name))) return run
    return `${FIRST_STRONG}${run}${POP}`
  })
}

/** Texts that become part of a resume or its title: the typesetter isolates, and files are named by them. */
const DATA = /^resume\.|^editor\.conflict\.copyTitle$|^upload\.form\.sampleName$/

/** A French text with its spaces: narrow before ; : ! ? », after «, all of them unbreakable. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d}%)»”…])[ \u00a0\u202f]*([;!?»])/gu, `${NARROW}$1`)
    .replace(/(?<=[\p{L}\d}%)»”…])[ \u00a0\u202f]+:(?= |$)/gmu, `${NARROW}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${NARROW}`)
    .replace(/(?<=[\d}]) (?=%)/g, NARROW)
}

/** A text with what a machine can set right set right: `npm run texts -- tidy`. */
export function tidied(locale: Locale, place: string, text: string): string {
  if (locale === 'fr') return frenchSpaces(text)
  return locale === 'ar' && !DATA.test(place) ? isolated(text) : text
}

export const CUSTOMS: Custom[] = [
  {
    name: 'a narrow no-break space before ; : ! ? » and after «',
    locales: ['fr'],
    find: (text) => {
      const prose = withoutCode(text)
      const bad =
        /(?:[\p{L}\dx%)»”…][ \u00a0]?[;!?»]|[\p{L}\dx%)»”…][ \u00a0]:|[\p{L}\d]: |«[^\u202f])/u
      return bad.exec(prose.replace(/&\w+;|\b\d:\d/g, ' '))?.[0]
    },
    remedy: 'run: npm run texts -- tidy',
    wrong: 'Combien ? « Trop »',
    right: `Combien${NARROW}? «${NARROW}Trop${NARROW}»`,
  },
  {
    name: 'tú, not usted',
    locales: ['es'],
    find: match(
      /(?<!\p{L})(?:usted(?:es)?|[Ss]u (?:currículum|navegador|puntuación|archivo|experiencia|texto)|(?:Suba|Elija|Guarde|Escriba|Añada|Vuelva|Pruebe|Espere|Haga|Abra|Pegue|Revise|Inicie|Consulte|Descargue) )/u,
    ),
    remedy: 'speak to the reader as tú: tu currículum, elige, guarda',
    wrong: 'Suba su currículum',
    right: 'Sube tu currículum',
  },
  {
    name: 'German quotation marks „ “',
    locales: ['de'],
    find: match(/”|(?<!„[^“„]*)“|"[^"\n]*"(?!$)/mu),
    remedy: 'write „so“, with ‚so‘ inside',
    wrong: 'Löschen Sie “verantwortlich für”.',
    right: 'Löschen Sie „verantwortlich für“.',
  },
  {
    name: 'quotation marks of the language',
    locales: ['fr', 'es', 'it', 'ja', 'zh-CN', 'ar', 'en'],
    find: (text, place) => {
      if (place.startsWith('documents/')) return undefined
      return /"|(?<=\s|^)'\p{L}/u.exec(text)?.[0]
    },
    remedy: 'typewriter quotes are for code; use the quotation marks of your language',
    wrong: 'Delete "responsible for".',
    right: 'Delete “responsible for”.',
  },
  {
    name: 'full-width marks',
    locales: ['ja', 'zh-CN'],
    find: match(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[,;!?](?!\d)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]):(?!\/\/)/u,
    ),
    remedy: 'after a character of your script write 、 。 ， ： ； ！ ？',
    wrong: '文件太大,请重试',
    right: '文件太大，请重试',
  },
  {
    name: 'Arabic marks ، ؛ ؟',
    locales: ['ar'],
    find: match(/(?<=\p{Script=Arabic}[\u2069”»]?)[,;?]/u),
    remedy: 'after an Arabic word write ، ؛ ؟',
    wrong: 'الملف, ثم الصفحة',
    right: 'الملف، ثم الصفحة',
  },
  {
    name: 'Latin names isolated',
    locales: ['ar'],
    find: (text, place) => {
      const done = tidied('ar', place, text)
      if (done === text) return undefined
      const at = [...done].findIndex((letter, index) => letter !== [...text][index])
      return [...done].slice(at, at + 24).join('')
    },
    remedy: 'run: npm run texts -- tidy',
    wrong: 'ملفات .pdf وWord',
    right: 'ملفات \u2068.pdf\u2069 و\u2068Word\u2069',
  },
  {
    name: 'digits without “de”',
    locales: ['fr', 'es', 'it'],
    find: (text) =>
      /^\{count\} (?:(?:de|di) |d’)|[.:;] \{count\} (?:(?:de|di) |d’)/u.exec(text)?.[0],
    remedy: '“de” after a number belongs to “un millón de”, not to 1 000 000: leave it out',
    wrong: '{count} de puntos',
    right: '{count} puntos',
  },
  {
    name: 'dotted and dotless i',
    locales: ['tr'],
    find: match(
      /(?<!\p{L})(?:ingilizce|türkçe|Ispanyol|Istanbul|Ingiliz|Italyan|Iptal|Indir|Iş(?!ık|ıl)|Içe|Ileri)/u,
    ),
    remedy: 'names of languages begin with a capital, and i becomes İ: İngilizce, İptal',
    wrong: 'Iptal',
    right: 'İptal',
  },
  {
    name: 'American spelling',
    locales: ['en'],
    find: match(
      /\b(?:\w+(?:[aeiou]lyse|[aeiou]lysed)|colour\w*|favour\w*|recognis\w+|organis\w+|optimis\w+|summaris\w+|labell\w+|cancell(?:ed|ing)\b|misspelt|licence\w*|centred?|grey|programme)\b/iu,
    ),
    remedy: 'write as in the United States: color, recognize, labeled, misspelled, analyze',
    wrong: 'a colour',
    right: 'a color',
  },
  {
    name: 'a curved apostrophe',
    locales: ['en', 'fr', 'it', 'tr'],
    find: match(/(?<=\p{L})'(?=\p{L})/u),
    remedy: "write ’ between letters; the typewriter’s ' is for code",
    wrong: "You can't undo this.",
    right: 'You can’t undo this.',
  },
  {
    name: 'a space before …',
    locales: ['de'],
    find: match(/\p{L}…$/u),
    remedy: 'whole words are left out, so a space comes before …',
    wrong: 'Wird gespeichert…',
    right: 'Wird gespeichert …',
  },
  {
    name: 'a closed ellipsis',
    // German sets a space where words are left out: „Wird gespeichert …“ (Duden, D 17).
    locales: LOCALES.filter((locale) => locale !== 'de'),
    find: (text, place) =>
      place === 'editor.rich.placeholder' ? undefined : /[ \u00a0]…$|\.\.\./.exec(text)?.[0],
    remedy: 'write … (one sign) without a space before it',
    wrong: 'Saving ...',
    right: 'Saving…',
  },
  {
    name: 'no quote set up as the model to follow',
    locales: LOCALES,
    find: (text, place) =>
      place.startsWith('rubric.') && !GOOD_QUOTES.has(place)
        ? /[:：]\s*[“„«「"'‘]\u202f?\u2068?\{(?:quote|phrase|word)\}/u.exec(text)?.[0]
        : undefined,
    remedy:
      'put the quoted line first: “{quote}” appears twice. After a colon it reads as the line to write.',
    wrong: 'Say what you did: “{quote}”',
    right: '“{quote}” leaves out who did it. Say what you did.',
  },
  {
    name: 'a counted word has plural forms',
    locales: ['en'],
    find: (text, place, isPlural) => {
      if (isPlural || STEADY.has(place)) return undefined
      const counted = [...text.matchAll(/\{(\w+)\} (\p{Ll}+)/gu)]
      return counted.find(
        ([, name = '', word = '']) => isNumber(name) && !(name in FIGURES) && !UNCOUNTED.has(word),
      )?.[0]
    },
    remedy: 'give one and other forms, or let the number follow: “Lines with a figure: {count}.”',
    wrong: 'The report has {count} pages',
    right: 'Pages in the report: {count}',
  },
]

/** Findings that quote a line because it is good. */
const GOOD_QUOTES = new Set(['rubric.findings.bestFirst', 'rubric.findings.summaryResult'])

/** Texts whose number is always the same, or always more than one. */
const STEADY = new Set(['optimizationInfo.intro.lead', 'optimizationInfo.arithmetic.ungraded'])

/** Words after a number that it does not count, and units. */
const UNCOUNTED = new Set(
  'of out to more found are days on at or and now when until if is as points pt mm weighs needs'.split(
    ' ',
  ),
)

/** What the customs object to in one text, each with its remedy. */
export function objections(locale: Locale, place: string, forms: string[]): string[] {
  return CUSTOMS.filter(({ locales }) => locales.includes(locale)).flatMap((custom) =>
    forms.flatMap((form) => {
      const found = custom.find(form, place, forms.length > 1)
      return found === undefined
        ? []
        : [`${locale}: ${place} has “${found}”. Wanted: ${custom.name}; ${custom.remedy}.`]
    }),
  )
}
