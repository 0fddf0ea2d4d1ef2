import { setTimeout as pause } from 'node:timers/promises'
import { watchComputing } from './computing-time.ts'
import { canRise, ORDINARY_MS, prioritise } from './priority.ts'
import { observed } from './observer.ts'
import { createTurns, type Accounting, type Ask, type Turn } from './turns.ts'
import { abandoned, WorkError } from './work-error.ts'
import { WorkerProcess, type WorkerLaunch } from './worker-process.ts'

export interface PoolOptions extends WorkerLaunch, Accounting {
  /** How many processes work side by side. */
  workers: number
  /** How many of them start at once; each of the others when a job would have to wait without it. */
  atStart?: number | undefined
  /** Of these for one visitor. */
  perVisitor: number
  /** Milliseconds after which a job is given up and its process replaced. */
  deadlineMs: number
  /** Jobs that may wait for a process. */
  longestQueue: number
  /** A process is replaced after this many jobs. */
  jobsPerProcess?: number
}

export interface PoolAsk<Event> extends Ask {
  /** Hears what the job tells on its way. */
  tell?: ((event: Event) => void) | undefined
}

export interface Pool<Input, Output, Event = never> {
  /** Resolves when the processes have started; jobs given before that wait for it. */
  ready: Promise<void>
  /**
   * @throws WorkError, or an AbortError when its caller has left
   */
  run(input: Input, ask?: PoolAsk<Event>): Promise<Output>
  close(): void
}

/**
 * A job whose process died is tried once more: it may have been the process' fault. What killed
 * one may have killed others, which a busy machine tells late; so it gets one that was born since.
 */
const TRIES = 2
/** How long (ms) a job waits for a process when none starts, before it is told to come back. */
const NO_PROCESS_MS = 5_000
/** The pause (ms) before a process that did not start is tried again, doubled each time. */
const RESTART_MS = 100

/** A place in the pool, and the process that sits in it. */
interface Seat {
  worker: WorkerProcess
  taken: boolean
  /** Started while nobody waited for it, and given no job since. */
  isBackground: boolean
}

/**
 * Processes that take one job at a time, each by its caller's turn. Processes and not threads:
 * only a process can be stopped in the middle of a native call, and only a process dies alone.
 */
export function createPool<Input, Output, Event = never>(
  options: PoolOptions,
): Pool<Input, Output, Event> {
  const { workers, atStart = workers, deadlineMs, observer, jobsPerProcess = Infinity } = options
  const turns = createTurns({ ...options, slots: workers })
  let nextId = 1
  let closed = false
  const seats: Seat[] = []
  while (seats.length < atStart) addSeat()

  function addSeat(): Seat {
    const seat: Seat = { worker: new WorkerProcess(options), taken: false, isBackground: false }
    seats.push(seat)
    void watch(seat)
    return seat
  }

  function replace(seat: Seat): void {
    seat.worker = new WorkerProcess(options)
    seat.isBackground = canRise && prioritise(seat.worker.pid, 'background')
    void watch(seat)
  }

  function comeForward(seat: Seat, isHeavy: boolean): void {
    if (!seat.isBackground) return
    prioritise(seat.worker.pid, isHeavy ? 'low' : 'ordinary')
    seat.isBackground = false
  }

  /** A process that dies while it waits is replaced at once; one that never started, on demand. */
  async function watch(seat: Seat): Promise<void> {
    const { worker } = seat
    await worker.ended
    if (worker.isReady && seat.worker === worker && !seat.taken && !closed) replace(seat)
  }

  /**
   * A seat whose process is ready. There is one for each turn; its process may have to start, for
   * which those wait who have had much lately: mostly it is they for whom the last one was stopped.
   *
   * @param since no process that is older
   */
  async function sit({ isHeavy }: Turn, since: number): Promise<Seat> {
    const free = seats.filter(({ taken }) => !taken)
    const isReady = ({ worker }: Seat) => worker.alive && worker.isReady && worker.born >= since
    const seat =
      free.find((each) => isReady(each) !== isHeavy) ??
      free[0] ??
      (seats.length < workers ? addSeat() : undefined)
    if (!seat) throw new WorkError('busy', 'no process is free')
    seat.taken = true
    if (seat.worker.born < since) seat.worker.end()
    const until = performance.now() + NO_PROCESS_MS
    for (let wait = RESTART_MS; ; wait *= 2) {
      if (closed) break
      if (!seat.worker.alive) replace(seat)
      comeForward(seat, isHeavy)
      if ((await seat.worker.ready) && seat.worker.alive) return seat
      if (performance.now() + wait > until) break
      await pause(wait)
    }
    seat.taken = false
    throw new WorkError('busy', closed ? 'closed' : 'no process starts')
  }

  function leave(seat: Seat): void {
    const { worker } = seat
    seat.taken = false
    if (closed || (worker.alive && worker.done < jobsPerProcess)) return
    replace(seat)
    worker.end()
  }

  /**
   * One try: until the answer, the deadline, or nobody waits for it. A process that hardly came to
   * compute before the deadline gets as long again: the job is not to blame for a busy machine.
   */
  async function attempt(worker: WorkerProcess, input: Input, turn: Turn, ask: PoolAsk<Event>) {
    let reason: Error | null = null
    const stop = (why: Error) => {
      reason = why
      worker.end()
    }
    let isLow = false
    const lower = () => {
      isLow = true
      prioritise(worker.pid, 'low')
    }
    const { isStarved } = watchComputing(worker.pid)
    const giveUp = () => {
      const code = isStarved(deadlineMs) ? 'busy' : 'deadline'
      stop(new WorkError(code, `not done within ${deadlineMs} ms`))
    }
    const late = () => {
      if (isStarved(deadlineMs)) timers.push(setTimeout(giveUp, deadlineMs))
      else giveUp()
    }
    const timers = [setTimeout(late, deadlineMs)]
    // What nobody else is behind, such as a command, has nobody to let go first.
    if (ask.by) timers.push(setTimeout(lower, ORDINARY_MS))
    // What nobody waits for any more may still take as long as a fresh process takes to start:
    // stopped sooner it would hold up the next job longer, and cost more.
    const forsake = () => void timers.push(setTimeout(stop, worker.startMs, abandoned()))
    ask.signal?.addEventListener('abort', forsake, { once: true })
    if (turn.isHeavy && canRise) lower()
    try {
      return (await worker.run({ id: nextId++, input }, ask.tell as Told)) as Output
    } catch (error) {
      if (reason || (error instanceof WorkError && error.code === 'died')) observer?.died()
      throw reason ?? error
    } finally {
      for (const timer of timers) clearTimeout(timer)
      ask.signal?.removeEventListener('abort', forsake)
      if (isLow && worker.alive) rise(worker)
    }
  }

  async function work(input: Input, turn: Turn, ask: PoolAsk<Event>): Promise<Output> {
    for (let tries = 1, since = 0; ; tries++) {
      const seat = await sit(turn, since)
      const { worker } = seat
      const { done, computedMs } = worker
      try {
        return await attempt(worker, input, turn, ask)
      } catch (error) {
        const isOver = !(error instanceof WorkError) || error.code !== 'died' || tries === TRIES
        if (isOver || closed || ask.signal?.aborted) throw error
        since = performance.now()
      } finally {
        leave(seat)
        if (worker.done > done) turn.end(worker.computedMs - computedMs)
      }
    }
  }

  return {
    ready: Promise.all(seats.map(({ worker }) => worker.ready)).then(() => undefined),
    run: (input, ask = {}) =>
      observed(observer, async () => {
        if (closed) throw new WorkError('busy', 'closed')
        const turn = await turns.take(ask)
        try {
          return await work(input, turn, ask)
        } finally {
          turn.end()
        }
      }),
    close() {
      closed = true
      for (const { worker } of seats) worker.end()
    },
  }
}

type Told = ((event: unknown) => void) | undefined

/** A process that cannot rise again would keep its next caller waiting, too. */
function rise(worker: WorkerProcess): void {
  if (!canRise || !prioritise(worker.pid, 'ordinary')) worker.end()
}
