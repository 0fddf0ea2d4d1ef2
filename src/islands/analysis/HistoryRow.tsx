import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { FirstPage } from '#islands/ui/FirstPage.tsx'
import { analysisStore } from '#stores/analysis.ts'
import { recordsStore, type AnalysisRow } from '#stores/records.ts'
import type { HistoryProps } from './History.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'

interface Props extends Pick<HistoryProps, 'locale' | 't' | 'links'> {
  row: AnalysisRow
  isShown: boolean
}

type Mode = 'read' | 'rename' | 'delete'

/** One analysis: open it, see its scores, give it another name, delete it. */
export function HistoryRow({ row, isShown, locale, t: texts, links }: Props) {
  const t = texts.history
  const [hasScores, setScores] = useState(false)
  const [mode, setMode] = useState<Mode>('read')
  const actions = useRef<HTMLTableCellElement>(null)
  const last = useRef<Mode>(mode)
  const named = { fileName: row.fileName }

  // The focus comes back to the button that led away.
  useEffect(() => {
    const focus = (name: Mode) =>
      actions.current?.querySelector<HTMLElement>(`[data-mode='${name}']`)?.focus()
    if (mode === 'read') focus(last.current)
    last.current = mode
  }, [mode])

  async function remove() {
    await recordsStore.remove(row)
    if (isShown) analysisStore.reset()
  }

  return (
    <>
      <tr aria-current={isShown ? 'true' : undefined}>
        <th scope="row">
          <span className="history-name">
            <FirstPage kind="analysis" id={row.id} stamp={row.overall ?? ''} />
            {mode === 'rename' ? (
              <RenameForm row={row} t={t} onDone={() => setMode('read')} />
            ) : (
              <a href={`${links.record}?recordId=${encodeURIComponent(row.id)}`}>
                <bdi>{row.fileName}</bdi>
              </a>
            )}
          </span>
        </th>
        <td>
          <time dateTime={row.createdAt}>{when(row.createdAt, locale)}</time>
        </td>
        <td className="serif">
          {row.overall === null ? '–' : format('{score}', { score: row.overall }, locale)}
        </td>
        <td>{row.rubric}</td>
        <td className="history-actions" ref={actions}>
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
              {row.overall !== null && (
                <button
                  type="button"
                  className="link-button"
                  aria-label={format(t.scoresLabel, named, locale)}
                  aria-expanded={hasScores}
                  onClick={() => setScores(!hasScores)}
                >
                  {t.scores}
                </button>
              )}
              <button
                type="button"
                className="link-button"
                data-mode="rename"
                aria-label={format(t.renameLabel, named, locale)}
                onClick={() => setMode('rename')}
              >
                {t.rename}
              </button>
              <button
                type="button"
                className="link-button"
                data-mode="delete"
                aria-label={format(t.removeLabel, named, locale)}
                onClick={() => setMode('delete')}
              >
                {t.remove}
              </button>
            </>
          )}
        </td>
      </tr>
      {hasScores && (
        <tr className="history-scores">
          <td colSpan={5}>
            <ScoreHistory recordId={row.id} locale={locale} t={texts} links={links} />
          </td>
        </tr>
      )}
    </>
  )
}

interface RenameProps {
  row: AnalysisRow
  t: Props['t']['history']
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
