import { atom } from 'nanostores'
import type { Api } from '#browser/api.ts'
import type { Drafts, LocalDraft } from '#browser/drafts.ts'
import { codeOf } from '#browser/failure.ts'
import { sendDraft } from '#browser/first-save.ts'
import type { LocalStorage } from '#browser/storage.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { openEditor, type ResumeDocument } from './resume/state.ts'
import type { ResumeStore } from './resume/store.ts'

/** One of the person's resumes, wherever it is kept. */
export interface OwnResume {
  /** Opens it: the id on the server, or the key of its draft in this browser. */
  key: string
  title: string
  /** Milliseconds since 1970. */
  editedAt: number
  isOpen: boolean
  /** True while no server has it. */
  isLocal: boolean
}

export interface ResumesState {
  status: 'loading' | 'ready'
  items: readonly OwnResume[]
  /** What was deleted last, for the way back. */
  removed: OwnResume | null
  /** Why the server's resumes could not be listed, or the last action failed. */
  failure: ErrorCode | null
}

interface Dependencies {
  api: Pick<Api, 'resumes' | 'resume' | 'saveResume' | 'deleteResume' | 'restoreResume'>
  drafts: Drafts
  storage: LocalStorage
  /** Where a resume may be open; null on pages without an editor. */
  editor: Pick<
    ResumeStore,
    '$editor' | 'switchTo' | 'setTitle' | 'save' | 'remove' | 'openCopy'
  > | null
  now: () => number
}

/** As many pages of the server's list as anybody looks through. */
const MOST_PAGES = 50

/** All resumes of a person: those of this browser and those of the server, newest first. */
export function createResumesStore({ api, drafts, storage, editor, now }: Dependencies) {
  const $resumes = atom<ResumesState>({
    status: 'loading',
    items: [],
    removed: null,
    failure: null,
  })
  /** A draft that no server has can only come back from here. */
  let removedDraft: LocalDraft | null = null

  const set = (change: Partial<ResumesState>) => $resumes.set({ ...$resumes.get(), ...change })

  async function saved() {
    const items = []
    let cursor: string | undefined
    for (let page = 0; page < MOST_PAGES; page++) {
      const { items: some, next } = await api.resumes(cursor)
      items.push(...some)
      if (next === null) break
      cursor = next
    }
    return items
  }

  /**
   * What is on no server is sent first. The page that held it may have sent it as it was left,
   * and not heard of the answer: it would stand in the list twice.
   */
  async function sendDrafts(): Promise<void> {
    for (const [key, draft] of await drafts.list()) {
      if (draft.id !== null || !draft.unsaved || openIn(key)) continue
      // What cannot be sent stays here, and is listed as such.
      await sendDraft(api, drafts, storage, key, draft).catch(() => undefined)
    }
  }

  async function load(): Promise<void> {
    let failure: ErrorCode | null = null
    await sendDrafts()
    const [local, remote] = await Promise.all([
      drafts.list(),
      saved().catch((error: unknown) => {
        failure = codeOf(error)
        return []
      }),
    ])
    const open = editor && openEditor(editor)
    const own = new Map<string, OwnResume>(
      remote.map(({ id, title, savedAt }) => [
        id,
        { key: id, title, editedAt: Date.parse(savedAt), isOpen: false, isLocal: false },
      ]),
    )
    for (const [key, { id, title, editedAt }] of local) {
      // What a visitor saved is gone from the server after a while; offline nobody can tell.
      const isLocal = id === null || (failure === null && !own.has(key))
      own.set(key, { key, title, editedAt, isOpen: false, isLocal })
    }
    if (open) {
      const { key, id } = open.origin
      const { title } = open.document
      const { editedAt, isLocal } = own.get(key) ?? { editedAt: now(), isLocal: id === null }
      own.set(key, { key, title, editedAt, isOpen: true, isLocal })
    }
    const items = [...own.values()].toSorted((one, other) => other.editedAt - one.editedAt)
    set({ status: 'ready', items, failure })
  }

  async function attempt(action: () => Promise<unknown>): Promise<void> {
    let failure: ErrorCode | null = null
    try {
      await action()
    } catch (error) {
      failure = codeOf(error)
    }
    await load()
    if (failure) set({ failure })
  }

  /** The editor, if it has this resume open. */
  const openIn = (key: string) => (editor && openEditor(editor)?.origin.key === key ? editor : null)

  async function documentOf(key: string): Promise<ResumeDocument> {
    const open = openIn(key)?.$editor.get()
    if (open?.status === 'open') return open.document
    const local = await drafts.read(key)
    if (local) return { ...local.draft, title: local.title }
    const { title, content, templateId, style } = await api.resume(key)
    return { title, content, templateId, style }
  }

  async function rename(key: string, title: string): Promise<void> {
    const open = openIn(key)
    if (open) {
      open.setTitle(title)
      return open.save()
    }
    const local = await drafts.read(key)
    if (local) await drafts.write(key, { ...local, title })
    if (local?.id === null || local?.unsaved) return
    const { id, version, content, templateId, style } = await api.resume(key)
    const result = await api.saveResume({ id, version, content, templateId, style, title })
    if (local) await drafts.write(key, { ...local, title, version: result.version })
  }

  async function saveCopy(document: ResumeDocument, title: string): Promise<void> {
    const { content, templateId, style } = document
    const { id, version } = await api.saveResume({ content, templateId, style, title })
    const draft = { content, templateId, style }
    const origin = { id, version, recordId: null, lineage: [] }
    // A visitor's copy outlives the server's hour here.
    await drafts.write(id, { ...origin, title, draft, unsaved: false, editedAt: now() })
  }

  async function remove(item: OwnResume): Promise<void> {
    const { key } = item
    removedDraft = await drafts.read(key)
    const open = openIn(key)
    if (open) await open.remove()
    else {
      if (!item.isLocal) await api.deleteResume(key)
      await drafts.remove(key)
    }
    set({ removed: item })
  }

  async function restore(): Promise<void> {
    const { removed } = $resumes.get()
    if (!removed) return
    if (!removed.isLocal) await api.restoreResume(removed.key)
    if (removedDraft) await drafts.write(removed.key, removedDraft)
    set({ removed: null })
  }

  return {
    $resumes,
    load,
    open: (key: string) => attempt(async () => editor?.switchTo(key)),
    /** Makes a copy under another title; opens it where there is an editor. */
    duplicate: (key: string, title: string) =>
      attempt(async () => {
        const document = await documentOf(key)
        await (editor ? editor.openCopy(document, title) : saveCopy(document, title))
      }),
    /** What a resume says and looks like. */
    documentOf,
    rename: (key: string, title: string) => attempt(() => rename(key, title)),
    /** Moves a resume to the trash; one that only this browser has can be brought back from here. */
    remove: (item: OwnResume) => attempt(() => remove(item)),
    /** Brings back what was deleted last. */
    restore: () => attempt(restore),
  }
}
