import { FILE_EXTENSIONS, LIMITS } from '#contract/limits.ts'
import { ReadingError } from '../document.ts'

/** What the bytes are, whatever the name says. */
export type Content = 'pdf' | 'zip' | 'ole' | 'encrypted' | 'rtf' | 'xml' | 'html' | 'unknown'

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b]

/** Readers look for `%PDF-` this far; what we take has nothing in front but blanks. */
const PDF_WITHIN = 1024

/** What editors put in front of a PDF (blanks, the mark of an encoding), and printers (PJL). */
const HARMLESS_FRONT = /^(?:ï»¿|þÿ|ÿþ)?[\s\0]*(?:.?%-12345X(?:@PJL[^\n]*\n)*)?[\s\0]*%PDF-/

/** The end of a ZIP's list of files: a mark, 18 bytes, and a comment that reaches to the end. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_BYTES = 22
const LONGEST_COMMENT = 0xffff

/** True for a PDF that is also something else, so that two programs would see two documents. */
function isTwoInOne(bytes: Uint8Array, head: string): boolean {
  if (!HARMLESS_FRONT.test(head)) return true
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = file.lastIndexOf(ZIP_END)
  if (at < file.length - ZIP_END_BYTES - LONGEST_COMMENT || at + ZIP_END_BYTES > file.length)
    return false
  return at >= 0 && at + ZIP_END_BYTES + file.readUInt16LE(at + 20) <= file.length
}

const startsWith = (bytes: Uint8Array, magic: number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

/** Word encrypts its new files inside of an old container, which has this part. */
const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le')

const holds = ({ buffer, byteOffset, length }: Uint8Array, part: Buffer) =>
  Buffer.from(buffer, byteOffset, length).includes(part)

/** Tells the content by its first bytes, and a container by a part of it. */
export function contentOf(bytes: Uint8Array): Content {
  if (startsWith(bytes, OLE)) return holds(bytes, ENCRYPTED_PART) ? 'encrypted' : 'ole'
  if (startsWith(bytes, ZIP)) return 'zip'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN + 5))
  if (head.includes('%PDF-')) return isTwoInOne(bytes, head) ? 'unknown' : 'pdf'
  const text = head
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .trimStart()
  if (text.startsWith('{\\rtf')) return 'rtf'
  if (/^<\?xml|^<w:wordDocument|^<pkg:package/i.test(text)) {
    return /<html[\s>]/i.test(text) ? 'html' : 'xml'
  }
  if (/^(<!doctype html|<html|<head|<meta|<body|MIME-Version:)/i.test(text)) return 'html'
  return 'unknown'
}

/** Which contents go by a name. Old programs save many things as .doc; Word opens them all. */
const CONTENTS: Record<string, Content[]> = {
  '.pdf': ['pdf'],
  '.docx': ['zip', 'encrypted'],
  '.doc': ['ole', 'encrypted', 'rtf', 'xml', 'html', 'zip'],
}

/**
 * Checks size, name and content against each other.
 *
 * @throws ReadingError fileTypeUnsupported, fileEmpty, fileTooLarge, fileTypeMismatch
 */
export function checkFile(bytes: Uint8Array, fileName: string): Content {
  const extension = FILE_EXTENSIONS.find((each) => fileName.toLowerCase().trim().endsWith(each))
  const allowed = extension && CONTENTS[extension]
  if (!allowed) throw new ReadingError('fileTypeUnsupported')
  if (bytes.length === 0) throw new ReadingError('fileEmpty')
  if (bytes.length > LIMITS.fileBytes) throw new ReadingError('fileTooLarge')
  const content = contentOf(bytes)
  if (!allowed.includes(content)) throw new ReadingError('fileTypeMismatch')
  return content
}
