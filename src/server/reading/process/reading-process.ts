import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { ServerErrorCode } from '#contract/errors.ts'
import { watchComputing } from '../../processes/computing-time.ts'
import { argumentsOf, type Launch } from './confinement.ts'
import { ReadingError } from '../document.ts'
import { LONGEST_ANSWER, READY, WARM_UP } from './protocol.ts'

/** A started process may take this long to load everything, on a busy machine. */
const STARTUP_MS = 30_000

/** What an end without an answer means. A shell reports a signal as 128 and its number. */
const ENDS: Record<string, ServerErrorCode> = {
  // Out of time: the deadline's own signal, or the CPU seconds used up.
  SIGKILL: 'readingTimeout',
  137: 'readingTimeout',
  SIGXCPU: 'readingTimeout',
  152: 'readingTimeout',
  // Out of memory: V8 aborts, or the system gives no more.
  SIGABRT: 'fileTooComplex',
  134: 'fileTooComplex',
  SIGTRAP: 'fileTooComplex',
  133: 'fileTooComplex',
  SIGILL: 'fileTooComplex',
  132: 'fileTooComplex',
  SIGSEGV: 'fileTooComplex',
  139: 'fileTooComplex',
}

/** One confined process: started, warm, given one document, gone. */
export class ReadingProcess {
  /** Settles when it can take a document, or never will. */
  readonly ready: Promise<void>
  private readonly process: ChildProcessByStdio<Writable, Readable, null> | null
  private readonly ended: Promise<string>
  private output = ''
  /** How long (ms) it has computed for its document, once it has answered and the system says so. */
  computedMs: number | undefined
  private computing = watchComputing(undefined)
  private over = false
  private isWarming = false

  constructor(launch: Launch) {
    this.process = started(launch)
    const ready = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<string>()
    this.ready = ready.promise
    this.ended = ended.promise
    const late = setTimeout(() => this.end(), STARTUP_MS)
    const finish = (reason: string) => {
      this.over = true
      clearTimeout(late)
      ready.resolve()
      ended.resolve(reason)
    }
    if (!this.process) {
      finish('not started')
      return
    }
    // It may be gone before it has taken the whole document.
    this.process.stdin.on('error', () => {})
    this.process.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.output += chunk
      if (this.output.length > LONGEST_ANSWER) this.end()
      if (!this.output.includes('\n')) return
      clearTimeout(late)
      ready.resolve()
      if (this.output.length === READY.length + 1 || !chunk.endsWith('\n')) return
      // It has answered; its own way out would only take time.
      this.computedMs = this.computing.since() ?? undefined
      finish('answered')
      this.end()
    })
    this.process.on('error', (error) => finish(error.message))
    this.process.on('close', (code, signal) => finish(String(signal ?? code)))
    this.keepAlive(false)
  }

  /** False when it did not start, or died while it waited. */
  get alive(): boolean {
    return !this.over
  }

  get pid(): number | undefined {
    return this.process?.pid
  }

  /** Whether it can take a document, once that is known. */
  async lives(): Promise<boolean> {
    await this.ready
    return this.alive
  }

  /** Lets it read samples while it waits: a second and a half of computing that others do not need. */
  warmUp(): void {
    if (this.isWarming) return
    this.isWarming = true
    this.process?.stdin.write(WARM_UP)
  }

  /**
   * Hands over the document and waits for the answer. A process that hardly came to compute before
   * the deadline gets as long again: the document is not to blame for a busy machine.
   *
   * @throws ReadingError when the process ends without one; `busy` when others had the processor
   */
  async read(bytes: Uint8Array, fileName: string, deadlineMs: number): Promise<string> {
    this.keepAlive(true)
    this.computing = watchComputing(this.pid)
    const isStarved = () => this.computing.isStarved(deadlineMs)
    let starved = false
    const giveUp = () => {
      starved = isStarved()
      this.end()
    }
    let deadline = setTimeout(() => {
      if (isStarved()) deadline = setTimeout(giveUp, deadlineMs)
      else this.end()
    }, deadlineMs)
    this.process?.stdin.write(`${JSON.stringify({ fileName })}\n`)
    this.process?.stdin.end(bytes)
    const reason = await this.ended
    clearTimeout(deadline)
    const [ready, answer] = this.output.split('\n')
    if (ready === READY && answer) return answer
    if (starved) throw new ReadingError('busy', 'Others had the processor')
    throw new ReadingError(ENDS[reason] ?? 'fileBroken', `The reading process ended: ${reason}`)
  }

  end() {
    this.process?.kill('SIGKILL')
  }

  /** A process that only waits must not keep the program running. */
  private keepAlive(active: boolean) {
    const method = active ? 'ref' : 'unref'
    this.process?.[method]()
    for (const pipe of [this.process?.stdin, this.process?.stdout])
      (pipe as Partial<Record<'ref' | 'unref', () => void>> | undefined)?.[method]?.()
  }
}

/** Null when the system gives no process now: no file handles, no memory. */
function started(launch: Launch) {
  const { command, env } = launch
  try {
    const child = spawn(command, argumentsOf(launch), {
      cwd: '/',
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    // Without handles there are no pipes either, and the error comes later.
    if (child.pid !== undefined) return child
    child.on('error', () => {})
  } catch {
    // No pipes.
  }
  return null
}
