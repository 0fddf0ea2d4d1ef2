import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { familiesFor, fontFiles } from './fonts.ts'
import { pagesOf } from './svg-pages.ts'
import { TypesetError } from './typesetting-error.ts'
import { languageOfPage } from './typography.ts'

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url))

/** What a card says: the product's name, and one sentence in a language. */
export interface LinkCard {
  locale: string
  name: string
  sentence: string
}

/**
 * Sets the pictures that other sites show beside a link to ours, 1200 × 630 (the Open Graph's
 * usual size), as SVG documents.
 *
 * @throws TypesetError when one cannot be set.
 */
export function setLinkCards(cards: readonly LinkCard[]): string[] {
  const typst = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontPaths: Object.values(fontFiles()).flat() }],
  })
  return cards.map(({ locale, ...texts }) => {
    const language = languageOfPage(locale)
    const { headings } = familiesFor(language.lang, 'serif')
    const card = JSON.stringify({ ...texts, ...language, families: headings })
    const mainFilePath = `${TEMPLATES}/link-card.typ`
    const { result } = typst.compile({ mainFilePath, inputs: { card } })
    if (!result) throw new TypesetError(`the card in ${locale} cannot be set`)
    const [page = ''] = pagesOf(typst.plainSvg(result), 1)
    return page
  })
}
