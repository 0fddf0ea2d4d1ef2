import { useStore } from '@nanostores/react'
import type { MouseEvent, RefObject } from 'react'
import { LOCALE_NAMES } from '#contract/locale-names.ts'
import type { Locale } from '#contract/locales.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { $theme, setTheme } from '#stores/theme.ts'
import { useStrings } from './strings.tsx'

/** The editor in another language. */
export interface LanguageLink {
  language: Locale
  path: string
}

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  languages: readonly LanguageLink[]
}

/** The language and the theme of the editor itself; the resume stays as it is. */
export function Settings({ ref, languages }: Props) {
  const { t, locale } = useStrings()
  const theme = useStore($theme)
  const themes = [
    [null, t.menu.auto],
    ['light', t.menu.light],
    ['dark', t.menu.dark],
  ] as const

  return (
    <dialog ref={ref} className="dialog" aria-labelledby="settings-heading">
      <h2 id="settings-heading">{t.menu.settings}</h2>
      <fieldset className="settings-group">
        <legend>{t.menu.theme}</legend>
        {themes.map(([value, name]) => (
          <label key={name}>
            <input
              type="radio"
              name="theme"
              checked={theme === value}
              onChange={() => setTheme(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <nav className="settings-group" aria-label={t.menu.language}>
        <ul>
          {languages.map(({ language, path }) => (
            <li key={language}>
              <a
                href={path}
                hrefLang={language}
                lang={language}
                data-locale={language}
                aria-current={language === locale || undefined}
                onClick={(event) => void leaveFor(event, path)}
              >
                {LOCALE_NAMES[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="dialog">
        <button type="submit" className="button small">
          {t.bar.close}
        </button>
      </form>
    </dialog>
  )
}

/** Goes to the same resume in another language once everything that was typed is kept. */
async function leaveFor(event: MouseEvent, path: string): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  await resumeStore.settle()
  location.assign(path)
}
