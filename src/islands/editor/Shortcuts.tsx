import type { RefObject } from 'react'
import { SHORTCUTS, shownKeys, type Shortcut } from './shortcuts.ts'
import { useStrings } from './strings.tsx'

/** What the keys do that are not told by the controls themselves. */
const NAMES = Object.keys(SHORTCUTS) as Shortcut[]

/** The list of keyboard shortcuts, as a dialog that `?` opens. */
export function Shortcuts({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useStrings()
  const names: Record<Shortcut, string> = {
    save: t.menu.saveNow,
    undo: t.bar.undo,
    redo: t.bar.redo,
    bold: t.rich.bold,
    italic: t.rich.italic,
    underline: t.rich.underline,
    orderedList: t.rich.orderedList,
    bulletList: t.rich.bulletList,
    link: t.rich.link,
    shortcuts: t.menu.shortcuts,
  }
  return (
    <dialog ref={ref} className="dialog" aria-labelledby="shortcuts-heading">
      <h2 id="shortcuts-heading">{t.menu.shortcuts}</h2>
      <dl className="shortcuts">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>
              <kbd>{shownKeys(name)}</kbd>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.sort.move}</dt>
          <dd>{t.sort.instructions}</dd>
        </div>
      </dl>
      <form method="dialog">
        <button type="submit" className="button small">
          {t.bar.close}
        </button>
      </form>
    </dialog>
  )
}
