import { atom } from 'nanostores'
import { api as browserApi, type Api, type ReadBack } from '#browser/api.ts'
import { ApiFailure } from '#browser/failure.ts'
import { saveFile } from '#browser/file.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ResumeDocument } from './resume-state.ts'
import { resumeStore } from './resume.ts'

export type DownloadState =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; fileName: string; readBack: ReadBack | null }
  | { status: 'failed'; code: ErrorCode }

/** Downloads of the resume in the editor, and what a parser found in the last one. */
export function createDownloadStore(
  current: () => ResumeDocument | null,
  api: Pick<Api, 'download'>,
  save: (blob: Blob, fileName: string) => void,
) {
  const $download = atom<DownloadState>({ status: 'idle' })
  return {
    $download,
    /** Fetches the PDF of what is on screen and gives it to the browser. */
    async download(): Promise<void> {
      const document = current()
      if (!document || $download.get().status === 'running') return
      $download.set({ status: 'running' })
      try {
        const { title, ...draft } = document
        const { blob, fileName, readBack } = await api.download(draft, title)
        save(blob, fileName)
        $download.set({ status: 'done', fileName, readBack })
      } catch (error) {
        const code = error instanceof ApiFailure ? error.code : 'unexpectedAnswer'
        $download.set({ status: 'failed', code })
      }
    },
    dismiss: () => $download.set({ status: 'idle' }),
  }
}

export const downloadStore = createDownloadStore(
  () => resumeStore.$document.get(),
  browserApi,
  saveFile,
)
