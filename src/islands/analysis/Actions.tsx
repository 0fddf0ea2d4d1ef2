import { useState } from 'react'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore } from '#stores/analysis.ts'

interface Props {
  t: Messages['analysis']['result']
  /** The editor in the page's language. */
  href: string
}

/** What to do with a result: take it into the editor, or start over. */
export function Actions({ t, href }: Props) {
  const [opening, setOpening] = useState(false)

  async function openEditor() {
    setOpening(true)
    await analysisStore.importIntoEditor()
    location.assign(href)
  }

  return (
    <div className="actions">
      <button type="button" className="button" onClick={analysisStore.reset}>
        {t.reupload}
      </button>
      <button
        type="button"
        className="button primary"
        aria-describedby="import-hint"
        disabled={opening}
        onClick={() => void openEditor()}
      >
        {opening ? t.importing : t.import}
      </button>
      <p id="import-hint">{t.importHint}</p>
    </div>
  )
}
