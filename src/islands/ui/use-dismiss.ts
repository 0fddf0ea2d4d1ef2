import { useEffect, type RefObject } from 'react'

/** Closes what is open when somebody points, or moves the focus, outside of it. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    const close = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) onDismiss()
    }
    addEventListener('pointerdown', close, { signal: stop.signal })
    addEventListener('focusin', close, { signal: stop.signal })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- whatever it does now, it is called once
  }, [isOpen])
}
