/**
 * The file name in a `Content-Disposition` header (RFC 6266): the `filename*` of RFC 8187 when
 * it decodes, else `filename`, without any folder; '' when the header names none.
 *
 * @example fileNameIn("attachment; filename=\"a.pdf\"; filename*=UTF-8''%E7%AE%80.pdf") // '简.pdf'
 */
export function fileNameIn(header: string | null): string {
  if (!header) return ''
  return lastSegment(extendedName(header) ?? plainName(header) ?? '')
}

function extendedName(header: string): string | null {
  const encoded = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(header)?.[1]
  if (!encoded) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

function plainName(header: string): string | null {
  const [, quoted, token] =
    /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  return quoted === undefined ? (token ?? null) : quoted.replace(/\\(.)/g, '$1')
}

/** A name is never a path: what stands before the last slash is dropped. */
function lastSegment(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? ''
}
