import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What the built site is made of; a change in any of it makes the build stale. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json']

/** Variables that end up in the pages. */
const VARIABLES = /^(SITE_URL|PUBLIC_\w+)$/

/** Written beside the pages; files with a dot in front are not served. */
const STAMP = 'dist/.sources'

/**
 * Builds the site unless what is there was built from these very sources.
 *
 * @param root The project's folder.
 * @returns True when it was built.
 * @throws Error when the build fails; what it printed says why.
 */
export async function buildWhenStale(root: string): Promise<boolean> {
  const sources = await hashOf(root)
  const built = await readFile(join(root, STAMP), 'utf8').catch(() => '')
  if (built === sources) return false
  await build(root)
  return true
}

/** Notes beside the pages what they were built from; each build ends with it. */
export async function stampBuild(root: string): Promise<void> {
  await writeFile(join(root, STAMP), await hashOf(root))
}

/** By content: a clone or a copy changes times, and is not stale for it. */
async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(`${relative(root, file)}\n`).update(await readFile(file))
    }
  }
  for (const [name, value] of Object.entries(process.env).toSorted()) {
    if (VARIABLES.test(name)) hash.update(`${name}=${value}\n`)
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
}

async function build(root: string): Promise<void> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  // What it says goes to standard error: standard output carries the address alone.
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', process.stderr, process.stderr],
  })
  // Who stops the start stops the build with it.
  const stop = () => child.kill()
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The site could not be built')
}
