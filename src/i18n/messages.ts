import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'
import type { Catalogue } from './format.ts'

/** English decides which sentences there are; other languages may have other plural forms. */
type Sentences<English> = {
  [Group in keyof English]: {
    [Key in keyof English[Group]]: English[Group][Key] extends string ? string : Template
  }
}

export interface Messages {
  site: Sentences<typeof import('#locales/en/site.json')>
  home: Sentences<typeof import('#locales/en/home.json')>
  upload: Sentences<typeof import('#locales/en/upload.json')>
  analysis: Sentences<typeof import('#locales/en/analysis.json')>
  errors: Sentences<typeof import('#locales/en/errors.json')>
  notFound: Sentences<typeof import('#locales/en/notFound.json')>
  editor: Sentences<typeof import('#locales/en/editor.json')>
  templates: Sentences<typeof import('#locales/en/templates.json')>
  resume: Sentences<typeof import('#locales/en/resume.json')>
  rubric: Sentences<typeof import('#locales/en/rubric.json')>
}

const files = import.meta.glob<Catalogue>('../locales/*/*.json', { eager: true, import: 'default' })

const reported = new Set<Locale>()

/**
 * Every sentence of a language, by file. For the build only: islands get the files they need
 * as props, so that no page ships another page's sentences or another language's.
 */
export function messages(locale: Locale): Messages {
  const own = filesOf(locale)
  const english = filesOf(DEFAULT_LOCALE)
  const missing = Object.keys(english).filter((name) => !(name in own))
  if (missing.length > 0 && !reported.has(locale)) {
    reported.add(locale)
    // Until the translators have delivered: the check fails on it, the build goes on in English.
    // eslint-disable-next-line no-console
    console.warn(`locales/${locale} lacks ${missing.join(', ')}; English stands in`)
  }
  return { ...english, ...own } as unknown as Messages
}

function filesOf(locale: Locale): Record<string, Catalogue> {
  const prefix = `../locales/${locale}/`
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, content]) => [path.slice(prefix.length, -'.json'.length), content]),
  )
}
