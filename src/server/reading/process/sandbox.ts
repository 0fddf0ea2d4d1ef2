import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { LIMITS } from '#contract/limits.ts'
import type { AttachedResumes } from '../../attached-resume.ts'
import { observed, outcomeOf, type Outcome } from '../../processes/observer.ts'
import { canRise, ORDINARY_MS, prioritise } from '../../processes/priority.ts'
import {
  createTurns,
  type Accounting,
  type Ask,
  type Turn,
  type Turns,
} from '../../processes/turns.ts'
import { abandoned } from '../../processes/work-error.ts'
import { confine, DEFAULT_SIZE, launch, PLAIN_PROGRAM, type Launch } from './confinement.ts'
import { PASTED_TEXT, ReadingError, type Reading } from '../document.ts'
import { checkFile } from '../documents/file-type.ts'
import { snapshotProgram } from './snapshot/index.ts'
import { AnswerSchema, type Answer } from './protocol.ts'
import { ReadingProcess } from './reading-process.ts'

/** Reads documents of strangers, each in a confined process of its own that is used once. */
export interface Reader {
  /** Documents that are read at a time. */
  readonly size: number
  /** Settles when a first document can be read without waiting for a process to start. */
  readonly ready: Promise<void>
  /** @throws ReadingError with the reason, whatever the document does to its process */
  read(bytes: Uint8Array, fileName: string, ask?: ReadAsk): Promise<Reading>
  /** Ends the waiting processes; documents being read are given up. */
  close(): void
}

export interface ReadAsk extends Ask {
  /** Called when the document's turn has come and a process takes it. */
  begun?: (() => void) | undefined
}

export interface ReaderOptions extends Accounting {
  /** Documents read at a time, and processes that wait warm; as many as cores. */
  size?: number
  deadlineMs?: number
  /** Whether processes read samples while they wait; without it the first words come later. */
  warmUp?: boolean
  /** Whose attachments are believed; without it every document is read by its pages alone. */
  attachedResumes?: Pick<AttachedResumes, 'open'>
  /** Told, once, each thing that the system does not allow. */
  log?: (note: string) => void
}

/** Uploads that may wait for their turn; more are told to come back. */
const LONGEST_QUEUE = 200

/**
 * Documents read beyond the cores', so that somebody's slow ones, which have the lowest priority,
 * do not keep others waiting.
 */
const SPARE = 2

/** How long (ms) a document waits for a process when none starts, before it is told to come back. */
const NO_PROCESS_MS = 5_000
/** The pause (ms) before the next is started when one has died, doubled each time. */
const RESTART_MS = 25

/** What the reader's own errors say of its processes. */
const OUTCOMES: Partial<Record<ReadingError['code'], Outcome>> = {
  readingTimeout: 'deadline',
  fileTooComplex: 'died',
}
const readingOutcome = (error: unknown) =>
  (error instanceof ReadingError && OUTCOMES[error.code]) || outcomeOf(error)

/**
 * Starts the pool.
 *
 * @example
 * const reader = createReader({ log: console.warn })
 * const { resume } = await reader.read(bytes, 'cv.pdf')
 */
export function createReader(options: ReaderOptions = {}): Reader {
  return new Pool(options)
}

class Pool implements Reader {
  readonly size: number
  readonly ready: Promise<void>
  private readonly deadlineMs: number
  private readonly observer: Accounting['observer']
  private readonly attachedResumes: ReaderOptions['attachedResumes']
  private readonly command: Promise<Launch>
  private readonly warmsUp: boolean
  private readonly warm: ReadingProcess[] = []
  private readonly busy = new Set<ReadingProcess>()
  private readonly turns: Turns
  private closed = false

  constructor({
    size = DEFAULT_SIZE,
    deadlineMs = LIMITS.readingMs,
    warmUp = true,
    ...options
  }: ReaderOptions) {
    this.size = size
    this.turns = createTurns({
      slots: size + SPARE,
      perVisitor: size,
      longestQueue: LONGEST_QUEUE,
      ledger: options.ledger,
      observer: options.observer,
    })
    this.deadlineMs = deadlineMs
    this.observer = options.observer
    this.attachedResumes = options.attachedResumes
    this.command = confinedReader(options.log)
    this.warmsUp = warmUp
    this.ready = this.start()
  }

  private async start() {
    await this.fill()
    await Promise.all(this.warm.map((child) => child.ready))
  }

  read(bytes: Uint8Array, fileName: string, ask: ReadAsk = {}): Promise<Reading> {
    const job = () => this.readInTurn(bytes, fileName, ask)
    return observed(this.observer, job, readingOutcome)
  }

  private async readInTurn(bytes: Uint8Array, fileName: string, ask: ReadAsk): Promise<Reading> {
    // What name, size and first bytes tell needs no process.
    if (fileName !== PASTED_TEXT) checkFile(bytes, fileName)
    if (this.closed) throw new ReadingError('busy')
    const turn = await this.turns.take(ask)
    try {
      const { answer, computedMs } = await this.answerFor(bytes, fileName, ask, turn)
      turn.end(computedMs)
      return this.believed(answerIn(answer))
    } catch (error) {
      throw this.closed ? new ReadingError('busy', error) : error
    } finally {
      turn.end()
      void this.fill()
    }
  }

  private async answerFor(
    bytes: Uint8Array,
    fileName: string,
    { by, signal, begun }: ReadAsk,
    { isHeavy }: Turn,
  ): Promise<{ answer: string; computedMs: number | undefined }> {
    const child = await this.take(isHeavy)
    this.busy.add(child)
    const leave = () => child.end()
    signal?.addEventListener('abort', leave, { once: true })
    const lower = () => by && prioritise(child.pid, 'low')
    if (isHeavy) lower()
    const slow = setTimeout(lower, ORDINARY_MS)
    try {
      begun?.()
      if (signal?.aborted) leave()
      const answer = await child.read(bytes, fileName, this.deadlineMs)
      return { answer, computedMs: child.computedMs }
    } catch (error) {
      this.observer?.died()
      throw signal?.aborted ? abandoned() : error
    } finally {
      clearTimeout(slow)
      signal?.removeEventListener('abort', leave)
      this.busy.delete(child)
    }
  }

  /** What the pages gave, or the resume that they carry: it is what they were made of. */
  private believed({ reading, attached }: GoodAnswer): Reading {
    const draft = attached && this.attachedResumes?.open(attached)
    if (!draft) return reading
    const { content, ...looks } = draft
    const language = { code: content.locale, confidence: 1 }
    return { ...reading, resume: content, language, looks }
  }

  close() {
    this.closed = true
    for (const child of [...this.warm.splice(0), ...this.busy]) child.end()
  }

  /** A process that is ready, the one that was started first. */
  private async take(isHeavy: boolean): Promise<ReadingProcess> {
    const live = async (child: ReadingProcess) => {
      if (canRise) prioritise(child.pid, isHeavy ? 'low' : 'ordinary')
      return child.lives()
    }
    const until = performance.now() + NO_PROCESS_MS
    for (let wait = RESTART_MS; !this.closed; wait *= 2) {
      // All that wait may have died at once.
      for (let child = this.warm.shift(); child; child = this.warm.shift())
        if (await live(child)) return child
      const fresh = new ReadingProcess(await this.command)
      if (await live(fresh)) return fresh
      if (performance.now() + wait > until) break
      await pause(wait)
    }
    throw new ReadingError('busy', 'The reading process does not start')
  }

  /** Starts processes until enough wait. */
  private async fill() {
    const command = await this.command
    while (!this.closed && this.warm.length < this.size) {
      const child = new ReadingProcess(command)
      // Where none can be started now, the next document tries again.
      if (!child.alive) return
      // Starting and warming up is more computing than reading, and nobody waits for it yet.
      if (canRise) prioritise(child.pid, 'background')
      this.warm.push(child)
    }
    // Warming up beside documents that are being read doubles what many at once cost.
    if (this.warmsUp && this.busy.size === 0) for (const child of this.warm) child.warmUp()
  }
}

/** How reading processes start here: confined as far as possible, from the snapshot if there is one. */
async function confinedReader(log: (note: string) => void = () => {}): Promise<Launch> {
  const confinement = await confine()
  for (const note of confinement.missing) log(`Reading is less confined than it could be: ${note}`)
  const program = await snapshotProgram(confinement).catch((error: unknown) => {
    log(`Reading starts slower than it could: ${error instanceof Error ? error.message : error}`)
    return PLAIN_PROGRAM
  })
  return launch(confinement, program)
}

type GoodAnswer = Extract<Answer, { reading: Reading }>

function answerIn(text: string): GoodAnswer {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new ReadingError('fileBroken', error)
  }
  const result = v.safeParse(AnswerSchema, parsed)
  if (!result.success) throw new ReadingError('fileBroken', 'Unknown answer')
  if ('error' in result.output) throw new ReadingError(result.output.error)
  return result.output
}
