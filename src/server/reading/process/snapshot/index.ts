import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { launch, ROOT, type Confinement, type Program } from '../confinement.ts'
import { ReadingProcess } from '../reading-process.ts'
import { buildImage, stamp } from './build.ts'

/**
 * A reading process that starts from an image of its memory, in which all code is loaded and has
 * run: a tenth of the computing that starting from the source takes. The image is made once for
 * each state of the code and kept where the packages are, which reading processes cannot write.
 */

const FOLDER = join(ROOT, 'node_modules/.cache/vitascope')

/** Images that stay: those of other branches, and of a server that still runs on one. */
const KEPT = 3

/** Enough for a machine that is busy with other things. */
const PROBE_MS = 20_000

/**
 * Makes the image where there is none and tries it.
 *
 * @throws Error with the reason why there is none to be used here
 */
export async function snapshotProgram(confinement: Confinement): Promise<Program> {
  await mkdir(FOLDER, { recursive: true })
  const image = join(FOLDER, `${await stamp()}.blob`)
  const exists = await access(image).then(
    () => true,
    () => false,
  )
  if (!exists) await buildImage(image, FOLDER)
  const program = programOf(image)
  await tryOut(confinement, program).catch(async (error: unknown) => {
    // The next start makes a new one.
    await rm(image, { force: true })
    throw new Error('The image of a reading process does not work here', { cause: error })
  })
  if (!exists) await tidy()
  return program
}

/** What runs an image. */
export function programOf(image: string): Program {
  return {
    args: [
      // Hashing everything by another seed takes 40 ms and gains nothing in one document's time.
      '--no-rehash-snapshot',
      '--snapshot-blob',
      image,
      // Whatever Node takes for the entry point may be read, and without an argument it takes the
      // working folder, with all that is in it.
      image,
    ],
    // The code is in the image; pdf.js reads character maps and fonts when a document needs them.
    readable: [join(ROOT, 'node_modules/pdfjs-dist/*')],
  }
}

/** Reads a document as strangers' ones are read; an image of another machine fails here. */
async function tryOut(confinement: Confinement, program: Program): Promise<void> {
  const sample = await readFile(join(import.meta.dirname, '../warm-up/sample.pdf'))
  const process = new ReadingProcess(launch(confinement, program))
  const answer = await process.read(sample, 'sample.pdf', PROBE_MS)
  if (!answer.startsWith('{"reading":'))
    throw new Error('the process from the snapshot does not read')
}

/** Keeps the newest images. */
async function tidy(): Promise<void> {
  // Word lists and compiled code are kept beside them.
  const images = (await readdir(FOLDER)).filter((name) => /\.blob$|^build-/.test(name))
  const paths = images.map((name) => join(FOLDER, name))
  const aged = await Promise.all(
    paths.map(async (path) => ({ path, age: -(await stat(path)).mtimeMs })),
  )
  const old = aged.toSorted((a, b) => a.age - b.age).slice(KEPT)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
