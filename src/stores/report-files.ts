import { atom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { ApiFailure, codeOf } from '#browser/failure.ts'
import { saveFile } from '#browser/file.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { PrintedReport } from '#contract/printed-report.ts'

export const REPORT_FILES = ['report', 'card'] as const
export type ReportFile = (typeof REPORT_FILES)[number]

export type ReportFiles =
  | { status: 'idle' }
  | { status: 'making'; file: ReportFile }
  | { status: 'done'; file: ReportFile; fileName: string }
  | { status: 'failed'; file: ReportFile; error: ErrorCode }

interface Dependencies {
  api: Pick<Api, 'printReport' | 'userType'>
  save: (blob: Blob, fileName: string) => void
  /** The drawing libraries, which load with the first use. */
  drawing: () => Promise<typeof import('#browser/report.ts')>
}

/** The files that a report can be taken away as. */
export function createReportFilesStore({ api, save, drawing }: Dependencies) {
  const $files = atom<ReportFiles>({ status: 'idle' })

  async function make(file: ReportFile, fileName: string, work: () => Promise<Blob>) {
    if ($files.get().status === 'making') return
    $files.set({ status: 'making', file })
    try {
      // What is drawn here needs no server, but the same right.
      if ((await api.userType()) !== 2) throw new ApiFailure('proNeeded')
      save(await work(), fileName)
      $files.set({ status: 'done', file, fileName })
    } catch (error) {
      $files.set({ status: 'failed', file, error: codeOf(error) })
    }
  }

  return {
    $files,
    /** The whole report as a PDF: here, or by the typesetter where the script needs shaping. */
    report: (report: PrintedReport) =>
      make('report', nameOf(report, 'pdf'), async () => {
        const { canPrint, printReport } = await drawing()
        return canPrint(report) ? printReport(report) : api.printReport(report)
      }),
    /** The score card as a picture. */
    card: (report: PrintedReport, element: HTMLElement) =>
      make('card', nameOf(report, 'png'), async () => (await drawing()).pictureOf(element)),
  }
}

/** The name of the resume's file, with what it now is. */
function nameOf({ fileName, title }: PrintedReport, extension: string): string {
  return `${fileName.replace(/\.[^.]+$/, '')} – ${title}.${extension}`.replaceAll(
    /[\\/:*?"<>|]/g,
    ' ',
  )
}

export const reportFilesStore = createReportFilesStore({
  api: browserApi,
  save: saveFile,
  drawing: () => import('#browser/report.ts'),
})
