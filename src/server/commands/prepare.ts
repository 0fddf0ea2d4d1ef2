/**
 * Makes what a first start would make: the image of a reading process, and the word lists in the
 * form that opens fast. Run once where a server is installed and its own folder is read-only.
 */
import { createReader } from '../reading/process/sandbox.ts'

const notes: string[] = []
const reader = createReader({ log: (note) => notes.push(note) })
await reader.ready
reader.close()
await import('../scoring/spelling/prepare.ts')
for (const note of notes) process.stderr.write(`${note}\n`)
process.stdout.write('prepared\n')
