import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { LOCALES } from '#contract/locales.ts'
import { ignoreSignals } from '../../processes/signals.ts'
import { ReadingError } from '../document.ts'
import { readResume } from '../index.ts'
import { READY, WARM_UP, type Answer, type Request } from './protocol.ts'

const sampleAt = (path: string) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  bytes: readFileSync(new URL(path, import.meta.url)),
})

/** One small document of each format. */
const FORMATS = ['pdf', 'docx', 'doc'].map((format) => sampleAt(`warm-up/sample.${format}`))

/** The site's samples: each language has its own fonts, words and forms. */
const LANGUAGES = LOCALES.map((locale) => sampleAt(`../../../../public/samples/${locale}.pdf`))

/** Compilers need to see code several times before they take the trouble. */
const WARM_UPS = [...FORMATS, ...LANGUAGES, ...FORMATS]

/** A process that gets its document at once has no time to warm up (ms). */
const FIRST_PAUSE_MS = 100
/** Long enough to see whether the document has come (ms). */
const PAUSE_MS = 5

/** Reads a small document of each format, so that the real one meets code that has run before. */
export async function warmUp(): Promise<void> {
  for (const sample of FORMATS) await readSample(sample)
}

/**
 * Waits on standard input for a line of JSON (`Request`) and the bytes of one document, answers
 * with a line of JSON on standard output, and ends the process. From the line `WARM_UP` on it gets
 * warmer the longer it waits.
 */
export async function serve(): Promise<void> {
  // Standard output carries the answer and nothing that a library wants to say.
  Object.assign(console, { log() {}, info() {}, debug() {}, dir() {} })

  ignoreSignals()

  const chunks: Buffer[] = []
  process.stdin.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = once(process.stdin, 'end')
  process.stdout.write(`${READY}\n`)
  await Promise.race([once(process.stdin, 'data'), end])
  const isTold = chunks[0]?.toString() === WARM_UP
  if (isTold) {
    chunks.length = 0
    await warmUpUntil(Promise.race([once(process.stdin, 'data'), end]))
  }
  await end

  const message = Buffer.concat(chunks)
  // Both may have come at once.
  const input = message[0] === WARM_UP.charCodeAt(0) ? message.subarray(1) : message
  const lineEnd = input.indexOf('\n')

  // Nothing on standard input: the parent closed its pool, or is gone.
  if (lineEnd < 0) process.exit(0)

  const answer = await answerTo(input, lineEnd)
  process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))
}

async function warmUpUntil(arrival: Promise<unknown>): Promise<void> {
  const arrived = arrival.then(() => true)
  const comesWithin = (ms: number) => Promise.race([arrived, setTimeout(ms, false)])
  if (await comesWithin(FIRST_PAUSE_MS)) return
  for (const sample of WARM_UPS) {
    await readSample(sample)
    if (await comesWithin(PAUSE_MS)) return
  }
}

async function readSample({ name, bytes }: (typeof FORMATS)[number]): Promise<void> {
  await readResume(new Uint8Array(bytes), name)
}

async function answerTo(message: Buffer, lineEnd: number): Promise<Answer> {
  try {
    const { fileName } = JSON.parse(message.toString('utf8', 0, lineEnd)) as Request
    return await readResume(new Uint8Array(message.subarray(lineEnd + 1)), fileName)
  } catch (error) {
    return { error: error instanceof ReadingError ? error.code : 'fileBroken' }
  }
}
