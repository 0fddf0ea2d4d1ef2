import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { THEMES, THEME_KEY } from '#contract/theme.ts'

/**
 * Pages are whole without their scripts, so the first picture waits for none: the scripts of
 * components and the islands drawn only in the browser are asked for once it is painted.
 */

/** A page that turns dark once it is seen is a flash in the eyes: the chosen theme comes first. */
const EARLY_THEME = `try {
  const theme = localStorage.getItem('${THEME_KEY}')
  if (${JSON.stringify(THEMES)}.includes(theme)) document.documentElement.dataset.theme = theme
} catch {}`

/**
 * Runs once the first picture is there; a page in a hidden tab paints nothing, so a second does too.
 * An island that waits for `painted` is one of Astro's `client:only` (whose runtime looks the name
 * of the directive up, or waits for its event) and gets its own name back. `data-alive` says that
 * what the page's own scripts listen for is listened for.
 */
const LOADER = `{
let begun
const begin = () => {
  if (begun) return
  begun = true
  const scripts = [...document.querySelectorAll('script[data-after-paint]')]
  Promise.allSettled(scripts.map(({ dataset }) => import(dataset.afterPaint)))
    .then(() => { document.documentElement.dataset.alive = '' })
  ;(self.Astro ||= {}).painted = async (load, _, island) => {
    island.setAttribute('client', 'only')
    await (await load())()
  }
  dispatchEvent(new Event('astro:painted'))
}
requestAnimationFrame(() => setTimeout(begin))
setTimeout(begin, 1000)
}`

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g

/** The sources in a page's policy that let the two run. */
export const SCRIPT_HASHES = [EARLY_THEME, LOADER].map(
  (code): `sha256-${string}` => `sha256-${createHash('sha256').update(code).digest('base64')}`,
)

/** A built page whose scripts and islands wait for its first picture. */
export const afterPaint = (html: string): string =>
  html
    .replace(MODULE, '<script type="text/plain" data-after-paint="$1"></script>')
    .replace(/(<astro-island\b[^>]*\sclient=)"only"/g, '$1"painted"')
    .replace('<meta charset="utf-8">', `$&<script>${EARLY_THEME}</script>`)
    .replace('</body>', `<script>${LOADER}</script></body>`)

/** The same for every page of a build, where it stands. */
export async function deferScripts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name))
  await Promise.all(
    pages.map(async (page) => writeFile(page, afterPaint(await readFile(page, 'utf8')))),
  )
}
