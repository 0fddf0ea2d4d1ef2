import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, rowsOf } from '../reading/lexicon/learned/train.ts'

/**
 * `npm run train` learns from the lists in `tests/fixtures/phrases/` what titles, companies, degrees
 * and schools look like, and writes `weights.ts`: the same bytes from the same lists.
 */
const LISTS = 'tests/fixtures/phrases'
const WEIGHTS = join(import.meta.dirname, '../reading/lexicon/learned/weights.ts')

const names = (await readdir(LISTS)).filter((name) => name.endsWith('.tsv')).toSorted()
const lists = await Promise.all(names.map((name) => readFile(join(LISTS, name), 'utf8')))
await writeFile(WEIGHTS, fileOf(lists.flatMap(rowsOf)))
