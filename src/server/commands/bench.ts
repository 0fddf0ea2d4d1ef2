/**
 * `npm run bench [-- [--rounds 40] [reading] [typesetting] [advice] [calls] [typing]]`: how long
 * reading, scoring, typesetting, an analysis with a model and keys typed in the editor (after
 * `npm run build`) take here; typesetting beside Chromium's warm print of the same resume in the
 * same run, the model a stub of a fixed pace. Medians and ratios.
 */
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAdvice } from './bench/advice.ts'
import { benchCalls } from './bench/calls.ts'
import { benchReading, type Document } from './bench/reading.ts'
import { heading, single } from './bench/table.ts'
import { benchTypesetting } from './bench/typesetting.ts'
import { benchTyping } from './bench/typing.ts'

const FIXTURES = new URL('../../../tests/fixtures/', import.meta.url)
const ONE_PAGE = 'en-whitfield.pdf'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '40' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const wanted =
  positionals.length > 0 ? positionals : ['typesetting', 'reading', 'advice', 'calls', 'typing']

/** One person a language, as PDF, DOCX and DOC. */
async function uploads(): Promise<Document[]> {
  const folder = new URL('resumes/', FIXTURES)
  const paths = await readdir(folder, { recursive: true })
  const files = paths.filter((path) => /\.(pdf|docx?)$/.test(path)).toSorted()
  return Promise.all(
    files.map(async (path) => {
      const bytes = new Uint8Array(await readFile(new URL(path, folder)))
      return { name: basename(path), bytes }
    }),
  )
}

heading()
single('load of the machine at the start', loadavg()[0] ?? 0, `on ${availableParallelism()} cores`)
if (wanted.includes('typesetting')) await benchTypesetting(rounds)
const documents = await uploads()
const one = documents.find(({ name }) => name === ONE_PAGE)
if (!one) throw new Error(`${ONE_PAGE} is not among the fixtures`)
if (wanted.includes('reading')) await benchReading(documents, one, rounds)
if (wanted.includes('advice')) await benchAdvice(one, rounds)
if (wanted.includes('calls')) await benchCalls()
if (wanted.includes('typing')) await benchTyping(rounds)
