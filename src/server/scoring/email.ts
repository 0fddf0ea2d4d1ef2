import type { Locale } from '#contract/locales.ts'
import { isCommonWord, isLittleWord } from './lexicon/address-words.ts'
import { isSpelledOut, latinParts } from './transliteration.ts'

/** What mail providers issue: a dotted local part and a domain with a top level of letters. */
const ADDRESS =
  /^[a-z0-9](?:[a-z0-9._%+'-]*[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

export function isAddress(email: string): boolean {
  return ADDRESS.test(email) && !email.includes('..') && !ONE_LETTER.test(email)
}

/** `mmmmm@mmm.com`, `xxx@xxx.de`: one letter where a name and a provider belong. */
const ONE_LETTER = /^(.)\1{2,}@(.)\2{2,}\./u

/** An address whose only fault is a stray blank, mended; null when more is wrong. */
export function withoutBlanks(email: string): string | null {
  const mended = email.replaceAll(/\s+/g, '')
  return mended !== email && isAddress(mended) ? mended : null
}

/** Domains of mail providers, and the slips of which each is the only meaning. */
const SLIPS: Readonly<Record<string, string>> = {
  'gmail.com':
    'gamil.com gmial.com gmai.com gmal.com gmil.com gnail.com gmaill.com gmali.com gmaul.com gmail.con gmail.co gmail.cm gmail.om gmail.comm gmail.vom gmailcom gmail.coml ggmail.com gmail.cim',
  'hotmail.com':
    'hotmial.com hotmal.com hotmai.com hotmil.com hotmaill.com hotnail.com hotmail.con hotmail.cm hotmail.comm hotmailcom homail.com hormail.com',
  'outlook.com': 'outlok.com outloo.com outlook.con outlook.cm outllok.com outlokk.com outook.com',
  'yahoo.com': 'yaho.com yahooo.com yahoo.con yahoo.cm yhaoo.com yahho.com',
  'icloud.com': 'iclod.com icloud.con icoud.com iclould.com',
  'naver.com': 'naver.con navr.com naver.cm',
  'qq.com': 'qq.con qq.cm',
  '163.com': '163.con 163.cm',
  'gmx.de': 'gmx.ed',
  'web.de': 'web.ed',
}
const MEANT = new Map(
  Object.entries(SLIPS).flatMap(([domain, slips]) =>
    slips.split(' ').map((slip) => [slip, domain] as const),
  ),
)

/** The address with the domain that was meant, where a slip can mean no other; else null. */
export function withoutSlip(email: string): string | null {
  const [local = '', domain = ''] = email.split('@')
  const meant = MEANT.get(domain.toLowerCase())
  return meant === undefined ? null : `${local}@${meant}`
}

/**
 * Words that make an address a nickname. They are kept clear of surnames and given names
 * (Love, King, Wolf, Angel, Bella are people), and the person's own name plays no part:
 * swapping it can never change a number.
 */

/** Long enough to be unmistakable wherever they stand. */
const UNMISTAKABLE = [
  'party princess prinzess sexy hottie babygirl babyboy sweetie sweetheart kitty gangsta ninja gamer',
  'superman batman spiderman pokemon naruto dragonball killer sunshine butterfly unicorn rainbow',
  'zombie vampire metalhead skater surfer hacker darkside darkangel rockstar superstar rebel maniac',
  'freak junkie monster legend hooligan forever lovely iloveyou xoxo swagg crazy lazy hotstuff',
  'cutie cutegirl kute coolio partyanimal chillout bigboss theboss theking thequeen number1 thebest',
  'mausi mausebaer schatzi schnucki schnecke kuschel zuckers einhorn schmetterling knuddel',
  'principess farfalla cucciol tesorin stellina pupetta mariposa unicornio gatita gatito guapetona',
  'amorcito bombon princesita reinita chiquita papichulo doudou chouchou minette bogoss beaugosse papillon licorne',
  'prenses kelebek yakisikli delikanli tatlikiz askim asikim bebegim cilgin kralice',
  'lanhlung congchua hoangtu xinhdep xinhgai dethuong cogai meocon gaubong',
  'farfallin gattina angioletto munequita bebita suessemaus suesse suesser zuckermaus sonnenschein knutschi poupee lutinette cunyeu beyeu heocon gwiyomi wangjanim xiaotianshi xiaohuli',
  'kawaii otaku nekochan himechan pikachu gongju wangja yeppeun kkamjjik',
  'lareinadel elreydel karakartal cimbom sarikanarya',
  'shuaige meinv baobei xiaokeai xiaogongzhu xiaomao habibi habibti amoura malakt',
]
  .join(' ')
  .split(' ')

/** Short words that count only when they stand alone between signs or digits. */
const ALONE =
  'boy|girl|guy|dude|babe|baby|bunny|tiger|dog|cat|panda|loco|loca|guapo|guapa|nena|mami|papi|amor|maus|hasi|beer|bier|weed|devil|diablo|demon|evil|noob|gg|yolo|swag|thug|cute|cool|xx+|lol|bebe|bebek|kiz'

/** Adjectives and nouns that nicknames are put together from. */
const COMPOUND =
  /(?:cool|hot|bad|mad|sad|lil|little|super|mega|sweet|dark|pink|happy|lucky|wild|party|cute|dj|mc|the|big|sk8er)[._-]?(?:boy|boi|girl|guy|dude|kid|chick|cat|dog|bear|wolf|king|queen|baby|babe|lady|angel|panda|tiger)/i

/** Signs and figures of play; four figures that are no year count as well. */
const PLAYFUL =
  /^xx+[._-]?|xx+\d*$|^(?:elrey|lareina)\p{L}{3}|^(?:elrey|lareina|ilre|leroi|derboss|lajefa)[._-]|[._-]?(?:elrey|ilre|ilboss|lareina)(?=\d|_|$)|^sweet(?!s?[.@_-])\p{L}{3,}xx|(?:\D|^)(?:420|666|1234+|0000+|4ever|4u|cr7|9x)(?:\D|$)|^cute|cute$|^(?:il)?bomber[._-]|^prince(?:ss)?[._-]\p{L}+[._-]love$|\p{L}du\p{Nd}{2,3}$/iu

const ANYWHERE = new RegExp(UNMISTAKABLE.join('|'), 'i')
const BETWEEN = new RegExp(`(?:^|[._\\d-])(?:${ALONE})(?=$|[._\\d-])`, 'i')

/** A part of a name that is shorter than this is found in too many words. */
const SHORTEST_SHARED = 3
/** Where vowels are written, so many consonants in a row are no chance. */
const SHORTEST_BONES = 4
/** So much of the beginning of a name makes a nickname of it: Fede for Federica. */
const NICKNAME_LETTERS = 3

/** So long a word is no part of a name in any of the languages. */
const LONG_WORD = 6

const consonants = (text: string): string => text.replaceAll(/[aeiouy\d]/gu, '')

/** A separate part as long as this that is a common word says more than the name beside it. */
const UNMISTAKABLE_WORD = 8

/** True when an address has anything of the name: a part, its beginning, its consonants, initials. */
function sharesWith(local: string, name: string): boolean {
  const parts = latinParts(name)
  const letters = local.replaceAll(/[^a-z]/gu, '')
  const initials = parts.map((part) => part.charAt(0)).join('')
  if (initials.length > 1 && (letters === initials || letters === reversed(initials))) return true
  // huandq of Đinh Quang Huấn: a name with the initials of the others
  if (parts.some((part) => part.length > 1 && isWithInitials(local, part, parts))) return true
  return parts.some((part) => {
    const beginning = part.slice(0, Math.max(NICKNAME_LETTERS, Math.ceil(part.length / 2)))
    if (beginning.length >= SHORTEST_SHARED && local.includes(beginning)) return true
    const bones = consonants(part)
    const enough = /\p{Script=Latin}/u.test(name) ? SHORTEST_BONES : SHORTEST_SHARED
    if (bones.length >= enough && consonants(letters).includes(bones)) return true
    // Arabic writes hardly a vowel: رنا is Rana.
    return bones.length > 1 && local.split(/[^a-z]+/u).some((own) => consonants(own) === bones)
  })
}

/** A part of a name and initials of others, before it or behind, and no more in their word. */
function isWithInitials(local: string, part: string, parts: readonly string[]): boolean {
  const others = new Set(parts.filter((one) => one !== part).map((one) => one.charAt(0)))
  return local.split(/[^a-z]+/u).some((word) => {
    const rest = word.startsWith(part)
      ? word.slice(part.length)
      : word.endsWith(part)
        ? word.slice(0, -part.length)
        : null
    return rest !== null && [...rest].every((letter) => others.has(letter))
  })
}

const reversed = (text: string): string => [...text].toReversed().join('')

/** Syllables of Chinese in pinyin, and of Vietnamese without its marks. */
const PINYIN =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:i(?:ang|ong|an|ao|ng|[aeunv])?|u(?:ang|ai|an|[aeino])?|a(?:ng|[ino])?|e(?:ng|[inr])?|o(?:ng|u)?|v|ve)/u
const VIETNAMESE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?(?:uyen?|ieu|uoi|uou|yeu|oai|oay|uay|[aeiouy]{1,2})(?:ch|ng|nh|[cmnpt])?/u
/** Names have up to four syllables in Chinese; what shares nothing with a name needs fewer. */
const PHRASE_SYLLABLES = 5
const STRANGE_SYLLABLES = 3

/** The fewest syllables that make up the text; Infinity when it cannot be cut into any. */
function syllablesIn(text: string, syllable: RegExp): number {
  const fewest = [0, ...Array.from({ length: text.length }, () => Infinity)]
  for (let from = 0; from < text.length; from++) {
    const longest = syllable.exec(text.slice(from))?.[0].length ?? 0
    for (let length = 1; length <= longest; length++) {
      if (!fits(text.slice(from, from + length), syllable)) continue
      const count = (fewest[from] ?? Infinity) + 1
      fewest[from + length] = Math.min(fewest[from + length] ?? Infinity, count)
    }
  }
  return fewest.at(-1) ?? Infinity
}

const fits = (text: string, syllable: RegExp): boolean => syllable.exec(text)?.[0] === text

/** Whether a word stands in a list of the language; no list, no words. */
export type IsWord = (word: string) => boolean

const SHORTEST_WORD = 3
const SHORTEST_PHRASE = 8
/** Addresses by purpose are plain, not playful. */
const PURPOSE =
  /(?:info|contact|kontakt|contatt|mail|office|buero|job|work|career|bewerbung|hello|hallo|admin|team|design|studio|consult|photo|foto|art|music|code|dev|tech|web|media)/u

/** True for words in a row, as many as make a phrase: rey de la playa. */
function isPhrase(letters: string, isWord: IsWord): boolean {
  if (letters.length < SHORTEST_PHRASE || PURPOSE.test(letters)) return false
  const reached = [true, ...Array.from({ length: letters.length }, () => false)]
  for (let from = 0; from < letters.length; from++) {
    if (!reached[from]) continue
    for (let to = from + 2; to <= letters.length; to++) {
      const part = letters.slice(from, to)
      const whole = part.length >= SHORTEST_WORD && part.length < letters.length && isWord(part)
      if (whole || isLittleWord(part)) reached[to] = true
    }
  }
  return reached.at(-1) ?? false
}

const MASKED = /^\d+[x*]{2,}\d*$/u

/** What the address is judged beside. */
interface Owner {
  name: string
  /** The language of the resume. */
  locale?: Locale | null
  isWord?: IsWord
}

/**
 * True when the part before the @ reads like a nickname instead of a name: it has an unmistakable
 * one, or a common word of any language, or a phrase, and nothing of the name.
 */
export function isUnprofessional(
  email: string,
  { name, locale = null, isWord = () => false }: Owner,
): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase()
  // Digits made unreadable, as published resumes have them.
  if (MASKED.test(local)) return false
  if ([ANYWHERE, BETWEEN, COMPOUND, PLAYFUL].some((pattern) => pattern.test(local))) return true
  const parts = local.split(/[^a-z]+/u).filter(Boolean)
  if (parts.some((part) => isPlayful(part, name))) return true
  if (name === '' || sharesWith(local, name)) return false
  const letters = parts.join('')
  if (isStrange(letters, locale) || isPhrase(letters, isWord)) return true
  const common = parts.filter(isCommonWord)
  if (common.length === 0) return false
  // Where the name's sound is not written, it may well be among the other parts.
  const sure = common.length === parts.length || common.some((part) => part.length >= LONG_WORD)
  return isSpelledOut(name) || sure
}

/** A long common word beside whatever else, the name included, unless it is the name. */
const isPlayful = (part: string, name: string): boolean =>
  part.length >= UNMISTAKABLE_WORD && isCommonWord(part) && !sharesWith(part, name)

/** A phrase in syllables of the person's own language: more of them than a name has. */
function isStrange(letters: string, locale: Locale | null): boolean {
  const [syllable, least] =
    locale === 'zh-CN'
      ? [PINYIN, PHRASE_SYLLABLES]
      : locale === 'vi'
        ? [VIETNAMESE, STRANGE_SYLLABLES]
        : [null, 0]
  if (!syllable) return false
  const count = syllablesIn(letters, syllable)
  return count >= least && count !== Infinity
}
