import type { WritableAtom } from 'nanostores'
import type { Api } from '#browser/api.ts'
import type { Drafts, LocalDraft } from '#browser/drafts.ts'
import type { LocalStorage } from '#browser/storage.ts'
import type { SavedResume } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ListPath } from './entries.ts'
import { emptyHistory, type History } from './history.ts'

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

/** `kept` says whether this browser holds the edits beyond the page. */
export type Saving =
  | { status: 'new' }
  | { status: 'saved'; at: number }
  | { status: 'saving' }
  | { status: 'unsaved'; kept: boolean }
  | { status: 'offline'; kept: boolean }
  | { status: 'failed'; code: ErrorCode; kept: boolean }
  /** The server has a newer version than the one these edits started from. */
  | { status: 'conflict'; newer: SavedResume }

/** An entry just removed, for the way back. */
export interface Removed {
  list: ListPath
  index: number
  entry: object
}

export interface OpenEditor {
  status: 'open'
  document: ResumeDocument
  origin: Origin
  saving: Saving
  history: History<ResumeDocument>
  removed: Removed | null
}

export type EditorState =
  { status: 'loading' } | { status: 'empty' } | { status: 'failed'; code: ErrorCode } | OpenEditor

/** What the parts of the resume store work with. */
export interface ResumeContext {
  $editor: WritableAtom<EditorState>
  api: Api
  drafts: Drafts
  storage: LocalStorage
  /** Milliseconds since 1970. */
  now: () => number
}

export function opened(document: ResumeDocument, origin: Origin, saving: Saving): OpenEditor {
  return { status: 'open', document, origin, saving, history: emptyHistory(), removed: null }
}

/** Changes the open editor; does nothing while none is open. */
export function update(
  { $editor }: ResumeContext,
  change: (editor: OpenEditor) => Partial<OpenEditor>,
): void {
  const editor = $editor.get()
  if (editor.status === 'open') $editor.set({ ...editor, ...change(editor) })
}

export function documentOf({ title, templateId, style, content }: SavedResume): ResumeDocument {
  return { title, templateId, style, content }
}

/** True when the server does not have what is on screen. */
export function isUnsaved({ status }: Saving): boolean {
  return status !== 'saved' && status !== 'new'
}

export function localDraftOf({ document, origin, saving }: OpenEditor, now: number): LocalDraft {
  const { title, ...draft } = document
  const { id, version, recordId } = origin
  return { id, version, recordId, title, draft, unsaved: isUnsaved(saving), editedAt: now }
}
