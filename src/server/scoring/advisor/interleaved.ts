/** What several sources give, in the order in which it arrives. */
export async function* interleaved<T>(sources: readonly AsyncGenerator<T>[]): AsyncGenerator<T> {
  const next = async (source: AsyncGenerator<T>) => ({ source, result: await source.next() })
  const pending = new Map(sources.map((source) => [source, next(source)]))
  try {
    while (pending.size > 0) {
      const { source, result } = await Promise.race(pending.values())
      if (result.done) {
        pending.delete(source)
        continue
      }
      pending.set(source, next(source))
      yield result.value
    }
  } finally {
    for (const source of pending.keys()) void source.return(undefined).catch(() => undefined)
  }
}
