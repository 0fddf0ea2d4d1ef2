import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { trashStore } from '#stores/resume/lists.ts'
import { versionsStore } from '#stores/versions.ts'
import { Panel } from './Panel.tsx'
import { TrashList } from './TrashList.tsx'
import { placeName } from './places.ts'
import { sentenceFor, useStrings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'

/** Earlier versions of the resume, to look at and to bring back, and what was deleted. */
export function VersionsPanel({ onClose }: { onClose: () => void }) {
  const { t, errors, locale, say } = useStrings()
  const state = useStore(versionsStore.$versions)
  const viewed = useStore(versionsStore.$viewed)
  const changes = useStore(versionsStore.$changes)
  const current = useOpenEditor(({ origin }) => origin.version, 0)
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

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
          state.versions.map(({ version, savedAt, title }) => {
            const time = clock.format(Date.parse(savedAt))
            const isCurrent = version === current
            const named = (action: string) => say(t.entry.actionOn, { action, entry: time })
            return (
              <li key={version}>
                <span>
                  <time dateTime={savedAt}>{time}</time>
                  {isCurrent && <span className="hint">{t.versions.current}</span>}
                  {!isCurrent && title && <bdi className="hint">{title}</bdi>}
                  <Changed places={changes[version]} isFirst={version === 1} />
                </span>
                {!isCurrent && (
                  <span className="version-actions">
                    <button
                      type="button"
                      className="link-button"
                      aria-label={named(t.versions.view)}
                      aria-pressed={viewed?.version === version}
                      onClick={() =>
                        viewed?.version === version
                          ? versionsStore.close()
                          : void versionsStore.view(version)
                      }
                    >
                      {t.versions.view}
                    </button>
                    <button
                      type="button"
                      className="link-button"
                      aria-label={named(t.versions.restore)}
                      onClick={() => void versionsStore.restore(version)}
                    >
                      {t.versions.restore}
                    </button>
                  </span>
                )}
              </li>
            )
          })}
      </ol>
      <TrashList />
    </Panel>
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
