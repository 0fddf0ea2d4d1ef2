import { flushSync } from 'react-dom'
import { sectionOrder, type Resume, type SectionId } from '#contract/resume.ts'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { resumeStore } from '#stores/resume.ts'
import { useStrings } from './strings.tsx'

/** Which sections print, and in which order. */
export function SectionOrder({ resume }: { resume: Resume }) {
  const { t, say } = useStrings()
  const order = sectionOrder(resume)
  const { hidden } = resume.layout

  function toggle(id: SectionId) {
    const others = hidden.filter((section) => section !== id)
    resumeStore.setField('layout.hidden', others.length < hidden.length ? others : [...hidden, id])
  }

  function move(button: HTMLButtonElement, index: number, by: number) {
    const moved = order.toSpliced(index, 1).toSpliced(index + by, 0, order[index] as SectionId)
    flushSync(() => resumeStore.setField('layout.order', moved))
    button.focus()
  }

  return (
    <fieldset className="section-order">
      <legend>{t.style.order}</legend>
      <ol>
        {order.map((id, index) => {
          const name = t.sections[id]
          return (
            <li key={id}>
              <label title={t.style.show}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  aria-label={say(t.entry.actionOn, { action: t.style.show, entry: name })}
                  onChange={() => toggle(id)}
                />
                {name}
              </label>
              <IconButton
                icon="up"
                label={say(t.entry.actionOn, { action: t.entry.moveUp, entry: name })}
                disabled={index === 0}
                onClick={(event) => move(event.currentTarget, index, -1)}
              />
              <IconButton
                icon="down"
                label={say(t.entry.actionOn, { action: t.entry.moveDown, entry: name })}
                disabled={index === order.length - 1}
                onClick={(event) => move(event.currentTarget, index, 1)}
              />
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
