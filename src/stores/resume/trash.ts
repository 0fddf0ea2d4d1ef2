import { open } from './opening.ts'
import { keep, save } from './saving.ts'
import { openEditor, replacedBy, update, type ResumeContext } from './state.ts'

/**
 * Makes an earlier version the newest one, after what is on screen was saved, so that the
 * way back is one step or one version away.
 *
 * @throws ApiFailure when the server refuses or cannot be reached.
 */
export async function restoreVersion(context: ResumeContext, version: number): Promise<void> {
  await save(context)
  const id = openEditor(context)?.origin.id
  if (!id) return
  const restored = await context.api.restoreVersion(id, version)
  update(context, (editor) =>
    editor.origin.id === id ? replacedBy(restored, editor, 'version', context.now()) : {},
  )
  await keep(context)
}

/**
 * Moves the resume to the trash and closes it.
 *
 * @returns Its id, for the way back; null when it was never on the server and is gone.
 * @throws ApiFailure when the server refuses or cannot be reached; then it stays open.
 */
export async function removeResume(context: ResumeContext): Promise<string | null> {
  const origin = openEditor(context)?.origin
  if (!origin) return null
  if (origin.id) {
    await save(context)
    await context.api.deleteResume(origin.id)
  }
  context.storage.remove('resumeId')
  context.$editor.set({ status: 'empty' })
  await context.drafts.remove(origin.key)
  return origin.id
}

/**
 * Takes a resume out of the trash and opens it.
 *
 * @throws ApiFailure when it is gone for good or the server cannot be reached.
 */
export async function restoreResume(context: ResumeContext, id: string): Promise<void> {
  await context.api.restoreResume(id)
  await open(context, { id })
}
