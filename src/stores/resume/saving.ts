import * as v from 'valibot'
import { randomKey } from '#browser/api.ts'
import { ApiFailure, codeOf } from '#browser/failure.ts'
import { saveFirst } from '#browser/first-save.ts'
import { SavedResumeSchema, type SavedResume, type SaveResult } from '#contract/saved-resume.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isSame } from './differences.ts'
import { nameState, share } from './tabs.ts'
import {
  documentOf,
  isUnsaved,
  localDraftOf,
  openEditor,
  update,
  type OpenEditor,
  type ResumeContext,
  type ResumeDocument,
  type Saving,
} from './state.ts'

/** Failures in which the server was not reached: shown as such, instead of as a reason. */
const UNREACHED: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'timeout',
  'busy',
  'storageUnavailable',
])

/** A request that outlives its page may carry 64 KB; a tenth is left for its head. */
const KEEPALIVE_BYTES = 58_000

/**
 * One key for each state of a document on a version, so that a repeated save is not made twice.
 * A step back brings a state again, to be saved on a later version: that is another save.
 */
const attempts = new WeakMap<ResumeDocument, { key: string; version: number }>()

/** Writes what is on screen into this browser, tells its other tabs, and notes when it refuses. */
export async function keep(context: ResumeContext, before?: string): Promise<void> {
  nameState(context)
  const editor = openEditor(context)
  if (!editor) return
  const draft = localDraftOf(editor, context.now())
  // A page that is about to go has no time to wait: first both are set off, then one waits.
  const writing = context.drafts.write(editor.origin.key, draft)
  share(context, editor, draft, before)
  const localCopy = await writing
  update(context, ({ document, origin }) => {
    if (origin.key !== editor.origin.key) return {}
    return localCopy === 'stored' && document !== editor.document ? {} : { localCopy }
  })
}

/**
 * Sends what is on screen to the server. Edits made meanwhile stay unsaved. One tab saves at a
 * time: the next one then knows the version that the first has made.
 *
 * @param isLeaving Whether the page is about to go.
 */
export async function save(context: ResumeContext, isLeaving = false): Promise<void> {
  const first = openEditor(context)
  if (!first || !canSave(first)) return
  if (isLeaving) return attempt(context, true)
  update(context, () => ({ saving: { status: 'saving' } }))
  await context.tabs.alone(`save ${first.origin.key}`, () => attempt(context, false))
}

function canSave({ saving: { status } }: OpenEditor): boolean {
  return !['saving', 'conflict', 'saved', 'new'].includes(status)
}

async function attempt(context: ResumeContext, isLeaving: boolean): Promise<void> {
  const editor = openEditor(context)
  if (!editor || !isUnsaved(editor.saving)) return
  const isOurs = () => openEditor(context)?.origin.key === editor.origin.key
  // Whoever leaves before the answer must not find less here than the server has.
  void keep(context)
  try {
    await settle(context, editor, await send(context, editor, isLeaving))
  } catch (error) {
    const saving = savingAfter(error)
    const isSolved = saving.status === 'conflict' && solved(context, saving.newer)
    if (isSolved) return attempt(context, isLeaving)
    if (isOurs()) update(context, () => ({ saving }))
    await keep(context)
  }
}

async function send(
  { api }: ResumeContext,
  { document, origin }: OpenEditor,
  isLeaving: boolean,
): Promise<SaveResult> {
  const { id, version } = origin
  const keepalive = isLeaving && new Blob([JSON.stringify(document)]).size < KEEPALIVE_BYTES
  if (id === null) return saveFirst(api, origin.key, document, keepalive)
  const before = attempts.get(document)
  const key = before?.version === version ? before.key : randomKey()
  attempts.set(document, { key, version })
  try {
    return await api.saveResume({ ...document, id, version }, key, keepalive)
  } catch (error) {
    // What a visitor saved is gone from the server after a while: then it is saved as a new one.
    if (codeOf(error) !== 'notFound') throw error
    return api.saveResume(document)
  }
}

/** Takes over what the server said, unless another resume was opened meanwhile. */
async function settle(
  context: ResumeContext,
  sent: OpenEditor,
  { id, version, savedAt }: SaveResult,
): Promise<void> {
  const { drafts, storage } = context
  if (openEditor(context)?.origin.key !== sent.origin.key) return
  storage.set('resumeId', id)
  update(context, ({ document, origin }) => ({
    origin: { ...origin, key: id, id, version },
    saving:
      document === sent.document
        ? { status: 'saved', at: Date.parse(savedAt) }
        : { status: 'unsaved' },
  }))
  // Whoever leaves now must not find the copy of before beside what was saved: both are set off.
  const writing = keep(context, sent.origin.key)
  const removing = id === sent.origin.key ? null : drafts.remove(sent.origin.key)
  await Promise.all([writing, removing])
}

/**
 * True when a newer version is no conflict: another tab of this browser has saved what these
 * edits build on, or the very same words.
 */
function solved(context: ResumeContext, newer: SavedResume): boolean {
  const editor = openEditor(context)
  if (!editor || editor.origin.version >= newer.version) return false
  const theirs = documentOf(newer)
  if (!isSame(theirs, editor.document) && !isSame(theirs, editor.shared.document)) return false
  update(context, ({ origin }) => ({ origin: { ...origin, version: newer.version } }))
  return true
}

/** How a document stands after a call to the server failed. */
export function savingAfter(error: unknown): Saving {
  if (!(error instanceof ApiFailure)) return { status: 'failed', code: 'unexpectedAnswer' }
  const { code, data } = error
  const newer = v.safeParse(SavedResumeSchema, data)
  if (code === 'conflict' && newer.success) return { status: 'conflict', newer: newer.output }
  return UNREACHED.has(code) ? { status: 'offline' } : { status: 'failed', code }
}
