import { useId, useState, type FormEvent } from 'react'
import type { Messages } from '#i18n/messages.ts'
import './rename-form.css'
import './row-actions.css'

interface Props {
  name: string
  label: string
  maxLength: number
  t: Pick<Messages['resumes']['list'], 'save' | 'cancel'>
  onRename: (name: string) => void
  onCancel: () => void
}

/** A name, written anew where it stands; Escape leaves it as it is. */
export function RenameForm({ name: before, label, maxLength, t, onRename, onCancel }: Props) {
  const [name, setName] = useState(before)
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    onRename(name.trim())
  }

  return (
    <form className="rename-form" data-own-undo onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        value={name}
        maxLength={maxLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button before
        autoFocus
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <div className="row-actions">
        <button type="submit">{t.save}</button>
        <button type="button" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
