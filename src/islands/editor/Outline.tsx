import { useSyncExternalStore } from 'react'
import { requestFocus } from '#stores/focus.ts'
import { $findings } from '#stores/score.ts'
import { Marks } from './Marks.tsx'
import { useSectionTitle } from './Section.tsx'
import { Sortable, useSortableItem } from './Sortable.tsx'
import { countBelow } from './findings.ts'
import { sectionPath } from './places.ts'
import type { EditorSection } from './sections.ts'
import type { SectionId } from '#contract/resume.ts'
import { useStrings } from './strings.tsx'
import { useSelected } from './use-value.ts'
import './outline.css'

const subscribe = (onChange: () => void) => $findings.listen(onChange)

interface Props {
  sections: readonly SectionId[]
  /** Moves the section at one place of those shown to another. */
  onMove: (from: number, to: number) => void
}

/** The sections of the form with their marks: the way to each, and their order. */
export function Outline({ sections, onMove }: Props) {
  const { t } = useStrings()
  return (
    <nav className="outline" aria-label={t.outline.heading}>
      <Sortable ids={sections} nameOf={(id) => t.sections[id as SectionId]} onMove={onMove}>
        <ul>
          <li>
            <Way id="basics" />
          </li>
          {sections.map((id) => (
            <Item key={id} id={id} />
          ))}
        </ul>
      </Sortable>
    </nav>
  )
}

function Item({ id }: { id: SectionId }) {
  const title = useSectionTitle(id)
  const isHidden = useSelected('layout.hidden', (ids) => Array.isArray(ids) && ids.includes(id))
  const { setItem, style, isDragging, handle } = useSortableItem(id, title)
  return (
    <li ref={setItem} style={style} data-dragging={isDragging} data-hidden={isHidden || undefined}>
      <Way id={id} />
      {handle}
    </li>
  )
}

/** Shows a section in the form, opened. */
function Way({ id }: { id: EditorSection }) {
  const title = useSectionTitle(id)
  const marks = useSyncExternalStore(subscribe, () => countBelow($findings.get(), id))
  return (
    <button type="button" className="outline-way" onClick={() => requestFocus(sectionPath(id))}>
      <span>{title}</span>
      <Marks count={marks} />
    </button>
  )
}
