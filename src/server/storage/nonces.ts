import { sql, type Kysely } from 'kysely'
import type { PassingTables } from './schema.ts'

/** Nonces live ten minutes at most; at 2,000 signed calls a second that is 1.2 million. */
const MAX_NONCES = 1_500_000

export interface Nonces {
  /**
   * Marks a nonce as used until it could not be accepted anyway.
   *
   * @param until Milliseconds.
   * @returns 'new', 'used' before, or 'full' when no more can be remembered now.
   */
  use(hash: Uint8Array, until: number): Promise<'new' | 'used' | 'full'>
  sweep(): Promise<void>
}

/**
 * What has been used once, on whatever node. A database that refuses to write must not stop
 * reads, which are signed too: then memory remembers, with the same bound.
 */
export async function createNonces(
  db: Kysely<PassingTables>,
  now: () => number,
  max = MAX_NONCES,
): Promise<Nonces> {
  const memory = new Map<string, number>()
  /** Of the last sweep, and what this node has added since. */
  let total = await count()

  async function count(): Promise<number> {
    const { n } = await db
      .selectFrom('nonces')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  return {
    async use(hash, until) {
      if (total + memory.size >= max) return 'full'
      const key = Buffer.from(hash).toString('base64')
      if (memory.has(key)) return 'used'
      try {
        const { numAffectedRows } =
          await sql`INSERT INTO nonces (hash, until) VALUES (${hash}, ${until})
                    ON CONFLICT DO NOTHING`.execute(db)
        if (!numAffectedRows) return 'used'
        total += 1
      } catch {
        if (memory.has(key)) return 'used'
        memory.set(key, until)
      }
      return 'new'
    },
    async sweep() {
      for (const [key, until] of memory) if (until <= now()) memory.delete(key)
      await db.deleteFrom('nonces').where('until', '<=', now()).execute()
      total = await count()
    },
  }
}
