import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Pages are whole without their scripts, so the first picture waits for none: the scripts of
 * components and the islands drawn only in the browser are asked for once it is painted.
 */

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

/** The source in the policy of a page that lets the loader run. */
export const LOADER_HASH: `sha256-${string}` = `sha256-${createHash('sha256').update(LOADER).digest('base64')}`

/** A built page whose scripts and islands wait for its first picture. */
export const afterPaint = (html: string): string =>
  html
    .replace(MODULE, '<script type="text/plain" data-after-paint="$1"></script>')
    .replace(/(<astro-island\b[^>]*\sclient=)"only"/g, '$1"painted"')
    .replace('</body>', `<script>${LOADER}</script></body>`)

/** The same for every page of a build, where it stands. */
export async function deferScripts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name))
  await Promise.all(
    pages.map(async (page) => writeFile(page, afterPaint(await readFile(page, 'utf8')))),
  )
}
