import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEXICONS } from '../reading/lexicon/index.ts'
import { weightsFor, written } from '../reading/lexicon/learned/train.ts'

/**
 * `npm run train` learns from `src/server/reading/lexicon/learned/examples/` what titles, companies,
 * degrees and schools look like, and writes `weights.ts` beside it: the same bytes from the same
 * examples.
 */
const FOLDER = join(import.meta.dirname, '../reading/lexicon/learned')
const QUESTIONS = {
  TITLE_OR_COMPANY: [['title'], ['company']],
  DEGREE_OR_SCHOOL: [['degree'], ['school']],
  OTHER_OR_NAME: [['skill', 'award', 'place'], ['title', 'company']],
} as const

const files = (await readdir(join(FOLDER, 'examples'))).toSorted()
const lists = await Promise.all(files.map((file) => readFile(join(FOLDER, 'examples', file), 'utf8')))
const places = Object.values(LEXICONS).flatMap((lexicon) => lexicon.places)
const rows = [
  ...lists.flatMap((list) => list.trim().split('\n')).map((row) => row.split('\t')),
  ...places.map((place) => ['place', place]),
]

const entries = Object.entries(QUESTIONS).map(([name, [first, second]]) => {
  const isOf = (kinds: readonly string[], [kind = '']: readonly string[]) => kinds.includes(kind)
  const own = rows.filter((row) => isOf(first, row) || isOf(second, row))
  const weights = weightsFor(
    own.map((row) => ({ text: row[1] ?? '', isFirst: isOf(first, row) })),
  )
  const { scale, bytes } = written(weights)
  return `export const ${name} = {\n  scale: ${scale},\n  bytes:\n    '${bytes}',\n}\n`
})
const head = '// Learned from `examples/` by `npm run train`; not written by hand.\n'
await writeFile(join(FOLDER, 'weights.ts'), head + entries.join('\n'))
