import { useStore } from '@nanostores/react'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { downloadStore } from '#stores/download.ts'
import type { OpenEditor } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'
import { SaveState } from './SaveState.tsx'
import { useStrings } from './strings.tsx'

interface Props {
  editor: OpenEditor
  /** Address of the home page. */
  home: string
  view: View
  onView: (view: View) => void
  isStyling: boolean
  onStyle: () => void
}

/** What a phone shows; a desk shows both side by side. */
const VIEWS = ['edit', 'preview'] as const
export type View = (typeof VIEWS)[number]

/** The head of the editor: title, state, and what can be done with the whole resume. */
export function Bar({ editor, home, view, onView, isStyling, onStyle }: Props) {
  const { t } = useStrings()
  const { document, saving, history } = editor
  const isDownloading = useStore(downloadStore.$download).status === 'running'
  const isSaving = saving.status === 'saving'
  return (
    <header className="bar">
      <a className="icon-button" href={home} aria-label={t.bar.home} title={t.bar.home}>
        <Icon name="back" />
      </a>
      <h1 className="visually-hidden">{t.bar.editor}</h1>
      <input
        className="title"
        type="text"
        dir="auto"
        value={document.title}
        maxLength={200}
        autoComplete="off"
        aria-label={t.bar.title}
        placeholder={t.bar.untitled}
        onChange={(event) => resumeStore.setTitle(event.target.value)}
      />
      <SaveState saving={saving} />
      <div className="bar-actions">
        <IconButton
          icon="undo"
          label={t.bar.undo}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={history.past.length === 0}
          onClick={resumeStore.undo}
        />
        <IconButton
          icon="redo"
          label={t.bar.redo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={history.future.length === 0}
          onClick={resumeStore.redo}
        />
        <button
          type="button"
          className="button small"
          aria-expanded={isStyling}
          aria-controls="style-panel"
          onClick={onStyle}
        >
          {t.bar.style}
        </button>
        <button
          type="button"
          className="button small"
          aria-keyshortcuts="Control+S Meta+S"
          aria-disabled={isSaving}
          onClick={() => void resumeStore.save()}
        >
          {isSaving ? t.bar.saving : t.bar.save}
        </button>
        <button
          type="button"
          className="button small primary"
          aria-disabled={isDownloading}
          onClick={() => void downloadStore.download()}
        >
          {isDownloading ? t.bar.downloading : t.bar.download}
        </button>
      </div>
      <fieldset className="views" aria-label={t.bar.view}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
          >
            {t.bar[name]}
          </button>
        ))}
      </fieldset>
    </header>
  )
}
