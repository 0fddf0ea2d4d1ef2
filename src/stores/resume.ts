import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { api } from '#browser/api.ts'
import { onReconnect } from '#browser/connection.ts'
import { createDrafts } from '#browser/drafts.ts'
import { storage } from '#browser/storage.ts'
import { createTabs } from '#browser/tabs.ts'
import { applyPatch, type Patch } from '#contract/patch.ts'
import { ResumeSchema, type Resume } from '#contract/resume.ts'
import { defaultStyle, restyled, type Style, type TemplateId } from '#contract/template.ts'
import { createDebounce } from './debounce.ts'
import * as entries from './entries.ts'
import { recorded, stepBack, stepForth } from './history.ts'
import { withValueAt } from './path.ts'
import { reconciled } from './reconcile.ts'
import { createAutosave } from './resume-autosave.ts'
import { keepBoth, keepMine, takeOther } from './resume-conflict.ts'
import {
  importResume,
  open,
  startBlank,
  type OpenRequest,
  type ResumeImport,
} from './resume-opening.ts'
import { keep, save } from './resume-saving.ts'
import {
  isUnsaved,
  openEditor,
  update,
  type EditorState,
  type Kept,
  type ResumeContext,
  type ResumeDocument,
  type Saving,
} from './resume-state.ts'
import { follow } from './resume-tabs.ts'
import { removeResume, restoreResume, restoreVersion } from './resume-trash.ts'

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

  /** What this browser cannot keep goes to the server the sooner. */
  async function keepNow(): Promise<void> {
    await keep(context)
    const editor = openEditor(context)
    if (editor && editor.kept !== 'kept' && isUnsaved(editor.saving)) autosave.schedule()
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

  /** Every edit goes through here: it is remembered for undo and kept in this browser. */
  function edit(group: string, change: (document: ResumeDocument) => ResumeDocument): void {
    update(context, ({ document, saving, kept, history }) => {
      const after = change(document)
      if (after === document) return {}
      return {
        document: after,
        saving: savingAfterEdit(saving),
        kept: keptAfterEdit(kept),
        history: recorded(history, document, group, dependencies.now()),
      }
    })
    keeping.schedule()
    autosave.schedule()
  }

  function editContent(group: string, change: (resume: Resume) => Resume): void {
    edit(group, (document) => withValueAt(document, 'content', change(document.content)))
  }

  function step(take: typeof stepBack<ResumeDocument>): void {
    update(context, ({ document, saving, kept, history }) => {
      const taken = take(history, document)
      if (!taken) return {}
      return {
        document: taken.state,
        history: taken.history,
        saving: savingAfterEdit(saving),
        kept: keptAfterEdit(kept),
      }
    })
    keeping.schedule()
    autosave.schedule()
  }

  return {
    $editor,
    /** What is edited, or null while nothing is open. */
    $document: computed($editor, (editor) => (editor.status === 'open' ? editor.document : null)),
    open: (request: OpenRequest = {}) => openAndSave(request),
    importResume: (imported: ResumeImport) => importResume(context, imported),
    /** Opens an imported resume in place of the one on screen, which is saved first. */
    async openImport(imported: ResumeImport): Promise<void> {
      keeping.flush()
      await save(context)
      await importResume(context, imported)
      autosave.schedule()
    },
    startBlank: (locale: string) => startBlank(context, locale),
    /** Sends what is on screen to the server. */
    save: () => autosave.run(),
    keepMine: () => keepMine(context),
    takeOther: () => takeOther(context),
    /** @param title The title of what is on screen, which becomes a resume of its own. */
    keepBoth: (title: string) => keepBoth(context, title),
    /** Keeps pending edits in this browser now, and so tells its other tabs. */
    flush: keeping.flush,
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

    /** Sets a field by its path in the resume, such as 'work.0.title'. */
    setField: (path: string, value: unknown) =>
      editContent(path, (resume) => withValueAt(resume, path, value)),
    /**
     * Changes the content as a finding proposes, as one step of undo.
     *
     * @returns False when the patch no longer fits what is on screen.
     */
    applyFix(patch: Patch): boolean {
      const content = patched(openEditor(context)?.document.content, patch)
      if (content) editContent(`fix ${dependencies.now()}`, () => content)
      return content !== null
    },
    /** Replaces the content, such as by an imported file. */
    replaceContent: (content: Resume) => editContent('import', () => content),
    setTitle: (title: string) => edit('title', (document) => withValueAt(document, 'title', title)),
    setStyle: <K extends keyof Style>(name: K, value: Style[K]) =>
      edit(`style.${name}`, (document) => withValueAt(document, `style.${name}`, value)),
    resetStyle: () =>
      edit('style', (document) => ({ ...document, style: defaultStyle(document.templateId) })),
    setTemplate(templateId: TemplateId) {
      dependencies.storage.set('templateId', templateId)
      edit('templateId', (document) => ({
        ...document,
        templateId,
        style: restyled(document.style, document.templateId, templateId),
      }))
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
  return saving.status === 'conflict' || saving.status === 'saving' ? saving : { status: 'unsaved' }
}

/** A browser that refused the last draft is not trusted with the next one until it has it. */
function keptAfterEdit(kept: Kept): Kept {
  return kept === 'kept' ? 'pending' : kept
}

function patched(content: Resume | undefined, patch: Patch): Resume | null {
  try {
    return content ? reconciled(content, v.parse(ResumeSchema, applyPatch(content, patch))) : null
  } catch {
    return null
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
