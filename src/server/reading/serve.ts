import { readFileSync } from 'node:fs'
import { ReadingError } from './document.ts'
import { readResume } from './index.ts'
import { READY, type Answer, type Request } from './protocol.ts'

/** One small document of each format; PDF twice, since compilers start at the second time. */
const REHEARSAL = ['sample.pdf', 'sample.docx', 'sample.doc', 'sample.pdf'].map((name) => ({
  name,
  url: new URL(`rehearsal/${name}`, import.meta.url),
}))

/** Reads small documents, so that the real one meets warm code. */
export async function rehearse(): Promise<void> {
  for (const { name, url } of REHEARSAL) await readResume(new Uint8Array(readFileSync(url)), name)
}

/**
 * Waits on standard input for a line of JSON (`Request`) and the bytes of one document, answers
 * with a line of JSON on standard output, and ends the process.
 */
export async function serve(): Promise<void> {
  // Standard output carries the answer and nothing that a library wants to say.
  Object.assign(console, { log() {}, info() {}, debug() {}, dir() {} })
  process.stdout.write(`${READY}\n`)

  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const input = Buffer.concat(chunks)
  const lineEnd = input.indexOf('\n')

  // Nothing on standard input: the parent closed its pool, or is gone.
  if (lineEnd < 0) process.exit(0)

  const answer = await answerTo(input, lineEnd)
  process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))
}

async function answerTo(message: Buffer, lineEnd: number): Promise<Answer> {
  try {
    const { fileName } = JSON.parse(message.toString('utf8', 0, lineEnd)) as Request
    return { reading: await readResume(new Uint8Array(message.subarray(lineEnd + 1)), fileName) }
  } catch (error) {
    return { error: error instanceof ReadingError ? error.code : 'fileBroken' }
  }
}
