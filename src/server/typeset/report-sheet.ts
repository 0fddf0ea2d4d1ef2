import type { PrintedReport } from '#contract/printed-report.ts'
import { defaultStyle, type Style } from '#contract/template.ts'
import { wording } from '#server/wording.ts'
import { familiesFor } from './fonts.ts'
import { printable } from './printable.ts'
import type { Printed } from './printed.ts'
import { languageOfPage } from './typography.ts'

/** A report as its template takes it: the page like a resume's, and the finished sentences. */
export interface ReportSheet {
  page: Printed['page']
  style: Style
  report: PrintedReport & {
    /** Direction of quotes and rewritten lines, which may be another than the page's. */
    direction: Printed['page']['direction']
  }
}

/** The sheet of a report, in the default looks; its language is that of the report's reader. */
export function reportSheet(report: PrintedReport): ReportSheet {
  const language = languageOfPage(report.locale)
  const style = defaultStyle()
  const families = familiesFor(language.lang, style.fonts)
  return {
    page: {
      ...language,
      title: `${report.title}: ${report.fileName}`,
      author: '',
      number: String(wording(report.locale, 'resume').document?.page ?? ''),
      digits: 'latn',
      families: families.text,
      headingFamilies: families.headings,
    },
    style,
    report: { ...cleaned(report), direction: languageOfPage(report.language).direction },
  }
}

/** Every text without the characters that no face has. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T
  if (Array.isArray(value)) return value.map(cleaned) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)])) as T
}
