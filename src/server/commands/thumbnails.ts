/**
 * `node src/server/commands/thumbnails.ts FOLDER`: the sample of each language in every template,
 * as `FOLDER/<locale>/<template>.webp`. The build runs it for the template gallery.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { LOCALES } from '#contract/locales.ts'
import { TEMPLATE_IDS, defaultStyle } from '#contract/template.ts'
import { fromJson } from '../exchange/json-resume.ts'
import { createTypesetter } from '../typeset/index.ts'

/** Twice what the gallery shows on a wide screen. As SVG the pages weigh four times as much. */
const WIDTH = 640
const QUALITY = 70

const SAMPLES = new URL('../../../public/samples/', import.meta.url)

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('Usage: node src/server/commands/thumbnails.ts FOLDER\n')
  process.exit(1)
}

const typesetter = createTypesetter()
const pictures = LOCALES.map(async (locale) => {
  const sample = await readFile(new URL(`${locale}.json`, SAMPLES), 'utf8')
  const content = fromJson(JSON.parse(sample))
  await mkdir(join(folder, locale), { recursive: true })
  for (const templateId of TEMPLATE_IDS) {
    const style = defaultStyle(templateId)
    const svg = await typesetter.thumbnail({ content, templateId, style })
    const picture = sharp(Buffer.from(svg)).resize({ width: WIDTH }).webp({ quality: QUALITY })
    await writeFile(join(folder, locale, `${templateId}.webp`), await picture.toBuffer())
  }
})
await Promise.all(pictures)
typesetter.close()
