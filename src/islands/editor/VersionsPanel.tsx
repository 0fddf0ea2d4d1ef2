import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { VERSION_NAME_LENGTH, type VersionList } from '#contract/saved-resume.ts'
import { RenameForm } from '#islands/ui/RenameForm.tsx'
import { trashStore } from '#stores/resume/lists.ts'
import { versionsStore } from '#stores/versions.ts'
import { Panel } from './Panel.tsx'
import { TrashList } from './TrashList.tsx'
import { placeName } from './places.ts'
import { sentenceFor, useStrings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'
import '#islands/ui/row-actions.css'

/** Earlier versions of the resume, to look at and to bring back, and what was deleted. */
export function VersionsPanel({ onClose }: { onClose: () => void }) {
  const { t, errors } = useStrings()
  const state = useStore(versionsStore.$versions)
  const viewed = useStore(versionsStore.$viewed)
  const changes = useStore(versionsStore.$changes)
  const current = useOpenEditor(({ origin }) => origin.version, 0)

  useEffect(() => {
    void trashStore.load()
    return versionsStore.close
  }, [])

  return (
    <Panel id="versions" heading={t.menu.versions} onClose={onClose}>
      {state.status === 'failed' && (
        <p className="notice" role="alert">
          {sentenceFor(state.code, errors)}
        </p>
      )}
      {state.status === 'ready' && state.versions.length < 2 && (
        <p className="none">{t.versions.none}</p>
      )}
      <ol className="versions">
        {state.status === 'ready' &&
          state.versions.map((version) => (
            <li key={version.version}>
              <Version
                version={version}
                isCurrent={version.version === current}
                isViewed={version.version === viewed?.version}
                changes={changes[version.version]}
              />
            </li>
          ))}
      </ol>
      <TrashList />
    </Panel>
  )
}

interface VersionProps {
  version: VersionList[number]
  isCurrent: boolean
  isViewed: boolean
  changes: readonly string[] | undefined
}

/** One version: what it is called or when it was saved, what it changed, what can be done. */
function Version({ version, isCurrent, isViewed, changes }: VersionProps) {
  const { t, resumes, locale, say } = useStrings()
  const [isNaming, setNaming] = useState(false)
  const { version: number, savedAt, title, name } = version
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const time = clock.format(Date.parse(savedAt))
  const named = (action: string) => say(t.entry.actionOn, { action, entry: name || time })

  function rename(anew: string) {
    setNaming(false)
    if (anew !== name) void versionsStore.name(number, anew)
  }

  return (
    <>
      <div className="version">
        {name && <bdi className="version-name">{name}</bdi>}
        <time className={name && 'hint'} dateTime={savedAt}>
          {time}
        </time>
        {isCurrent && <span className="hint">{t.versions.current}</span>}
        {!isCurrent && title && <bdi className="hint">{title}</bdi>}
        <Changed places={changes} isFirst={number === 1} />
      </div>
      {isNaming ? (
        <RenameForm
          name={name}
          label={t.versions.nameLabel}
          maxLength={VERSION_NAME_LENGTH}
          t={resumes.list}
          onRename={rename}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="row-actions">
          {!isCurrent && (
            <>
              <button
                type="button"
                aria-label={named(t.versions.view)}
                aria-pressed={isViewed}
                onClick={() => (isViewed ? versionsStore.close() : void versionsStore.view(number))}
              >
                {t.versions.view}
              </button>
              <button
                type="button"
                aria-label={named(t.versions.restore)}
                onClick={() => void versionsStore.restore(number)}
              >
                {t.versions.restore}
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={named(name ? resumes.list.rename : t.versions.name)}
            onClick={() => setNaming(true)}
          >
            {name ? resumes.list.rename : t.versions.name}
          </button>
        </div>
      )}
    </>
  )
}

const NONE: readonly string[] = []

/** As many places as one line holds. */
const SHOWN = 3

/** What a version changed, by the names of the fields. */
function Changed({
  places = NONE,
  isFirst,
}: {
  places: readonly string[] | undefined
  isFirst: boolean
}) {
  const { t, locale, say } = useStrings()
  if (isFirst) return <span className="hint">{t.versions.first}</span>
  const names = [...new Set(places.map((at) => placeName(at, t, locale)))].filter(Boolean)
  if (names.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const shown = names.slice(0, SHOWN)
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, say('+{rest}', { rest })] : shown
  return <span className="hint">{say(t.versions.changed, { fields: list.format(all) })}</span>
}
