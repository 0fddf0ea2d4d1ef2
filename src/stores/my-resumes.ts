import { atom, onMount } from 'nanostores'
import { api } from '#browser/api.ts'
import { createDrafts } from '#browser/drafts.ts'
import { codeOf } from '#browser/failure.ts'
import { saveFile } from '#browser/file.ts'
import { storage } from '#browser/storage.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createListView } from './list-view.ts'
import { createResumesStore, type OwnResume } from './resumes.ts'
import { recordsStore } from './records.ts'
import { onPerson, sessionStore } from './session.ts'
import { createTrashStore } from './trash.ts'

export type ResumeOrder = 'newest' | 'oldest' | 'name'

/** The resumes of whoever uses this browser, on a page without an editor. */
export const myResumes = createResumesStore({
  api,
  drafts: createDrafts(),
  storage,
  editor: null,
  now: Date.now,
})

/** What they deleted: resumes and analyses. What is taken back shows in its list. */
export const myTrash = createTrashStore(api, {
  kinds: ['resume', 'analysis'],
  remove: async () => undefined,
  async restore({ kind, id }) {
    await (kind === 'resume' ? api.restoreResume(id) : api.restoreRecord(id))
    await (kind === 'resume' ? myResumes.load() : recordsStore.load())
  },
})
onMount(myTrash.$trash, () => recordsStore.$removed.listen(() => void myTrash.load()))

/** Both lists, of whoever uses this browser now. */
async function loadAll(): Promise<void> {
  await Promise.all([myResumes.load(), myTrash.load()])
}
onMount(myResumes.$resumes, () => onPerson(sessionStore, () => void loadAll()))

/** Does something to a resume; what it moves into the trash or out of it shows in both lists. */
export async function andReload(action: Promise<unknown>): Promise<void> {
  await action
  await loadAll()
}

export const myResumesView = createListView<ResumeOrder>('newest')

/** The resume that is being downloaded, or why the last one was not. */
export const $downloading = atom<{ key: string; failure: ErrorCode | null } | null>(null)

/** Downloads the PDF of a resume. */
export async function downloadResume({ key, isLocal }: OwnResume): Promise<void> {
  $downloading.set({ key, failure: null })
  try {
    const { title, ...draft } = await myResumes.documentOf(key)
    const { blob, fileName } = await api.download(draft, title, isLocal ? undefined : key)
    saveFile(blob, fileName)
    $downloading.set(null)
  } catch (error) {
    $downloading.set({ key, failure: codeOf(error) })
  }
}
