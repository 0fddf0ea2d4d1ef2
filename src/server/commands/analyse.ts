import { parseArgs } from 'node:util'
import type { Report } from '#contract/analysis.ts'
import { closestLocale, type Locale } from '#contract/locales.ts'
import { format, type Message } from '#contract/message.ts'
import { score } from '../scoring/index.ts'
import { withDatesWritten } from '#contract/written-date.ts'
import { wording } from '../wording.ts'
import { printEach } from './each-document.ts'

/**
 * `npm run --silent analyse -- FILE… [--locale xx]` reads and scores documents and prints one
 * line of JSON each: `{ file, ok, ms, report }` or `{ file, ok: false, ms, error }`. With
 * `--locale` every message also carries its `text` in that language. Exit 1 when any file failed,
 * 2 without files.
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
    : { ...message, text: format(template, withDatesWritten(message.params, language), language) }
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

await printEach(files, (reading) => {
  const report = score(reading)
  return { report: locale ? wordedReport(report, locale) : report }
})
