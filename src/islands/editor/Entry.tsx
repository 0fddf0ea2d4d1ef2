import { memo, useId, useState, useSyncExternalStore } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { resumeStore } from '#stores/resume/store.ts'
import { $findings } from '#stores/score.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { useSortableItem } from './Sortable.tsx'
import { Field } from './fields/Field.tsx'
import { countBelow } from './findings.ts'
import { focusNeighbour } from './neighbours.ts'
import type { EditorSection, SectionSpec } from './sections.ts'
import { useStrings } from './strings.tsx'
import { summaryOf } from './summary.ts'
import { useTarget, useTold } from './use-value.ts'

interface Props {
  /** The entry's key, the same wherever it is moved. */
  id: string
  section: EditorSection
  spec: Extract<SectionSpec, { shape: 'entries' }>
  index: number
  count: number
}

const subscribe = (onChange: () => void) => $findings.listen(onChange)

/** One job, one school, one language …: a line that opens into its fields. */
export const Entry = memo(function Entry({ id, section, spec, index, count }: Props) {
  const { t, say } = useStrings()
  const base = `${section}.${index}`
  const panel = useId()
  const [isOpen, setOpen] = useState(count === 1)
  const title =
    useTold(base, (entry) => summaryOf((entry ?? {}) as Record<string, unknown>, spec, t.kinds)) ||
    t.entry.new
  const isHidden = useTold(`${base}.hidden`, (hidden) => hidden === true)
  const marks = useSyncExternalStore(subscribe, () => countBelow($findings.get(), base))
  const { setItem, style, isDragging, handle } = useSortableItem(id, title)

  useTarget(
    (path) => path.startsWith(`${base}.`),
    () => setOpen(true),
  )

  return (
    <div
      className="entry"
      ref={setItem}
      style={style}
      data-dragging={isDragging}
      data-hidden={isHidden || undefined}
    >
      <div className="entry-head">
        {handle}
        <h3>
          <button
            type="button"
            className="disclosure"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="open" />
            <bdi>{title}</bdi>
            {isHidden && <span className="not-printed">{t.entry.notPrinted}</span>}
            {!isOpen && marks > 0 && (
              <span className="count" aria-label={say(t.advice.count, { count: marks })}>
                {say('{marks}', { marks })}
              </span>
            )}
          </button>
        </h3>
        <EntryActions
          list={spec.list}
          index={index}
          count={count}
          title={title}
          isHidden={isHidden}
        />
      </div>
      <div className="fields" id={panel} hidden={!isOpen}>
        {isOpen && spec.fields.map((field) => <Field key={field.name} spec={field} base={base} />)}
      </div>
    </div>
  )
})

interface ActionsProps {
  list: Extract<SectionSpec, { shape: 'entries' }>['list']
  index: number
  count: number
  title: string
  isHidden: boolean
}

function EntryActions({ list, index, count, title, isHidden }: ActionsProps) {
  const { t, say } = useStrings()
  const named = (action: string) => say(t.entry.actionOn, { action, entry: title })

  return (
    <div className="entry-actions">
      <MoveButtons
        name={title}
        index={index}
        count={count}
        onMove={(by) => resumeStore.moveEntry(list, index, by)}
      />
      <IconButton
        icon={isHidden ? 'hidden' : 'shown'}
        label={named(t.entry.hide)}
        aria-pressed={isHidden}
        onClick={() => resumeStore.setField(`${list}.${index}.hidden`, isHidden ? undefined : true)}
      />
      <IconButton
        icon="copy"
        label={named(t.entry.duplicate)}
        onClick={() => resumeStore.duplicateEntry(list, index)}
      />
      <IconButton
        icon="remove"
        label={named(t.entry.remove)}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget, '.entry', '.disclosure')
          resumeStore.removeEntry(list, index)
        }}
      />
    </div>
  )
}
