import type { PdfPage } from './page.ts'

/**
 * Fonts draw some ideographs and the radicals of the same shape with one glyph, and programs then
 * write the radical into the PDF. Unicode folds most of them back; for these few the form depends
 * on where the document is written.
 */
const REGIONAL: Record<string, { japanese: string; chinese: string }> = {
  '\u2F3E': { japanese: '戸', chinese: '户' },
  '\u2FAD': { japanese: '青', chinese: '青' },
  '\u2FCA': { japanese: '黒', chinese: '黑' },
}

/** Puts the ideographs of the document's own region for ambiguous radicals. */
export function foldRegionally(pages: PdfPage[]): void {
  const isJapanese = pages.some(({ glyphs }) => glyphs.some(({ text }) => /[ぁ-ヿ]/.test(text)))
  for (const { glyphs } of pages) {
    for (const glyph of glyphs) {
      const forms = REGIONAL[glyph.text]
      if (forms) glyph.text = isJapanese ? forms.japanese : forms.chinese
    }
  }
}
