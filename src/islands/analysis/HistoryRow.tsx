import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore } from '#stores/analysis.ts'
import { recordsStore, type AnalysisRow } from '#stores/records.ts'

interface Props {
  row: AnalysisRow
  isShown: boolean
  locale: Locale
  t: Messages['analysis']['history']
}

type Mode = 'read' | 'rename' | 'delete'

/** One analysis: open it, give it another name, delete it. */
export function HistoryRow({ row, isShown, locale, t }: Props) {
  const [mode, setMode] = useState<Mode>('read')
  const actions = useRef<HTMLTableCellElement>(null)
  const last = useRef<Mode>(mode)
  const named = { fileName: row.fileName }

  // The focus comes back to the button that led away.
  useEffect(() => {
    const [first, second] = actions.current?.querySelectorAll('button') ?? []
    if (mode === 'read' && last.current === 'rename') first?.focus()
    if (mode === 'read' && last.current === 'delete') second?.focus()
    last.current = mode
  }, [mode])

  async function remove() {
    await recordsStore.remove(row.id)
    if (isShown) analysisStore.reset()
  }

  return (
    <tr aria-current={isShown ? 'true' : undefined}>
      <th scope="row">
        {mode === 'rename' ? (
          <RenameForm row={row} t={t} onDone={() => setMode('read')} />
        ) : (
          <a href={`?recordId=${encodeURIComponent(row.id)}`}>
            <bdi>{row.fileName}</bdi>
          </a>
        )}
      </th>
      <td>
        <time dateTime={row.createdAt}>{when(row.createdAt, locale)}</time>
      </td>
      <td className="serif">
        {row.overall === null ? '–' : format('{score}', { score: row.overall }, locale)}
      </td>
      <td>{row.rubric}</td>
      <td className="row-actions" ref={actions}>
        {mode === 'delete' ? (
          <>
            <span>{format(t.removeQuestion, named, locale)}</span>
            <button
              // Never the button that asked: its second click, or a held Enter, would answer.
              key="answer"
              type="button"
              className="link-button"
              onClick={() => void remove()}
            >
              {t.remove}
            </button>
            <button
              key="cancel"
              type="button"
              className="link-button"
              // The question is new here, and this is its harmless answer.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onClick={() => setMode('read')}
            >
              {t.cancel}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="link-button"
              aria-label={format(t.renameLabel, named, locale)}
              onClick={() => setMode('rename')}
            >
              {t.rename}
            </button>
            <button
              type="button"
              className="link-button"
              aria-label={format(t.removeLabel, named, locale)}
              onClick={() => setMode('delete')}
            >
              {t.remove}
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

interface RenameProps {
  row: AnalysisRow
  t: Props['t']
  onDone: () => void
}

function RenameForm({ row, t, onDone }: RenameProps) {
  async function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name && name !== row.fileName) await recordsStore.rename(row.id, name)
    onDone()
  }
  return (
    <form onSubmit={(event) => void rename(event)}>
      <input
        name="name"
        aria-label={t.newName}
        defaultValue={row.fileName}
        maxLength={200}
        dir="auto"
        // The person asked for this field a moment ago.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit" className="link-button">
        {t.save}
      </button>
    </form>
  )
}

function when(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(date),
  )
}
