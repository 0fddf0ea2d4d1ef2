interface Insertion<Made> {
  /** Null when a row of the same request is in the way. */
  insert(): Promise<Made | null>
  /** What the same request made before; null when there is none any more. */
  earlier(): Promise<Made | null>
  /** Deletes what has expired. */
  sweep(): Promise<void>
}

/** Makes something once for each request: of two with one key the first wins, for both. */
export async function once<Made>(insertion: Insertion<Made>): Promise<Made> {
  const made = (await insertion.insert()) ?? (await insertion.earlier())
  if (made) return made
  // One that has expired but was not swept yet stands in the way.
  await insertion.sweep()
  return once(insertion)
}
