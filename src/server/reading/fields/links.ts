/** Links: printed in full or in part, or standing only behind a name as an annotation. */
import type { Line } from '../document.ts'
import { labelKinds } from '../lexicon/labels.ts'

const TLD =
  'com|org|net|io|dev|me|co|ai|app|edu|gov|info|biz|tech|design|site|online|blog|page|link|xyz|eu|de|fr|es|it|jp|kr|tr|vn|cn|uk|us|ca|au|ch|at|be|nl|se|no|dk|fi|pl|pt|br|mx|ar|cl|pe|in|sg|hk|tw|sa|ae|eg|jo|ma|tn|dz|qa|kw|lb|ru|ua|gr|cz|ro|hu|ie|il|za|nz|id|my|th|ph|cc|tv|gg|sh|so|studio|example|test|to|ly|gl|fm|cloud|pro|work|works|name|space|world|academy|science|photo|art'
/** A link with its scheme, or a domain with a known ending. */
const FULL = /^(?:https?:\/\/|www\.)./iu
const DOMAIN = new RegExp(`^(?:[a-z0-9-]+\\.)+(?:${TLD})(?::\\d+)?(?:[/?#].*)?$`, 'i')
const ENDING = new RegExp(`\\.(?:${TLD})$`, 'i')

/** True when a text ends like an address. */
export const isKnownEnding = (text: string): boolean => ENDING.test(text)

/** What cannot stand in a link, and so parts it from the text around; Asian letters are written to it. */
const AROUND =
  /[\s<>|，、；：()（）「」"“”\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u
/** Names of products that look like domains. */
const PRODUCTS =
  /^(?:asp\.net|socket\.io|ml\.net|ado\.net|vb\.net|draw\.io|crates\.io|node\.js|booking\.com|monday\.com|.*\.js)$/i

/** A link as found: what is printed, and where it leads. */
export interface FoundLink {
  text: string
  url: string
}

const trimmed = (url: string) => url.replace(/[.,;:!?)\]»”]+$/u, '')

/** The links printed in a text. */
export function linksIn(text: string): FoundLink[] {
  if (!text.includes('.')) return []
  return text
    .replace(/[\u2010\u2011]/g, '-')
    .split(AROUND)
    .map((part) => trimmed(part).replace(/^[^a-z0-9]+/i, ''))
    .filter((part) => (FULL.test(part) || DOMAIN.test(part)) && !PRODUCTS.test(part))
    .map((part) => ({ text: part, url: part }))
}

/** A link without what may be left out: scheme, `www.`, a slash at the end. */
export function bareUrl(url: string): string {
  return url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/#]+$/, '')
    .toLowerCase()
}

const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** The links of a line, printed and annotated, each once. */
export function linksOf(line: Line): FoundLink[] {
  const annotated = line.links.filter(({ url }) => isWeb(url))
  const printed = linksIn(line.text).filter(
    (link) => !annotated.some(({ url }) => bareUrl(url).startsWith(bareUrl(link.url))),
  )
  return [...annotated, ...printed]
}

/** The first link of a line, or ''. */
export function linkOn(line: Line): string {
  return linksOf(line)[0]?.url ?? ''
}

/** True for an address on a line of its own. */
export const isOnlyLink = (line: Line): boolean => linksIn(line.text)[0]?.text === line.text.trim()

/** The same behind a label, whatever it is called: `Demo: harbour.example.com`; in a row behind one that is listed. */
export const isLabelledLink = ({ text, cells: [label, value, ...more] }: Line): boolean => {
  const parted = /^[^:：]{1,30}(?:：\s*|:\s+)(\S+)$/u.exec(text.trim())?.[1]
  const isRow = value && more.length === 0 && labelKinds(label!.text).includes('link')
  const address = parted ?? (isRow ? value.text.trim() : '')
  return address !== '' && linksIn(address)[0]?.text === address
}
