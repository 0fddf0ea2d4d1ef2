import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import { newId } from './id.ts'
import { userOwner } from './owner.ts'
import type { SessionRow, Tables, TokenRow } from './schema.ts'
import { openText, placeIn } from './seal.ts'

const MINUTE = 60_000
const ROTATE_MS = LIMITS.tokenMinutes * MINUTE
const GRACE_MS = LIMITS.tokenGraceSeconds * 1_000
const IDLE_MS = RETENTION_MS.sessionIdle

/** "Last seen" is exact to this: a write for each call would make the disk the limit. */
const SEEN_MS = 5 * MINUTE

/** A browser's name for itself; some send kilobytes. */
const AGENT_CHARACTERS = 300

/** A sign-in that is still good. */
export interface Session {
  id: string
  userId: string
  /** When the person signed in (ms). */
  createdAt: number
}

/** A session by one of its tokens. */
export interface FoundSession extends Session {
  /** The token that takes the place of the one it was found by; null while that is young. */
  newToken: string | null
}

export interface ListedSession extends Session {
  seenAt: number
  agent: string
}

const place = placeIn('sessions')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export type Sessions = ReturnType<typeof createSessions>

/**
 * Sessions and their tokens. A token is 256 bits, of which only the SHA-256 is stored.
 *
 * After fifteen minutes of use a session gets a new token. It is derived from the old one with a
 * key of the server, so that every answer to the old one says the same new one, from any node,
 * and a lost answer is simply given again. The old one ends a minute after the new one is first
 * used; whoever comes with it later has stolen it or was stolen from, and the session ends.
 */
export function createSessions(db: Kysely<Tables>, now: () => number, appSecret: string) {
  const key = new Uint8Array(hkdfSync('sha256', appSecret, '', 'vitascope session tokens', 32))
  const successorOf = (token: string) => createHmac('sha256', key).update(token).digest('base64url')
  const sealOf = (userId: string) => userOwner(appSecret, userId).seal

  async function addToken(within: Kysely<Tables>, token: string, sessionId: string) {
    const row: TokenRow = {
      hash: hashOf(token),
      session_id: sessionId,
      issued_at: now(),
      used_at: null,
      good_until: null,
    }
    const conflict = within.insertInto('tokens').values(row)
    await conflict.onConflict((same) => same.column('hash').doNothing()).execute()
  }

  async function end(id: string): Promise<void> {
    await db.transaction().execute(async (within) => {
      await within.deleteFrom('tokens').where('session_id', '=', id).execute()
      await within.deleteFrom('sessions').where('id', '=', id).execute()
    })
  }

  /** The first use of a token: the one before it is good for a minute more. */
  async function firstUse({ hash, session_id: sessionId }: Row): Promise<void> {
    await db.transaction().execute(async (within) => {
      const tokens = within.updateTable('tokens').where('session_id', '=', sessionId)
      await tokens.where('hash', '=', hash).set({ used_at: now() }).execute()
      await tokens
        .where('hash', '!=', hash)
        .where('good_until', 'is', null)
        .set({ good_until: now() + GRACE_MS })
        .execute()
    })
  }

  async function seen(id: string): Promise<void> {
    await db.updateTable('sessions').where('id', '=', id).set({ seen_at: now() }).execute()
  }

  /** One statement, since every call of a signed-in person makes it. */
  async function rowOf(hash: string): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      SELECT tokens.hash, tokens.session_id, tokens.issued_at, tokens.used_at, tokens.good_until,
        sessions.user_id, sessions.created_at, sessions.seen_at, sessions.expires_at
      FROM tokens JOIN sessions ON sessions.id = tokens.session_id
      WHERE tokens.hash = ${hash}`.execute(db)
    return rows[0]
  }

  return {
    /**
     * Opens a session; gives its first token.
     *
     * @param token Where the token must be the same if it is asked for again: 256 bits.
     * @param within The transaction of which it is a part.
     */
    async open(
      userId: string,
      agent: string,
      token = randomBytes(32).toString('base64url'),
      within?: Kysely<Tables>,
    ): Promise<string> {
      const id = newId()
      const row: SessionRow = {
        id,
        user_id: userId,
        created_at: now(),
        seen_at: now(),
        expires_at: now() + RETENTION_MS.session,
        agent: sealOf(userId).close(agent.slice(0, AGENT_CHARACTERS), place(id, 'agent')),
      }
      const add = async (transaction: Kysely<Tables>) => {
        await transaction.insertInto('sessions').values(row).execute()
        await addToken(transaction, token, id)
      }
      await (within ? add(within) : db.transaction().execute(add))
      return token
    },

    /** Whether a token that was given a moment ago has a session still. */
    isOpen: async (token: string): Promise<boolean> => Boolean(await rowOf(hashOf(token))),

    /** The session that a token belongs to; null when it is over, unknown, or was just ended. */
    async find(token: string): Promise<FoundSession | null> {
      const row = await rowOf(hashOf(token))
      if (!row) return null
      const time = now()
      if (row.expires_at <= time || row.seen_at + IDLE_MS <= time) return null
      if (row.good_until !== null && row.good_until <= time) {
        await end(row.session_id)
        return null
      }
      if (row.used_at === null) await firstUse(row)
      if (row.seen_at + SEEN_MS <= time) await seen(row.session_id)
      const session = { id: row.session_id, userId: row.user_id, createdAt: row.created_at }
      if (time - row.issued_at < ROTATE_MS) return { ...session, newToken: null }
      const newToken = successorOf(token)
      await addToken(db, newToken, row.session_id)
      return { ...session, newToken }
    },

    /** Somebody's sessions, the last seen first. */
    async list(userId: string): Promise<ListedSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .where('seen_at', '>', now() - IDLE_MS)
        .selectAll()
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        userId,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        agent: openText(sealOf(userId), row.agent, place(row.id, 'agent')),
      }))
    },

    /** Ends the session that a token belongs to, if there is one. */
    async endByToken(token: string): Promise<void> {
      const row = await rowOf(hashOf(token))
      if (row) await end(row.session_id)
    },

    /** Ends one of somebody's sessions; false when it is not theirs or not there. */
    async revoke(userId: string, id: string): Promise<boolean> {
      const own = db.selectFrom('sessions').where('user_id', '=', userId).where('id', '=', id)
      if (!(await own.select('id').executeTakeFirst())) return false
      await end(id)
      return true
    },

    /** Ends all of somebody's sessions but one. */
    async revokeOthers(userId: string, kept: string): Promise<void> {
      const rows = await db
        .selectFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', kept)
        .select('id')
        .execute()
      for (const { id } of rows) await end(id)
    },

    /** Deletes what is over, and tokens that belong to nothing any more. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((row) =>
          row.or([row('expires_at', '<=', now()), row('seen_at', '<=', now() - IDLE_MS)]),
        )
        .execute()
      await db
        .deleteFrom('tokens')
        .where('session_id', 'not in', (all) => all.selectFrom('sessions').select('id'))
        .execute()
    },
  }
}

type Row = TokenRow & Pick<SessionRow, 'user_id' | 'created_at' | 'seen_at' | 'expires_at'>
