import { createHash } from 'node:crypto'
import type { Draft } from '#contract/draft.ts'
import type { Dependencies } from './dependencies.ts'
import type { Ask } from './processes/turns.ts'

/** About 100 kB each; enough for some two hundred visitors who look at four templates. */
const MAX_KEPT = 800
const MAX_BYTES = 64 * 1024 * 1024

/** They show a person's words, which we hold in clear no longer than somebody looks at them. */
const MAX_AGE_MS = 10 * 60_000

/** First pages of drafts as SVG, each set once as long as it is asked for again soon. */
export function createThumbnails({
  typesetter,
  now,
}: Pick<Dependencies, 'typesetter' | 'now'>): (draft: Draft, ask: Ask) => Promise<string> {
  // In the order in which they were made, so the first are the oldest.
  const kept = new Map<string, { svg: string; madeAt: number }>()
  let bytes = 0

  function forget(key: string, svg: string): void {
    if (kept.delete(key)) bytes -= svg.length
  }

  function tidy(): void {
    for (const [key, { svg, madeAt }] of kept) {
      const isFull = kept.size > MAX_KEPT || bytes > MAX_BYTES
      if (!isFull && now() - madeAt < MAX_AGE_MS) return
      forget(key, svg)
    }
  }

  return async (draft, ask) => {
    tidy()
    const key = createHash('sha256').update(JSON.stringify(draft)).digest('base64url')
    const found = kept.get(key)
    if (found) return found.svg
    const svg = await typesetter.thumbnail(draft, ask)
    if (!kept.has(key)) {
      kept.set(key, { svg, madeAt: now() })
      bytes += svg.length
    }
    tidy()
    return svg
  }
}
