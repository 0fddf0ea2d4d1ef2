import { flushSync } from 'react-dom'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { useStrings } from './strings.tsx'

interface Props {
  /** What people call the item that moves. */
  name: string
  index: number
  count: number
  /** Moves the item by -1 or 1. */
  onMove: (by: number) => void
}

/** An item's way up and down its list, one step at a time. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  const { t, say } = useStrings()
  const named = (action: string) => say(t.entry.actionOn, { action, entry: name })

  /** A moved button loses the focus in some browsers; whoever moves an item moves it on. */
  function move(button: HTMLButtonElement, by: number) {
    flushSync(() => onMove(by))
    button.focus()
  }

  return (
    <>
      <IconButton
        icon="up"
        label={named(t.entry.moveUp)}
        disabled={index === 0}
        onClick={(event) => move(event.currentTarget, -1)}
      />
      <IconButton
        icon="down"
        label={named(t.entry.moveDown)}
        disabled={index === count - 1}
        onClick={(event) => move(event.currentTarget, 1)}
      />
    </>
  )
}
