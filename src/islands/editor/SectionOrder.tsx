import { sectionOrder, type Resume, type SectionId } from '#contract/resume.ts'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { resumeStore } from '#stores/resume.ts'
import { flushSync } from 'react-dom'
import { Sortable, useSortableItem } from './Sortable.tsx'
import { useStrings } from './strings.tsx'
import { useValue } from './use-value.ts'

const NO_LAYOUT: Resume['layout'] = { order: [], hidden: [] }

/** Which sections print, and in which order. */
export function SectionOrder() {
  const { t } = useStrings()
  const layout = useValue('layout', NO_LAYOUT)
  const order = sectionOrder({ layout })

  function move(from: number, to: number) {
    const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from] as SectionId)
    resumeStore.setField('layout.order', moved)
  }

  return (
    <fieldset className="section-order">
      <legend>{t.style.order}</legend>
      <Sortable ids={order} nameOf={(id) => t.sections[id as SectionId]} onMove={move}>
        <ol>
          {order.map((id, index) => (
            <Row
              key={id}
              id={id}
              index={index}
              count={order.length}
              hidden={layout.hidden}
              onMove={move}
            />
          ))}
        </ol>
      </Sortable>
    </fieldset>
  )
}

interface RowProps {
  id: SectionId
  index: number
  count: number
  hidden: readonly SectionId[]
  onMove: (from: number, to: number) => void
}

function Row({ id, index, count, hidden, onMove }: RowProps) {
  const { t, say } = useStrings()
  const name = t.sections[id]
  const { setItem, style, isDragging, handle } = useSortableItem(id, name)
  const named = (action: string) => say(t.entry.actionOn, { action, entry: name })

  function toggle() {
    const others = hidden.filter((section) => section !== id)
    resumeStore.setField('layout.hidden', others.length < hidden.length ? others : [...hidden, id])
  }

  /** A moved button loses the focus in some browsers; whoever moves a section moves it on. */
  function move(button: HTMLButtonElement, by: number) {
    flushSync(() => onMove(index, index + by))
    button.focus()
  }

  return (
    <li ref={setItem} style={style} data-dragging={isDragging}>
      {handle}
      <label title={t.style.show}>
        <input
          type="checkbox"
          checked={!hidden.includes(id)}
          aria-label={named(t.style.show)}
          onChange={toggle}
        />
        {name}
      </label>
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
    </li>
  )
}
