import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { directionOf, type Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { parseDate } from '#islands/ui/dates.ts'
import { correctionStore } from '#stores/correction.ts'
import { isMissing, type ReadField as Field } from './reading-fields.ts'
import type { ReadingWords } from './Reading.tsx'
import { shownDate } from './shown-date.ts'

interface Props {
  field: Field
  language: string
  locale: Locale
  t: ReadingWords
}

/** One field: what was read, or that nothing was; a click corrects it on the spot. */
export function ReadField({ field, language, locale, t }: Props) {
  const [isEdited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  const name = nameOf(field, t)
  const shown = shownIn(field, locale, t.dates.present)

  // The focus comes back to where it was.
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  return (
    <div
      className="read-field"
      data-path={field.path}
      data-missing={(isMissing(field) && field.expected) || undefined}
    >
      <dt>{name}</dt>
      <dd>
        {isEdited ? (
          <FieldForm field={field} locale={locale} t={t} onDone={() => setEdited(false)} />
        ) : (
          <button
            ref={button}
            type="button"
            className="read-value"
            title={format(t.reading.correct, { field: name }, locale)}
            onClick={() => setEdited(true)}
          >
            {shown ? (
              <span lang={language} dir={field.kind === 'line' ? 'auto' : directionOf(locale)}>
                {shown}
              </span>
            ) : (
              <span className="read-missing">{t.reading.missing}</span>
            )}
            <span className="visually-hidden">
              {format(t.reading.correct, { field: name }, locale)}
            </span>
          </button>
        )}
      </dd>
    </div>
  )
}

function nameOf({ name, label, kind }: Field, t: ReadingWords): string {
  return name || (kind === 'items' ? t.sections.skills : t.fields[label])
}

/** Skills are told apart by commas as any language writes them. */
const COMMA = /\s*[,،、，;；]\s*/u

/** How a language parts the items of a list, where not by a comma and a space. */
const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', ja: '、', 'zh-CN': '、' }

export function shownIn({ kind, value }: Field, locale: Locale, present: string): string {
  if (kind === 'items') return [...value].join(COMMAS[locale] ?? ', ')
  return kind === 'date' ? shownDate(String(value), locale, present) : String(value)
}

interface FormProps {
  field: Field
  locale: Locale
  t: ReadingWords
  onDone: () => void
}

function FieldForm({ field, locale, t, onDone }: FormProps) {
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const { path, kind, value } = field
  const isList = kind === 'items'
  const initial = isList
    ? [...value].join(', ')
    : kind === 'date'
      ? shownDate(String(value), locale, t.dates.present)
      : String(value)

  function save(text: string): void {
    if (text === initial) return onDone()
    if (isList) correctionStore.correct(path, text.split(COMMA).filter(Boolean))
    else if (kind === 'line') correctionStore.correct(path, text)
    else {
      const date = parseDate(text, [locale, 'en'], [t.dates.present])
      if (date === null) return setWrong(true)
      correctionStore.correct(path, date)
    }
    onDone()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save(String(new FormData(event.currentTarget).get('value')).trim())
  }

  return (
    <form onSubmit={submit}>
      <input
        name="value"
        aria-label={nameOf(field, t)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        defaultValue={initial}
        dir="auto"
        maxLength={isList ? 2_000 : 300}
        autoComplete="off"
        // The person asked for this field a moment ago.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit" className="link-button">
        {t.reading.save}
      </button>
      <button type="button" className="link-button" onClick={onDone}>
        {t.reading.cancel}
      </button>
      {isWrong && (
        <p id={id} role="alert">
          {format(
            t.reading.wrongDate,
            { example: shownDate('2023-09', locale, t.dates.present) },
            locale,
          )}
        </p>
      )}
    </form>
  )
}
