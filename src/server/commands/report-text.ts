import { REPORT_SECTIONS, type Finding, type Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format, type Message } from '#contract/message.ts'
import { withDatesWritten } from '#contract/written-date.ts'
import { wording } from '../wording.ts'

const WIDTH = 88

/** A report as a person reads it in a terminal, in the given language. */
export function reportText(report: Report, fileName: string, locale: Locale): string {
  const words = wording(locale, 'analysis')
  const label = (group: string, key: string, params: Record<string, string | number> = {}) =>
    format(words[group]?.[key] ?? key, params, locale)
  const say = (message: Message) => messageText(message, locale)

  const overall = report.overall ?? label('result', 'ungraded')
  const head = [fileName, '', `${label('result', 'overall')}: ${overall}`]

  const sections = REPORT_SECTIONS.flatMap((id) => {
    const { score, evaluation } = report.sections[id]
    const shown = score === null ? label('table', 'notApplicable') : String(Math.round(score))
    return ['', `${label('steps', id)}: ${shown}`, ...wrap(say(evaluation), '  ')]
  })

  const findings = report.findings.flatMap((finding) => [
    '',
    ...wrap(say(finding.message), '  ', gain(finding)),
    ...(finding.quote ? wrap(`“${finding.quote}”`, '      ') : []),
    ...(finding.suggestion ? wrap(`→ ${finding.suggestion.after}`, '      ') : []),
  ])
  const marks = findings.length === 0 ? label('findings', 'noneAtAll') : label('findings', 'title')

  return `${[...head, ...sections, '', marks, ...findings].join('\n')}\n`
}

/** What fixing it is worth, as it stands in the margin. */
function gain({ points }: Finding): string {
  return (points ? `+${points}` : '·').padStart(4)
}

/** A message in words; what is finished text already stays as it is. */
function messageText(message: Message, locale: Locale): string {
  if ('text' in message) return message.text
  const [group = '', key = ''] = message.key.split('.')
  const template = wording(locale, 'rubric')[group]?.[key]
  return template === undefined
    ? message.key
    : format(template, withDatesWritten(message.params, locale), locale)
}

/** Breaks a text into lines; the first one starts with `mark`. */
function wrap(text: string, indent: string, mark = ''): string[] {
  const lines: string[] = []
  let line = mark
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length > WIDTH && line.trim()) {
      lines.push(line)
      line = ''
    }
    line += line ? ` ${word}` : `${indent}${mark ? '   ' : ''}${word}`
  }
  return [...lines, line]
}
