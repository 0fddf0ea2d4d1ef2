import { atom, computed } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import type { Preview } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import { DEFAULT_TEMPLATE, defaultStyle, type Style } from '#contract/template.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { analysisStore } from './analysis.ts'
import { createDraftQuery } from './draft-query.ts'

/** The pages as they were set last stay on screen while new ones are made, or cannot be. */
export type MarkedPage =
  | { status: 'none' }
  | { status: 'setting'; pages: Preview | null }
  | { status: 'ready'; pages: Preview }
  | { status: 'failed'; code: ErrorCode; pages: Preview | null }

/**
 * A page is either read at its own size, or, on a phone, strip by strip: large type and wide
 * margins, which are cut off, make lines of the width of a hand.
 */
const STYLES: Record<'sheet' | 'strips', Partial<Style>> = {
  sheet: { size: 11.5, margin: 15, fit: true },
  strips: { size: 13, margin: 30 },
}
export type Layout = keyof typeof STYLES

const NOW = 0

/** The resume of the result that is shown, as our typesetter sets it. */
export function createMarkedPageStore(
  { $analysis }: Pick<typeof analysisStore, '$analysis'>,
  api: Pick<Api, 'preview'>,
) {
  const $page = atom<MarkedPage>({ status: 'none' })
  const $layout = atom<Layout>('sheet')
  const $resume = computed($analysis, (analysis) =>
    analysis.status === 'complete' ? analysis.read.resume : null,
  )
  const $draft = computed([$resume, $layout], (content, layout): Draft | null => {
    const style = { ...defaultStyle(), ...STYLES[layout] }
    return content && { content, templateId: DEFAULT_TEMPLATE, style }
  })

  const lastPages = () => {
    const state = $page.get()
    return 'pages' in state ? state.pages : null
  }

  const query = createDraftQuery({
    $draft,
    $outcome: $page,
    when: () => 'now',
    quiet: NOW,
    atLatest: NOW,
    async follow(draft, signal) {
      if (!draft) return $page.set({ status: 'none' })
      $page.set({ status: 'setting', pages: lastPages() })
      const pages = await api.preview(draft, signal)
      if (!signal.aborted) $page.set({ status: 'ready', pages })
    },
    fail: (code) => $page.set({ status: 'failed', code, pages: lastPages() }),
  })

  return {
    $page,
    /** Sets the pages for a way of showing them. */
    show: (layout: Layout) => $layout.set(layout),
    retry: query.now,
  }
}

export const markedPageStore = createMarkedPageStore(analysisStore, browserApi)
