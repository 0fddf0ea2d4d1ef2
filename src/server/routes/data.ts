import { Hono } from 'hono'
import { type Receipt } from '#contract/account.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
import { dataOf } from '../data-export.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, asApiError, logFailure, ok } from '../errors.ts'
import { attachment } from '../file-name.ts'
import { askOf } from '../middleware/ask.ts'
import { forgetVisitor } from '../middleware/visitor.ts'
import type { Session } from '../storage/sessions.ts'
import { zip, type ZipFile } from '../zip.ts'

/** Everything of a person: taken away, or deleted. */
export function dataRoutes(dependencies: Dependencies) {
  const { config, entitlementsOf, log, now, payments, storage } = dependencies

  /** What cannot be undone is not for whoever finds a screen unlocked. */
  function mustBeFresh({ createdAt }: Session): void {
    if (now() - createdAt > LIMITS.freshLoginMinutes * 60_000) {
      throw new ApiError('freshLoginNeeded')
    }
  }

  async function* logged(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces
    } catch (error) {
      logFailure(log, asApiError(error), error)
      throw error
    }
  }

  return new Hono<Env>()
    .get(ENDPOINTS.exportData.path, async (c) => {
      const owner = c.get('owner')
      const userId = c.get('session')?.userId ?? null
      const person = owner && {
        owner,
        userId,
        entitlements: await entitlementsOf(c),
        ask: askOf(c),
      }
      const files = person ? dataOf(dependencies, person) : ([] as ZipFile[])
      const day = new Date(now()).toISOString().slice(0, 10)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', attachment(`vitascope-${day}.zip`))
      return c.body(streamOf(logged(zip(files))))
    })
    .delete(ENDPOINTS.eraseData.path, async (c) => {
      const session = c.get('session')
      if (session) {
        mustBeFresh(session)
        // First what costs: an account that is gone must not be paid for.
        await payments?.forget(session.userId)
      }
      const owner = c.get('owner')
      const receipt = owner
        ? await storage.erasure.erase(owner, session?.userId ?? null)
        : nothingErased(now())
      forgetVisitor(c, config.secure)
      log.info('erased', { receipt: receipt.id, account: session !== undefined })
      return ok(c, receipt)
    })
}

/** Made as fast as it is taken; a failure on the way cuts it off. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}

/** For somebody of whom nothing is here. */
function nothingErased(now: number): Receipt {
  const erasedAt = new Date(now).toISOString()
  return { id: '', erasedAt, resumes: 0, versions: 0, analyses: 0, sessions: 0 }
}
