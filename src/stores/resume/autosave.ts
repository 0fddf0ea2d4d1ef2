import { isWorthRetry } from '#contract/errors.ts'
import { createDebounce } from '../debounce.ts'
import { save } from './saving.ts'
import { openEditor, type OpenEditor, type ResumeContext } from './state.ts'

/** A pause, not every keystroke, makes a save; who types on without one is saved too. */
const QUIET_MS = 1_200
const AT_LATEST_MS = 4_000

/** Where this browser keeps nothing, the server alone has what was typed: within two seconds. */
const URGENT_QUIET_MS = 500
const URGENT_AT_LATEST_MS = 1_200

/** Seconds until the next try after a failure; then the last one again and again. */
const BACKOFF_S = [1, 2, 4, 8, 15, 30]

/** Saves by itself after edits, and tries again after failures. */
export function createAutosave(context: ResumeContext) {
  const calm = createDebounce(() => void run(), QUIET_MS, AT_LATEST_MS)
  const urgent = createDebounce(() => void run(), URGENT_QUIET_MS, URGENT_AT_LATEST_MS)
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function schedule(): void {
    const editor = openEditor(context)
    if (!editor) return
    const isStored = editor.localCopy === 'stored' || editor.localCopy === 'pending'
    ;(isStored ? calm : urgent).schedule()
  }

  async function run(): Promise<void> {
    calm.cancel()
    urgent.cancel()
    clearTimeout(retry)
    await save(context)
    const editor = openEditor(context)
    if (!editor) return
    if (editor.saving.status === 'unsaved') schedule()
    if (!isWorthAnotherTry(editor)) failures = 0
    else {
      const seconds = BACKOFF_S[Math.min(failures++, BACKOFF_S.length - 1)] ?? 30
      // Tabs and devices that lost the same server must not all come back at once.
      retry = setTimeout(() => void run(), seconds * 1_000 * (0.75 + Math.random() / 2))
    }
  }

  return {
    schedule,
    /** Saves now. */
    run,
    cancel(): void {
      calm.cancel()
      urgent.cancel()
      clearTimeout(retry)
    },
  }
}

function isWorthAnotherTry({ saving }: OpenEditor): boolean {
  return saving.status === 'offline' || (saving.status === 'failed' && isWorthRetry(saving.code))
}
