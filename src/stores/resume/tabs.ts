import * as v from 'valibot'
import { randomKey } from '#browser/api.ts'
import { LocalDraftSchema, type LocalDraft } from '#browser/drafts.ts'
import { recorded } from './history.ts'
import { reconciled } from './reconcile.ts'
import { isUnsaved, update, type OpenEditor, type ResumeContext } from './state.ts'

/** States that are remembered: enough for tabs that missed a few messages. */
const LINEAGE = 50

/**
 * What a tab tells the others after each pause in typing and after each save. Tabs of another
 * build may listen, so it is parsed like anything foreign.
 */
const MessageSchema = v.object({
  key: v.string(),
  /** The key until now, when the save has given a new one. */
  before: v.string(),
  draft: LocalDraftSchema,
})
type Message = v.InferOutput<typeof MessageSchema>

/** Gives what is on screen a name, if it has changed since the last one. */
export function nameState(context: ResumeContext): void {
  update(context, ({ document, shared: { document: named, lineage } }) =>
    document === named
      ? {}
      : { shared: { document, lineage: [...lineage, randomKey()].slice(-LINEAGE) } },
  )
}

/**
 * Tells the other tabs what is on screen here, and that it builds on what they have.
 *
 * @param draft What this browser keeps of it now.
 * @param before The key until now, when it has just got another one.
 */
export function share(
  { tabs }: ResumeContext,
  { origin }: OpenEditor,
  draft: LocalDraft,
  before = origin.key,
): void {
  const message: Message = { key: origin.key, before, draft }
  tabs.post(message)
}

/**
 * Follows the other tabs: what another tab has typed on top of what is on screen here is shown
 * here too, so that neither tab overwrites the other. Two tabs that went different ways keep
 * what they have, and meet in the conflict that the server tells of.
 */
export function follow(context: ResumeContext): () => void {
  return context.tabs.listen((data) => {
    const message = v.safeParse(MessageSchema, data)
    if (message.success) {
      update(context, (editor) => followed(editor, message.output, context.now()))
    }
  })
}

function followed(editor: OpenEditor, message: Message, now: number): Partial<OpenEditor> {
  const { origin, shared, document, saving } = editor
  if (origin.key !== message.key && origin.key !== message.before) return {}
  const { draft } = message
  const { lineage } = draft
  const theirs = lineage.at(-1) ?? ''
  const ours = shared.lineage.at(-1) ?? ''
  const isClean = document === shared.document && saving.status !== 'saving'
  const isOvertaken = !isUnsaved(saving) && !draft.unsaved && draft.version > origin.version
  const version = Math.max(origin.version, draft.version)
  const place = { ...origin, key: message.key, id: draft.id, version }
  if (shared.lineage.includes(theirs)) {
    // Nothing new to see, but perhaps a version that these edits can build on.
    if (draft.unsaved || draft.version < origin.version) return {}
    const isSame = theirs === ours && isClean
    return { origin: place, ...(isSame && { saving: { status: 'saved', at: draft.editedAt } }) }
  }
  if (!isClean || !(lineage.includes(ours) || isOvertaken)) return {}
  const next = reconciled(document, { ...draft.draft, title: draft.title })
  return {
    document: next,
    origin: place,
    shared: { document: next, lineage },
    localCopy: 'stored',
    saving: draft.unsaved ? { status: 'unsaved' } : { status: 'saved', at: draft.editedAt },
    history: recorded(editor.history, document, 'tab', now),
  }
}
