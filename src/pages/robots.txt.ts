import type { APIRoute } from 'astro'

/** Private pages carry `noindex`: a crawler must be able to fetch them to see that. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = new URL('/sitemap.xml', site).href
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`)
}
