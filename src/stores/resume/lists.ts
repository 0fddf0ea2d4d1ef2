/** The lists of resumes that the editor shows beside what is open in it. */
import { api } from '#browser/api.ts'
import { createDrafts } from '#browser/drafts.ts'
import { storage } from '#browser/storage.ts'
import { createResumesStore } from '../resumes.ts'
import { createTrashStore } from '../trash.ts'
import { resumeStore } from './store.ts'

/** The resumes of whoever uses this browser. */
export const resumesStore = createResumesStore({
  api,
  drafts: createDrafts(),
  storage,
  editor: resumeStore,
  now: Date.now,
})

/** Their deleted resumes. */
export const trashStore = createTrashStore(api, {
  kinds: ['resume'],
  remove: () => resumeStore.remove(),
  restore: ({ id }) => resumeStore.restore(id),
})
