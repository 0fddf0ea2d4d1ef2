/**
 * The entries of a word list written for reading: parted by `|`, over as many lines as it takes.
 *
 * @example words`Work experience | Employment` // ['Work experience', 'Employment']
 */
export function words(text: TemplateStringsArray): readonly string[] {
  return text
    .join('')
    .split('|')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Words as the alternatives of a pattern, the longest first. */
export const alternatives = (all: readonly string[]): string =>
  [...new Set(all)]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+'))
    .join('|')
