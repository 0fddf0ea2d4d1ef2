import type { Kysely } from 'kysely'
import type { SaveResult } from '#contract/saved-resume.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import type { Owner } from './owner.ts'
import type { Tables } from './schema.ts'
import { sweepInBatches } from './sweeping.ts'

/** A request that may be sent again. */
export interface KeyedRequest {
  /** SHA-256 of the request's `Idempotency-Key`, or null. */
  requestKey: string | null
  /** A keyed hash of what it asks to keep. */
  requestBody?: string | null
}

/** A key that was used before, for something else: nothing is done, and nobody is told it was. */
export class RequestReused extends Error {
  readonly code = 'requestReused'
  /** What the key made, for whoever may go on from there; null where nobody may. */
  readonly data: SaveResult | null
  constructor(made: SaveResult | null = null) {
    super('The Idempotency-Key belongs to another request')
    this.name = 'RequestReused'
    this.data = made
  }
}

/** @throws RequestReused */
export function mustBeSame(
  known: string | null,
  asked: string | null | undefined,
  made?: SaveResult,
): void {
  if (known !== (asked ?? null)) throw new RequestReused(made)
}

/**
 * What saves were answered, by their keys. It stands apart from what was saved, so that a request
 * is still known after others have saved over it.
 */
export function createRequests(db: Kysely<Tables>, now: () => number) {
  return {
    /**
     * What this request was answered before; null when it is new.
     *
     * @throws RequestReused
     */
    async earlier(
      within: Kysely<Tables>,
      owner: Owner,
      { requestKey, requestBody }: KeyedRequest,
    ): Promise<SaveResult | null> {
      if (requestKey === null) return null
      const row = await within
        .selectFrom('requests')
        .where('owner', '=', owner.id)
        .where('request_key', '=', requestKey)
        .where('expires_at', '>', now())
        .selectAll()
        .executeTakeFirst()
      if (!row) return null
      const savedAt = new Date(row.saved_at).toISOString()
      const made = { id: row.resume_id, version: row.version, savedAt }
      mustBeSame(row.request_body, requestBody, made)
      return made
    },

    /** Remembers what a request is answered; false when another with its key came first. */
    async remember(
      within: Kysely<Tables>,
      owner: Owner,
      { requestKey, requestBody = null }: KeyedRequest,
      { id, version, savedAt }: SaveResult,
    ): Promise<boolean> {
      if (requestKey === null) return true
      const answer = {
        request_body: requestBody,
        resume_id: id,
        version,
        saved_at: Date.parse(savedAt),
        expires_at: now() + Math.min(RETENTION_MS.requests, owner.lifetimeMs ?? Infinity),
      }
      const { numInsertedOrUpdatedRows: written } = await within
        .insertInto('requests')
        .values({ owner: owner.id, request_key: requestKey, ...answer })
        .onConflict((conflict) =>
          conflict
            .columns(['owner', 'request_key'])
            .doUpdateSet(answer)
            .where('requests.expires_at', '<=', now()),
        )
        .executeTakeFirstOrThrow()
      return Number(written) > 0
    },

    sweep: () =>
      sweepInBatches(async (limit) => {
        const old = db
          .selectFrom('requests')
          .where('expires_at', '<=', now())
          .select('request_key')
          .limit(limit)
        const { numDeletedRows } = await db
          .deleteFrom('requests')
          .where('expires_at', '<=', now())
          .where('request_key', 'in', old)
          .executeTakeFirstOrThrow()
        return Number(numDeletedRows)
      }),
  }
}
