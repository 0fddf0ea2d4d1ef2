import type { APIRoute } from 'astro'
import { LOCALES } from '#contract/locales.ts'
import { PUBLIC_PAGES, pathTo } from '#i18n/routes.ts'

/** Every public page in every language, each naming the others (sitemaps.org, xhtml:link). */
export const GET: APIRoute = ({ site }) => {
  const entries = PUBLIC_PAGES.flatMap((page) => {
    const address = (locale: (typeof LOCALES)[number]) => new URL(pathTo(page, locale), site).href
    const others = LOCALES.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
    ).join('')
    return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc>${others}</url>`)
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(body, { headers: { 'content-type': 'application/xml' } })
}
