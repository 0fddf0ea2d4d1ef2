// What a phone shows when the site is put on its home screen, in each language.
import type { APIRoute } from 'astro'
import { LOCALES, directionOf, type Locale } from '#contract/locales.ts'
import { messages } from '#i18n/messages.ts'
import { pathTo } from '#i18n/routes.ts'
import { SITE } from '#site.ts'

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }))

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const GET: APIRoute = ({ params }) => {
  const locale = params.locale as Locale
  const home = pathTo('home', locale)
  const manifest = {
    id: home,
    name: SITE.name,
    short_name: SITE.name,
    description: messages(locale).home.meta.description,
    lang: locale,
    dir: directionOf(locale),
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f5f0e6',
    theme_color: '#f5f0e6',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
