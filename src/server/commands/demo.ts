/**
 * `npm run demo -- [FILE] [--locale xx]`: the main job without a browser. Reads FILE, or the
 * sample of the language, prints score and advice, and writes the PDF beside it (that of a
 * sample into the data folder).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#contract/locales.ts'
import { defaultStyle, DEFAULT_TEMPLATE } from '#contract/template.ts'
import { createReader } from '../reading/process/sandbox.ts'
import { score } from '../scoring/index.ts'
import { createTypesetter } from '../typeset/index.ts'
import { wording } from '../wording.ts'
import { attachedResumesHere } from './attached-resumes.ts'
import { reportText } from './report-text.ts'

const SAMPLES = new URL('../../../public/samples', import.meta.url).pathname

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: DEFAULT_LOCALE } },
})

if (isLocale(values.locale)) await demo(positionals[0], values.locale)
else fail(`--locale: give one of ${LOCALES.join(', ')}`)

async function demo(file: string | undefined, locale: Locale): Promise<void> {
  const source = file ?? join(SAMPLES, `${locale}.pdf`)
  const attachedResumes = attachedResumesHere(true)
  const reader = createReader({ attachedResumes })
  const typesetter = createTypesetter({ warmUps: 1, attachedResumes })
  try {
    const reading = await reader.read(new Uint8Array(await readFile(source)), basename(source))
    print(reportText(score(reading), basename(source), locale))

    const draft = {
      content: reading.resume,
      templateId: DEFAULT_TEMPLATE,
      style: defaultStyle(),
    }
    const { pdf, pages, readBack } = await typesetter.pdf(draft)
    const target = join(file ? dirname(file) : dataFolder(), `${nameOf(source)}.vitascope.pdf`)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, pdf)
    print(`\n${target}  (${pages} p., ${readBack.found}/${readBack.total} fields read back)\n`)
  } catch (error) {
    fail(reasonOf(error, locale))
  } finally {
    reader.close()
    typesetter.close()
  }
}

function dataFolder(): string {
  return process.env.DATA_DIR || '.data'
}

function nameOf(path: string): string {
  return basename(path, extname(path))
}

/** The sentence for an error that has one. */
function reasonOf(error: unknown, locale: Locale): string {
  const code = String((error as { code?: unknown }).code)
  const sentence = wording(locale, 'errors').codes?.[code]
  return typeof sentence === 'string' ? sentence : (error as Error).message
}

function print(text: string): void {
  process.stdout.write(text)
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
