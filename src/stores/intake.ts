/**
 * The one door for what people hand in. It is light, so that a page can take a file before the
 * store and React are there: what is offered waits until somebody takes it.
 */

/** A file, pasted text, or the path of one of our samples. */
export type Source = File | { text: string; name: string } | { sample: string; name: string }

type Taker = (source: Source) => void

let waiting: Source | null = null
let taker: Taker | null = null

/** Hands something in. The newest wins while nobody takes. */
export function offer(source: Source): void {
  if (taker) taker(source)
  else waiting = source
}

/** Takes what waits and whatever comes from now on; the returned function stops it. */
export function take(onSource: Taker): () => void {
  taker = onSource
  if (waiting) onSource(waiting)
  waiting = null
  return () => {
    if (taker === onSource) taker = null
  }
}
