import { isCommonWord } from './lexicon/address-words.ts'
import { isSpelledOut, latinParts } from './transliteration.ts'

/** What mail providers issue: a dotted local part and a domain with a top level of letters. */
const ADDRESS =
  /^[a-z0-9](?:[a-z0-9._%+'-]*[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

export function isAddress(email: string): boolean {
  return ADDRESS.test(email) && !email.includes('..')
}

/** An address whose only fault is a stray blank, mended; null when more is wrong. */
export function withoutBlanks(email: string): string | null {
  const mended = email.replaceAll(/\s+/g, '')
  return mended !== email && isAddress(mended) ? mended : null
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
  'boy|girl|guy|dude|babe|baby|bunny|tiger|dog|cat|panda|loco|loca|guapo|guapa|nena|mami|papi|amor|maus|hasi|beer|bier|weed|devil|diablo|demon|evil|noob|xd|gg|yolo|swag|thug|cute|cool|xx+|lol|bebe|bebek|kiz'

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
/** So much of the beginning of a name makes a nickname of it: Fede for Federica. */
const NICKNAME_LETTERS = 3

/** So long a word is no part of a name in any of the languages. */
const LONG_WORD = 6

const consonants = (text: string): string => text.replaceAll(/[aeiouy\d]/gu, '')

/** True when an address has anything of the name: a part, its beginning, its consonants, initials. */
function sharesWith(local: string, name: string): boolean {
  const parts = latinParts(name)
  const letters = local.replaceAll(/[^a-z]/gu, '')
  const initials = parts.map((part) => part.charAt(0)).join('')
  if (initials.length > 1 && (letters === initials || letters === reversed(initials))) return true
  return parts.some((part) => {
    const beginning = part.slice(0, Math.max(NICKNAME_LETTERS, Math.ceil(part.length / 2)))
    if (beginning.length >= SHORTEST_SHARED && local.includes(beginning)) return true
    const bones = consonants(part)
    return bones.length >= SHORTEST_SHARED && consonants(letters).includes(bones)
  })
}

const reversed = (text: string): string => [...text].toReversed().join('')

/**
 * True when the part before the @ reads like a nickname instead of a name: it has an unmistakable
 * one, or a common word of any language and nothing of the name.
 */
export function isUnprofessional(email: string, name: string): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase()
  if ([ANYWHERE, BETWEEN, COMPOUND, PLAYFUL].some((pattern) => pattern.test(local))) return true
  if (name === '' || sharesWith(local, name)) return false
  const parts = local.split(/[^a-z]+/u).filter(Boolean)
  const common = parts.filter(isCommonWord)
  if (common.length === 0) return false
  // Where the name's sound is not written, it may well be among the other parts.
  const sure = common.length === parts.length || common.some((part) => part.length >= LONG_WORD)
  return isSpelledOut(name) || sure
}
