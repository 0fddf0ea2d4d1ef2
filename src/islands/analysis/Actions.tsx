import { useState } from 'react'
import type { Messages } from '#i18n/messages.ts'
import { analysisStore } from '#stores/analysis.ts'
import type { ResultLinks } from './AnalysisView.tsx'

interface Props {
  t: Messages['analysis']['result']
  links: ResultLinks
}

/** What to do with a result: take it into the editor, or start over. */
export function Actions({ t, links }: Props) {
  const [opening, setOpening] = useState(false)

  async function openEditor() {
    setOpening(true)
    await analysisStore.importIntoEditor()
    location.assign(links.edit)
  }

  return (
    <div className="actions">
      {links.upload ? (
        <a className="button" href={links.upload}>
          {t.reupload}
        </a>
      ) : (
        <button type="button" className="button" onClick={analysisStore.reset}>
          {t.reupload}
        </button>
      )}
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
