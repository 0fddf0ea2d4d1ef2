import { FILE_EXTENSIONS, LIMITS } from '#contract/limits.ts'
import { ReadingError } from '../document.ts'

/** What the bytes are, whatever the name says. */
export type Content = 'pdf' | 'zip' | 'ole' | 'rtf' | 'xml' | 'html' | 'unknown'

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b]

/** Readers look for `%PDF-` this far: mail systems and printers put things in front. */
const PDF_WITHIN = 1024

const startsWith = (bytes: Uint8Array, magic: number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

/** Tells the content by its first bytes. */
export function contentOf(bytes: Uint8Array): Content {
  if (startsWith(bytes, OLE)) return 'ole'
  if (startsWith(bytes, ZIP)) return 'zip'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN + 5))
  if (head.includes('%PDF-')) return 'pdf'
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
  '.docx': ['zip', 'ole'],
  '.doc': ['ole', 'rtf', 'xml', 'html', 'zip'],
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
