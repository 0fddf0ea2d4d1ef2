import { useCallback, useMemo, useRef, useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { versionsStore } from '#stores/versions.ts'
import { AdvicePanel } from './AdvicePanel.tsx'
import { Bar } from './Bar.tsx'
import { DesignPanel } from './DesignPanel.tsx'
import { Form } from './Form.tsx'
import { Messages } from './Messages.tsx'
import { Notices } from './Notices.tsx'
import { Opening } from './Opening.tsx'
import { Pages } from './Pages.tsx'
import { ResumesPanel } from './ResumesPanel.tsx'
import { Settings, type LanguageLink } from './Settings.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Tabs } from './Tabs.tsx'
import { VersionsPanel } from './VersionsPanel.tsx'
import type { Pane } from './panes.ts'
import { StringsProvider, stringsOf, useStrings, type EditorTexts } from './strings.tsx'
import { useEditorState } from './use-editor.ts'
import { useLeaveGuard, useOpening, useShortcuts } from './use-page.ts'
import '#islands/finding/finding.css'
import './dialogs.css'
import './editor.css'
import './fields.css'
import './marks.css'

interface Props {
  locale: Locale
  t: EditorTexts
  /** Addresses in the page's language. */
  links: { home: string; languages: readonly LanguageLink[] }
}

/** The resume editor: fields beside the true pages. */
export function Editor({ locale, t, links }: Props) {
  const strings = useMemo(() => stringsOf(locale, t), [locale, t])
  const opening = useEditorState((editor) => (editor.status === 'open' ? editor.opening : null))
  useOpening(locale)
  useLeaveGuard()
  return (
    <StringsProvider value={strings}>
      {opening === null ? <Opening home={links.home} /> : <Workspace key={opening} links={links} />}
    </StringsProvider>
  )
}

/** Fields, pages and panels side by side; on a phone, one at a time. */
function Workspace({ links }: Pick<Props, 'links'>) {
  const { t } = useStrings()
  const [pane, setPane] = useState<Pane>('edit')
  const shortcuts = useRef<HTMLDialogElement>(null)
  const settings = useRef<HTMLDialogElement>(null)

  const showFields = useCallback(() => setPane('edit'), [])
  const showShortcuts = useCallback(() => shortcuts.current?.showModal(), [])
  useShortcuts(showShortcuts)

  function show(next: Pane) {
    // A version is looked at from its panel only.
    if (next !== 'preview' && next !== 'versions') versionsStore.close()
    setPane(next)
  }

  return (
    <div className="editor" data-pane={pane}>
      <Bar
        home={links.home}
        pane={pane}
        onPane={show}
        onShortcuts={showShortcuts}
        onSettings={() => settings.current?.showModal()}
      />
      <Form>
        <Notices />
      </Form>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1), and nothing inside the pages is */}
      <section className="desk" aria-label={t.preview.heading} tabIndex={0}>
        <Pages onEdit={showFields} />
      </section>
      {pane === 'advice' && <AdvicePanel onClose={showFields} onEdit={showFields} />}
      {pane === 'style' && <DesignPanel onClose={showFields} />}
      {pane === 'resumes' && <ResumesPanel onClose={showFields} />}
      {pane === 'versions' && <VersionsPanel onClose={() => show('edit')} />}
      <Tabs pane={pane} onPane={show} />
      <Messages />
      <Shortcuts ref={shortcuts} />
      <Settings ref={settings} languages={links.languages} />
    </div>
  )
}
