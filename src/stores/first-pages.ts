import { api as browserApi, type Api } from '#browser/api.ts'
import { createDrafts, type Drafts } from '#browser/drafts.ts'

/** A resume or an analysis whose first page is wanted. */
export interface PageSource {
  kind: 'resume' | 'draft' | 'analysis'
  key: string
  /** Changes when the page may have. */
  stamp: string | number
}

/** Small pictures must not take the typesetter from what people wait for. */
const AT_ONCE = 2

/** First pages as SVG, drawn by the typesetter: each once, two at a time. */
export function createFirstPages(
  api: Pick<Api, 'thumbnail' | 'preview'>,
  drafts: Pick<Drafts, 'read'>,
) {
  const kept = new Map<string, Promise<string | null>>()
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  let next = 0

  async function drawn({ kind, key }: PageSource): Promise<string | null> {
    if (kind === 'analysis') return (await api.thumbnail({ recordId: key })).svg
    if (kind === 'resume') return (await api.thumbnail({ id: key })).svg
    const local = await drafts.read(key)
    return local && ((await api.preview(local.draft)).pages[0] ?? null)
  }

  /** The page, or null where it cannot be had: the name beside it says enough. */
  return function firstPageOf(source: PageSource): Promise<string | null> {
    const name = `${source.kind} ${source.key} ${source.stamp}`
    const known = kept.get(name)
    if (known) return known
    const lane = next++ % AT_ONCE
    const page = (lanes[lane] ?? Promise.resolve()).then(() => drawn(source)).catch(() => null)
    lanes[lane] = page
    kept.set(name, page)
    return page
  }
}

export const firstPageOf = createFirstPages(browserApi, createDrafts())
