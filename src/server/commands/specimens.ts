/**
 * `node src/server/commands/specimens.ts FOLDER`: what an upload of the sample of each language
 * gives, as `FOLDER/<locale>.json`. The build runs it for the marked page of the home page.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#contract/locales.ts'
import type { Specimen } from '#contract/specimen.ts'
import { readResume } from '../reading/index.ts'
import { score } from '../scoring/index.ts'

const SAMPLES = new URL('../../../public/samples/', import.meta.url)

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('Usage: node src/server/commands/specimens.ts FOLDER\n')
  process.exit(1)
}

await mkdir(folder, { recursive: true })
for (const locale of LOCALES) {
  const bytes = await readFile(new URL(`${locale}.pdf`, SAMPLES))
  const { reading } = await readResume(new Uint8Array(bytes), `${locale}.pdf`)
  const specimen: Specimen = { resume: reading.resume, report: score(reading) }
  await writeFile(join(folder, `${locale}.json`), JSON.stringify(specimen))
}
