import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { emptyRichText, type RichText } from '#contract/rich-text.ts'
import { focusTaken } from '#stores/focus.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { FieldMarks } from '../FieldMarks.tsx'
import { LinkForm } from '../rich/LinkForm.tsx'
import { Toolbar } from '../rich/Toolbar.tsx'
import { richExtensions } from '../rich/extensions.ts'
import { withBullets } from '../rich/pasted-lines.ts'
import { withoutStyles } from '../rich/pasted.ts'
import { fromEditor, toEditor, type EditorNode } from '../rich/rich-text.ts'
import { positionOf } from '../rich/position.ts'
import { show } from '../rich/show.ts'
import { letterOf } from '../shortcuts.ts'
import { useStrings } from '../strings.tsx'
import { useTarget, useSelected } from '../use-value.ts'
import '../rich/rich-text.css'

const EMPTY = emptyRichText()

interface Props {
  path: string
  label: string
  /** For a section that is this one text, whose heading says the name already. */
  isLabelHidden?: boolean
}

/** A text with lists, emphasis and links. */
export function RichField({ path, label, isLabelHidden = false }: Props) {
  const { t } = useStrings()
  const labelId = useId()
  const [isLinking, setLinking] = useState(false)
  const [extensions] = useState(() => richExtensions(t.rich.placeholder))
  // What the store holds because this editor said so, which need not come back to it: a key that
  // is typed here draws nothing here again.
  const own = useRef<RichText>(null)
  const others = useSelected(path, (value = EMPTY) =>
    value === own.current ? null : (value as RichText),
  )
  const [first] = useState(() => toEditor(others ?? EMPTY))

  const editor = useEditor({
    extensions,
    content: first,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'rich-text',
        dir: 'auto',
      },
      transformPastedHTML: withoutStyles,
      handlePaste: (view, { clipboardData }) => {
        if (!clipboardData || clipboardData.types.includes('text/html')) return false
        const html = withBullets(clipboardData.getData('text/plain'))
        return html !== null && view.pasteHTML(html)
      },
      handleKeyDown: (_, event) => {
        if (letterOf(event) !== 'k' || !(event.metaKey || event.ctrlKey)) return false
        setLinking(true)
        return true
      },
    },
    onUpdate({ editor: source }) {
      own.current = fromEditor(source.getJSON() as EditorNode)
      resumeStore.setField(path, own.current)
    },
  })

  useEffect(() => {
    if (others === null) return
    const isFirst = own.current === null
    own.current = others
    if (isFirst) return
    show(editor, toEditor(others))
  }, [editor, others])

  useTarget(
    (target) => target === path,
    ({ caret }) => {
      editor.commands.focus(caret ? positionOf(caret, editor.state.doc) : 'end')
      focusTaken(path)
    },
  )

  return (
    <div className="field rich">
      <div className="rich-head">
        <span className={isLabelHidden ? 'visually-hidden' : 'label'} id={labelId}>
          {label}
        </span>
        <Toolbar editor={editor} label={label} onLink={() => setLinking(true)} />
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
      <FieldMarks path={path} />
    </div>
  )
}
