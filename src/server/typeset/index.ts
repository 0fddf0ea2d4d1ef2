import { availableParallelism } from 'node:os'
import type { Preview } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import { LIMITS } from '#contract/limits.ts'
import { createAttachedResumes, type AttachedResumes } from '../attached-resume.ts'
import type { PdfResult } from './jobs.ts'
import { createPool, type PoolOptions } from './pool.ts'

/**
 * Sets resumes on pages: one typesetter for preview and PDF, so that both break alike.
 *
 * A draft becomes what will be printed (`printed.ts`: labels, dates, order), a Typst template
 * gives that its looks (`templates/`), and the finished PDF is read again by its text layer and
 * compared field by field (`read-back.ts`).
 */
export interface Typesetter {
  /** Resolves when the processes have started; jobs given before that wait for it. */
  ready: Promise<void>
  /**
   * The tagged PDF of a draft, and how much of it a parser finds again.
   *
   * @throws TypesetError when it cannot be set, or not in time.
   */
  pdf(draft: Draft): Promise<PdfResult>
  /**
   * The same pages as SVG, with the places of their parts.
   *
   * @param signal Aborts when nobody waits for them any more; they are set only if already begun.
   * @throws TypesetError when it cannot be set, or not in time; an AbortError when dropped.
   */
  preview(draft: Draft, signal?: AbortSignal): Promise<Preview>
  /**
   * The first page alone as one small SVG document, for the gallery and the banner. Show it as an
   * image; it holds the person's own words.
   *
   * @throws TypesetError when it cannot be set, or not in time.
   */
  thumbnail(draft: Draft): Promise<string>
  /**
   * The tagged PDF of a report in finished sentences.
   *
   * @throws TypesetError when it cannot be set, or not in time.
   */
  report(report: PrintedReport): Promise<Uint8Array>
  close(): void
}

export interface TypesetterOptions extends Partial<PoolOptions> {
  /** Writes what a PDF carries beside its pages; without it nothing is sealed. */
  attachedResumes?: Pick<AttachedResumes, 'write'>
}

/** Starts the processes that set; the first answers come after about half a second. */
export function createTypesetter({
  attachedResumes = createAttachedResumes(null),
  ...options
}: TypesetterOptions = {}): Typesetter {
  const pool = createPool({
    workers: Math.min(2, availableParallelism()),
    deadlineMs: LIMITS.typesetMs,
    ...options,
  })
  return {
    ready: pool.ready,
    pdf: (draft) => {
      const attachment = draft.style.attach ? attachedResumes.write(draft) : ''
      return pool.run('pdf', { draft, attachment })
    },
    preview: (draft, signal) => pool.run('preview', { draft }, signal),
    thumbnail: (draft) => pool.run('thumbnail', { draft }),
    report: (report) => pool.run('report', { report }),
    close: pool.close,
  }
}
