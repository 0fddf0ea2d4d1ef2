/**
 * `npm run pseudo`: builds the site with English in disguise into `.astro/pseudo`, and lists the
 * visible text that is not, that is, what stands in the code instead of the locale files.
 * Serve the folder to see which texts are cut off when a language needs more room.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_NAMES } from '../src/contract/locale-names.ts'
import { PAGES } from '../src/i18n/routes.ts'
import { SITE } from '../src/site.ts'

const ROOT = new URL('..', import.meta.url).pathname
const FOLDER = join(ROOT, '.astro/pseudo')

/** What is the same in every language, or an editor's own content. */
const ALLOWED = new Set<string>([
  SITE.name,
  SITE.name.slice(1),
  SITE.name.charAt(0),
  SITE.contact,
  ...SITE.friends.map(({ name }) => name),
  ...Object.values(LOCALE_NAMES),
])

const built = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--mode', 'pseudo', '--outDir', FOLDER],
  { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
)
if (built.status !== 0) process.exit(1)

const posts: { en: { title: string }[] } = JSON.parse(
  readFileSync(join(ROOT, 'src/locales/blog.json'), 'utf8'),
)
for (const { title } of posts.en) ALLOWED.add(title)

/** The words of our sample resume, which the home page shows as they are. */
const SAMPLE = new Set(
  wordsIn(
    JSON.parse(readFileSync(join(ROOT, 'node_modules/.cache/specimens/en.json'), 'utf8')).resume,
  ),
)
/** Dates are written by the browser's own tables: 'Jun 2018'. */
const DATE = /\p{L}{3} \d{4}/gu
const isOfSample = (text: string) =>
  wordsIn(text.replace(DATE, '')).every((word) => SAMPLE.has(word))

/** The words of all strings in a value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/\p{L}{2,}/gu) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** The visible texts of a page: between tags, without scripts, styles and documents' own words. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<(script|style|svg|time)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]* (?:translate="no"|lang="en")[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<ul[^>]*>\s*<li[^>]*>\s*<a class="serif"[\s\S]*?<\/ul>/g, ' ')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

const found = Object.values(PAGES).flatMap((path) => {
  const file = path === '404' ? '404.html' : join(path, 'index.html')
  const html = readFileSync(join(FOLDER, file), 'utf8')
  return textsOf(html)
    .filter((text) => !/[⟦⟧]/.test(text) && !ALLOWED.has(text) && !isOfSample(text))
    .map((text) => `/${path}: ${text}`)
})
for (const line of new Set(found)) process.stdout.write(`${line}\n`)
process.stdout.write(`${new Set(found).size} texts that are not in the locale files\n`)
process.exitCode = found.length > 0 ? 1 : 0
