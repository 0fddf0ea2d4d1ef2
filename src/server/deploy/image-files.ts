import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { fontFiles } from '../typeset/fonts.ts'
import { SOURCES } from '../scoring/spelling/sources.ts'

/**
 * What a server needs that is not built on the spot: its own code, the packages that this imports,
 * the files of packages that it opens, and the built site. No tool, no test, nothing that only the
 * site's build or a browser uses, and of the font packages the files that templates name.
 */

/** What is started: the server, its processes, and what an operator runs beside it. */
const ENTRIES = [
  'main',
  'typeset/worker',
  'scoring/process/worker',
  'scoring/spelling/prepare',
  'exchange/process/worker',
  'bodies/process/worker',
  'signing/thread',
  'reading/process/child',
  'reading/process/snapshot/entry',
  'commands/prepare',
  'commands/backup',
  'commands/restore',
  'commands/plan',
].map((name) => `src/server/${name}.ts`)

/** Data that the code opens by its path. */
const DATA = [
  'dist',
  'public/samples',
  'src/locales',
  'src/server/reading/process/warm-up',
  'src/server/typeset/templates',
  'package.json',
  'package-lock.json',
  'LICENSE',
]

/** Found by their paths, not imported. */
const NAMED_PACKAGES = [
  'node',
  ...new Set(
    Object.values(SOURCES)
      .flat()
      .map((source) => source.package),
  ),
]

/** Brought by a package and never loaded: `reading/documents/pdf/browser-stand-ins.ts`. */
const UNUSED = /^@napi-rs\/canvas/

/** Beside a package's code, what a running server never opens. */
const IDLE_FILES = /\.(?:map|d\.[cm]?ts|md|markdown|flow)$|\/(?:docs?|tests?|examples?|man)\//

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
}

/** What an image holds: paths below the root, and the folders of its packages. */
interface ImageFiles {
  files: string[]
  packages: string[]
}

/**
 * Lists what a server needs.
 *
 * @throws Error when the site is not built, or a package is not installed.
 */
export async function imageFiles(root: string): Promise<ImageFiles> {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('npm run build comes first')
  const { sources, imported } = await codeOf(root)
  const packages = closure(root, [...imported, ...NAMED_PACKAGES])
  const fonts = Object.values(fontFiles())
    .flat()
    .map((file) => relative(root, file))
  const manifests = fonts.map((file) => join(dirname(dirname(file)), 'package.json'))
  const data = DATA.flatMap((path) => filesBelow(root, path))
  const code = packages.flatMap((folder) =>
    filesBelow(root, folder).filter((file) => isOwn(folder, file) && !IDLE_FILES.test(file)),
  )
  const files = [...new Set([...sources, ...data, ...code, ...fonts, ...manifests])]
  return { files: files.toSorted(), packages }
}

/** Copies all of it into an empty folder, under the same paths. */
export async function copyImage(root: string, target: string): Promise<ImageFiles> {
  const image = await imageFiles(root)
  for (const file of image.files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file), { verbatimSymlinks: true })
  }
  return image
}

/** Our code, as far as something that is started reaches it, and the packages that it imports. */
async function codeOf(root: string): Promise<{ sources: string[]; imported: string[] }> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const imported = imports
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
  return { sources: Object.keys(metafile.inputs), imported: [...new Set(imported)] }
}

/** The folders of packages and of all that they depend on, as they are installed here. */
function closure(root: string, names: readonly string[]): string[] {
  const lock = (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Locked>
    }
  ).packages
  const found = new Set<string>()
  const visit = (name: string, from: string, isOptional: boolean): void => {
    if (UNUSED.test(name)) return
    const folder = resolved(lock, name, from)
    // Another platform's binary is in the lock, and not here.
    if (!folder || !existsSync(join(root, folder))) {
      if (isOptional) return
      throw new Error(`${name} is not installed: run npm ci`)
    }
    if (found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
    for (const next of Object.keys(dependencies)) visit(next, folder, next in optionalDependencies)
    for (const next of Object.keys(optionalDependencies)) visit(next, folder, true)
  }
  for (const name of names) visit(name, '', false)
  return [...found].toSorted()
}

/** Where the package at `from` finds `name`. */
function resolved(lock: Record<string, Locked>, name: string, from: string): string | undefined {
  for (let base = from; ; base = base.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const folder = `${base ? `${base}/` : ''}node_modules/${name}`
    if (lock[folder]) return folder
    if (!base) return undefined
  }
}

/** A package's own files, not those of packages inside it. */
const isOwn = (folder: string, file: string) =>
  !file.slice(folder.length).includes('/node_modules/')

/** Every file at or below a path. */
function filesBelow(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const entries = readdirSync(join(root, path), {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
