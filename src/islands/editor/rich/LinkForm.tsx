import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useStrings } from '../strings.tsx'
import { linkable } from './rich-text.ts'

/** Sets or removes the link of the selected words. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useStrings()
  const input = useRef<HTMLInputElement>(null)
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(present)
  const [isOdd, setOdd] = useState(false)

  useEffect(() => input.current?.select(), [])

  function close() {
    onClose()
    editor.commands.focus()
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    const href = linkable(address)
    setOdd(href === null)
    if (href === null) return
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection the address itself becomes the linked words.
    if (editor.state.selection.empty && !present) {
      chain.insertContent({
        type: 'text',
        text: address.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      })
    } else chain.setLink({ href })
    chain.run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <form className="link-form" data-own-undo onSubmit={apply} onKeyDown={onKeyDown}>
      <input
        ref={input}
        type="text"
        inputMode="url"
        dir="ltr"
        value={address}
        aria-label={t.rich.linkAddress}
        aria-invalid={isOdd || undefined}
        placeholder="https://"
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="submit" className="link-button">
        {t.rich.linkApply}
      </button>
      {present && (
        <button type="button" className="link-button" onClick={remove}>
          {t.rich.linkRemove}
        </button>
      )}
      {isOdd && (
        <p className="remark" role="alert">
          {t.checks.url}
        </p>
      )}
    </form>
  )
}
