import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ReadingError, type Reading } from '../reading/document.ts'
import { createReader, type Reader } from '../reading/process/sandbox.ts'
import { attachedResumesHere } from './attached-resumes.ts'

/** One line of output; `ms` is what the document alone took, in a process that was ready. */
type Line = { file: string; ms: number } & ({ ok: true } | { ok: false; error: string })

/**
 * Reads documents as an upload would, as many at a time as the pool reads, and prints one line
 * of JSON each in the order of the arguments: `{ file, ok, ms, … }` or
 * `{ file, ok: false, ms, error }`. Notes go to standard error. Sets the exit code: 1 when any
 * file failed.
 *
 * @param tell What the line says of a document that was read.
 */
export async function printEach(
  files: readonly string[],
  tell: (reading: Reading) => object,
): Promise<void> {
  const reader = createReader({
    attachedResumes: attachedResumesHere(false),
    log: (note) => process.stderr.write(`${note}\n`),
  })
  await reader.ready
  const lines: Promise<Line>[] = []
  for (let index = 0; index < files.length; index++) {
    while (lines.length < Math.min(files.length, index + reader.size)) {
      lines.push(lineOf(reader, files[lines.length] ?? '', tell))
    }
    const line = await lines[index]
    if (!line?.ok) process.exitCode = 1
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  reader.close()
}

async function lineOf(
  reader: Reader,
  file: string,
  tell: (reading: Reading) => object,
): Promise<Line> {
  let started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  try {
    const reading = await reader.read(await readFile(file), basename(file), {
      begun: () => {
        started = performance.now()
      },
    })
    const told = tell(reading)
    return { file, ok: true, ms: ms(), ...told }
  } catch (error) {
    if (error instanceof ReadingError) return { file, ok: false, ms: ms(), error: error.code }
    process.stderr.write(`${file}: ${String(error)}\n`)
    return { file, ok: false, ms: ms(), error: 'fileMissing' }
  }
}
