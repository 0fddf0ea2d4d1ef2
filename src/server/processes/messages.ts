/** What a pool and its processes say to each other. */
export interface Job<Input = unknown> {
  id: number
  input: Input
}

export type Answer =
  | 'ready'
  /** Something on the way to the result. */
  | { id: number; event: unknown }
  | { id: number; result: unknown }
  /** It could not be done; the reason names nothing of anybody's content. */
  | { id: number; failure: string }
