/**
 * One run of something that several ask for at the same time: it is done once, and everybody is
 * told all of it. It goes on when they leave.
 */
export interface SingleFlight<Event, Result> {
  /** Joins the run of this key, or starts it. */
  follow(key: string, start: () => AsyncGenerator<Event, Result>): AsyncGenerator<Event, Result>
}

interface Run<Event, Result> {
  events: Event[]
  /** Settles when there is more to tell. */
  more: PromiseWithResolvers<void>
  outcome: { result: Result } | { error: unknown } | null
}

export function createSingleFlight<Event, Result>(): SingleFlight<Event, Result> {
  const runs = new Map<string, Run<Event, Result>>()

  async function drive(
    key: string,
    run: Run<Event, Result>,
    source: AsyncGenerator<Event, Result>,
  ) {
    const tell = () => {
      run.more.resolve()
      run.more = Promise.withResolvers()
    }
    try {
      let next = await source.next()
      while (!next.done) {
        run.events.push(next.value)
        tell()
        next = await source.next()
      }
      run.outcome = { result: next.value }
    } catch (error) {
      run.outcome = { error }
    }
    runs.delete(key)
    tell()
  }

  async function* told(run: Run<Event, Result>): AsyncGenerator<Event, Result> {
    for (let at = 0; ;) {
      const event = run.events[at]
      if (event !== undefined) {
        at += 1
        yield event
      } else if (run.outcome) {
        if ('error' in run.outcome) throw run.outcome.error
        return run.outcome.result
      } else await run.more.promise
    }
  }

  return {
    follow(key, start) {
      const running = runs.get(key)
      if (running) return told(running)
      const run: Run<Event, Result> = {
        events: [],
        more: Promise.withResolvers(),
        outcome: null,
      }
      runs.set(key, run)
      void drive(key, run, start())
      return told(run)
    },
  }
}
