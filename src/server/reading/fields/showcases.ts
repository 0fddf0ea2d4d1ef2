/** Heads that say where a work can be seen: `Harbour Map | GitHub | Live`, `Hafenkarte (Demo)`. */
import type { Line } from '../document.ts'
import { isLabelledLink, isOnlyLink, linkOn } from './links.ts'

/** What links to a work are called, in all languages: its code, or a place where it runs. */
const LINK_WORDS =
  /^(?:view |voir |ver |zum |zur |le |el |il )?(?:github|gitlab|bitbucket|codepen|figma|(?:git(?:hub)? )?repo(?:sitor(?:y|io))?|(?:source )?code|sources?|quell(?:code|text)|code source|código(?: fuente)?|codice(?: sorgente)?|dépôt|kaynak kod[ui]?|mã nguồn|源码|源代码|代码|演示|在线演示|ソースコード|デモ|소스 ?코드|데모|(?:live|online)(?:[ -](?:demo|site|app|version|link|preview))?|demo(?: link| video)?|démo|deployed(?: app| site)?|deployment|app store|play store|google play)$/iu
const PHRASES = /\s*[|·•,/()[\]–—]\s*|\s+-\s+/u
/** Hosts of code: whatever is linked there was made by somebody. */
const CODE_HOST =
  /^(?:https?:\/\/)?(?:www\.)?(?:github\.com\/[^/]+\/[^/]|gitlab\.com\/|codepen\.io\/)/iu

/** True where a phrase is nothing but what a link is called. */
export const isLinkWord = (phrase: string): boolean => LINK_WORDS.test(phrase.trim())

/** True for a name with what its links are called behind it, and for a line that leads to code. */
export function showsWork(line: Line): boolean {
  // a list that goes on, `Travis CI, GitHub,`
  if (line.bullet || line.text.endsWith(',')) return false
  if (isOnlyLink(line) || isLabelledLink(line)) return CODE_HOST.test(linkOn(line))
  const [name = '', ...rest] = line.cells
    .flatMap(({ text }) => text.split(PHRASES))
    .filter((phrase) => phrase.trim() !== '')
  return !isLinkWord(name) && rest.length > 0 && isLinkWord(rest.at(-1)!)
}

/** A name, and what its links are called in brackets behind it: `[Demo] [Code]`. */
export function withoutLinkWords(name: string): [name: string, links: string[]] {
  const [, own = '', words = ''] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/u.exec(name) ?? []
  if (!own || !words.split(PHRASES).every(isLinkWord)) return [name, []]
  const [bare, links] = withoutLinkWords(own)
  return [bare, [...links, words]]
}
