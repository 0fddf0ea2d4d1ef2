import type { Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'
import { REPORT_SECTIONS } from '#contract/analysis.ts'
import { factsOf } from './DocumentFacts.tsx'

/** A report in finished sentences of the page's language, as it is printed. */
export function printedReportOf(
  report: Report,
  fileName: string,
  locale: Locale,
  t: { analysis: Messages['analysis']; rubric: Catalogue },
): PrintedReport {
  const { steps, table, result, findings, document, files } = t.analysis
  const number = (value: number | null) =>
    value === null ? '' : format('{value}', { value }, locale)
  return {
    locale,
    title: files.title,
    fileName,
    score: number(report.overall),
    scoreLabel:
      report.overall === null
        ? result.ungraded
        : format(result.scoreLabel, { score: report.overall }, locale),
    verdict: textOf({ key: `verdicts.${report.band}`, params: {} }, t.rubric, locale),
    sections: REPORT_SECTIONS.map((section) => ({
      name: steps[section],
      score: number(report.sections[section].score),
      evaluation: textOf(report.sections[section].evaluation, t.rubric, locale),
    })),
    findingsTitle: findings.title,
    findings: report.findings.map(({ section, points, quote, message, suggestion, by }) => ({
      where: section === 'document' ? table.document : steps[section],
      points: points ? format(findings.points, { count: points }, locale) : '',
      quote: quote ?? '',
      message: [
        textOf(message, t.rubric, locale),
        ...(by === 'model' ? [`(${findings.byModel})`] : []),
      ].join(' '),
      after: suggestion?.after ?? '',
    })),
    language: report.language.code,
    factsTitle: document.title,
    facts: factsOf(report, locale, document).map(([name, value]) => ({ name, value })),
    colophon: [
      format(result.rubric, { version: report.rubric }, locale),
      ...(report.model.used
        ? [format(result.modelUsed, { name: report.model.name ?? '' }, locale)]
        : []),
    ],
  }
}
