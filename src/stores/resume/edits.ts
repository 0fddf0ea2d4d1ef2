import * as v from 'valibot'
import { applyPatch, type Patch } from '#contract/patch.ts'
import { ResumeSchema, type Resume, type SectionId } from '#contract/resume.ts'
import { defaultStyle, restyled, type Style, type TemplateId } from '#contract/template.ts'
import { isSame } from './differences.ts'
import * as entries from './entries.ts'
import { keyOf } from './entry-keys.ts'
import { recorded, stepBack, stepForth } from './history.ts'
import { withValueAt } from './path.ts'
import { reconciled } from './reconcile.ts'
import {
  openEditor,
  update,
  type LocalCopy,
  type OpenEditor,
  type Removed,
  type ResumeContext,
  type ResumeDocument,
  type Saving,
} from './state.ts'

/**
 * Everything that a person can change in the open resume, each change a step of its history.
 *
 * @param onEdit Called after each, to have it kept and saved.
 */
export function createEdits(context: ResumeContext, onEdit: () => void) {
  /** @param change Gives null when nothing has changed. */
  function apply(change: (editor: OpenEditor) => Partial<OpenEditor> | null): void {
    update(context, (editor) => {
      const after = change(editor)
      if (!after) return {}
      return {
        ...after,
        saving: savingAfterEdit(editor.saving),
        localCopy: localCopyAfterEdit(editor.localCopy),
      }
    })
    onEdit()
  }

  function edit(group: string, change: (document: ResumeDocument) => ResumeDocument): void {
    apply(({ document, history }) => {
      const after = change(document)
      if (after === document) return null
      return { document: after, history: recorded(history, document, group, context.now()) }
    })
  }

  function editContent(group: string, change: (resume: Resume) => Resume): void {
    edit(group, (document) => withValueAt(document, 'content', change(document.content)))
  }

  function step(take: typeof stepBack<ResumeDocument>): void {
    apply(({ document, history, removed }) => {
      const taken = take(history, document)
      if (!taken) return null
      // Brought back by the step, an entry must not be brought back once more.
      const isBack = removed !== null && isThere(removed, taken.state)
      return {
        document: taken.state,
        history: taken.history,
        removed: isBack ? null : removed,
      }
    })
  }

  return {
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
      if (content) editContent(`fix ${context.now()}`, () => content)
      return content !== null
    },
    setTitle: (title: string) => edit('title', (document) => withValueAt(document, 'title', title)),
    setStyle: <K extends keyof Style>(name: K, value: Style[K]) =>
      edit(`style.${name}`, (document) => withValueAt(document, `style.${name}`, value)),
    resetStyle: () =>
      edit('style', (document) => ({ ...document, style: defaultStyle(document.templateId) })),
    setTemplate(templateId: TemplateId) {
      context.storage.set('templateId', templateId)
      edit('templateId', (document) => ({
        ...document,
        templateId,
        style: restyled(document.style, document.templateId, templateId),
      }))
    },

    /** Gives a section a heading of its own; '' gives it back the usual one. */
    setSectionTitle: (id: SectionId, title: string) =>
      editContent(`layout.titles.${id}`, (resume) => {
        const { [id]: _, ...others } = resume.layout.titles
        const titles = title.trim() === '' ? others : { ...others, [id]: title }
        return isSame(titles, resume.layout.titles)
          ? resume
          : withValueAt(resume, 'layout.titles', titles)
      }),
    /** Adds a section to one of the lists of the layout, or takes it out. */
    flagSection: (list: 'hidden' | 'newPage', id: SectionId, holds: boolean) =>
      editContent(`layout.${list}`, (resume) => {
        const others = resume.layout[list].filter((section) => section !== id)
        const after = holds ? [...others, id] : others
        return after.length === resume.layout[list].length
          ? resume
          : withValueAt(resume, `layout.${list}`, after)
      }),
    addEntry: (list: entries.ListPath) =>
      editContent(`${list}+`, (resume) => entries.withNewEntry(resume, list)),
    duplicateEntry: (list: entries.ListPath, index: number) =>
      editContent(`${list}+`, (resume) => entries.withDuplicate(resume, list, index)),
    moveEntry: (list: entries.ListPath, index: number, by: number) =>
      editContent(`${list}~`, (resume) => entries.withMovedEntry(resume, list, index, by)),
    /** Leaves an entry out of print, lets it begin a page, or takes that back. */
    flagEntry: (list: entries.ListPath, index: number, flag: entries.EntryFlag, holds: boolean) =>
      editContent(`${list}.${index}.${flag}`, (resume) =>
        entries.withFlag(resume, list, index, flag, holds),
      ),
    removeEntry(list: entries.ListPath, index: number) {
      update(context, ({ document }) => {
        const entry = entries.entriesAt(document.content, list)[index]
        return entry ? { removed: { list, index, entry } } : {}
      })
      editContent(`${list}-`, (resume) => entries.withoutEntry(resume, list, index))
    },
    /** Puts the entry removed last back in its place. */
    restoreEntry() {
      const removed = openEditor(context)?.removed
      if (!removed) return
      const { list, index, entry } = removed
      update(context, () => ({ removed: null }))
      editContent(`${list}+`, (resume) => entries.withEntryAt(resume, list, index, entry))
    },
    forgetRemoved: () => update(context, () => ({ removed: null })),

    undo: () => step(stepBack),
    redo: () => step(stepForth),
  }
}

/** Whether an entry that was removed is in the resume again. */
function isThere({ list, entry }: Removed, { content }: ResumeDocument): boolean {
  return entries.entriesAt(content, list).some((other) => keyOf(other) === keyOf(entry))
}

/** A conflict and a save on its way stay what they are; the save sees the edit when it ends. */
function savingAfterEdit(saving: Saving): Saving {
  return saving.status === 'conflict' || saving.status === 'saving' ? saving : { status: 'unsaved' }
}

/** A browser that refused the last draft is not trusted with the next one until it has it. */
function localCopyAfterEdit(localCopy: LocalCopy): LocalCopy {
  return localCopy === 'stored' ? 'pending' : localCopy
}

function patched(content: Resume | undefined, patch: Patch): Resume | null {
  try {
    return content ? reconciled(content, v.parse(ResumeSchema, applyPatch(content, patch))) : null
  } catch {
    return null
  }
}
