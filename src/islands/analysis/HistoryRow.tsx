import { Fragment, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { FirstPage } from '#islands/ui/FirstPage.tsx'
import { Question } from '#islands/ui/Question.tsx'
import { RenameForm } from '#islands/ui/RenameForm.tsx'
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
  // The focus comes back to the button that led away.
  const [left, setLeft] = useState<Mode>('read')
  const named = { fileName: row.fileName }

  function go(next: Mode) {
    setLeft(mode)
    setMode(next)
  }

  async function rename(name: string) {
    if (name && name !== row.fileName) await recordsStore.rename(row.id, name)
    go('read')
  }

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
              <RenameForm
                name={row.fileName}
                label={t.newName}
                maxLength={200}
                t={t}
                onRename={(name) => void rename(name)}
                onCancel={() => go('read')}
              />
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
        <td className="history-actions">
          {mode === 'delete' ? (
            <Question
              text={format(t.removeQuestion, named, locale)}
              answer={t.remove}
              cancel={t.cancel}
              onAnswer={() => void remove()}
              onCancel={() => go('read')}
            />
          ) : (
            // Its buttons are new in each mode, as autoFocus wants them.
            <Fragment key={mode}>
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
                aria-label={format(t.renameLabel, named, locale)}
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={left === 'rename'}
                onClick={() => go('rename')}
              >
                {t.rename}
              </button>
              <button
                type="button"
                className="link-button"
                aria-label={format(t.removeLabel, named, locale)}
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={left === 'delete'}
                onClick={() => go('delete')}
              >
                {t.remove}
              </button>
            </Fragment>
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

function when(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(date),
  )
}
