import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { openDocument } from '#server/reading/documents/index.ts'
import { readLines } from '#server/reading/index.ts'
import { printAdvice } from './evaluate/advice.ts'
import { lossOf, type Loss } from './evaluate/loss.ts'
import { FIELDS, f1, measure, total, type Count, type Counts } from './evaluate/measure.ts'
import { findSamples, type Sample } from './evaluate/truth.ts'
import { printWorth } from './evaluate/worth.ts'

/**
 * `npm run evaluate -- DIR [--misses] [--only TEXT]` reads every document under DIR that has a
 * `*.truth.json` beside it and prints how much of it was read right: overall, per field, language,
 * format and layout, with the worst documents. `--misses` lists every value that counts against.
 * `--save FILE` keeps the outcome; `--compare FILE` says document by document and value by value
 * what got better and worse since.
 *
 * `npm run evaluate -- advice [--misses]` prints what a career coach says of our findings on the
 * resumes of `tests/fixtures/judged`.
 *
 * `npm run evaluate -- worth DIR` scores them and works out anew what each finding says it is worth.
 */

interface Result {
  sample: Sample
  counts: Counts
  score: number
  loss: Loss
  /** Milliseconds for opening the document, and for everything after. */
  ms: { open: number; read: number }
}

const args = process.argv.slice(2)
const valueOf = (option: string) =>
  args.includes(option) ? args[args.indexOf(option) + 1] : undefined
const only = valueOf('--only')
const save = valueOf('--save')
const compare = valueOf('--compare')
const misses = args.includes('--misses')
const [folder, inside] = args.filter(
  (arg) => !arg.startsWith('--') && ![only, save, compare].includes(arg),
)

const print = (line = '') => process.stdout.write(`${line}\n`)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

async function evaluate(sample: Sample): Promise<Result> {
  const bytes = new Uint8Array(await readFile(sample.path))
  const started = performance.now()
  const text = await openDocument(bytes, basename(sample.path))
  const opened = performance.now()
  const { resume } = readLines(text)
  const done = performance.now()
  const counts = measure(sample.truth, resume)
  return {
    sample,
    counts,
    score: f1(total(counts)),
    loss: lossOf(text, resume),
    ms: { open: opened - started, read: done - opened },
  }
}

/** The mean over people, each the mean over their documents. */
function byPerson(results: readonly Result[], score: (result: Result) => number): number {
  const people = Map.groupBy(results, ({ sample }) => sample.person)
  return mean([...people.values()].map((own) => mean(own.map(score))))
}

function table(title: string, results: readonly Result[], group: (result: Result) => string): void {
  print(`\n${title.padEnd(14)}documents  accuracy`)
  const groups = Map.groupBy(results, group)
  for (const [name, own] of [...groups].toSorted()) {
    print(
      `${name.padEnd(14)}${String(own.length).padStart(9)}  ${byPerson(own, ({ score }) => score)
        .toFixed(3)
        .padStart(8)}`,
    )
  }
}

function fieldTable(results: readonly Result[]): void {
  print('\nfield         accuracy     right  wrong  missing')
  for (const field of FIELDS) {
    const sum = (part: keyof Omit<Count, 'notes'>) =>
      results.reduce((all, { counts }) => all + counts[field][part], 0)
    const count = { right: sum('right'), wrong: sum('wrong'), missing: sum('missing') }
    const figures = [count.right, count.wrong, count.missing].map((figure, at) =>
      String(figure).padStart([10, 7, 9][at] ?? 0),
    )
    print(`${field.padEnd(14)}${f1(count).toFixed(3).padStart(8)}${figures.join('')}`)
  }
}

function report(results: readonly Result[]): void {
  print(
    `overall ${byPerson(results, ({ score }) => score).toFixed(3)} over ${results.length} documents`,
  )
  print(
    `coverage ${mean(results.map(({ loss }) => loss.coverage)).toFixed(4)}, invented words ${results.reduce((sum, { loss }) => sum + loss.invented.length, 0)}`,
  )
  const times = (part: 'open' | 'read') => results.map(({ ms }) => ms[part])
  print(
    `milliseconds p50 / p95: opening ${percentile(times('open'), 0.5).toFixed(1)} / ${percentile(times('open'), 0.95).toFixed(1)}, fields ${percentile(times('read'), 0.5).toFixed(1)} / ${percentile(times('read'), 0.95).toFixed(1)}`,
  )
  fieldTable(results)
  table('language', results, ({ sample }) => sample.truth.lang)
  table('format', results, ({ sample }) => sample.format)
  table('layout', results, ({ sample }) => sample.layout)
  print('\nworst documents')
  for (const { sample, score, loss } of results
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 10)) {
    print(`${score.toFixed(3)}  ${sample.file}  coverage ${loss.coverage.toFixed(3)}`)
  }
}

const notesOf = ({ counts }: Result) =>
  FIELDS.flatMap((field) => counts[field].notes.map((note) => `${field}: ${note}`))

/** What `--save` keeps of a document. */
type Saved = Record<string, { score: number; notes: string[] }>

const savedOf = (results: readonly Result[]): Saved =>
  Object.fromEntries(
    results.map((result) => [result.sample.file, { score: result.score, notes: notesOf(result) }]),
  )

function listChanges(old: Saved, results: readonly Result[]): void {
  const changed = results
    .flatMap((result) => {
      const before = old[result.sample.file]
      return before ? [{ result, before, by: result.score - before.score }] : []
    })
    .filter(({ by }) => Math.abs(by) > 0.0005)
    .toSorted((a, b) => a.by - b.by)
  for (const { result, before, by } of changed) {
    const now = notesOf(result)
    const sign = by > 0 ? '+' : ''
    print(`\n${result.sample.file} ${sign}${by.toFixed(3)} → ${result.score.toFixed(3)}`)
    for (const note of now.filter((one) => !before.notes.includes(one))) print(`  - ${note}`)
    for (const note of before.notes.filter((one) => !now.includes(one))) print(`  + ${note}`)
  }
  const count = (better: boolean) => changed.filter(({ by }) => by > 0 === better).length
  print(`\nbetter ${count(true)}, worse ${count(false)}\n`)
}

function listMisses(results: readonly Result[]): void {
  for (const result of results) {
    const { sample, loss, score } = result
    const notes = notesOf(result)
    if (notes.length === 0 && loss.coverage >= 0.98 && loss.invented.length === 0) continue
    print(`\n${sample.file} ${score.toFixed(3)} coverage ${loss.coverage.toFixed(3)}`)
    for (const note of notes) print(`  ${note}`)
    if (loss.coverage < 0.995) print(`  lost: ${loss.lost.join(' ')}`)
    if (loss.invented.length > 0) print(`  invented: ${loss.invented.join(' ')}`)
  }
}

async function main(): Promise<number> {
  if (!folder) {
    process.stderr.write(
      'Usage: npm run evaluate -- DIR [--misses] [--only TEXT] [--save FILE] [--compare FILE]\n       npm run evaluate -- advice [--misses]\n       npm run evaluate -- worth DIR\n',
    )
    return 2
  }
  const samples = (await findSamples(folder)).filter(({ file }) => !only || file.includes(only))
  const results: Result[] = []
  let failed = 0
  for (const sample of samples) {
    try {
      results.push(await evaluate(sample))
    } catch (error) {
      failed++
      process.stderr.write(`${sample.file}: ${String(error)}\n`)
    }
  }
  if (misses) listMisses(results)
  if (compare) listChanges(JSON.parse(await readFile(compare, 'utf8')) as Saved, results)
  report(results)
  if (save) await writeFile(save, JSON.stringify(savedOf(results)))
  return failed > 0 ? 1 : 0
}

async function worth(): Promise<number> {
  return printWorth((await findSamples(inside ?? '.')).map(({ path }) => path))
}

if (folder === 'advice') process.exitCode = await printAdvice(misses)
else if (folder === 'worth') process.exitCode = await worth()
else process.exitCode = await main()
