import { atom, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import type { Draft } from '#contract/draft.ts'
import { VISITOR, templateRights } from '#contract/rights.ts'
import { TEMPLATES, restyled, type TemplateId } from '#contract/template.ts'
import { createDraftQuery } from './draft-query.ts'
import { resumeStore } from './resume/store.ts'

/** One template as it would look: page 1 of the draft in it, and whether it may be downloaded. */
export interface Thumbnail {
  /** Null until the page is there. */
  svg: string | null
  owned: boolean
}
export type Thumbnails = Record<TemplateId, Thumbnail>

/** Small pictures may lag behind the true pages; they must not take the typesetter from them. */
const QUIET_MS = 1_500
const AT_LATEST_MS = 8_000

/** The draft in every template, one after the other. Works while somebody listens. */
export function createThumbnailStore(
  $draft: ReadableAtom<Draft | null>,
  api: Pick<Api, 'preview' | 'templates'>,
) {
  const $thumbnails = atom(unknownThumbnails())

  function set(id: TemplateId, change: Partial<Thumbnail>): void {
    const all = $thumbnails.get()
    $thumbnails.set({ ...all, [id]: { ...all[id], ...change } })
  }

  async function follow(draft: Draft | null, signal: AbortSignal): Promise<void> {
    if (!draft) return
    const { content, templateId } = draft
    for (const { id } of TEMPLATES) {
      // As it would be after the choice: in its own colour unless another was chosen.
      const style = restyled(draft.style, templateId, id)
      // A picture that cannot be made leaves the one before it.
      const pages = await api
        .preview({ content, style, templateId: id }, signal)
        .catch(() => undefined)
      if (signal.aborted) return
      if (pages) set(id, { svg: pages.pages[0] ?? null })
    }
  }

  async function askRights(): Promise<void> {
    const templates = await api.templates().catch(() => [])
    for (const { id, owned } of templates) set(id, { owned })
  }

  onMount($thumbnails, () => void askRights())
  createDraftQuery({
    $draft,
    $outcome: $thumbnails,
    // The choice of a template changes none of the pictures.
    when: (draft, before) =>
      draft?.content === before?.content && draft?.style === before?.style ? 'never' : 'later',
    quiet: QUIET_MS,
    atLatest: AT_LATEST_MS,
    follow,
  })
  return { $thumbnails }
}

/** Until the server has spoken, everybody counts as a visitor. */
function unknownThumbnails(): Thumbnails {
  return Object.fromEntries(
    TEMPLATES.map(({ id }) => [
      id,
      { svg: null, owned: templateRights(id, VISITOR).download } satisfies Thumbnail,
    ]),
  ) as Thumbnails
}

/** Whether this deployment takes money; until it has said so, nothing is promised. */
export const $isSold = atom(false)
onMount($isSold, () => {
  void browserApi.config().then(
    ({ payment }) => $isSold.set(payment),
    () => undefined,
  )
})

/** The resume in the editor, in every template. */
export const thumbnailStore = createThumbnailStore(resumeStore.$document, browserApi)
