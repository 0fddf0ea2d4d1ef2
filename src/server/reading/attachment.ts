import { inflateSync } from 'node:zlib'
import { LIMITS } from '#contract/limits.ts'

/**
 * Finds the resume that our own PDFs carry. pdf.js would unpack whatever a document says is
 * attached, however large; here nothing is unpacked beyond the size of a draft. The bytes are
 * searched and no tables followed: a file's stream stands in the open in every PDF that is not
 * encrypted, whichever program wrote it last.
 */

const MARK = '/EmbeddedFile'
/** Between the mark and its stream stand some numbers and dates. */
const LONGEST_DICTIONARY = 600
/** Ours has one; who adds others may add some before it. */
const MOST_FILES = 8

/** The text of the first attachment that looks like ours, or '' when there is none. */
export function attachedResumeIn(bytes: Uint8Array): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = file.indexOf(MARK)
  for (let seen = 0; at >= 0 && seen < MOST_FILES; at = file.indexOf(MARK, at + 1)) {
    // The catalogue's `/EmbeddedFiles` is none.
    if (file[at + MARK.length] === 's'.charCodeAt(0)) continue
    seen++
    const text = streamAfter(file, at)
    if (text.startsWith('{') && text.includes('"seal"')) return text
  }
  return ''
}

function streamAfter(file: Buffer, mark: number): string {
  const keyword = file.subarray(0, mark + LONGEST_DICTIONARY).indexOf('stream', mark)
  if (keyword < 0) return ''
  const dictionary = file.toString('latin1', file.lastIndexOf('obj', mark), keyword)
  const from = file.indexOf('\n', keyword) + 1
  return dictionary.includes('/FlateDecode') ? inflated(file.subarray(from)) : plain(file, from)
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: LIMITS.bodyBytes }).toString('utf8')
  } catch {
    return ''
  }
}

function plain(file: Buffer, from: number): string {
  const end = Math.min(file.indexOf('endstream', from), from + LIMITS.bodyBytes)
  return file.toString('utf8', from, Math.max(from, end)).trimEnd()
}
