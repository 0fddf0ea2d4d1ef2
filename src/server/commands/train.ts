import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { weightsFor, written } from '../reading/lexicon/learned/train.ts'

/**
 * `npm run train` learns from `src/server/reading/lexicon/learned/examples/` what titles, companies,
 * degrees and schools look like, and writes `weights.ts` beside it: the same bytes from the same
 * examples.
 */
const FOLDER = join(import.meta.dirname, '../reading/lexicon/learned')
const QUESTIONS = { TITLE_OR_COMPANY: ['title', 'company'], DEGREE_OR_SCHOOL: ['degree', 'school'] }

const files = (await readdir(join(FOLDER, 'examples'))).toSorted()
const lists = await Promise.all(files.map((file) => readFile(join(FOLDER, 'examples', file), 'utf8')))
const rows = lists.flatMap((list) => list.trim().split('\n')).map((row) => row.split('\t'))

const entries = Object.entries(QUESTIONS).map(([name, [first, second]]) => {
  const own = rows.filter(([kind]) => kind === first || kind === second)
  const weights = weightsFor(own.map(([kind, text = '']) => ({ text, isFirst: kind === first })))
  const { scale, bytes } = written(weights)
  return `export const ${name} = {\n  scale: ${scale},\n  bytes:\n    '${bytes}',\n}\n`
})
const head = '// Learned from `examples/` by `npm run train`; not written by hand.\n'
await writeFile(join(FOLDER, 'weights.ts'), head + entries.join('\n'))
