import type { FlowLine } from './lines.ts'
import type { PdfPage } from './page.ts'

/** Sites on which people have a page of their own, and that page: `github.com/ada`. */
const PROFILE =
  /^https?:\/\/(?:[a-z]{2,3}\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|bitbucket\.org|behance\.net|dribbble\.com|xing\.com\/profile|stackoverflow\.com\/users\/\d+|kaggle\.com|codepen\.io|medium\.com)\/[^/?#\s]+\/?$/iu
const MAIL = /^mailto:[^?\s]+@[^?\s]+/iu

/**
 * Where pictures lead: an icon stands for an address that is printed nowhere. Addresses of a person
 * belong to the first line, where the name stands.
 */
export function withIconLinks(lines: readonly FlowLine[], pages: readonly PdfPage[]): FlowLine[] {
  const printed = new Set(lines.flatMap(({ links }) => links.map(({ url }) => url)))
  const lost = pages
    .flatMap(({ links }) => links.map(({ url }) => url))
    .filter((url) => !printed.has(url) && (PROFILE.test(url) || MAIL.test(url)))
  const icons = [...new Set(lost)].map((url) => ({ text: '', url }))
  return lines.map((line, at) => (at === 0 ? { ...line, links: [...line.links, ...icons] } : line))
}
