import type { Style } from '#contract/template.ts'
import { languageOfPage } from '../typeset/typography.ts'

type Family = 'serif' | 'sans'

/** Faces that come with Word on Windows and macOS, or that it replaces by like ones. */
const LATIN: Record<Family | 'garamond', string> = {
  serif: 'Cambria',
  sans: 'Calibri',
  garamond: 'Garamond',
}
const ARABIC: Record<Family, string> = { serif: 'Times New Roman', sans: 'Arial' }
const EAST_ASIAN: Record<string, Record<Family, string>> = {
  ja: { serif: 'Yu Mincho', sans: 'Yu Gothic' },
  ko: { serif: 'Batang', sans: 'Malgun Gothic' },
  zh: { serif: 'SimSun', sans: 'Microsoft YaHei' },
}

/** What each pairing takes for running text and for headings. */
const PAIRINGS: Record<Style['fonts'], { text: keyof typeof LATIN; heading: keyof typeof LATIN }> =
  {
    serif: { text: 'serif', heading: 'serif' },
    sans: { text: 'sans', heading: 'sans' },
    mixed: { text: 'sans', heading: 'serif' },
    garamond: { text: 'garamond', heading: 'garamond' },
  }

/** The fonts of a Word document, for each of the scripts that Word tells apart. */
export function fontsFor(locale: string, fonts: Style['fonts']) {
  const { lang } = languageOfPage(locale)
  const eastAsian = EAST_ASIAN[lang] ?? EAST_ASIAN.zh
  const face = (name: keyof typeof LATIN) => {
    const family: Family = name === 'sans' ? 'sans' : 'serif'
    return {
      ascii: LATIN[name],
      hAnsi: LATIN[name],
      cs: ARABIC[family],
      eastAsia: eastAsian?.[family] ?? LATIN[name],
    }
  }
  const { text, heading } = PAIRINGS[fonts]
  return { text: face(text), heading: face(heading) }
}
