import type { Saving } from '#stores/resume-state.ts'
import { sentenceFor, useStrings, type Strings } from './strings.tsx'

/** Where the resume stands: saved, on its way, or only here. */
export function SaveState({ saving }: { saving: Saving }) {
  const strings = useStrings()
  return (
    <output className="save-state" data-status={saving.status}>
      {sentence(saving, strings)}
    </output>
  )
}

function sentence(saving: Saving, { t, errors, locale, say }: Strings): string {
  if ('kept' in saving && !saving.kept) return t.state.memoryOnly
  switch (saving.status) {
    case 'saved': {
      const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
      return say(t.state.saved, { time: clock.format(saving.at) })
    }
    case 'failed':
      return say(t.state.failed, { reason: sentenceFor(saving.code, errors) })
    case 'conflict':
      return t.conflict.heading
    default:
      return t.state[saving.status]
  }
}
