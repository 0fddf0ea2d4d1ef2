import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { sectionOrder } from '#contract/resume.ts'
import type { OpenEditor } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'
import { Bar, type View } from './Bar.tsx'
import { Conflict } from './Conflict.tsx'
import { Messages } from './Messages.tsx'
import { Opening } from './Opening.tsx'
import { Pages } from './Pages.tsx'
import { Section } from './Section.tsx'
import { StylePanel } from './StylePanel.tsx'
import { StringsProvider, stringsOf, useStrings, type EditorTexts } from './strings.tsx'
import { takeRequest, useLeaveGuard, useShortcuts } from './use-page.ts'
import './editor.css'
import './fields.css'
import './panels.css'

interface Props {
  locale: Locale
  t: EditorTexts
  /** Addresses in the page's language. */
  links: { home: string }
}

/** The resume editor: fields beside the true pages. */
export function Editor({ locale, t, links }: Props) {
  const strings = useMemo(() => stringsOf(locale, t), [locale, t])
  const editor = useStore(resumeStore.$editor)
  useEffect(() => void resumeStore.open(takeRequest()), [])
  useShortcuts()
  useLeaveGuard(editor)
  return (
    <StringsProvider value={strings}>
      {editor.status === 'open' ? (
        <Workspace key={editor.origin.recordId} editor={editor} home={links.home} />
      ) : (
        <Opening state={editor} home={links.home} onRetry={() => void resumeStore.open()} />
      )}
    </StringsProvider>
  )
}

/** Fields and pages side by side; on a phone, one at a time. */
function Workspace({ editor, home }: { editor: OpenEditor; home: string }) {
  const { t } = useStrings()
  const [view, setView] = useState<View>('edit')
  const [isStyling, setStyling] = useState(false)

  const showFields = useCallback(() => setView('edit'), [])

  function toggleStyle() {
    setStyling(!isStyling)
    // The panel lies on the desk, which a phone shows only then.
    if (!isStyling) setView('preview')
  }

  return (
    <div className="editor" data-view={view}>
      <Bar
        editor={editor}
        home={home}
        view={view}
        onView={setView}
        isStyling={isStyling}
        onStyle={toggleStyle}
      />
      <main className="form">
        {editor.saving.status === 'conflict' && <Conflict />}
        <Section id="basics" />
        {sectionOrder(editor.document.content).map((id) => (
          <Section key={id} id={id} />
        ))}
      </main>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1), and nothing inside the pages is */}
      <aside className="desk" aria-label={t.preview.heading} tabIndex={0}>
        {isStyling && <StylePanel document={editor.document} onClose={() => setStyling(false)} />}
        <Pages onEdit={showFields} />
      </aside>
      <Messages removed={editor.removed} />
    </div>
  )
}
