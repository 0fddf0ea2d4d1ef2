/**
 * The one thing that is changed about pdf.js: its worker knows what a stretch of marked content
 * says (ActualText) and does not tell. Some programs write letters only so, such as Chromium
 * those of Arabic faces that join over several glyphs, and LaTeX its soft hyphens.
 */

/** The file that is changed, by the end of its address. */
export const WORKER = /pdf\.worker\.min\.mjs$/

/** Where the worker hands over a stretch's tag and number; the second name is the resources'. */
const HANDED_OVER =
  /(parseMarkedContentProps\((\w+)\[1\],(\w+)\)(?:(?!parseMarkedContentProps).)*?)\2=\[\2\[0\]\.name,\2\[1\]instanceof Dict\?\2\[1\]\.get\("MCID"\):null\]/s

/**
 * The worker's source, so changed that `beginMarkedContentProps` has a third argument: the
 * ActualText, as the bytes of a PDF string. Source without the place stays as it is.
 */
export function mended(source: string): string {
  return source.replace(HANDED_OVER, (_, before: string, args: string, resources: string) => {
    const properties = `(${args}[1]instanceof Name?${resources}?.get("Properties")?.get?.(${args}[1].name):${args}[1])`
    return (
      `${before}{const p=${properties},d=p instanceof Dict?p:null,t=d?.get("ActualText");` +
      `${args}=[${args}[0].name,d?.get("MCID")??null,typeof t==="string"?t:null]}`
    )
  })
}
