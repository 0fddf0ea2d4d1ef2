import type { DocumentFacts } from '#contract/analysis.ts'
import { ReadingError, type DocumentText } from '../document.ts'
import type { Story } from './blocks.ts'
import { factsOf, leastPages } from './facts.ts'
import { layOut } from './lay-out.ts'

/**
 * A document of paragraphs, in whose file no line has a place yet.
 *
 * @throws ReadingError fileWithoutText when there are pictures alone, fileEmpty without any
 */
export function laidOut(
  format: DocumentFacts['format'],
  stories: Story[],
  images = 0,
): DocumentText {
  const { lines, hidden, pages, tables } = layOut(stories)
  if (lines.length === 0) throw new ReadingError(images > 0 ? 'fileWithoutText' : 'fileEmpty')
  const columns = lines.some((line) => line.region === 'sidebar') ? 2 : 1
  const facts = factsOf(lines, { format, pages, columns, tables, images, hiddenText: hidden })
  return { lines, facts: { ...facts, pages: Math.max(pages, leastPages(facts)) } }
}
