import type { Kept, Saving } from '#stores/resume/state.ts'
import { sentenceFor, useStrings, type Strings } from './strings.tsx'
import { useOpenEditor } from './use-editor.ts'

/** Where the resume stands: saved, on its way, or only here. */
export function SaveState() {
  const strings = useStrings()
  const saving = useOpenEditor<Saving>((editor) => editor.saving, { status: 'new' })
  const kept = useOpenEditor<Kept>((editor) => editor.kept, 'kept')
  return (
    <output className="save-state" data-status={saving.status} data-kept={kept}>
      {sentence(saving, kept, strings)}
    </output>
  )
}

function sentence(saving: Saving, kept: Kept, { t, errors, locale, say }: Strings): string {
  const isHere = kept === 'kept' || kept === 'pending'
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
