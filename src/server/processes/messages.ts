/** What a pool and its processes say to each other. */
export interface Job<Input = unknown> {
  id: number
  input: Input
}

export type Answer =
  | 'ready'
  /** Something on the way to the result. */
  | { id: number; event: unknown }
  | ({ id: number; result: unknown } & Done)
  /** It could not be done; the reason names nothing of anybody's content. */
  | ({ id: number; failure: string } & Done)

interface Done {
  /** How long (ms) the process has computed for it, on however many threads. */
  computedMs: number
}
