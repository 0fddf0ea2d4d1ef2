import { atom, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import type { Draft } from '#contract/draft.ts'
import type { Style } from '#contract/template.ts'
import { pagesOf, previewStore } from './preview.ts'
import { resumeStore } from './resume/store.ts'

/** One change of style that saves a page. */
export type Remedy = {
  [K in keyof typeof STEPS]: { name: K; value: Style[K] }
}[keyof typeof STEPS]

export type ShorteningState =
  { status: 'idle' } | { status: 'trying' } | { status: 'done'; remedies: readonly Remedy[] }

/** What hardly anybody sees, the least of it first: values to try in place of the present one. */
const STEPS = {
  fit: ({ fit }: Style) => (fit ? [] : [true]),
  lineSpacing: ({ lineSpacing }: Style) => lower(lineSpacing, 0.05, 0.85, 2),
  sectionSpacing: ({ sectionSpacing }: Style) => lower(sectionSpacing, 0.15, 0.65, 2),
  margin: ({ margin }: Style) => lower(margin, 2, 12, 3),
  size: ({ size }: Style) => lower(size, 0.5, 9, 2),
} as const

/** @example lower(18, 2, 12, 3) // [16, 14, 12] */
function lower(value: number, step: number, least: number, most: number): number[] {
  return Array.from({ length: most }, (_, index) => round(value - step * (index + 1))).filter(
    (lowered) => lowered >= least,
  )
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Finds out by trying which small change of style makes a resume a page shorter. */
export function createShorteningStore(
  $draft: ReadableAtom<Draft | null>,
  api: Pick<Api, 'preview'>,
  pagesNow: () => number,
) {
  const $shortening = atom<ShorteningState>({ status: 'idle' })
  let running: AbortController | null = null

  // What was found holds until the next edit.
  onMount($shortening, () =>
    $draft.listen(() => {
      running?.abort()
      if ($shortening.get().status !== 'idle') $shortening.set({ status: 'idle' })
    }),
  )

  async function saves(draft: Draft, pages: number, remedy: Remedy, signal: AbortSignal) {
    const style = { ...draft.style, [remedy.name]: remedy.value }
    const made = await api.preview({ ...draft, style }, signal).catch(() => null)
    return made !== null && made.pages.length < pages
  }

  return {
    $shortening,
    async find(): Promise<void> {
      const now = $draft.get()
      const count = pagesNow()
      if (!now || count < 2) return
      running?.abort()
      const { signal } = (running = new AbortController())
      const { content, templateId, style } = now
      const draft = { content, templateId, style }
      $shortening.set({ status: 'trying' })
      const remedies: Remedy[] = []
      for (const [name, valuesFor] of Object.entries(STEPS)) {
        for (const value of valuesFor(style)) {
          const remedy = { name, value } as Remedy
          const isEnough = await saves(draft, count, remedy, signal)
          if (signal.aborted) return
          if (!isEnough) continue
          remedies.push(remedy)
          break
        }
      }
      $shortening.set({ status: 'done', remedies })
    },
  }
}

/** What would make the resume on screen shorter. */
export const shorteningStore = createShorteningStore(
  resumeStore.$document,
  browserApi,
  () => pagesOf(previewStore.$preview.get())?.pages.length ?? 0,
)
