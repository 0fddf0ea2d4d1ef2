import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { EXPORT_FORMATS } from '#contract/output.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { Menu } from '#islands/ui/Menu.tsx'
import { downloadStore } from '#stores/download.ts'
import { importStore } from '#stores/import.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { scoredIn, scoreStore } from '#stores/score.ts'
import { sessionStore } from '#stores/session.ts'
import { trashStore } from '#stores/resume/lists.ts'
import { SaveState } from './SaveState.tsx'
import type { Pane, PanelName } from './panes.ts'
import { shownKeys } from './shortcuts.ts'
import { useStrings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'

interface Props {
  /** Address of the home page. */
  home: string
  pane: Pane
  onPane: (pane: Pane) => void
  onShortcuts: () => void
  onSettings: () => void
}

/** The head of the editor: title, state, and what can be done with the whole resume. */
export function Bar({ home, pane, onPane, onShortcuts, onSettings }: Props) {
  const { t } = useStrings()
  const canUndo = useOpenEditor(({ history }) => history.past.length > 0, false)
  const canRedo = useOpenEditor(({ history }) => history.future.length > 0, false)
  const isDownloading = useStore(downloadStore.$download).status === 'running'
  const toggle = (panel: PanelName) => onPane(pane === panel ? 'edit' : panel)
  return (
    <header className="bar">
      <a className="icon-button" href={home} aria-label={t.bar.home} title={t.bar.home}>
        <Icon name="back" />
      </a>
      <h1 className="visually-hidden">{t.bar.editor}</h1>
      <Title />
      <SaveState />
      <div className="bar-actions">
        <IconButton
          icon="undo"
          label={t.bar.undo}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!canUndo}
          onClick={resumeStore.undo}
        />
        <IconButton
          icon="redo"
          label={t.bar.redo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={!canRedo}
          onClick={resumeStore.redo}
        />
        <button
          type="button"
          className="button small desk-only"
          aria-expanded={pane === 'advice'}
          onClick={() => toggle('advice')}
        >
          {t.bar.advice}
          <Overall />
        </button>
        <button
          type="button"
          className="button small desk-only"
          aria-expanded={pane === 'style'}
          onClick={() => toggle('style')}
        >
          {t.bar.style}
        </button>
        <More onPane={onPane} onShortcuts={onShortcuts} onSettings={onSettings} />
        <button
          type="button"
          className="button small primary"
          aria-disabled={isDownloading}
          onClick={() => void downloadStore.download()}
        >
          {isDownloading ? t.bar.downloading : t.bar.download}
        </button>
      </div>
    </header>
  )
}

function Title() {
  const { t } = useStrings()
  const title = useOpenEditor(({ document }) => document.title, '')
  return (
    <input
      className="title"
      type="text"
      dir="auto"
      value={title}
      maxLength={200}
      autoComplete="off"
      aria-label={t.bar.title}
      placeholder={t.bar.untitled}
      onChange={(event) => resumeStore.setTitle(event.target.value)}
    />
  )
}

/** The overall score, and what the last change that was applied has done to it. */
function Overall() {
  const { t, say } = useStrings()
  const scored = scoredIn(useStore(scoreStore.$score))
  const score = scored?.report.overall ?? null
  if (!scored || score === null) return null
  const { gain } = scored
  return (
    <>
      <span className="overall serif" aria-label={say(t.advice.score, { score })}>
        {say('{score}', { score })}
      </span>
      {gain !== null && gain > 0 && (
        <span className="gain serif" aria-hidden="true">
          {say(t.advice.points, { count: gain })}
        </span>
      )}
    </>
  )
}

/** What was typed is kept in this browser first: the way leads out of the page. */
function signIn(): void {
  resumeStore.flush()
  void sessionStore.signIn()
}

/** What is seldom needed. */
function More({ onPane, onShortcuts, onSettings }: Omit<Props, 'home' | 'pane'>) {
  const { t, say } = useStrings()
  const file = useRef<HTMLInputElement>(null)
  const isVisitor = useStore(sessionStore.$session).status === 'visitor'

  function duplicate() {
    const title = resumeStore.$document.get()?.title || t.bar.untitled
    void resumeStore.duplicate(say(t.conflict.copyTitle, { title }).slice(0, 200))
  }

  const exports = EXPORT_FORMATS.map((format) => ({
    text: t.menu[format],
    onChoose: () => void downloadStore.download(format),
  }))
  return (
    <>
      <Menu
        icon="more"
        label={t.menu.label}
        groups={[
          [
            { text: t.menu.resumes, onChoose: () => onPane('resumes') },
            { text: t.menu.duplicate, onChoose: duplicate },
            { text: t.menu.import, onChoose: () => file.current?.click() },
          ],
          exports,
          [
            { text: t.menu.versions, onChoose: () => onPane('versions') },
            { text: t.menu.settings, onChoose: onSettings },
            { text: t.menu.shortcuts, keys: shownKeys('shortcuts'), onChoose: onShortcuts },
          ],
          isVisitor ? [{ text: t.menu.signIn, onChoose: signIn }] : [],
          [{ text: t.menu.remove, onChoose: () => void trashStore.remove() }],
        ]}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,.pdf,.docx,.doc,application/json"
        aria-label={t.menu.import}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          target.value = ''
          if (chosen) void importStore.importFile(chosen)
        }}
      />
    </>
  )
}
