// Markdown documents: about, legal texts, guides. Front matter is checked, facts are filled in.
import { readFile, readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Loader } from 'astro/loaders'
import { z } from 'astro/zod'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'

/** What stands between the `---` lines on top of a document; locales/README.md explains it. */
export const FrontMatterSchema = z.strictObject({
  title: z.string().min(3).max(90),
  /** For search engines and link previews; the page does not show it. */
  description: z.string().min(30).max(200),
  kind: z.enum(['guide', 'about', 'legal']),
  /** Place in lists of its kind. */
  order: z.number().int().min(1),
  /** Day of the last change of content. */
  updated: z.coerce.date(),
  /** The document in plain words, in a box on top. */
  summary: z.array(z.string().min(3)).max(8).optional(),
})

/** A document as pages get it. */
export const DocumentSchema = FrontMatterSchema.extend({
  locale: z.enum(LOCALES),
  slug: z.string().regex(/^[a-zA-Z0-9-]+$/),
})

const folderOf = (root: URL, locale: Locale) => new URL(`src/locales/${locale}/documents/`, root)

/**
 * Loads `locales/<locale>/documents/*.md` with their placeholders filled in.
 *
 * @param facts What `{name}` stands for, by language.
 */
export function documentLoader(facts: (locale: Locale) => Record<string, string>): Loader {
  return {
    name: 'documents',
    async load({ config, store, parseData, renderMarkdown, watcher }) {
      const load = async () => {
        store.clear()
        for (const locale of LOCALES) {
          const folder = folderOf(config.root, locale)
          const values = facts(locale)
          const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
          for (const name of names.toSorted()) {
            const fileURL = new URL(name, folder)
            const text = format(await readFile(fileURL, 'utf8'), values, locale)
            const rendered = await renderMarkdown(text, { fileURL })
            const slug = basename(name, '.md')
            const id = `${locale}/${slug}`
            const data = { ...rendered.metadata?.frontmatter, locale, slug }
            store.set({ id, data: await parseData({ id, data }), rendered })
          }
        }
      }
      await load()
      watcher?.on('change', (path) => {
        if (/\/locales\/[^/]+\/documents\//.test(path)) void load()
      })
    },
  }
}
