import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { Resume } from '#contract/resume.ts'
import { $target, focusTaken, offsetIn, type FocusTarget } from '#stores/focus.ts'
import { valueAt } from '#stores/resume/path.ts'
import { resumeStore } from '#stores/resume/store.ts'

const { $document } = resumeStore
const subscribe = (onChange: () => void) => $document.listen(onChange)

/**
 * What the resume holds at a path. The component renders again only when this changes, so
 * typing in one field leaves the others alone.
 *
 * @param fallback For the moment between an entry's removal and that of its fields.
 */
export function useValue<T>(path: string, fallback: T): T {
  const snapshot = useCallback(() => valueAt($document.get()?.content, path), [path])
  return (useSyncExternalStore(subscribe, snapshot) as T | undefined) ?? fallback
}

/**
 * What `select` makes of the value at a path, such as a line that sums an entry up. The component
 * renders again only when that is another, so typing in an entry leaves its list alone.
 *
 * @param select Gives something that compares by identity; the value is undefined as long as a
 *   field outlives its entry.
 */
export function useSelected<T>(path: string, select: (value: unknown) => T): T {
  return useSyncExternalStore(subscribe, () => select(valueAt($document.get()?.content, path)))
}

/** What `select` makes of the whole resume, in the same way. */
export function useContent<T>(select: (content: Resume | undefined) => T): T {
  return useSyncExternalStore(subscribe, () => select($document.get()?.content))
}

/** Calls `onTarget` when the cursor is wanted at a path for which `isMine` holds. */
export function useTarget(
  isMine: (path: string) => boolean,
  onTarget: (target: FocusTarget) => void,
) {
  const latest = useRef({ isMine, onTarget })
  useEffect(() => {
    latest.current = { isMine, onTarget }
  })
  useEffect(
    () =>
      $target.subscribe((target) => {
        if (target && latest.current.isMine(target.path)) latest.current.onTarget(target)
      }),
    [],
  )
}

/** Lets a field take the cursor when it is wanted there, now or as soon as it is shown. */
export function useFocusTarget<E extends HTMLElement>(path: string): RefObject<E | null> {
  const element = useRef<E>(null)
  useTarget(
    (target) => target === path,
    ({ caret }) => {
      const field: HTMLElement | null = element.current
      if (!field) return
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center' })
      if (caret && isText(field)) {
        const offset = offsetIn(field.value, caret)
        field.setSelectionRange(offset, offset)
      }
      focusTaken(path)
    },
  )
  return element
}

const isText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field.matches('input[type="text"], textarea')
