import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'esbuild'
import { CODE_FLAGS, ROOT } from '../confinement.ts'
import { mended, WORKER } from '../../documents/pdf/mended-pdfjs.ts'

/** Makes the memory image of a reading process: bundle, run, freeze. */

/** All of the product that is in the image; a change in one of them makes another image. */
const SOURCES = [
  'src/server/reading',
  'src/server/processes',
  'src/contract',
  'public/samples',
].map((folder) => join(ROOT, folder))
const LOCK = join(ROOT, 'package-lock.json')
const ENTRY = join(import.meta.dirname, 'entry.ts')

/** Bundling takes one second and the warm-up two, on an idle machine. */
const BUILD_MS = 60_000

const run = promisify(execFile)

/** Names the image of this code, for this Node, at this place. */
export async function stamp(): Promise<string> {
  const listed = SOURCES.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  })
  const files = [LOCK, ...(await Promise.all(listed)).flat().toSorted()]
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256').update([process.version, process.arch, ...CODE_FLAGS].join())
  for (const [index, file] of files.entries())
    hash.update(`\0${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Makes the image. It appears under its name when it is complete, and not before; whoever else
 * makes the same one meanwhile makes an equal one.
 *
 * @throws Error when esbuild is missing, the folder cannot be written or Node cannot freeze it
 */
export async function buildImage(image: string, folder: string): Promise<void> {
  const workshop = await mkdtemp(join(folder, 'build-'))
  try {
    const code = join(workshop, 'bundle.cjs')
    const fresh = join(workshop, 'image.blob')
    await writeFile(code, await bundle())
    const args = [...CODE_FLAGS, '--snapshot-blob', fresh, '--build-snapshot', code]
    await run(process.execPath, args, { env: {}, timeout: BUILD_MS })
    await rename(fresh, image)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** What `mend-pdfjs.ts` does where no bundle is made. */
const MEND: Plugin = {
  name: 'mended-pdfjs',
  setup({ onLoad }) {
    onLoad({ filter: WORKER }, async ({ path }) => ({
      contents: mended(await readFile(path, 'utf8')),
    }))
  },
}

/** An image holds one file: everything that a reading process ever imports, pdf.js included. */
async function bundle(): Promise<string> {
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    minifyWhitespace: true,
    // Data files are found beside `serve.ts`, and packages from there.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(join(ENTRY, '../../serve.ts')).href),
    },
    plugins: [MEND],
    absWorkingDir: ROOT,
    logLevel: 'silent',
    metafile: true,
    write: false,
  })
  await stop()
  for (const input of Object.keys(metafile.inputs)) mustBeStamped(resolve(ROOT, input))
  return outputFiles[0]?.text ?? ''
}

/** Code that the stamp does not see would go stale unnoticed. */
function mustBeStamped(file: string): void {
  const known = [...SOURCES, join(ROOT, 'node_modules')]
  if (!known.some((folder) => file.startsWith(`${folder}/`)))
    throw new Error(`Add the folder of ${file} to SOURCES in ${import.meta.filename}`)
}
