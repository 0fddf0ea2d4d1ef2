import { createHmac, hkdfSync } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { UserInfoSchema, type UserInfo } from '#contract/account.ts'
import { newId } from './id.ts'
import { userOwner, type Owner } from './owner.ts'
import type { Tables, UserRow } from './schema.ts'
import { placeIn } from './seal.ts'

const ProfileSchema = v.omit(UserInfoSchema, ['id'])
export type Profile = v.InferOutput<typeof ProfileSchema>

/** Somebody as their identity provider knows them. */
export interface Identity {
  /** The provider's address. */
  issuer: string
  /** Its own name for them, which never changes. */
  subject: string
}

const place = placeIn('users')

export type Users = ReturnType<typeof createUsers>

/** The people with accounts. */
export function createUsers(db: Kysely<Tables>, now: () => number, appSecret: string) {
  const key = new Uint8Array(hkdfSync('sha256', appSecret, '', 'vitascope user keys', 32))
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const subjectOf = ({ issuer, subject }: Identity) => hash(`subject ${issuer} ${subject}`)
  // Addresses that differ only in case are one mailbox everywhere that matters.
  const emailKeyOf = (email: string) => hash(`email ${email.trim().toLowerCase()}`)
  const ownerOf = (id: string): Owner => userOwner(appSecret, id)

  const columnsOf = (id: string, profile: Profile) => ({
    email_key: emailKeyOf(profile.email),
    profile: ownerOf(id).seal.close(profile, place(id, 'profile')),
  })
  const opened = ({ id, profile }: Pick<UserRow, 'id' | 'profile'>): UserInfo => ({
    id,
    ...v.parse(ProfileSchema, ownerOf(id).seal.open(profile, place(id, 'profile'))),
  })

  return {
    /** Whose things a person's things are. */
    ownerOf,

    /** The id of somebody who has signed in: a new account, or theirs with its profile renewed. */
    async signedIn(identity: Identity, profile: Profile): Promise<string> {
      const subject = subjectOf(identity)
      const fresh = newId()
      await db
        .insertInto('users')
        .values({ id: fresh, subject, created_at: now(), ...columnsOf(fresh, profile) })
        .onConflict((conflict) => conflict.column('subject').doNothing())
        .execute()
      const { id } = await db
        .selectFrom('users')
        .where('subject', '=', subject)
        .select('id')
        .executeTakeFirstOrThrow()
      if (id !== fresh) {
        await db.updateTable('users').set(columnsOf(id, profile)).where('id', '=', id).execute()
      }
      return id
    },

    /** Null when there is no such account (any more). */
    async find(id: string): Promise<UserInfo | null> {
      const { rows } = await sql<Pick<UserRow, 'id' | 'profile'>>`
        SELECT id, profile FROM users WHERE id = ${id}`.execute(db)
      return rows[0] ? opened(rows[0]) : null
    },

    /** Everybody with an e-mail address; two accounts may share one. */
    async findByEmail(email: string): Promise<UserInfo[]> {
      const rows = await db
        .selectFrom('users')
        .where('email_key', '=', emailKeyOf(email))
        .select(['id', 'profile'])
        .execute()
      return rows.map(opened)
    },
  }
}
