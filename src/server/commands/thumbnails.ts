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

/** Mixed colours come out of Typst as Oklab, which browsers know and librsvg paints black. */
function inPlainColours(svg: string): string {
  return svg.replaceAll(
    /oklab\(([\d.]+)% (-?[\d.]+) (-?[\d.]+)\)/g,
    (_, lightness: string, a: string, b: string) =>
      rgbOf(Number(lightness) / 100, Number(a), Number(b)),
  )
}

/** Oklab to sRGB, as CSS Color 4 has it (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function rgbOf(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = linear.map((value) => {
    const share = Math.min(1, Math.max(0, value))
    const curved = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055
    return Math.round(curved * 255)
  })
  return `rgb(${channels.join(',')})`
}

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('Usage: node src/server/commands/thumbnails.ts FOLDER\n')
  process.exit(1)
}

/** Nobody waits for a build: a busy machine may take its time. */
const DEADLINE_MS = 120_000

const typesetter = createTypesetter({ warmUps: 1, deadlineMs: DEADLINE_MS })
const pictures = LOCALES.map(async (locale) => {
  const sample = await readFile(new URL(`${locale}.json`, SAMPLES), 'utf8')
  const content = fromJson(JSON.parse(sample))
  await mkdir(join(folder, locale), { recursive: true })
  for (const templateId of TEMPLATE_IDS) {
    const style = defaultStyle(templateId)
    const svg = await typesetter.thumbnail({ content, templateId, style })
    const picture = sharp(Buffer.from(inPlainColours(svg)))
      .resize({ width: WIDTH })
      .webp({ quality: QUALITY })
    await writeFile(join(folder, locale, `${templateId}.webp`), await picture.toBuffer())
  }
})
await Promise.all(pictures)
typesetter.close()
