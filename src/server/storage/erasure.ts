import { sql, type Kysely } from 'kysely'
import type { Receipt } from '#contract/account.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import { newId } from './id.ts'
import type { Owner } from './owner.ts'
import type { Tables } from './schema.ts'
import { sweepBySize } from './sweeping.ts'
import type { Upkeep } from './upkeep.ts'

/** A request that was under way may still have written something for an account that is gone. */
const LATE_MS = 60 * 60_000

export type Erasure = ReturnType<typeof createErasure>

/** Deletes everything of somebody, for good and at once. */
export function createErasure(db: Kysely<Tables>, now: () => number, upkeep: Upkeep) {
  const recordsOf = (owner: string) => db.selectFrom('records').where('owner', '=', owner)
  const resumesOf = (owner: string) => db.selectFrom('resumes').where('owner', '=', owner)

  async function numberOf(query: ReturnType<typeof countable>): Promise<number> {
    const { n } = await query
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  const countable = (table: 'records' | 'resumes' | 'versions' | 'sessions') => db.selectFrom(table)

  async function countsOf(owner: string): Promise<Omit<Receipt, 'id' | 'erasedAt'>> {
    const versions = countable('versions').where('resume_id', 'in', resumesOf(owner).select('id'))
    return {
      resumes: await numberOf(countable('resumes').where('owner', '=', owner)),
      versions: await numberOf(versions),
      analyses: await numberOf(recordsOf(owner).where('deleted_at', 'is', null)),
      sessions: await numberOf(countable('sessions').where('user_id', '=', owner)),
    }
  }

  /** What belongs to a resume or a record goes before it, so that nothing is left behind. */
  async function eraseContent(owner: string): Promise<void> {
    await sweepBySize(
      (limit) =>
        recordsOf(owner)
          .select(['id', sql<number>`length(reading) + coalesce(length(report), 0)`.as('bytes')])
          .limit(limit)
          .execute(),
      async (rows) => {
        const ids = rows.map(({ id }) => id)
        await db.deleteFrom('reports').where('record_id', 'in', ids).execute()
        await db.deleteFrom('records').where('id', 'in', ids).execute()
      },
    )
    await sweepBySize(
      (limit) =>
        resumesOf(owner)
          .select(['id', sql<number>`length(draft)`.as('bytes')])
          .limit(limit)
          .execute(),
      async (rows) => {
        const ids = rows.map(({ id }) => id)
        await db.deleteFrom('versions').where('resume_id', 'in', ids).execute()
        await db.deleteFrom('resumes').where('id', 'in', ids).execute()
      },
    )
    await db.deleteFrom('requests').where('owner', '=', owner).execute()
    await db.deleteFrom('usage').where('subject', '=', owner).execute()
  }

  /** From here on nobody can sign in to it, and no token leads to it. */
  async function eraseAccount(userId: string, id: string): Promise<void> {
    await db.transaction().execute(async (within) => {
      const sessions = within.selectFrom('sessions').where('user_id', '=', userId).select('id')
      await within.deleteFrom('tokens').where('session_id', 'in', sessions).execute()
      await within.deleteFrom('sessions').where('user_id', '=', userId).execute()
      await within.deleteFrom('login_events').where('user_id', '=', userId).execute()
      await within.deleteFrom('purchases').where('user_id', '=', userId).execute()
      await within.deleteFrom('customers').where('user_id', '=', userId).execute()
      await within.deleteFrom('users').where('id', '=', userId).execute()
      await within.insertInto('erasures').values({ id, owner: userId, erased_at: now() }).execute()
    })
  }

  return {
    /**
     * @param userId The account that goes along; null for a visitor, who may begin anew.
     * @returns What there was.
     */
    async erase(owner: Pick<Owner, 'id'>, userId: string | null): Promise<Receipt> {
      const receipt = {
        id: newId(),
        erasedAt: new Date(now()).toISOString(),
        ...(await countsOf(owner.id)),
      }
      await upkeep.deleting(async () => {
        if (userId !== null) await eraseAccount(userId, receipt.id)
        await eraseContent(owner.id)
      })
      return receipt
    },

    /** Deletes what came after, or was cut off, and forgets old erasures. */
    async sweep(): Promise<void> {
      const late = db.selectFrom('erasures').where('erased_at', '>', now() - LATE_MS)
      for (const { owner } of await late.select('owner').execute()) await eraseContent(owner)
      const until = now() - RETENTION_MS.erasures
      await db.deleteFrom('erasures').where('erased_at', '<=', until).execute()
    },
  }
}
