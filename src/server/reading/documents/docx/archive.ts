import yauzl from 'yauzl'
import { ReadingError } from '../../document.ts'

/** A .docx is a ZIP of parts. Its directory is checked before anything is unpacked. */
export interface Archive {
  has(name: string): boolean
  /** Unpacks one part; undefined when it is not there. */
  read(name: string): Promise<Uint8Array | undefined>
  names: string[]
}

/** What an honest resume stays far below; a bomb does not. */
const LARGEST = {
  entries: 2_000,
  bytes: 50 * 1024 * 1024,
  /** Text compresses 5 to 20 times; deflate's own limit is about 1,030. */
  ratio: 200,
  /** Small parts may be very repetitive: the ratio counts from this size up. */
  ratioFrom: 1024 * 1024,
} as const

function opened(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const options = { lazyEntries: true, validateEntrySizes: true, autoClose: false }
    yauzl.fromBuffer(buffer, options, (error, file) => (error ? reject(error) : resolve(file)))
  })
}

function directory(file: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = []
    if (file.entryCount > LARGEST.entries) throw new ReadingError('fileTooComplex')
    file.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry)
      file.readEntry()
    })
    file.on('end', () => resolve(entries))
    file.on('error', reject)
    file.readEntry()
  })
}

/** Refuses what unpacks to far more than a resume. */
function checkSizes(entries: yauzl.Entry[]) {
  let total = 0
  for (const { uncompressedSize, compressedSize } of entries) {
    total += uncompressedSize
    const ratio = uncompressedSize / Math.max(1, compressedSize)
    if (total > LARGEST.bytes || (uncompressedSize > LARGEST.ratioFrom && ratio > LARGEST.ratio))
      throw new ReadingError('fileTooComplex')
  }
}

/** Unpacks an entry; more bytes than the directory declares are refused by yauzl. */
function unpacked(file: yauzl.ZipFile, entry: yauzl.Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(error)
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => resolve(Buffer.concat(chunks)))
      stream.on('error', reject)
    })
  })
}

/**
 * Opens a ZIP held in memory.
 *
 * @throws ReadingError fileTooComplex for a bomb, fileEncrypted, fileBroken for anything else
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  try {
    const file = await opened(bytes)
    const entries = await directory(file)
    checkSizes(entries)
    const byName = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]))
    return {
      names: entries.map((entry) => entry.fileName),
      has: (name) => byName.has(name.toLowerCase()),
      async read(name) {
        const entry = byName.get(name.toLowerCase())
        if (!entry) return undefined
        if (entry.isEncrypted()) throw new ReadingError('fileEncrypted')
        return await unpacked(file, entry).catch((error: unknown) => {
          throw new ReadingError('fileBroken', error)
        })
      },
    }
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError('fileBroken', error)
  }
}
