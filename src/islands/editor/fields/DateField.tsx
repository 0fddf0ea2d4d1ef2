import { useState } from 'react'
import type { ResumeDate } from '#contract/resume.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { formatDate } from '#contract/written-date.ts'
import { parseDate } from '#islands/ui/dates.ts'
import type { DateSpec } from '../sections.ts'
import { useStrings } from '../strings.tsx'
import { useFocusTarget, useValue } from '../use-value.ts'
import { Labelled, remarkId } from './Labelled.tsx'

/** What a date looks like, for who has not typed one. */
const EXAMPLE: ResumeDate = '2023-09'

/** What stands in the field, and the date that the resume kept of it. */
interface Typed {
  text: string
  date: ResumeDate
}

interface Props {
  spec: DateSpec
  base: string
  label: string
}

/** A year, a month or a day, typed in the way people write them; the end may be 'present'. */
export function DateField({ spec, base, label }: Props) {
  const { t, locale, present, say } = useStrings()
  const path = `${base}.${spec.name}`
  const value = useValue<ResumeDate>(path, '')
  const start = useValue<ResumeDate>(`${base}.${spec.after ?? ''}`, '')
  const input = useFocusTarget<HTMLInputElement>(path)
  const [typed, setTyped] = useState<Typed | null>(null)
  const [editing, setEditing] = useState(false)

  const example = formatDate(EXAMPLE, locale, '')
  const parse = (text: string) => parseDate(text, [locale, 'en'], [t.dates.present, present])
  // A step back gives the resume another date than the one that was typed.
  const text = typed?.date === value ? typed.text : null
  const shown = text ?? formatDate(value, locale, t.dates.present)
  const isOdd = !editing && parse(shown) === null
  const isBefore =
    !editing && spec.after && /^\d/.test(value) && value < start.slice(0, value.length)

  function change(now: string) {
    // What is not a date yet stays in the field; the resume keeps the last one that was.
    const date = parse(now) ?? value
    setTyped({ text: now, date })
    resumeStore.setField(path, date)
  }

  function leave() {
    setEditing(false)
    if (text === null || parse(text) !== null) setTyped(null)
  }

  function togglePresent() {
    setTyped(null)
    resumeStore.setField(path, value === 'present' ? '' : 'present')
  }

  return (
    <Labelled
      id={path}
      label={label}
      remark={
        (isOdd && say(t.dates.invalid, { example, present: t.dates.present })) ||
        (isBefore && t.dates.order)
      }
    >
      <div className="date">
        <input
          ref={input}
          id={path}
          type="text"
          dir="auto"
          value={shown}
          maxLength={40}
          placeholder={example}
          autoComplete="off"
          aria-invalid={isOdd || undefined}
          aria-describedby={remarkId(path)}
          onFocus={() => setEditing(true)}
          onBlur={leave}
          onChange={(event) => change(event.target.value)}
        />
        {spec.after && (
          <button
            type="button"
            className="chip"
            aria-pressed={value === 'present'}
            onClick={togglePresent}
          >
            {t.dates.present}
          </button>
        )}
      </div>
    </Labelled>
  )
}
