import { IconButton } from '#islands/ui/IconButton.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { keyOf } from '#stores/resume/entry-keys.ts'
import { requestFocus } from '#stores/focus.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { FieldMarks } from '../FieldMarks.tsx'
import { focusNeighbour } from '../neighbours.ts'
import type { PairsSpec } from '../sections.ts'
import { useStrings } from '../strings.tsx'
import { useValue } from '../use-value.ts'
import { LineField } from './LineField.tsx'

const NONE: Record<string, string>[] = []

/** Rows of two lines each, such as the label and the address of a link. */
export function PairsField({ spec, label }: { spec: PairsSpec; label: string }) {
  const { t, say } = useStrings()
  const rows = useValue(spec.list, NONE)
  const [first, second] = spec.columns

  function add() {
    resumeStore.addEntry(spec.list)
    requestFocus(`${spec.list}.${rows.length}.${first.name}`)
  }

  return (
    <fieldset className="pairs">
      <legend>{label}</legend>
      {rows.map((row, index) => {
        const base = `${spec.list}.${index}`
        const name = row[first.name] || row[second.name] || t.entry.new
        return (
          <div className="pair" key={keyOf(row)}>
            {spec.columns.map((column) => (
              <LineField
                key={column.name}
                spec={column}
                path={`${base}.${column.name}`}
                label={t.fields[column.label]}
              />
            ))}
            <IconButton
              icon="remove"
              label={say(t.entry.actionOn, { action: t.entry.remove, entry: name })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget, '.pair', '.icon-button')
                resumeStore.removeEntry(spec.list, index)
              }}
            />
          </div>
        )
      })}
      <button type="button" className="add" onClick={add}>
        <Icon name="add" />
        {t.add[spec.name as 'links' | 'extras']}
      </button>
      <FieldMarks path={spec.list} />
    </fieldset>
  )
}
