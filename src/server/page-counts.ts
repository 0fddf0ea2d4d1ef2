import { createHash } from 'node:crypto'
import type { Draft } from '#contract/draft.ts'
import type { Dependencies } from './dependencies.ts'
import type { Ask } from './processes/turns.ts'

/** About 150 bytes each; an editor asks for the score of what it has just been shown. */
const MAX_KEPT = 2_000

interface PageCounts {
  /** Remembers how many pages a draft takes. */
  note(draft: Draft, pages: number): void
  /**
   * How many pages a draft takes. One whose pages were shown lately is not set again.
   *
   * @throws TypesetError when the pages cannot be set.
   */
  of(draft: Draft, ask: Ask): Promise<number>
}

/** The page counts of the drafts that were set last: nothing but digests and numbers. */
export function createPageCounts(
  typesetter: Pick<Dependencies['typesetter'], 'pageCount'>,
): PageCounts {
  // In the order in which they were used, so the first is the one to forget.
  const kept = new Map<string, number>()

  function remember(key: string, pages: number): void {
    kept.delete(key)
    kept.set(key, pages)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return {
    note: (draft, pages) => remember(digestOf(draft), pages),
    async of(draft, ask) {
      const key = digestOf(draft)
      const pages = kept.get(key) ?? (await typesetter.pageCount(draft, ask))
      remember(key, pages)
      return pages
    },
  }
}

const digestOf = ({ content, templateId, style }: Draft): string =>
  createHash('sha256')
    .update(JSON.stringify([content, templateId, style]))
    .digest('base64url')
