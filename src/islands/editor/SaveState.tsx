import { useId, useRef, useState } from 'react'
import { useDismiss } from '#islands/ui/use-dismiss.ts'
import { keptUntil } from '#stores/keeping.ts'
import type { LocalCopy, Saving } from '#stores/resume/state.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { sentenceFor, useStrings, type Strings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'
import './save-state.css'

/** Where the resume stands: saved, on its way, or only here; opened, where it is kept until when. */
export function SaveState() {
  const strings = useStrings()
  const saving = useOpenEditor<Saving>((editor) => editor.saving, { status: 'new' })
  const localCopy = useOpenEditor<LocalCopy>((editor) => editor.localCopy, 'stored')
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const text = sentence(saving, localCopy, strings)

  useDismiss(root, isOpen, () => setOpen(false))

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what is open in it
    <div
      className="saving"
      ref={root}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="save-state"
        data-status={saving.status}
        data-local-copy={localCopy}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      <output className="visually-hidden">{text}</output>
      <div className="saving-details" id={id} hidden={!isOpen}>
        {isOpen && <Details saving={saving} localCopy={localCopy} />}
      </div>
    </div>
  )
}

/** Where the resume is kept, until when, and how to have it for longer. */
function Details({ saving, localCopy }: { saving: Saving; localCopy: LocalCopy }) {
  const { t, say, locale } = useStrings()
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const server = keptUntil(saving)
  return (
    <>
      <h2>{t.keeping.heading}</h2>
      <ul>
        {localCopy === 'stored' && <li>{t.keeping.browser}</li>}
        {server === 'account' && <li>{t.keeping.account}</li>}
        {typeof server === 'number' && (
          <li>{say(t.keeping.server, { time: clock.format(server) })}</li>
        )}
      </ul>
      {server !== 'account' && <p>{t.keeping.download}</p>}
      <button type="button" className="button small" onClick={() => void resumeStore.save()}>
        {t.menu.saveNow}
      </button>
    </>
  )
}

function sentence(
  saving: Saving,
  localCopy: LocalCopy,
  { t, errors, locale, say }: Strings,
): string {
  const isHere = localCopy === 'stored' || localCopy === 'pending'
  switch (saving.status) {
    case 'saved': {
      const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
      return say(t.state.saved, { time: clock.format(saving.at) })
    }
    case 'failed':
      return say(isHere ? t.state.failed : t.state.failedHere, {
        reason: sentenceFor(saving.code, errors),
      })
    case 'offline':
      return isHere ? t.state.offline : t.state.offlineHere
    case 'unsaved':
      return isHere ? t.state.unsaved : t.state.unsavedHere
    case 'conflict':
      return t.conflict.heading
    default:
      return t.state[saving.status]
  }
}
