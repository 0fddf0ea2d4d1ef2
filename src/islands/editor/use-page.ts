import { useEffect } from 'react'
import type { OpenRequest } from '#stores/resume-opening.ts'
import { isUnsaved, type EditorState } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'

/** What the address asks to open; it is asked once, and a reload opens the same again. */
export function takeRequest(): OpenRequest {
  const address = new URL(location.href)
  const { id, recordId } = Object.fromEntries(address.searchParams)
  if (id || recordId) history.replaceState(null, '', address.pathname)
  return { id, recordId }
}

const SHORTCUTS: Record<string, () => void> = {
  'mod+s': () => void resumeStore.save(),
  'mod+z': resumeStore.undo,
  'mod+shift+z': resumeStore.redo,
  'mod+y': resumeStore.redo,
}

/** ⌘/Ctrl with S, Z and Shift+Z, unless a rich text has used the keys for itself. */
export function useShortcuts(): void {
  useEffect(() => {
    const stop = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.metaKey || event.ctrlKey) || event.altKey) return
      const action = SHORTCUTS[`mod+${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** Pending edits are kept before the page goes, and leaving with unsaved ones asks. */
export function useLeaveGuard(editor: EditorState): void {
  const isAtRisk = editor.status === 'open' && isUnsaved(editor.saving)
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('pagehide', resumeStore.flush, { signal: stop.signal })
    document.addEventListener('visibilitychange', resumeStore.flush, { signal: stop.signal })
    if (isAtRisk) {
      addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal })
    }
    return () => stop.abort()
  }, [isAtRisk])
}
