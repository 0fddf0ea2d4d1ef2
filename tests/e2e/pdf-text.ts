import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Item {
  str: string
  dir: string
  transform: number[]
}

/**
 * The text of a PDF as pdf.js finds it: lines from top to bottom, each in the order of its
 * script. pdf.js gives the parts of a line from left to right, also in Arabic.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(linesOf(items.filter((item) => 'str' in item)).join('\n'))
  }
  await loading.destroy()
  return pages.join('\n')
}

function linesOf(items: Item[]): string[] {
  const lines = new Map<number, Item[]>()
  for (const item of items) {
    const y = Math.round((item.transform[5] ?? 0) / 3)
    lines.set(y, [...(lines.get(y) ?? []), item])
  }
  return [...lines.entries()]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) => {
      const isRightToLeft = line.some((item) => item.dir === 'rtl')
      const sign = isRightToLeft ? -1 : 1
      return line
        .toSorted((a, b) => sign * ((a.transform[4] ?? 0) - (b.transform[4] ?? 0)))
        .map((item) => item.str)
        .join('')
    })
}

/** Letters and figures only: what is left of a text when layout, marks and spaces are gone. */
export const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .toLowerCase()

/** The words of a text, each by itself. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
