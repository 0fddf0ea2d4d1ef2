import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CODE_FLAGS, NOBODY, type Confinement } from './confinement.ts'

/**
 * Half of what a reading process does before it can read is compiling its code. Node can keep
 * compiled code in a folder; a process that a document has taken over must not be able to change
 * it, though, or it would live on in the next one. So the folder belongs to root, reading
 * processes are nobody, and without both there is no cache.
 */

const run = promisify(execFile)

/** One folder for every place that the code is installed in; Node itself parts its versions. */
function folderFor(code: string): string {
  return join(
    tmpdir(),
    `vitascope-code-${createHash('sha256').update(code).digest('hex').slice(0, 12)}`,
  )
}

/** A folder that somebody else made, or may write to, is none of ours. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/**
 * Node keeps a cache for each user, whose number ends the folder's name, and writes its files for
 * that user only: what root has compiled is handed over to nobody for reading.
 */
async function handOver(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(`-${process.getuid?.()}`)) continue
    const theirs = join(folder, name.replace(/\d+$/, String(NOBODY)))
    await rm(theirs, { recursive: true, force: true })
    await rename(join(folder, name), theirs)
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/**
 * Compiles the child's code once and gives the confinement that uses it; the same confinement
 * where that would not be safe.
 */
export async function withCodeCache(confinement: Confinement): Promise<Confinement> {
  const child = confinement.args.at(-1)
  if (!confinement.dropsRoot || child === undefined) return confinement
  const folder = folderFor(child)
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    if (!(await isOurs(folder))) return confinement
    const env = { ...confinement.env, NODE_COMPILE_CACHE: folder }
    // It rehearses, finds no document and ends: that writes the cache.
    const primed = run(process.execPath, [...CODE_FLAGS, child], { env, timeout: 60_000 })
    primed.child.stdin?.end()
    await primed
    await handOver(folder)
    // Node wants leave to write as well; the file system grants none to nobody.
    const flags = [`--allow-fs-read=${folder}/*`, `--allow-fs-write=${folder}/*`]
    return { ...confinement, env, args: confinement.args.toSpliced(-1, 0, ...flags) }
  } catch {
    return confinement
  }
}
