import type { SavedResume } from '#contract/saved-resume.ts'
import { plainText, type RichText } from '#contract/rich-text.ts'
import { differencesBetween, type Difference } from '#stores/resume/differences.ts'
import { documentOf } from '#stores/resume/state.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { placeName } from './places.ts'
import { useStrings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'

/** As many differences as one looks through; more are counted. */
const SHOWN = 12

/** What the person has to decide or know before going on: a conflict, a browser without room. */
export function Notices() {
  const { t } = useStrings()
  const newer = useOpenEditor(
    ({ saving }) => (saving.status === 'conflict' ? saving.newer : null),
    null,
  )
  const localCopy = useOpenEditor((editor) => editor.localCopy, 'stored')
  return (
    <>
      {newer && <Conflict newer={newer} />}
      {(localCopy === 'full' || localCopy === 'blocked') && (
        <p className="notice" role="alert">
          {t.state[localCopy]}
        </p>
      )}
    </>
  )
}

/** Another tab or device saved first: the person decides which version goes on. */
function Conflict({ newer }: { newer: SavedResume }) {
  const { t, say, locale } = useStrings()
  const document = useOpenEditor((editor) => editor.document, null)
  if (!document) return null
  const differences = differencesBetween(document, documentOf(newer))
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const title = say(t.conflict.copyTitle, { title: document.title || t.bar.untitled })
  return (
    <div className="notice" role="alert">
      <h2>{t.conflict.heading}</h2>
      <p>{say(t.conflict.text, { time: clock.format(Date.parse(newer.savedAt)) })}</p>
      <details>
        <summary>{say(t.conflict.differences, { count: differences.length })}</summary>
        <table className="differences">
          <thead>
            <tr>
              <th scope="col">{t.conflict.place}</th>
              <th scope="col">{t.conflict.mine}</th>
              <th scope="col">{t.conflict.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, SHOWN).map((difference) => (
              <DifferenceRow key={difference.at} difference={difference} />
            ))}
          </tbody>
        </table>
      </details>
      <div className="notice-actions">
        <button type="button" className="button small" onClick={() => void resumeStore.keepMine()}>
          {t.conflict.keepMine}
        </button>
        <button type="button" className="button small" onClick={() => void resumeStore.takeOther()}>
          {t.conflict.takeOther}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => void resumeStore.keepBoth(title.slice(0, 200))}
        >
          {t.conflict.keepBoth}
        </button>
      </div>
    </div>
  )
}

function DifferenceRow({ difference: { at, mine, theirs } }: { difference: Difference }) {
  const { t, locale } = useStrings()
  const name = placeName(at, t, locale)
  return (
    <tr>
      <th scope="row">{name || at}</th>
      <td dir="auto">{shown(mine)}</td>
      <td dir="auto">{shown(theirs)}</td>
    </tr>
  )
}

/** A value in words: the text that a person would see of it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('data:') ? '▣' : value
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  if ('type' in value && value.type === 'doc') return plainText(value as RichText)
  return Object.values(value).map(shown).filter(Boolean).join(' · ')
}
