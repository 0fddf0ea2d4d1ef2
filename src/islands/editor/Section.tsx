import { memo, useMemo } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { keyOf } from '#stores/resume/entry-keys.ts'
import { requestFocus } from '#stores/focus.ts'
import { valueAt } from '#stores/resume/path.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { Entry } from './Entry.tsx'
import { Sortable } from './Sortable.tsx'
import { Field } from './fields/Field.tsx'
import { RichField } from './fields/RichField.tsx'
import { SECTIONS, type EditorSection, type SectionSpec } from './sections.ts'
import { useStrings } from './strings.tsx'
import { summaryOf } from './summary.ts'
import { useTold } from './use-value.ts'

/** One section of the resume with its fields, as the table of sections tells. */
export const Section = memo(function Section({ id }: { id: EditorSection }) {
  const { t } = useStrings()
  const spec = SECTIONS[id]
  return (
    <section className="section" aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{t.sections[id]}</h2>
      <p className="hint">{t.hints[id]}</p>
      <Content id={id} spec={spec} />
    </section>
  )
})

function Content({ id, spec }: { id: EditorSection; spec: SectionSpec }) {
  const { t } = useStrings()
  if (spec.shape === 'text') return <RichField path={id} label={t.sections[id]} isLabelHidden />
  if (spec.shape === 'entries') return <Entries id={id} spec={spec} />
  return (
    <div className="fields">
      {spec.fields.map((field) => (
        <Field key={field.name} spec={field} base={id} />
      ))}
    </div>
  )
}

const NO_ENTRY: Record<string, unknown> = {}

const keysIn = (entries: unknown) => ((entries ?? []) as object[]).map(keyOf).join(' ')

interface EntriesProps {
  id: EditorSection
  spec: Extract<SectionSpec, { shape: 'entries' }>
}

function Entries({ id, spec }: EntriesProps) {
  const { t } = useStrings()
  const joined = useTold(id, keysIn)
  const keys = useMemo(() => joined.split(' ').filter(Boolean), [joined])

  function add() {
    resumeStore.addEntry(spec.list)
    requestFocus(`${id}.${keys.length}.${spec.fields[0]?.name}`)
  }

  /** Asked for only when an entry is moved, so it looks then. */
  function nameOf(key: string) {
    const content = resumeStore.$document.get()?.content
    const entry = valueAt(content, `${id}.${keys.indexOf(key)}`) ?? NO_ENTRY
    return summaryOf(entry as typeof NO_ENTRY, spec, t.kinds) || t.entry.new
  }

  return (
    <>
      {keys.length === 0 && <p className="none">{t.entry.none}</p>}
      <Sortable
        ids={keys}
        nameOf={nameOf}
        onMove={(from, to) => resumeStore.moveEntry(spec.list, from, to - from)}
      >
        {keys.map((key, index) => (
          <Entry key={key} id={key} section={id} spec={spec} index={index} count={keys.length} />
        ))}
      </Sortable>
      <button type="button" className="add" onClick={add}>
        <Icon name="add" />
        {t.add[id as keyof typeof t.add]}
      </button>
    </>
  )
}
