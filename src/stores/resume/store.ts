import { atom, computed, onMount } from 'nanostores'
import { api } from '#browser/api.ts'
import { onReconnect } from '#browser/connection.ts'
import { createDrafts } from '#browser/drafts.ts'
import { storage } from '#browser/storage.ts'
import { createTabs } from '#browser/tabs.ts'
import { createDebounce } from '../debounce.ts'
import { createAutosave } from './autosave.ts'
import { keepBoth, keepMine, takeOther } from './conflict.ts'
import { createEdits } from './edits.ts'
import {
  duplicate,
  importResume,
  open,
  startBlank,
  type OpenRequest,
  type ResumeImport,
} from './opening.ts'
import { keep, save } from './saving.ts'
import {
  isUnsaved,
  openEditor,
  update,
  type Arrival,
  type EditorState,
  type ResumeContext,
  type ResumeDocument,
} from './state.ts'
import { follow } from './tabs.ts'
import { removeResume, restoreResume, restoreVersion } from './trash.ts'

/** A draft reaches this browser's storage within a second of the last keystroke. */
const KEEP_MS = 400
const KEEP_AT_LATEST_MS = 1_000

export type ResumeStore = ReturnType<typeof createResumeStore>

/** The resume in the editor: its state and everything that a person can do to it. */
export function createResumeStore(dependencies: Omit<ResumeContext, '$editor'>) {
  const $editor = atom<EditorState>({ status: 'loading' })
  const context: ResumeContext = { $editor, ...dependencies }
  const autosave = createAutosave(context)
  const keeping = createDebounce(() => void keepNow(), KEEP_MS, KEEP_AT_LATEST_MS)
  const edits = createEdits(context, () => {
    keeping.schedule()
    autosave.schedule()
  })

  /** What this browser cannot keep goes to the server the sooner. */
  async function keepNow(): Promise<void> {
    await keep(context)
    const editor = openEditor(context)
    if (editor && editor.localCopy !== 'stored' && isUnsaved(editor.saving)) autosave.schedule()
  }

  onMount($editor, () => {
    const stopFollowing = follow(context)
    const stopWaiting = onReconnect(() => {
      if (openEditor(context)?.saving.status === 'offline') void autosave.run()
    })
    return () => {
      stopFollowing()
      stopWaiting()
      autosave.cancel()
    }
  })

  async function openAndSave(request: OpenRequest): Promise<void> {
    await open(context, request)
    const editor = openEditor(context)
    if (editor && isUnsaved(editor.saving)) autosave.schedule()
  }

  /**
   * Opens something else once what is on screen is kept and saved.
   *
   * @param arrivalOf What to tell of it, given the new document and the one before.
   */
  async function leaveFor(
    action: () => Promise<void>,
    arrivalOf?: (now: ResumeDocument, before: ResumeDocument) => Omit<Arrival, 'before'>,
  ): Promise<void> {
    keeping.flush()
    const left = openEditor(context)
    await save(context)
    // A first save gives the resume its id, which is then its key.
    const key = openEditor(context)?.origin.key
    await action()
    update(context, ({ document }) =>
      arrivalOf && left && key
        ? {
            arrival: {
              ...arrivalOf(document, left.document),
              before: { key, title: left.document.title },
            },
          }
        : {},
    )
    autosave.schedule()
  }

  const openCopy = (document: ResumeDocument, title: string) =>
    leaveFor(
      () => duplicate(context, document, title),
      () => ({ kind: 'duplicated', title: document.title }),
    )

  return {
    $editor,
    /** What is edited, or null while nothing is open. */
    $document: computed($editor, (editor) => (editor.status === 'open' ? editor.document : null)),
    open: (request: OpenRequest = {}) => openAndSave(request),
    importResume: (imported: ResumeImport) => importResume(context, imported),
    /** Opens an imported resume as a new one; the one on screen is saved, and can be gone back to. */
    openImport: (imported: ResumeImport) =>
      leaveFor(
        () => importResume(context, imported),
        ({ title }) => ({ kind: 'opened', title }),
      ),
    /** Opens another resume of this browser or the server; the one on screen is saved first. */
    switchTo: (key: string) => leaveFor(() => openAndSave({ id: key })),
    /** Goes on with a copy of what is on screen, such as for another job. */
    async duplicate(title: string): Promise<void> {
      const document = openEditor(context)?.document
      if (document) await openCopy(document, title)
    },
    /** Goes on with a copy of any document. */
    openCopy,
    forgetArrival: () => update(context, () => ({ arrival: null })),
    startBlank: (locale: string) => startBlank(context, locale),
    /** Sends what is on screen to the server. */
    save: () => autosave.run(),
    keepMine: () => keepMine(context),
    takeOther: () => takeOther(context),
    /** @param title The title of what is on screen, which becomes a resume of its own. */
    keepBoth: (title: string) => keepBoth(context, title),
    /** Keeps pending edits in this browser now, and so tells its other tabs. */
    flush: keeping.flush,
    /** Resolves when this browser has everything that is on screen, so that the page may go. */
    async settle(): Promise<void> {
      keeping.cancel()
      await keep(context)
      await save(context)
    },
    /** The page may be about to go: keeps pending edits, then sends what the server lacks. */
    leave(): void {
      keeping.flush()
      void save(context, true)
    },
    /** Makes an earlier version the newest; one step back undoes that. */
    restoreVersion: (version: number) => restoreVersion(context, version),
    /** Moves the resume to the trash and closes it; gives its id for the way back. */
    remove: () => removeResume(context),
    /** Takes a resume out of the trash and opens it. */
    restore: (id: string) => restoreResume(context, id),
    ...edits,
  }
}

/** The resume in the editor of this page. */
export const resumeStore = createResumeStore({
  api,
  drafts: createDrafts(),
  storage,
  tabs: createTabs(),
  now: Date.now,
})
