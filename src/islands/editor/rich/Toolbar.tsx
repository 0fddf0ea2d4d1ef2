import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, type KeyboardEvent } from 'react'
import type { IconName } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { useStrings } from '../strings.tsx'

type Tool = Extract<
  IconName,
  'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList' | 'link'
>

const TOGGLES: readonly { tool: Exclude<Tool, 'link'>; toggle: (editor: Editor) => void }[] = [
  { tool: 'bold', toggle: (editor) => editor.chain().focus().toggleBold().run() },
  { tool: 'italic', toggle: (editor) => editor.chain().focus().toggleItalic().run() },
  { tool: 'underline', toggle: (editor) => editor.chain().focus().toggleUnderline().run() },
  { tool: 'bulletList', toggle: (editor) => editor.chain().focus().toggleBulletList().run() },
  { tool: 'orderedList', toggle: (editor) => editor.chain().focus().toggleOrderedList().run() },
]

/** Steps through the tools by the arrow along the line of text, whichever way it runs. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface Props {
  editor: Editor
  /** Name of the field. */
  label: string
  onLink: () => void
}

/** The tools of one rich text: a single stop of the Tab key, inside which arrows move. */
export function Toolbar({ editor, label, onLink }: Props) {
  const { t, say } = useStrings()
  const bar = useRef<HTMLDivElement>(null)
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(
        [...TOGGLES.map(({ tool }) => tool), 'link'].map((tool) => [tool, current.isActive(tool)]),
      ),
  })

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step || !bar.current) return
    const tools = [...bar.current.querySelectorAll('button')]
    const along = getComputedStyle(bar.current).direction === 'rtl' ? -step : step
    const next = tools.indexOf(document.activeElement as HTMLButtonElement) + along
    tools.at(next % tools.length)?.focus()
    event.preventDefault()
  }

  const tools = [...TOGGLES, { tool: 'link' as const, toggle: onLink }]
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its first tool has the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={say(t.entry.actionOn, { action: t.rich.toolbar, entry: label })}
      className="toolbar"
      onKeyDown={move}
    >
      {tools.map(({ tool, toggle }, index) => (
        <IconButton
          key={tool}
          icon={tool}
          label={t.rich[tool]}
          aria-pressed={active[tool] ?? false}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => toggle(editor)}
        />
      ))}
    </div>
  )
}
