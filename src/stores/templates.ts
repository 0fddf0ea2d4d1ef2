import { atom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { createDrafts, type Drafts } from '#browser/drafts.ts'
import { storage as browserStorage, type LocalStorage } from '#browser/storage.ts'
import type { TemplateList } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import { TEMPLATES, restyled, type TemplateId } from '#contract/template.ts'

/** A template as this visitor sees it: their own first page in it, and whether it is theirs. */
export interface OwnTemplate {
  id: TemplateId
  /** Page 1 as SVG, to be shown as an image. */
  svg: string
  owned: boolean
}

/** The latest resume of this browser, as the home page offers to go on with it. */
export interface LatestResume {
  title: string
  svg: string
  /** Null when it cannot be scored. */
  score: number | null
  /** ISO 8601. */
  updatedAt: string
}

interface Dependencies {
  api: Pick<Api, 'templates' | 'preview' | 'banner' | 'score'>
  storage: Pick<LocalStorage, 'get'>
  drafts: Pick<Drafts, 'read'>
}

/**
 * The visitor's own resume outside of the editor: in the gallery and on the home page. What the
 * server has counts; when it has nothing any more, what this browser kept.
 */
export function createOwnPages({ api, storage, drafts }: Dependencies) {
  const $templates = atom<readonly OwnTemplate[]>([])
  const $latest = atom<LatestResume | null>(null)

  async function localDraft() {
    const key = storage.get('resumeId')
    return key ? drafts.read(key) : null
  }

  async function ownPage(draft: Draft): Promise<string> {
    return (await api.preview(draft)).pages[0] ?? ''
  }

  /** The pictures that the server has none of, made of the draft in this browser. */
  async function fromLocal(list: TemplateList): Promise<OwnTemplate[]> {
    const local = await localDraft()
    if (!local) return []
    const { content, style, templateId } = local.draft
    return Promise.all(
      list.map(async ({ id, owned }) => {
        const draft = { content, templateId: id, style: restyled(style, templateId, id) }
        return { id, owned, svg: await ownPage(draft) }
      }),
    )
  }

  return {
    $templates,
    $latest,

    /** Shows the own resume in every template; leaves the samples where that fails. */
    async loadTemplates(): Promise<void> {
      try {
        const list = await api.templates()
        const saved = list.flatMap(({ id, owned, thumbnail }) =>
          thumbnail ? [{ id, owned, svg: thumbnail }] : [],
        )
        $templates.set(saved.length === TEMPLATES.length ? saved : await fromLocal(list))
      } catch {
        // Samples are what this page shows anyway.
      }
    },

    /** Looks for a resume to go on with; without one, or when that fails, there is none. */
    async loadLatest(): Promise<void> {
      try {
        const banner = await api.banner()
        if (banner) {
          const { title, thumbnailSvg, score, updatedAt } = banner
          return $latest.set({ title, svg: thumbnailSvg, score, updatedAt })
        }
        const local = await localDraft()
        if (!local) return
        const [svg, { overall }] = await Promise.all([ownPage(local.draft), api.score(local.draft)])
        const updatedAt = new Date(local.editedAt).toISOString()
        $latest.set({ title: local.title, svg, score: overall, updatedAt })
      } catch {
        // The page is whole without it.
      }
    },
  }
}

export const ownPages = createOwnPages({
  api: browserApi,
  storage: browserStorage,
  drafts: createDrafts(),
})
