/**
 * What is changed about pdf.js. Its worker knows what a stretch of marked content says (ActualText)
 * and does not tell: some programs write letters only so, such as Chromium those of Arabic faces
 * that join over several glyphs, and LaTeX its soft hyphens. And it unpacks, checks and repairs
 * every font for a browser to draw with, which takes longer than all else about a document; of a
 * font with a Unicode map of its own the program tells nothing about the text. And it reads a page
 * with links a second time to tell which text they lie over, which we know better.
 */

/** The file that is changed, by the end of its address. */
export const WORKER = /pdf\.worker\.min\.mjs$/

/** Where the worker hands over a stretch's tag and number; the second name is the resources'. */
const HANDED_OVER =
  /(parseMarkedContentProps\((\w+)\[1\],(\w+)\)(?:(?!parseMarkedContentProps).)*?)\2=\[\2\[0\]\.name,\2\[1\]instanceof Dict\?\2\[1\]\.get\("MCID"\):null\]/s

/** Where the worker, knowing a font's kind, begins to repair it; the first name is the properties'. */
const REPAIRS =
  /(?=let \w+;try\{switch\(\w+\)\{case"MMType1":(?:(?!\}catch).)*?adjustWidths\((\w+)\))/s

/** Where a link says that the text under it is wanted. */
const OVERLAID = /get overlaysTextContent\(\)\{return!0\}/g

/**
 * The worker's source, so changed that `beginMarkedContentProps` has a third argument: the
 * ActualText, as the bytes of a PDF string, that fonts with a Unicode map are not repaired, and
 * that the text under links is not looked for.
 * Source without the places stays as it is.
 */
export function mended(source: string): string {
  const quick = source
    .replace(
      REPAIRS,
      (_, properties: string) =>
        `if(${properties}.hasIncludedToUnicodeMap){amendFallbackToUnicode(${properties});return}`,
    )
    .replaceAll(OVERLAID, 'get overlaysTextContent(){return!1}')
  return quick.replace(HANDED_OVER, (_, before: string, args: string, resources: string) => {
    const properties = `(${args}[1]instanceof Name?${resources}?.get("Properties")?.get?.(${args}[1].name):${args}[1])`
    return (
      `${before}{const p=${properties},d=p instanceof Dict?p:null,t=d?.get("ActualText");` +
      `${args}=[${args}[0].name,d?.get("MCID")??null,typeof t==="string"?t:null]}`
    )
  })
}
