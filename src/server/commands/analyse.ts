import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from '#contract/analysis.ts'
import { closestLocale, type Locale } from '#contract/locales.ts'
import { format, type Message } from '#contract/message.ts'
import { ReadingError } from '../reading/document.ts'
import { createReader, type Reader } from '../reading/sandbox.ts'
import { score } from '../scoring/index.ts'
import { wording } from '../wording.ts'
import { attachedResumesHere } from './attached-resumes.ts'

/**
 * `npm run --silent analyse -- FILE… [--locale xx]` reads and scores documents and prints one
 * line of JSON each, in the order of the arguments: `{ file, ok, ms, report }` or
 * `{ file, ok: false, ms, error }`. With `--locale` every message also carries its `text` in
 * that language. `ms` is what the document alone took, in a process that was ready. Notes go to standard error; exit 1 when any file failed, 2 without files.
 */
const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string' } },
})
if (files.length === 0) {
  process.stderr.write('Usage: npm run --silent analyse -- FILE… [--locale xx]\n')
  process.exit(2)
}
const locale = values.locale === undefined ? null : closestLocale(values.locale)

/** The message with its sentence in the asked language beside its key. */
function worded(message: Message, language: Locale): Message {
  if ('text' in message) return message
  const [group = '', key = ''] = message.key.split('.')
  const template = wording(language, 'rubric')[group]?.[key]
  return template === undefined
    ? message
    : { ...message, text: format(template, message.params, language) }
}

function wordedReport(report: Report, language: Locale): Report {
  return {
    ...report,
    sections: Object.fromEntries(
      Object.entries(report.sections).map(([id, section]) => [
        id,
        { ...section, evaluation: worded(section.evaluation, language) },
      ]),
    ) as Report['sections'],
    findings: report.findings.map((finding) => ({
      ...finding,
      message: worded(finding.message, language),
    })),
  }
}

type Result =
  | { file: string; ok: true; ms: number; report: Report }
  | { file: string; ok: false; ms: number; error: string }

async function analyse(reader: Reader, file: string): Promise<Result> {
  let started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  try {
    const reading = await reader.read(await readFile(file), basename(file), () => {
      started = performance.now()
    })
    const report = score(reading)
    return { file, ok: true, ms: ms(), report: locale ? wordedReport(report, locale) : report }
  } catch (error) {
    if (error instanceof ReadingError) return { file, ok: false, ms: ms(), error: error.code }
    process.stderr.write(`${file}: ${String(error)}\n`)
    return { file, ok: false, ms: ms(), error: 'fileMissing' }
  }
}

/** As many at a time as the pool reads, printed in the order of the arguments. */
async function main(): Promise<boolean> {
  const reader = createReader({
    attachedResumes: attachedResumesHere(false),
    log: (note) => process.stderr.write(`${note}\n`),
  })
  await reader.ready
  const results: Promise<Result>[] = []
  let failed = false
  for (let index = 0; index < files.length; index++) {
    while (results.length < Math.min(files.length, index + reader.size)) {
      results.push(analyse(reader, files[results.length] ?? ''))
    }
    const line = await results[index]
    failed ||= !line?.ok
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  reader.close()
  return failed
}

process.exitCode = (await main()) ? 1 : 0
