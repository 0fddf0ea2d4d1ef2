import { sectionOrder, type Resume, type SectionId } from '#contract/resume.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { Sortable, useSortableItem } from './Sortable.tsx'
import { useStrings } from './strings.tsx'
import { useValue } from './use-value.ts'

const NO_LAYOUT: Resume['layout'] = { order: [], hidden: [], titles: {}, newPage: [] }

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

  function toggle() {
    const others = hidden.filter((section) => section !== id)
    resumeStore.setField('layout.hidden', others.length < hidden.length ? others : [...hidden, id])
  }

  return (
    <li ref={setItem} style={style} data-dragging={isDragging}>
      {handle}
      <label title={t.style.show}>
        <input
          type="checkbox"
          checked={!hidden.includes(id)}
          aria-label={say(t.entry.actionOn, { action: t.style.show, entry: name })}
          onChange={toggle}
        />
        {name}
      </label>
      <MoveButtons
        name={name}
        index={index}
        count={count}
        onMove={(by) => onMove(index, index + by)}
      />
    </li>
  )
}
