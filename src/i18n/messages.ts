import { catalogueWithFigures } from '#contract/figures.ts'
import type { Locale } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'
import type { Catalogue } from './format.ts'
import { pseudo } from './pseudo.ts'

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
  finding: Sentences<typeof import('#locales/en/finding.json')>
  optimizationInfo: Sentences<typeof import('#locales/en/optimizationInfo.json')>
  login: Sentences<typeof import('#locales/en/login.json')>
  price: Sentences<typeof import('#locales/en/price.json')>
  errors: Sentences<typeof import('#locales/en/errors.json')>
  notFound: Sentences<typeof import('#locales/en/notFound.json')>
  editor: Sentences<typeof import('#locales/en/editor.json')>
  resumes: Sentences<typeof import('#locales/en/resumes.json')>
  gallery: Sentences<typeof import('#locales/en/gallery.json')>
  templates: Sentences<typeof import('#locales/en/templates.json')>
  links: Sentences<typeof import('#locales/en/links.json')>
  account: Sentences<typeof import('#locales/en/account.json')>
  consent: Sentences<typeof import('#locales/en/consent.json')>
  resume: Sentences<typeof import('#locales/en/resume.json')>
  rubric: Sentences<typeof import('#locales/en/rubric.json')>
}

const files = import.meta.glob<Catalogue>('../locales/*/*.json', { eager: true, import: 'default' })

/**
 * Every sentence of a language, by file, with the product's figures filled in. For the build only: islands get the files they need
 * as props, so that no page ships another page's sentences or another language's. Nothing
 * stands in for a missing sentence: `tests/checks/locales.test.ts` fails on it.
 */
export function messages(locale: Locale): Messages {
  const prefix = `../locales/${locale}/`
  const own = Object.entries(files)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, content]) => [
      path.slice(prefix.length, -'.json'.length),
      catalogueWithFigures(content, locale),
    ])
  const shown =
    import.meta.env.MODE === 'pseudo'
      ? own.map(([name, content]) => [name, disguised(content as Catalogue)])
      : own
  return Object.fromEntries(shown) as Messages
}

/** A file as the pseudo-locale build shows it (`npm run pseudo`). */
function disguised(catalogue: Catalogue): Catalogue {
  const groups = Object.entries(catalogue).map(([group, sentences]) => {
    const keys = Object.entries(sentences).map(([key, template]) => [key, pseudo(template)])
    return [group, Object.fromEntries(keys)]
  })
  return Object.fromEntries(groups)
}
