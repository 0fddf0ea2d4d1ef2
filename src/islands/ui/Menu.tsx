import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useDismiss } from './use-dismiss.ts'
import './ui.css'

export interface MenuItem {
  text: string
  /** Keys that do the same, as people read them. */
  keys?: string
  /** For what is switched on and off: whether it is on. */
  isOn?: boolean
  onChoose: () => void
}

interface Props {
  icon: IconName
  label: string
  /** Whether the button shows its name beside the drawing. */
  isNamed?: boolean
  /** Groups of items, with a line between them. */
  groups: readonly (readonly MenuItem[])[]
}

/** A button that opens a list of actions. Tab and arrows move in it; Escape closes it. */
export function Menu({ icon, label, isNamed = false, groups }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useDismiss(root, isOpen, () => setOpen(false))
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('li button')?.focus()
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

  const opener = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the list in it
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      {isNamed ? (
        <button type="button" className="menu-button" {...opener}>
          <Icon name={icon} />
          {label}
        </button>
      ) : (
        <IconButton icon={icon} label={label} {...opener} />
      )}
      <div className="menu-list" id={id} hidden={!isOpen}>
        {isOpen &&
          groups
            .filter((group) => group.length > 0)
            .map((group) => (
              <ul key={group[0]?.text}>
                {group.map((item) => (
                  <li key={item.text}>
                    <button type="button" aria-pressed={item.isOn} onClick={() => choose(item)}>
                      <span>{item.text}</span>
                      {item.isOn && <Icon name="check" />}
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
