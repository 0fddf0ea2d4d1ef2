import { memo, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { SectionId } from '#contract/resume.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Menu } from '#islands/ui/Menu.tsx'
import { focusTaken } from '#stores/focus.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { $findings } from '#stores/score.ts'
import { EntryList } from './EntryList.tsx'
import { Marks } from './Marks.tsx'
import { Field } from './fields/Field.tsx'
import { RichField } from './fields/RichField.tsx'
import { countBelow } from './findings.ts'
import { headingPath, sectionPath } from './places.ts'
import { SECTIONS, type EditorSection, type SectionSpec } from './sections.ts'
import { useStrings } from './strings.tsx'
import { useFocusTarget, useTarget, useSelected, useValue } from './use-value.ts'
import './sections.css'

const subscribe = (onChange: () => void) => $findings.listen(onChange)

interface Props {
  id: EditorSection
  /** Moves the section among those that are shown; absent where it cannot be moved that way. */
  onMoveUp?: (() => void) | undefined
  onMoveDown?: (() => void) | undefined
}

/** One section of the resume with its fields, as the table of sections tells. */
export const Section = memo(function Section({ id, onMoveUp, onMoveDown }: Props) {
  const { t } = useStrings()
  const spec = SECTIONS[id]
  const content = useId()
  const [isOpen, setOpen] = useState(true)
  const [isRenaming, setRenaming] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const title = useSectionTitle(id)
  const isHidden = useSelected('layout.hidden', (ids) => holds(ids, id))
  const marks = useSyncExternalStore(subscribe, () => countBelow($findings.get(), id))

  useTarget(
    (path) => path === sectionPath(id) || path === id || path.startsWith(`${id}.`),
    ({ path }) => {
      setOpen(true)
      if (path !== sectionPath(id)) return
      toggle.current?.scrollIntoView({ block: 'start' })
      toggle.current?.focus({ preventScroll: true })
      focusTaken(path)
    },
  )
  useTarget(
    (path) => path === headingPath(id),
    () => setRenaming(true),
  )

  return (
    <section
      className="section"
      aria-labelledby={`section-${id}`}
      data-hidden={isHidden || undefined}
    >
      <div className="section-head">
        <h2 id={`section-${id}`}>
          <button
            ref={toggle}
            type="button"
            className="section-toggle"
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="open" />
            <span>{title}</span>
            {isHidden && <span className="not-printed">{t.entry.notPrinted}</span>}
            {!isOpen && <Marks count={marks} />}
          </button>
        </h2>
        {id !== 'basics' && (
          <Options
            id={id}
            title={title}
            onMoveUp={onMoveUp}
            onMoveDown={onMoveDown}
            onRename={() => setRenaming(true)}
          />
        )}
      </div>
      {isRenaming && id !== 'basics' && <Heading id={id} onClose={() => setRenaming(false)} />}
      <div className="section-content" id={content} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className="hint">{t.hints[id]}</p>
            <Content id={id} spec={spec} />
          </>
        )}
      </div>
    </section>
  )
})

const holds = (ids: unknown, id: string) => Array.isArray(ids) && ids.includes(id)

/** The person's own heading, else what the form calls the section. */
export function useSectionTitle(id: EditorSection): string {
  const { t } = useStrings()
  return useValue(headingPath(id), '') || t.sections[id]
}

interface OptionsProps extends Pick<Props, 'onMoveUp' | 'onMoveDown'> {
  id: SectionId
  title: string
  onRename: () => void
}

/** What can be done with a whole section. */
function Options({ id, title, onMoveUp, onMoveDown, onRename }: OptionsProps) {
  const { t, say } = useStrings()
  const isHidden = useSelected('layout.hidden', (ids) => holds(ids, id))
  const beginsPage = useSelected('layout.newPage', (ids) => holds(ids, id))
  const moves = [
    onMoveUp && { text: t.entry.moveUp, onChoose: onMoveUp },
    onMoveDown && { text: t.entry.moveDown, onChoose: onMoveDown },
  ].filter((item) => item !== undefined)
  // Each section of the person's own has a heading already.
  const rename = id === 'other' ? [] : [{ text: t.outline.rename, onChoose: onRename }]
  return (
    <Menu
      icon="more"
      label={say(t.entry.actionOn, { action: t.outline.options, entry: title })}
      groups={[
        rename,
        moves,
        [
          {
            text: t.style.show,
            isOn: !isHidden,
            onChoose: () => resumeStore.flagSection('hidden', id, !isHidden),
          },
          {
            text: t.outline.newPage,
            isOn: beginsPage,
            onChoose: () => resumeStore.flagSection('newPage', id, !beginsPage),
          },
        ],
      ]}
    />
  )
}

/** The heading to type; empty, it is the usual one. */
function Heading({ id, onClose }: { id: SectionId; onClose: () => void }) {
  const { t, say } = useStrings()
  const path = headingPath(id)
  const value = useValue(path, '')
  const target = useFocusTarget<HTMLInputElement>(path)
  return (
    <input
      ref={target}
      className="section-heading"
      type="text"
      dir="auto"
      value={value}
      maxLength={100}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for right before
      autoFocus
      aria-label={say(t.outline.title, { section: t.sections[id] })}
      placeholder={t.sections[id]}
      onChange={(event) => resumeStore.setSectionTitle(id, event.target.value)}
      onBlur={onClose}
      onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && onClose()}
    />
  )
}

function Content({ id, spec }: { id: EditorSection; spec: SectionSpec }) {
  const { t } = useStrings()
  if (spec.shape === 'text') return <RichField path={id} label={t.sections[id]} isLabelHidden />
  if (spec.shape === 'entries') {
    return <EntryList list={spec.list} spec={spec} add={t.add[spec.list]} />
  }
  return (
    <div className="fields">
      {spec.fields.map((field) => (
        <Field key={field.name} spec={field} base={id} />
      ))}
    </div>
  )
}
