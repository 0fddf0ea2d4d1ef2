import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Preview } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import type { PrintedReport } from '#contract/printed-report.ts'
import { LIMITS } from '#contract/limits.ts'
import { createAttachedResumes, type AttachedResumes } from '../attached-resume.ts'
import { createPool } from '../processes/pool.ts'
import type { Accounting, Ask } from '../processes/turns.ts'
import { WorkError } from '../processes/work-error.ts'
import type { Inputs, Kind, PdfResult, Results, Task } from './jobs.ts'
import { TypesetError } from './typesetting-error.ts'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Keeps a process at about 250 MB with every font loaded; without it the heap takes 130 more. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=4']

/**
 * A process is replaced after this many jobs: each leaves about 0.15 MB behind that the compiler's
 * bindings never give back, measured over 1,500 resumes.
 */
const JOBS_PER_PROCESS = 1_000

/**
 * Megabytes of data that a process may ask for; with every font open it has asked for 800, most
 * of them the stacks of its threads, and for each core it has some more of these.
 */
const MEMORY_MB = 1_500 + 16 * availableParallelism()

/**
 * Rounds until the engine has compiled what setting and reading run most: of fifty downloads at
 * once from a fresh server, p95 was 2.9 s without them, and is 1.7 s with them.
 */
const WARM_UPS = 12

/** Jobs that may wait; at 20 ms each, the last of them waits about two seconds on two workers. */
const LONGEST_QUEUE = 200

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
  pdf(draft: Draft, ask?: Ask): Promise<PdfResult>
  /**
   * The same pages as SVG, with the places of their parts.
   *
   * @throws TypesetError when it cannot be set, or not in time; an AbortError when dropped.
   */
  preview(draft: Draft, ask?: Ask): Promise<Preview>
  /** The same as JSON, and how many pages there are; five megabytes for sixty pages. */
  previewJson(draft: Draft, ask?: Ask): Promise<{ pages: number; json: Uint8Array }>
  /**
   * How many pages a draft takes.
   *
   * @throws TypesetError when it cannot be set, or not in time.
   */
  pageCount(draft: Draft, ask?: Ask): Promise<number>
  /**
   * The first page alone as one small SVG document, for the gallery and the banner. Show it as an
   * image; it holds the person's own words.
   *
   * @throws TypesetError when it cannot be set, or not in time.
   */
  thumbnail(draft: Draft, ask?: Ask): Promise<string>
  /**
   * The tagged PDF of a report in finished sentences.
   *
   * @throws TypesetError when it cannot be set, or not in time.
   */
  report(report: PrintedReport, ask?: Ask): Promise<Uint8Array>
  close(): void
}

export interface TypesetterOptions extends Accounting {
  /** Writes what a PDF carries beside its pages; without it nothing is sealed. */
  attachedResumes?: Pick<AttachedResumes, 'write'>
  /** Processes for one visitor's work at a time; one more is for everybody else's. */
  workers?: number
  deadlineMs?: number
  /** How many of the processes start at once, and not when they are needed; by default all. */
  atStart?: number | undefined
  /** Rounds of setting a page at the start of each process; one will do where few are set. */
  warmUps?: number
  /** The module that each process runs. */
  worker?: string
}

/** Starts the processes that set; the first answers come after about half a second. */
export function createTypesetter({
  attachedResumes = createAttachedResumes(null),
  workers = Math.min(2, availableParallelism()),
  deadlineMs = LIMITS.typesetMs,
  atStart,
  warmUps = WARM_UPS,
  worker = WORKER,
  ledger,
  observer,
}: TypesetterOptions = {}): Typesetter {
  const pool = createPool<Task, unknown>({
    worker,
    args: [String(warmUps)],
    execArgv: MEMORY,
    memoryMb: MEMORY_MB,
    workers: workers + 1,
    atStart,
    perVisitor: workers,
    deadlineMs,
    longestQueue: LONGEST_QUEUE,
    jobsPerProcess: JOBS_PER_PROCESS,
    ledger,
    observer,
  })
  async function run<K extends Kind>(kind: K, input: Inputs[K], ask?: Ask): Promise<Results[K]> {
    try {
      return (await pool.run({ kind, ...input } as Task, ask)) as Results[K]
    } catch (error) {
      const isOurs = error instanceof WorkError && error.code !== 'busy'
      throw isOurs ? new TypesetError(error.message) : error
    }
  }
  return {
    ready: pool.ready,
    pdf: async (draft, ask) => {
      const attachment = draft.style.attach ? attachedResumes.write(draft) : ''
      return run('pdf', { draft, attachment }, ask)
    },
    preview: async (draft, ask) => {
      const { json } = await run('preview', { draft }, ask)
      return JSON.parse(Buffer.from(json).toString()) as Preview
    },
    previewJson: (draft, ask) => run('preview', { draft }, ask),
    pageCount: (draft, ask) => run('pageCount', { draft }, ask),
    thumbnail: (draft, ask) => run('thumbnail', { draft }, ask),
    report: (report, ask) => run('report', { report }, ask),
    close: pool.close,
  }
}
