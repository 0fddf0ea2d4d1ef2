import type { WritableAtom } from 'nanostores'
import type { Api } from '#browser/api.ts'
import type { Drafts, LocalWrite, LocalDraft } from '#browser/drafts.ts'
import type { LocalStorage } from '#browser/storage.ts'
import type { Tabs } from '#browser/tabs.ts'
import type { SavedResume } from '#contract/saved-resume.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ListPath } from './entries.ts'
import { emptyHistory, recorded, type History } from './history.ts'
import { reconciled } from './reconcile.ts'

/** What the editor edits. */
export interface ResumeDocument extends Draft {
  title: string
}

/** Where a document lives. */
export interface Origin {
  /** Key of its draft in this browser: the id on the server once it has one. */
  key: string
  id: string | null
  /** Version on the server that the edits build on; 0 when there is none. */
  version: number
  /** The analysis that it came from. */
  recordId: string | null
}

/** Where a document stands with the server. */
export type Saving =
  | { status: 'new' }
  | { status: 'saved'; at: number }
  | { status: 'saving' }
  | { status: 'unsaved' }
  | { status: 'offline' }
  | { status: 'failed'; code: ErrorCode }
  /** The server has a newer version than the one these edits started from. */
  | { status: 'conflict'; newer: SavedResume }

/** Where a document stands with this browser: 'pending' edits are in this page only. */
export type LocalCopy = LocalWrite | 'pending'

/** What the other tabs of this browser were told last, or told us. */
export interface Shared {
  document: ResumeDocument
  /** Names of the states that led to it, the newest last. */
  lineage: readonly string[]
}

/** An entry just removed, for the way back. */
export interface Removed {
  list: ListPath
  index: number
  entry: object
}

/** How a resume came to be on screen in place of another one. */
export interface Arrival {
  kind: 'opened' | 'duplicated'
  /** Its own title, or that of which it is a copy. */
  title: string
  /** The resume that was on screen before; null when there was none. */
  before: { key: string; title: string } | null
}

export interface OpenEditor {
  status: 'open'
  /** Names this opening: another resume, or the same again, has another. */
  opening: string
  document: ResumeDocument
  origin: Origin
  saving: Saving
  localCopy: LocalCopy
  shared: Shared
  history: History<ResumeDocument>
  removed: Removed | null
  /** Told until it is dismissed. */
  arrival: Arrival | null
}

export type EditorState =
  { status: 'loading' } | { status: 'empty' } | { status: 'failed'; code: ErrorCode } | OpenEditor

/** What the parts of the resume store work with. */
export interface ResumeContext {
  $editor: WritableAtom<EditorState>
  api: Api
  drafts: Drafts
  storage: LocalStorage
  tabs: Tabs
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * An editor that was just opened.
 *
 * @param state Names what it opened, so that tabs which opened the same know.
 */
export function opened(
  document: ResumeDocument,
  origin: Origin,
  saving: Saving,
  state: string,
): OpenEditor {
  return {
    status: 'open',
    opening: state,
    document,
    origin,
    saving,
    localCopy: 'stored',
    shared: { document, lineage: [state] },
    history: emptyHistory(),
    removed: null,
    arrival: null,
  }
}

/** The editor, or null while none is open. */
export function openEditor({ $editor }: Pick<ResumeContext, '$editor'>): OpenEditor | null {
  const editor = $editor.get()
  return editor.status === 'open' ? editor : null
}

/** Changes the open editor; does nothing while none is open. */
export function update(
  context: Pick<ResumeContext, '$editor'>,
  change: (editor: OpenEditor) => Partial<OpenEditor>,
): void {
  const editor = openEditor(context)
  if (editor) context.$editor.set({ ...editor, ...change(editor) })
}

export function documentOf({ title, templateId, style, content }: SavedResume): ResumeDocument {
  return { title, templateId, style, content }
}

/**
 * What takes the place of what is on screen when a version of the server does; one step back
 * undoes it.
 */
export function replacedBy(
  saved: SavedResume,
  { document, origin, history }: OpenEditor,
  group: string,
  now: number,
): Partial<OpenEditor> {
  return {
    document: reconciled(document, documentOf(saved)),
    origin: { ...origin, version: saved.version },
    saving: { status: 'saved', at: Date.parse(saved.savedAt) },
    history: recorded(history, document, group, now),
  }
}

/** True when the server does not have what is on screen. */
export function isUnsaved({ status }: Saving): boolean {
  return status !== 'saved' && status !== 'new'
}

/** True when closing the page would lose edits, or leave them where no other device finds them. */
export function isAtRisk({ saving, localCopy }: OpenEditor): boolean {
  if (!isUnsaved(saving)) return false
  return localCopy !== 'stored' || !(saving.status === 'unsaved' || saving.status === 'saving')
}

export function localDraftOf(editor: OpenEditor, now: number): LocalDraft {
  const { document, origin, saving, shared } = editor
  const { title, ...draft } = document
  const { id, version, recordId } = origin
  const lineage = [...shared.lineage]
  return { id, version, recordId, title, draft, lineage, unsaved: isUnsaved(saving), editedAt: now }
}
