import { useState, type ReactNode } from 'react'
import { format } from '#contract/message.ts'
import type { Messages } from '#i18n/messages.ts'
import { RenameForm } from './RenameForm.tsx'
import './resume-list.css'
import './row-actions.css'

/** A resume as a list shows it. */
export interface ListedResume {
  key: string
  title: string
  /** Milliseconds since 1970. */
  editedAt: number
  /** True for the one on screen. */
  isOpen?: boolean
  /** True while no server has it. */
  isLocal?: boolean
}

interface Words {
  t: Messages['resumes']['list']
  locale: string
}

interface Props<R extends ListedResume> extends Words {
  items: readonly R[]
  onOpen?: (item: R) => void
  /** Where it opens, on pages without an editor: then its name is a link. */
  hrefOf?: (item: R) => string
  onDownload?: (item: R) => void
  onDuplicate: (item: R) => void
  onRename: (item: R, title: string) => void
  onRemove: (item: R) => void
  /** What it looks like; then the list is one of cards. */
  pictureOf?: (item: R) => ReactNode
}

/** Somebody's resumes, each to open, duplicate, rename or delete. */
export function ResumeList<R extends ListedResume>({ items, t, locale, ...actions }: Props<R>) {
  return (
    <ul className={actions.pictureOf ? 'resume-list cards' : 'resume-list'}>
      {items.map((item) => (
        <Row key={item.key} item={item} t={t} locale={locale} {...actions} />
      ))}
    </ul>
  )
}

function Row<R extends ListedResume>(props: Omit<Props<R>, 'items'> & { item: R }) {
  const { item, t, locale, onOpen, hrefOf, onDownload, onDuplicate, onRename, onRemove } = props
  const [isRenaming, setRenaming] = useState(false)
  const title = item.title || t.untitled
  const named = (action: string) => format(t.actionOn, { action, entry: title }, locale)
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const facts = [
    format(t.edited, { date: clock.format(item.editedAt) }, locale),
    item.isLocal && t.here,
    item.isOpen && t.current,
  ].filter(Boolean)

  function rename(name: string) {
    setRenaming(false)
    onRename(item, name)
  }

  return (
    <li className="resume-row" data-open={item.isOpen || undefined}>
      {hrefOf && props.pictureOf && (
        // The name beside it is the same link.
        <a className="resume-picture" href={hrefOf(item)} tabIndex={-1} aria-hidden="true">
          {props.pictureOf(item)}
        </a>
      )}
      {isRenaming ? (
        <RenameForm
          name={item.title}
          label={t.name}
          maxLength={200}
          t={t}
          onRename={rename}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <>
          {hrefOf ? (
            <a className="resume-name" href={hrefOf(item)}>
              <bdi>{title}</bdi>
            </a>
          ) : (
            <button
              type="button"
              className="resume-name"
              aria-current={item.isOpen || undefined}
              onClick={() => onOpen?.(item)}
            >
              <bdi>{title}</bdi>
            </button>
          )}
          <p className="resume-facts">{facts.join(' · ')}</p>
          <div className="row-actions">
            {onOpen && !item.isOpen && (
              <button type="button" aria-label={named(t.open)} onClick={() => onOpen(item)}>
                {t.open}
              </button>
            )}
            {onDownload && (
              <button type="button" aria-label={named(t.download)} onClick={() => onDownload(item)}>
                {t.download}
              </button>
            )}
            <button type="button" aria-label={named(t.duplicate)} onClick={() => onDuplicate(item)}>
              {t.duplicate}
            </button>
            <button type="button" aria-label={named(t.rename)} onClick={() => setRenaming(true)}>
              {t.rename}
            </button>
            <button type="button" aria-label={named(t.remove)} onClick={() => onRemove(item)}>
              {t.remove}
            </button>
          </div>
        </>
      )}
    </li>
  )
}
