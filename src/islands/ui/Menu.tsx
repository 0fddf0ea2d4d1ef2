import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './Icon.tsx'
import './ui.css'

export interface MenuItem {
  text: string
  /** Keys that do the same, as people read them. */
  keys?: string
  onChoose: () => void
}

interface Props {
  icon: IconName
  label: string
  /** Groups of items, with a line between them. */
  groups: readonly (readonly MenuItem[])[]
}

/** A button that opens a list of actions. Tab and arrows move in it; Escape closes it. */
export function Menu({ icon, label, groups }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    const stop = new AbortController()
    const close = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', close, { signal: stop.signal })
    addEventListener('focusin', close, { signal: stop.signal })
    root.current?.querySelector<HTMLElement>('li button')?.focus()
    return () => stop.abort()
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const items = [...(root.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items.at((at + step) % items.length)?.focus()
  }

  function choose({ onChoose }: MenuItem) {
    setOpen(false)
    button.current?.focus()
    onChoose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the list in it
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="menu-list" id={id} hidden={!isOpen}>
        {isOpen &&
          groups
            .filter((group) => group.length > 0)
            .map((group) => (
              <ul key={group[0]?.text}>
                {group.map((item) => (
                  <li key={item.text}>
                    <button type="button" onClick={() => choose(item)}>
                      <span>{item.text}</span>
                      {item.keys && <kbd>{item.keys}</kbd>}
                    </button>
                  </li>
                ))}
              </ul>
            ))}
      </div>
    </div>
  )
}
