/**
 * `npm run image -- FOLDER`: copies into an empty FOLDER what a server needs and nothing else, after
 * `npm run build`. The container file beside `deploy/` does the same.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyImage } from '../deploy/image-files.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const [folder] = process.argv.slice(2)

async function run(): Promise<string> {
  if (!folder) throw new Error('npm run image -- FOLDER')
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty`)
  const { files, packages } = await copyImage(ROOT, folder)
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  return `${files.length} files, ${packages.length} packages, ${Math.round(bytes / 1e6)} MB`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
