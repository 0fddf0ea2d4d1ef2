import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import './ui.css'

interface Props {
  children: ReactNode
  /** Name of the button that closes it. */
  dismiss: string
  onDismiss: () => void
}

/**
 * A short message at the foot of the page, which stays until it is dismissed or replaced.
 * Its place is an `<output>` that stands there before it, so that it is read out.
 */
export function Toast({ children, dismiss, onDismiss }: Props) {
  return (
    <div className="toast">
      <div className="toast-text">{children}</div>
      <IconButton icon="remove" label={dismiss} onClick={onDismiss} />
    </div>
  )
}
