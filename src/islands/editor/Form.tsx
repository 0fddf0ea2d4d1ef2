import { useState, type ReactNode } from 'react'
import { isEmptySection, sectionOrder, type Resume, type SectionId } from '#contract/resume.ts'
import { Menu } from '#islands/ui/Menu.tsx'
import { requestFocus } from '#stores/focus.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { addTo } from './EntryList.tsx'
import { Outline } from './Outline.tsx'
import { Section } from './Section.tsx'
import { sectionOf } from './places.ts'
import { SECTIONS, USUAL_SECTIONS } from './sections.ts'
import { useStrings } from './strings.tsx'
import { useContent, useTarget } from './use-value.ts'

/** Sections with something in them, in the order in which they print; all, as one word. */
function orderIn(content: Resume | undefined): string {
  return content ? sectionOrder(content).join(' ') : ''
}

function filledIn(content: Resume | undefined): string {
  if (!content) return ''
  return sectionOrder(content)
    .filter((id) => !isEmptySection(content, id) || content.layout.titles[id])
    .join(' ')
}

const idsIn = (joined: string) => joined.split(' ').filter(Boolean) as SectionId[]

/** The fields of a resume, section by section; empty ones wait behind a button. */
export function Form({ children }: { children: ReactNode }) {
  const { t } = useStrings()
  const order = idsIn(useContent(orderIn))
  const filled = idsIn(useContent(filledIn))
  const [added, setAdded] = useState<readonly SectionId[]>([])
  const isShown = (id: SectionId) =>
    USUAL_SECTIONS.has(id) || filled.includes(id) || added.includes(id)
  const shown = order.filter(isShown)

  // Whoever is sent to a field of an empty section finds it there.
  useTarget(
    (path) => {
      const id = sectionOf(path)
      return id !== null && !isShown(id)
    },
    ({ path }) => setAdded([...added, sectionOf(path) as SectionId]),
  )

  /** Those that are not shown keep their places. */
  function move(from: number, to: number) {
    const moved = shown[from]
    const goal = shown[to]
    if (!moved || !goal) return
    const others = order.filter((id) => id !== moved)
    const place = others.indexOf(goal) + (from < to ? 1 : 0)
    resumeStore.setField('layout.order', others.toSpliced(place, 0, moved))
  }

  function add(id: SectionId) {
    const spec = SECTIONS[id]
    setAdded([...added, id])
    if (spec.shape === 'entries') addTo(spec.list, spec)
    else requestFocus(spec.shape === 'text' ? id : `${id}.${spec.fields[0]?.name}`)
  }

  const absent = order
    .filter((id) => id !== 'other' && !isShown(id))
    .map((id) => ({ text: t.sections[id], onChoose: () => add(id) }))
  const own = { text: t.outline.own, onChoose: () => add('other') }

  return (
    <main className="form">
      {children}
      <div className="form-columns">
        <Outline sections={shown} onMove={move} />
        <div className="form-sections">
          <Section id="basics" />
          {shown.map((id, index) => (
            <Section
              key={id}
              id={id}
              onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
              onMoveDown={index < shown.length - 1 ? () => move(index, index + 1) : undefined}
            />
          ))}
          <div className="add-section">
            <Menu icon="add" label={t.outline.add} isNamed groups={[absent, [own]]} />
          </div>
        </div>
      </div>
    </main>
  )
}
