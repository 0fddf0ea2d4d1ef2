import type { ReactNode } from 'react'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { useStrings } from './strings.tsx'
import './panels.css'

interface Props {
  id: string
  heading: string
  onClose: () => void
  children: ReactNode
}

/** What is open beside the pages; on a phone, in place of them. */
export function Panel({ id, heading, onClose, children }: Props) {
  const { t } = useStrings()
  return (
    <aside className="panel" id={`panel-${id}`} aria-labelledby={`panel-heading-${id}`}>
      <div className="panel-head">
        <h2 id={`panel-heading-${id}`} tabIndex={-1}>
          {heading}
        </h2>
        <IconButton icon="remove" label={t.bar.close} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}
