import { memo, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { $target, requestFocus } from '#stores/focus.ts'
import type { ListPath, OwnList } from '#stores/resume/entries.ts'
import { keyOf } from '#stores/resume/entry-keys.ts'
import { valueAt } from '#stores/resume/path.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { $findings } from '#stores/score.ts'
import { EntryActions } from './EntryActions.tsx'
import { Marks } from './Marks.tsx'
import { Sortable, useSortableItem } from './Sortable.tsx'
import { Field } from './fields/Field.tsx'
import { countBelow } from './findings.ts'
import { OWN_ENTRY, type EntrySpec } from './sections.ts'
import { useStrings } from './strings.tsx'
import { summaryOf } from './summary.ts'
import { useTarget, useSelected } from './use-value.ts'

const keysIn = (entries: unknown) => ((entries ?? []) as object[]).map(keyOf).join(' ')

interface Props {
  list: ListPath
  spec: EntrySpec
  /** Name of the button that adds one. */
  add: string
}

/** Entries that open into their fields, can be moved, and one more. */
export function EntryList({ list, spec, add }: Props) {
  const { t } = useStrings()
  const joined = useSelected(list, keysIn)
  const keys = useMemo(() => joined.split(' ').filter(Boolean), [joined])

  /** Asked for only when an entry is moved: it stands elsewhere then than when it was drawn. */
  function nameOf(key: string) {
    const entries = (valueAt(resumeStore.$document.get()?.content, list) ?? []) as object[]
    const entry = entries.find((other) => keyOf(other) === key) ?? {}
    return summaryOf(entry as Record<string, unknown>, spec, t.kinds) || t.entry.new
  }

  return (
    <>
      <Sortable
        ids={keys}
        nameOf={nameOf}
        onMove={(from, to) => resumeStore.moveEntry(list, from, to - from)}
      >
        {keys.map((key, index) => (
          <Entry key={key} id={key} list={list} spec={spec} index={index} count={keys.length} />
        ))}
      </Sortable>
      <button type="button" className="add" onClick={() => addTo(list, spec)}>
        <Icon name="add" />
        {add}
      </button>
    </>
  )
}

/** Adds an entry to a list, with the cursor in its first field. */
export function addTo(list: ListPath, { fields }: EntrySpec): void {
  const entries = valueAt(resumeStore.$document.get()?.content, list) as object[]
  // Asked for first, so that the entry comes open and what is typed right after the click is in it.
  requestFocus(`${list}.${entries.length}.${fields[0]?.name}`)
  resumeStore.addEntry(list)
}

interface EntryProps {
  /** The entry's key, the same wherever it is moved. */
  id: string
  list: ListPath
  spec: EntrySpec
  index: number
  count: number
}

const subscribe = (onChange: () => void) => $findings.listen(onChange)

/** One job, one school, one language …: a line that opens into its fields. */
const Entry = memo(function Entry({ id, list, spec, index, count }: EntryProps) {
  const { t } = useStrings()
  const base = `${list}.${index}`
  const panel = useId()
  const isMine = (path: string) => path.startsWith(`${base}.`)
  const [isOpen, setOpen] = useState(() => count === 1 || isMine($target.get()?.path ?? ''))
  const title =
    useSelected(base, (entry) =>
      summaryOf((entry ?? {}) as Record<string, unknown>, spec, t.kinds),
    ) || t.entry.new
  const isHidden = useSelected(`${base}.hidden`, (hidden) => hidden === true)
  const marks = useSyncExternalStore(subscribe, () => countBelow($findings.get(), base))
  const { setItem, style, isDragging, handle } = useSortableItem(id, title)

  const beginsPage = useSelected(`${base}.newPage`, (newPage) => newPage === true)

  useTarget(isMine, () => setOpen(true))

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
            {!isOpen && <Marks count={marks} />}
          </button>
        </h3>
        <EntryActions
          list={list}
          index={index}
          count={count}
          title={title}
          isHidden={isHidden}
          beginsPage={beginsPage}
        />
      </div>
      <div className="fields" id={panel} hidden={!isOpen}>
        {isOpen &&
          spec.fields.map((field) =>
            field.kind === 'entries' ? (
              <NestedEntries
                key={field.name}
                list={`${base}.entries` as OwnList}
                label={t.fields[field.label]}
              />
            ) : (
              <Field key={field.name} spec={field} base={base} />
            ),
          )}
      </div>
    </div>
  )
})

/** The entries of a section of the person's own, in the section itself. */
function NestedEntries({ list, label }: { list: OwnList; label: string }) {
  const { t } = useStrings()
  return (
    <fieldset className="wide nested-entries">
      <legend>{label}</legend>
      <EntryList list={list} spec={OWN_ENTRY} add={t.add.entries} />
    </fieldset>
  )
}
