import { atom, computed, onMount } from 'nanostores'
import { api } from '#browser/api.ts'
import { onReconnect } from '#browser/connection.ts'
import { createDrafts } from '#browser/drafts.ts'
import { storage } from '#browser/storage.ts'
import type { Resume } from '#contract/resume.ts'
import { defaultStyle, type Style, type TemplateId } from '#contract/template.ts'
import { createDebounce } from './debounce.ts'
import * as entries from './entries.ts'
import { recorded, stepBack, stepForth } from './history.ts'
import { withValueAt } from './path.ts'
import {
  importResume,
  open,
  startBlank,
  type OpenRequest,
  type ResumeImport,
} from './resume-opening.ts'
import { keep, keepMine, save, takeOther } from './resume-saving.ts'
import {
  update,
  type EditorState,
  type ResumeContext,
  type ResumeDocument,
  type Saving,
} from './resume-state.ts'

/** A draft reaches this browser's storage within a second of the last keystroke. */
const KEEP_MS = 400
const KEEP_AT_LATEST_MS = 1_000

export type ResumeStore = ReturnType<typeof createResumeStore>

/** The resume in the editor: its state and everything that a person can do to it. */
export function createResumeStore(dependencies: Omit<ResumeContext, '$editor'>) {
  const $editor = atom<EditorState>({ status: 'loading' })
  const context: ResumeContext = { $editor, ...dependencies }
  const keeping = createDebounce(() => void keep(context), KEEP_MS, KEEP_AT_LATEST_MS)

  onMount($editor, () =>
    onReconnect(() => {
      const editor = $editor.get()
      if (editor.status === 'open' && editor.saving.status === 'offline') void save(context)
    }),
  )

  /** Every edit goes through here: it is remembered for undo and kept in this browser. */
  function edit(group: string, change: (document: ResumeDocument) => ResumeDocument): void {
    update(context, ({ document, saving, history }) => {
      const after = change(document)
      if (after === document) return {}
      return {
        document: after,
        saving: savingAfterEdit(saving),
        history: recorded(history, document, group, dependencies.now()),
      }
    })
    keeping.schedule()
  }

  function editContent(group: string, change: (resume: Resume) => Resume): void {
    edit(group, (document) => withValueAt(document, 'content', change(document.content)))
  }

  function step(take: typeof stepBack<ResumeDocument>): void {
    update(context, ({ document, saving, history }) => {
      const taken = take(history, document)
      if (!taken) return {}
      return { document: taken.state, history: taken.history, saving: savingAfterEdit(saving) }
    })
    keeping.schedule()
  }

  return {
    $editor,
    /** What is edited, or null while nothing is open. */
    $document: computed($editor, (editor) => (editor.status === 'open' ? editor.document : null)),
    open: (request: OpenRequest = {}) => open(context, request),
    importResume: (imported: ResumeImport) => importResume(context, imported),
    startBlank: (locale: string) => startBlank(context, locale),
    /** Sends what is on screen to the server. */
    save: () => save(context),
    keepMine: () => keepMine(context),
    takeOther: () => takeOther(context),
    /** Keeps pending edits now: the page may be about to go. */
    flush: keeping.flush,

    /** Sets a field by its path in the resume, such as 'work.0.title'. */
    setField: (path: string, value: unknown) =>
      editContent(path, (resume) => withValueAt(resume, path, value)),
    setTitle: (title: string) => edit('title', (document) => withValueAt(document, 'title', title)),
    setStyle: <K extends keyof Style>(name: K, value: Style[K]) =>
      edit(`style.${name}`, (document) => withValueAt(document, `style.${name}`, value)),
    resetStyle: () => edit('style', (document) => ({ ...document, style: defaultStyle() })),
    setTemplate(templateId: TemplateId) {
      dependencies.storage.set('templateId', templateId)
      edit('templateId', (document) => withValueAt(document, 'templateId', templateId))
    },

    addEntry: (list: entries.ListPath) =>
      editContent(`${list}+`, (resume) => entries.withNewEntry(resume, list)),
    duplicateEntry: (list: entries.ListPath, index: number) =>
      editContent(`${list}+`, (resume) => entries.withDuplicate(resume, list, index)),
    moveEntry: (list: entries.ListPath, index: number, by: number) =>
      editContent(`${list}~`, (resume) => entries.withMovedEntry(resume, list, index, by)),
    removeEntry(list: entries.ListPath, index: number) {
      update(context, ({ document }) => {
        const entry = entries.entriesAt(document.content, list)[index]
        return entry ? { removed: { list, index, entry } } : {}
      })
      editContent(`${list}-`, (resume) => entries.withoutEntry(resume, list, index))
    },
    /** Puts the entry removed last back in its place. */
    restoreEntry() {
      const editor = $editor.get()
      if (editor.status !== 'open' || !editor.removed) return
      const { list, index, entry } = editor.removed
      update(context, () => ({ removed: null }))
      editContent(`${list}+`, (resume) => entries.withEntryAt(resume, list, index, entry))
    },
    forgetRemoved: () => update(context, () => ({ removed: null })),

    undo: () => step(stepBack),
    redo: () => step(stepForth),
  }
}

/** A conflict and a save on its way stay what they are; the save sees the edit when it ends. */
function savingAfterEdit(saving: Saving): Saving {
  if (saving.status === 'conflict' || saving.status === 'saving') return saving
  return { status: 'unsaved', kept: 'kept' in saving ? saving.kept : true }
}

/** The resume in the editor of this page. */
export const resumeStore = createResumeStore({
  api,
  drafts: createDrafts(),
  storage,
  now: Date.now,
})
