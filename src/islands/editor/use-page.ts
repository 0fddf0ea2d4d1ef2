import { useEffect, useLayoutEffect } from 'react'
import type { Locale } from '#contract/locales.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'
import { requestFocus } from '#stores/focus.ts'
import type { OpenRequest } from '#stores/resume/opening.ts'
import { isAtRisk } from '#stores/resume/state.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { sessionStore } from '#stores/session.ts'
import { fieldFor } from './places.ts'
import { SHORTCUTS, letterOf, type Shortcut } from './shortcuts.ts'
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

/** Whether somebody began a blank resume on the page before the editor was there; told once. */
function takeEarlyStart(): boolean {
  const { dataset } = document.documentElement
  const isNoted = 'startBlank' in dataset
  delete dataset['startBlank']
  return isNoted
}

/** Opens what the address asks for, with the cursor in the field that it names. */
export function useOpening(locale: Locale): void {
  // Before anything is painted: the page has shown already what an empty editor shows.
  useLayoutEffect(() => {
    // What the page itself showed until now; gone, so that nobody presses a button of it.
    for (const frame of document.querySelectorAll('[data-frame]')) frame.remove()
    const { request, at, templateId } = takeRequest()
    const field = at && fieldFor(at)
    // The field takes the cursor when it is there.
    if (field) requestFocus(field)
    void sessionStore.load(true)
    async function open() {
      await resumeStore.open(request)
      const isEmpty = resumeStore.$editor.get().status === 'empty'
      if (takeEarlyStart() && isEmpty) await resumeStore.startBlank(locale)
      if (templateId) resumeStore.setTemplate(templateId)
    }
    void open()
  }, [locale])
}

/** What the page itself does. */
const ACTIONS: Partial<Record<Shortcut, () => void>> = {
  save: () => void resumeStore.save(),
  undo: resumeStore.undo,
  redo: resumeStore.redo,
}

/** What is typed there is not in the resume yet: a step back there is the field's own. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-own-undo]') !== null

const MENU_STEPS: Record<string, () => void> = {
  historyUndo: resumeStore.undo,
  historyRedo: resumeStore.redo,
}

/** The shortcut that a key press means; `?` means one only where it would not be typed. */
function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { metaKey, ctrlKey, shiftKey, target } = event
  const letter = letterOf(event)
  const isMod = metaKey || ctrlKey
  if (isMod && !shiftKey && letter === 'y') return 'redo'
  if (letter === '?' && !isMod) return isTyping(target) ? null : 'shortcuts'
  const found = Object.entries(SHORTCUTS).find(
    ([, { key: wanted, mod, shift }]) => mod && isMod && shift === shiftKey && wanted === letter,
  )
  return (found?.[0] as Shortcut | undefined) ?? null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}

/** ⌘/Ctrl with S, Z and Shift+Z, the same from a menu, and `?` for the list of all. */
export function useShortcuts(onList: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey) return
      const name = shortcutOf(event)
      const action = name === 'shortcuts' ? onList : name && ACTIONS[name]
      if (!action || (name !== 'save' && hasOwnUndo(event.target))) return
      event.preventDefault()
      action()
    }
    // A browser's own menu steps back in one field alone, of which the history would not know.
    const onBeforeInput = (event: InputEvent) => {
      const action = MENU_STEPS[event.inputType]
      if (!action || hasOwnUndo(event.target)) return
      event.preventDefault()
      action()
    }
    // Before the rich texts, which would keep the keys of a history that they do not have.
    const options = { signal: stop.signal, capture: true }
    addEventListener('keydown', onKeyDown, options)
    addEventListener('beforeinput', onBeforeInput, options)
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
