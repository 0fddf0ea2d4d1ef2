import { useEffect } from 'react'
import { TEMPLATE_IDS } from '#contract/template.ts'
import { requestFocus } from '#stores/focus.ts'
import type { OpenRequest } from '#stores/resume-opening.ts'
import { isAtRisk } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'
import { fieldFor } from './places.ts'
import { SHORTCUTS, type Shortcut } from './shortcuts.ts'
import { useOpenEditor } from './use-editor.ts'

/** What the address asks to open; it is asked once, and a reload opens the same again. */
function takeRequest() {
  const address = new URL(location.href)
  const { id, recordId, at, template } = Object.fromEntries(address.searchParams)
  if (id || recordId || at || template) history.replaceState(null, '', address.pathname)
  // The gallery's way in: for the resume that opens, or the first one to come.
  const templateId = TEMPLATE_IDS.find((known) => known === template)
  const request: OpenRequest = { id, recordId }
  return { request, at, templateId }
}

/** Opens what the address asks for, with the cursor in the field that it names. */
export function useOpening(): void {
  useEffect(() => {
    const { request, at, templateId } = takeRequest()
    const field = at && fieldFor(at)
    // The field takes the cursor when it is there.
    if (field) requestFocus(field)
    void resumeStore.open(request).then(() => templateId && resumeStore.setTemplate(templateId))
  }, [])
}

/** What the page itself does; a rich text has used its own keys before they come here. */
const ACTIONS: Partial<Record<Shortcut, () => void>> = {
  save: () => void resumeStore.save(),
  undo: resumeStore.undo,
  redo: resumeStore.redo,
}

/** The shortcut that a key press means; `?` means one only where it would not be typed. */
function shortcutOf({ key, metaKey, ctrlKey, shiftKey, target }: KeyboardEvent): Shortcut | null {
  const isMod = metaKey || ctrlKey
  if (isMod && !shiftKey && key.toLowerCase() === 'y') return 'redo'
  if (key === '?' && !isMod) return isTyping(target) ? null : 'shortcuts'
  const found = Object.entries(SHORTCUTS).find(
    ([, { key: wanted, mod, shift }]) =>
      mod && isMod && shift === shiftKey && wanted === key.toLowerCase(),
  )
  return (found?.[0] as Shortcut | undefined) ?? null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}

/** ⌘/Ctrl with S, Z and Shift+Z, and `?` for the list of all. */
export function useShortcuts(onList: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const name = shortcutOf(event)
      const action = name === 'shortcuts' ? onList : name && ACTIONS[name]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown, { signal: stop.signal })
    return () => stop.abort()
  }, [onList])
}

/**
 * Pending edits are kept before the page goes, and other tabs hear of them before somebody can
 * type there. Leaving asks only when edits would be lost or stay where no other device is.
 */
export function useLeaveGuard(): void {
  const mustAsk = useOpenEditor(isAtRisk, false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('pagehide', resumeStore.leave, { signal })
    addEventListener('blur', resumeStore.flush, { signal })
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && resumeStore.leave(),
      { signal },
    )
    if (mustAsk) addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    return () => stop.abort()
  }, [mustAsk])
}
