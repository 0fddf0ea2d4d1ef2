import { useSyncExternalStore } from 'react'
import type { EditorState, OpenEditor } from '#stores/resume/state.ts'
import { resumeStore } from '#stores/resume/store.ts'

const { $editor } = resumeStore
const subscribe = (onChange: () => void) => $editor.listen(onChange)

/** A part of the editor's state; renders again only when that part changes. */
export function useEditorState<T>(select: (editor: EditorState) => T): T {
  return useSyncExternalStore(subscribe, () => select($editor.get()))
}

/** A part of the open editor, or `none` while nothing is open. */
export function useOpenEditor<T>(select: (editor: OpenEditor) => T, none: T): T {
  return useEditorState((editor) => (editor.status === 'open' ? select(editor) : none))
}
