/** The place in a list, newest first, after which the next page begins. */
export interface Cursor {
  /** Milliseconds. */
  time: number
  id: string
}

export function writeCursor(time: number, id: string): string {
  return `${time}.${id}`
}

/** Null when there is none, or it is not one of ours: the list then starts at its beginning. */
export function readCursor(text: string | undefined): Cursor | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{8,64})$/.exec(text ?? '') ?? []
  return time && id ? { time: Number(time), id } : null
}
