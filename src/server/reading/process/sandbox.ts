import * as v from 'valibot'
import { LIMITS } from '#contract/limits.ts'
import type { AttachedResumes } from '../../attached-resume.ts'
import { confine, DEFAULT_SIZE, launch, PLAIN_PROGRAM, type Launch } from './confinement.ts'
import { PASTED_TEXT, ReadingError, type Reading } from '../document.ts'
import { checkFile } from '../documents/file-type.ts'
import { prepareProgram } from './prepared/index.ts'
import { AnswerSchema, type Answer } from './protocol.ts'
import { ReadingProcess } from './reading-process.ts'

/** Reads documents of strangers, each in a confined process of its own that is used once. */
export interface Reader {
  /** Documents that are read at a time. */
  readonly size: number
  /** Settles when a first document can be read without waiting for a process to start. */
  readonly ready: Promise<void>
  /**
   * @param begun called when the document's turn has come and a process takes it
   * @throws ReadingError with the reason, whatever the document does to its process
   */
  read(bytes: Uint8Array, fileName: string, begun?: () => void): Promise<Reading>
  /** Ends the waiting processes; documents being read are given up. */
  close(): void
}

export interface ReaderOptions {
  /** Documents read at a time, and processes that wait warm; as many as cores. */
  size?: number
  deadlineMs?: number
  /** Whose attachments are believed; without it every document is read by its pages alone. */
  attachedResumes?: Pick<AttachedResumes, 'open'>
  /** Told, once, each thing that the system does not allow. */
  log?: (note: string) => void
}

/** Uploads that may wait for their turn; more are told to come back. */
const LONGEST_QUEUE = 200

/** Processes that die before they get their document are replaced this often. */
const STARTS = 3

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
  private readonly attachedResumes: ReaderOptions['attachedResumes']
  private readonly command: Promise<Launch>
  private readonly warm: ReadingProcess[] = []
  private readonly busy = new Set<ReadingProcess>()
  private readonly queue: (() => void)[] = []
  private turns: number
  private closed = false

  constructor({ size = DEFAULT_SIZE, deadlineMs = LIMITS.readingMs, ...options }: ReaderOptions) {
    this.size = size
    this.turns = size
    this.deadlineMs = deadlineMs
    this.attachedResumes = options.attachedResumes
    this.command = confinedReader(options.log)
    this.ready = this.start()
  }

  private async start() {
    await this.fill()
    await Promise.all(this.warm.map((child) => child.ready))
  }

  async read(bytes: Uint8Array, fileName: string, begun?: () => void): Promise<Reading> {
    // What name, size and first bytes tell needs no process.
    if (fileName !== PASTED_TEXT) checkFile(bytes, fileName)
    await this.turn()
    try {
      const child = await this.take()
      this.busy.add(child)
      begun?.()
      const answer = await child.read(bytes, fileName, this.deadlineMs).finally(() => {
        this.busy.delete(child)
      })
      return this.believed(answerIn(answer))
    } catch (error) {
      throw this.closed ? new ReadingError('busy', error) : error
    } finally {
      this.turns++
      this.queue.shift()?.()
      void this.fill()
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

  /** Waits until fewer than `size` documents are being read. */
  private async turn() {
    if (this.queue.length >= LONGEST_QUEUE) throw new ReadingError('busy')
    if (this.turns === 0) await new Promise<void>((resolve) => this.queue.push(resolve))
    this.turns--
  }

  /** A process that is ready, the one that was started first. */
  private async take(): Promise<ReadingProcess> {
    for (let attempt = 0; attempt < STARTS && !this.closed; attempt++) {
      const child = this.warm.shift() ?? new ReadingProcess(await this.command)
      await child.ready
      if (child.alive) return child
    }
    throw new ReadingError('busy', 'The reading process does not start')
  }

  /** Starts processes until enough wait. */
  private async fill() {
    const command = await this.command
    while (!this.closed && this.warm.length < this.size) this.warm.push(new ReadingProcess(command))
  }
}

/** How reading processes start here: confined as far as possible, prepared if possible. */
async function confinedReader(log: (note: string) => void = () => {}): Promise<Launch> {
  const confinement = await confine()
  for (const note of confinement.missing) log(`Reading is less confined than it could be: ${note}`)
  const program = await prepareProgram(confinement).catch((error: unknown) => {
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
