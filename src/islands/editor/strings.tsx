import { createContext, useContext } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import { format, type Template } from '#contract/message.ts'
import type { Locale } from '#contract/locales.ts'
import type { Messages } from '#i18n/messages.ts'

export interface Strings {
  locale: Locale
  t: Messages['editor']
  templates: Messages['templates']
  errors: Messages['errors']
  /** The word that resumes print for a job that goes on, in the page's language. */
  present: string
  /** Fills a sentence. */
  say: (template: Template, params: Record<string, string | number>) => string
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
  resume: Messages['resume']
}

export function stringsOf(locale: Locale, t: EditorTexts): Strings {
  return {
    locale,
    t: t.editor,
    templates: t.templates,
    errors: t.errors,
    present: t.resume.document.present,
    say: (template, params) => format(template, params, locale),
  }
}

/** The sentence for a failure. */
export function sentenceFor(code: ErrorCode, errors: Messages['errors']): string {
  return errors.codes[code]
}
