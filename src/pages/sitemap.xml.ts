import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts'
import { PUBLIC_PAGES, pathTo, type Place } from '#i18n/routes.ts'

/** Every public page and document in every language, each naming the others (sitemaps.org). */
export const GET: APIRoute = async ({ site }) => {
  const documents = await getCollection('documents', ({ data }) => data.locale === DEFAULT_LOCALE)
  const places: Place[] = [
    ...PUBLIC_PAGES,
    ...documents.map(({ data }) => `/${data.slug}` as const),
  ]
  const entries = places.flatMap((place) => {
    const address = (locale: Locale) => new URL(pathTo(place, locale), site).href
    const alternates = [...LOCALES.map((locale) => [locale, locale] as const), X_DEFAULT]
    const others = alternates.map(
      ([name, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${address(locale)}"/>`,
    )
    return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc>${others.join('')}</url>`)
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(body, { headers: { 'content-type': 'application/xml' } })
}

/** For whoever reads none of the languages. */
const X_DEFAULT = ['x-default', DEFAULT_LOCALE] as const
