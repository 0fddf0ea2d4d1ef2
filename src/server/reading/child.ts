import { Console } from 'node:console'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReadingError } from './document.ts'
import { readResume } from './index.ts'
import { READY, UNREHEARSED, type Answer, type Request } from './protocol.ts'

/**
 * The process that reads one document and ends. It is started ahead, loads everything and reads
 * the rehearsal documents, so that its one real document meets warm code. Then it waits on
 * standard input for a line of JSON (`Request`) and the bytes, and answers with a line of JSON.
 */

// Standard output carries the answer; libraries that want to say something say it elsewhere.
globalThis.console = new Console(process.stderr)

/** One small document of each format, twice, since compilers start at the second time. */
const REHEARSAL = ['sample.pdf', 'sample.docx', 'sample.doc', 'sample.pdf']

for (const name of process.argv.includes(UNREHEARSED) ? [] : REHEARSAL) {
  const bytes = readFileSync(join(import.meta.dirname, 'rehearsal', name))
  await readResume(new Uint8Array(bytes), name)
}
process.stdout.write(`${READY}\n`)

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const input = Buffer.concat(chunks)
const lineEnd = input.indexOf('\n')

// Nothing on standard input: the parent closed its pool, or is gone.
if (lineEnd < 0) process.exit(0)

const answer = await answerTo(input)
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))

async function answerTo(message: Buffer): Promise<Answer> {
  try {
    const { fileName } = JSON.parse(message.toString('utf8', 0, lineEnd)) as Request
    return { reading: await readResume(new Uint8Array(message.subarray(lineEnd + 1)), fileName) }
  } catch (error) {
    return { error: error instanceof ReadingError ? error.code : 'fileBroken' }
  }
}
