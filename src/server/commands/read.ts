import { printEach } from './each-document.ts'

/**
 * `npm run --silent read -- FILE…` reads documents and prints one line of JSON each:
 * `{ file, ok, ms, resume, document }` or `{ file, ok: false, ms, error }`. Exit 1 when any file
 * failed, 2 without files.
 */
const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Usage: npm run --silent read -- FILE…\n')
  process.exit(2)
}

await printEach(files, ({ resume, document }) => ({ resume, document }))
