import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ReadingError } from '#server/reading/document.ts'
import { createReader, type Reader } from '#server/reading/sandbox.ts'
import { attachedResumesHere } from './attached-resumes.ts'

/**
 * `npm run --silent read -- FILE…` reads documents as an upload would and prints one line of JSON
 * each: `{ file, ok, ms, resume, document }` or `{ file, ok: false, ms, error }`, in the order of
 * the arguments. `ms` is what the document alone took, in a process that was ready. Notes go to standard error; exit 1 when any file failed, 2 without files.
 */

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Usage: npm run --silent read -- FILE…\n')
  process.exit(2)
}

async function result(reader: Reader, file: string): Promise<{ ok: boolean }> {
  let started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  try {
    const bytes = await readFile(file)
    const { resume, document } = await reader.read(bytes, basename(file), () => {
      started = performance.now()
    })
    return { file, ok: true, ms: ms(), resume, document } as { ok: boolean }
  } catch (error) {
    const code = error instanceof ReadingError ? error.code : 'fileMissing'
    if (!(error instanceof ReadingError)) process.stderr.write(`${file}: ${String(error)}\n`)
    return { file, ok: false, ms: ms(), error: code } as { ok: boolean }
  }
}

/** As many at a time as the pool reads, printed in the order of the arguments. */
async function main(): Promise<boolean> {
  const reader = createReader({
    attachedResumes: attachedResumesHere(false),
    log: (note) => process.stderr.write(`${note}\n`),
  })
  await reader.ready
  const results: Promise<{ ok: boolean }>[] = []
  let failed = false
  for (let index = 0; index < files.length; index++) {
    while (results.length < Math.min(files.length, index + reader.size))
      results.push(result(reader, files[results.length] ?? ''))
    const line = await results[index]
    failed ||= !line?.ok
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  reader.close()
  return failed
}

process.exitCode = (await main()) ? 1 : 0
