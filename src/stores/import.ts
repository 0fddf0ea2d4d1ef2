import { atom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { ApiFailure, codeOf } from '#browser/failure.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { checkFile } from './file-check.ts'
import type { ResumeImport } from './resume/opening.ts'
import { resumeStore } from './resume/store.ts'

export type ImportState =
  { status: 'idle' } | { status: 'running' } | { status: 'failed'; code: ErrorCode }

/** Opens files in the editor: a JSON Resume, a PDF of ours, or any resume that can be read. */
export function createImportStore(
  api: Pick<Api, 'importJson' | 'upload' | 'optimizeResult'>,
  open: (imported: ResumeImport) => Promise<void>,
) {
  const $import = atom<ImportState>({ status: 'idle' })

  async function read(file: File): Promise<ResumeImport> {
    const fileName = file.name
    if (/\.json$/i.test(fileName) || file.type === 'application/json') {
      const { resume } = await api.importJson(file)
      return { resume, recordId: null, fileName, looks: null }
    }
    const error = checkFile(file)
    if (error) throw new ApiFailure(error)
    const { recordId } = await api.upload(file)
    const { resume, looks } = await api.optimizeResult(recordId)
    return { resume, recordId, fileName, looks }
  }

  return {
    $import,
    /** Opens a file as a new resume; the one that is open stays as it is, saved. */
    async importFile(file: File): Promise<void> {
      if ($import.get().status === 'running') return
      $import.set({ status: 'running' })
      try {
        await open(await read(file))
        $import.set({ status: 'idle' })
      } catch (error) {
        $import.set({ status: 'failed', code: codeOf(error) })
      }
    },
    dismiss: () => $import.set({ status: 'idle' }),
  }
}

/** Imports into the editor of this page. */
export const importStore = createImportStore(browserApi, resumeStore.openImport)
