/** Why work was not done. */
export type WorkFailure =
  /** Too many wait, or nothing can be started now; another try makes sense. */
  | 'busy'
  /** It took longer than it may. */
  | 'deadline'
  /** Its process died, and so did a second one that tried it. */
  | 'died'
  /** Its process said no. */
  | 'failed'

/** Work that a process was given and that came to nothing. */
export class WorkError extends Error {
  /** `busy` is the contract's own word, and the API's answer. */
  readonly code: WorkFailure
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined
  constructor(code: WorkFailure, message: string, retryAfter?: number) {
    super(message)
    this.name = 'WorkError'
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const abandoned = (): DOMException =>
  new DOMException('nobody waits for it any more', 'AbortError')
