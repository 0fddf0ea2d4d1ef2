/** What a file system, a header or a reader of file names trips over. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff]/gu
const RESERVED = /[<>:"/\\|?*]/g

const MAX_LENGTH = 120

/**
 * An uploaded file's name as it may be shown: without folders and invisible characters.
 *
 * @example shownFileName('C:\\fakepath\\My CV.pdf') // 'My CV.pdf'
 */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.normalize('NFC').replaceAll(UNPRINTABLE, '').trim()
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 ? clean.slice(dot).slice(0, 10) : ''
  return cut(dot > 0 ? clean.slice(0, dot) : clean, MAX_LENGTH) + extension
}

/**
 * Name of a downloaded resume: its title, or whose it is, in their own script.
 *
 * @param extension Of the file, without its dot.
 * @example downloadName('', '山田太郎') // 'Resume - 山田太郎.pdf'
 */
export function downloadName(title: string, person: string, extension = 'pdf'): string {
  const named = safe(title) || (safe(person) && `Resume - ${safe(person)}`) || 'Resume'
  return `${named.replace(/\.(pdf|docx?|json|txt)$/i, '')}.${extension}`
}

/**
 * `Content-Disposition` of a download (RFC 6266): the name as RFC 8187 writes it, and an ASCII
 * one for clients that do not know that.
 */
export function attachment(name: string): string {
  // Half a character has no percent-encoding.
  const fileName = name.toWellFormed()
  const ascii = fileName.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const extension = ascii.slice(ascii.lastIndexOf('.'))
  const isPlain = /^[\x20-\x7e]+$/.test(ascii)
  const plain = isPlain ? ascii.replaceAll(/["\\]/g, '') : `Resume${extension}`
  // encodeURIComponent leaves ' ( ) * alone, which RFC 8187 does not.
  const extended = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`
}

function safe(text: string): string {
  const clean = text.normalize('NFC').replaceAll(UNPRINTABLE, '').replaceAll(RESERVED, ' ')
  return cut(clean.replaceAll(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, ''), MAX_LENGTH)
}

/** By characters, so that none is cut in half. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim()
}
