import { useStore } from '@nanostores/react'
import type { Preview } from '#contract/output.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { shorteningStore, type Remedy } from '#stores/shortening.ts'
import { useStrings } from './strings.tsx'
import { shownValue } from './style-values.ts'

/** More lines than this on the last page are no accident. */
const FEW_LINES = 15

/** How much too long the resume is for one page less, and what would help. */
export function Overflow({ preview }: { preview: Preview }) {
  const { t, say } = useStrings()
  const state = useStore(shorteningStore.$shortening)
  const { linesOver = 0, pages } = preview
  const isLittle = pages.length > 1 && linesOver > 0 && linesOver <= FEW_LINES

  if (!isLittle) return null
  return (
    <div className="overflow">
      <p>
        {say(pages.length === 2 ? t.preview.over : t.preview.lastPage, { count: linesOver })}{' '}
        {state.status === 'idle' && (
          <button type="button" className="link-button" onClick={() => void shorteningStore.find()}>
            {t.preview.help}
          </button>
        )}
      </p>
      <output>
        {state.status === 'trying' && t.preview.trying}
        {state.status === 'done' &&
          (state.remedies.length > 0 ? t.preview.saves : t.preview.noHelp)}
      </output>
      {state.status === 'done' && (
        <ul>
          {state.remedies.map((remedy) => (
            <li key={remedy.name}>
              <RemedyButton remedy={remedy} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function RemedyButton({ remedy: { name, value } }: { remedy: Remedy }) {
  const { t, locale, say } = useStrings()
  const shown = typeof value === 'number' ? shownValue(name, value, { t, locale, say }) : null
  return (
    <button
      type="button"
      className="button small"
      onClick={() => resumeStore.setStyle(name, value)}
    >
      {shown === null
        ? t.style[name]
        : say(t.entry.actionOn, { action: t.style[name], entry: shown })}
    </button>
  )
}
