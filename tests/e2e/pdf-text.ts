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
      const fromLeft = line.toSorted((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0))
      const isRightToLeft = line.some((item) => item.dir === 'rtl')
      const inOrder = isRightToLeft ? fromRight(fromLeft) : fromLeft
      return inOrder.map((item) => item.str).join('')
    })
}

/** A right-to-left line: pieces from the right, but a word in Latin letters still from its left. */
function fromRight(fromLeft: Item[]): Item[] {
  const runs: Item[][] = []
  for (const item of fromLeft) {
    const run = runs.at(-1)
    if (run && isLatin(item) && isLatin(run[0])) run.push(item)
    else runs.push([item])
  }
  return runs.toReversed().flat()
}

const isLatin = (item: Item | undefined): boolean =>
  item !== undefined && /^[\p{Script=Latin}\p{N}]+$/u.test(item.str)

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
