import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts'
import { headersFor } from '../headers.ts'

/** Stands where an operator's API goes; without one the rule stays a comment. */
const NO_API = 'https://api.resume.example'

/**
 * `netlify.toml`: how Netlify builds and serves the site, with the headers of `headers.ts`.
 *
 * @param api Origin of the API, which then answers under the site's own; null leaves a comment.
 */
export function netlifyToml(api: string | null): string {
  return `${[START, proxy(api), ...MISSING_PAGES, HEADERS].join('\n\n')}\n`
}

/** The API's origin in a file that was made by this. */
export function apiIn(toml: string): string | null {
  return /^ {2}to = "(.+)\/api\/:splat"$/m.exec(toml)?.[1] ?? null
}

const START = `# The site on Netlify's CDN; the API runs elsewhere (src/server/deploy/README.md).
# Made by npm run netlify -- [ORIGIN OF THE API]; a check holds it to src/server/headers.ts.

[build]
  command = "npm run build"
  publish = "dist"

[build.environment]
  NODE_VERSION = "${process.versions.node}"`

/** Netlify gives up a call after 26 s; the longest of ours ends at 20. */
function proxy(api: string | null): string {
  const rule = [
    '[[redirects]]',
    '  from = "/api/*"',
    `  to = "${api ?? NO_API}/api/:splat"`,
    '  status = 200',
    '  force = true',
  ]
  const mark = api ? '' : '# '
  return `# The site calls the API under its own origin, so that the visitor's cookie is first-party and no
# CORS is needed. Netlify has no variables in redirects: npm run netlify -- https://your.api writes
# yours. On the API set SITE_URL to the site's origin and TRUSTED_PROXIES to 1.
# Netlify gives up a call after 26 s; the longest of ours, an analysis, ends at 20.

${rule.map((line) => mark + line).join('\n')}`
}

const MISSING_PAGES = [
  `# What is not there is answered in the language of its path; dist/404.html is English.`,
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale) => `[[redirects]]\n  from = "/${locale}/*"\n  to = "/${locale}/404"\n  status = 404`,
  ),
]

const CACHE = 'Cache-Control'

/** Netlify merges what several rules say of a path: only caching differs from the pages'. */
const RULES: [path: string, headers: Record<string, string>][] = [
  ['/*', headersFor('page', true)],
  ['/_astro/*', { [CACHE]: headersFor('asset', true)[CACHE] ?? '' }],
  ['/version.json', { [CACHE]: headersFor('version', true)[CACHE] ?? '' }],
]

const HEADERS = RULES.map(([path, headers]) =>
  [
    '[[headers]]',
    `  for = "${path}"`,
    '  [headers.values]',
    ...Object.entries(headers).map(([name, value]) => `    ${name} = "${value}"`),
  ].join('\n'),
).join('\n\n')
