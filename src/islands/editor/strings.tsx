import { createContext, useContext } from 'react'
import type { FindingSection } from '#contract/analysis.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { format, type Message, type Template } from '#contract/message.ts'
import type { Locale } from '#contract/locales.ts'
import { textOf, type Catalogue } from '#i18n/format.ts'
import type { FindingWords } from '#islands/finding/Finding.tsx'
import type { Messages } from '#i18n/messages.ts'

export interface Strings {
  locale: Locale
  t: Messages['editor']
  templates: Messages['templates']
  errors: Messages['errors']
  resumes: Messages['resumes']
  finding: FindingWords
  /** The word that resumes print for a job that goes on, in the page's language. */
  present: string
  /** Names of the parts that are judged. */
  reportSections: Record<FindingSection, string>
  /** Fills a sentence. */
  say: (template: Template, params: Record<string, string | number>) => string
  /** The words of a finding. */
  messageOf: (message: Message) => string
}

const StringsContext = createContext<Strings | null>(null)
export const StringsProvider = StringsContext.Provider

/** Every sentence of the editor, in the page's language. */
export function useStrings(): Strings {
  const strings = useContext(StringsContext)
  if (!strings) throw new Error('The editor gives its parts their strings')
  return strings
}

export interface EditorTexts {
  editor: Messages['editor']
  templates: Messages['templates']
  errors: Messages['errors']
  finding: Messages['finding']
  resumes: Messages['resumes']
  resume: Messages['resume']
  /** Names of the parts that are judged. */
  reportSections: Record<FindingSection, string>
  /** What findings say. */
  rubric: Catalogue
}

export function stringsOf(locale: Locale, t: EditorTexts): Strings {
  return {
    locale,
    t: t.editor,
    templates: t.templates,
    errors: t.errors,
    resumes: t.resumes,
    finding: { locale, t: t.finding, rubric: t.rubric },
    present: t.resume.document.present,
    reportSections: t.reportSections,
    say: (template, params) => format(template, params, locale),
    messageOf: (message) => textOf(message, t.rubric, locale),
  }
}

/** The sentence for a failure. */
export function sentenceFor(code: ErrorCode, errors: Messages['errors']): string {
  return errors.codes[code]
}
