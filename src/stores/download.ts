import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api, type ReadBack } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import { saveFile } from '#browser/file.ts'
import type { ExportFormat } from '#contract/output.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ResumeDocument } from './resume/state.ts'
import { resumeStore } from './resume/store.ts'

export type DownloadState =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; fileName: string; readBack: ReadBack | null }
  | { status: 'failed'; code: ErrorCode; format: DownloadFormat }

export type DownloadFormat = 'pdf' | ExportFormat

/** Downloads of the resume in the editor, and what a parser found in the last one. */
export function createDownloadStore(
  $open: ReadableAtom<{ document: ResumeDocument; id: string | null } | null>,
  api: Pick<Api, 'download' | 'exportAs'>,
  save: (blob: Blob, fileName: string) => void,
) {
  const $download = atom<DownloadState>({ status: 'idle' })
  const dismiss = () => $download.set({ status: 'idle' })

  // What is said of a file ends with the resume that it was made of.
  onMount($download, () =>
    $open.listen((now, before) => {
      const { status } = $download.get()
      const isOver = status === 'done' || status === 'failed'
      if (isOver && now?.document !== before?.document) dismiss()
    }),
  )

  return {
    $download,
    /** Fetches what is on screen as a file and gives it to the browser. */
    async download(format: DownloadFormat = 'pdf'): Promise<void> {
      const open = $open.get()
      if (!open || $download.get().status === 'running') return
      $download.set({ status: 'running' })
      try {
        const { title, ...draft } = open.document
        const { blob, fileName, readBack } =
          format === 'pdf'
            ? await api.download(draft, title, open.id ?? undefined)
            : { ...(await api.exportAs(format, draft, title)), readBack: null }
        save(blob, fileName)
        $download.set({ status: 'done', fileName, readBack })
      } catch (error) {
        $download.set({ status: 'failed', code: codeOf(error), format })
      }
    },
    dismiss,
  }
}

export const downloadStore = createDownloadStore(
  computed(resumeStore.$editor, (editor) =>
    editor.status === 'open' ? { document: editor.document, id: editor.origin.id } : null,
  ),
  browserApi,
  saveFile,
)
