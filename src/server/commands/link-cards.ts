/**
 * `node src/server/commands/link-cards.ts FOLDER NAME`: the picture that other sites show beside
 * a link, for each language, as `FOLDER/<locale>.png`. The build runs it.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { LOCALES } from '#contract/locales.ts'
import { setLinkCards } from '../typeset/link-card.ts'
import { wording } from '../wording.ts'

const [folder, name] = process.argv.slice(2)
if (!folder || !name) {
  process.stderr.write('Usage: node src/server/commands/link-cards.ts FOLDER NAME\n')
  process.exit(1)
}

await mkdir(folder, { recursive: true })
const cards = LOCALES.map((locale) => {
  const sentence = String(wording(locale, 'home').hero?.title)
  return { locale, name, sentence }
})
const pictures = setLinkCards(cards)
await Promise.all(
  pictures.map((svg, at) =>
    sharp(Buffer.from(svg))
      .resize({ width: 1200, height: 630 })
      // The desk (styles/tokens.css).
      .flatten({ background: '#f5f0e6' })
      .png({ palette: true, colours: 32 })
      .toFile(join(folder, `${LOCALES[at]}.png`)),
  ),
)
