/** The privacy policy promises what `RETENTION_MS` says; the sweeper must keep it, to the second. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DraftSchema } from '#contract/draft.ts'
import { NEWEST_VERSIONS, RETENTION_MS, type Retention } from '#contract/retention.ts'
import { visitorOwner, type Owner } from '#server/storage/owner.ts'
import { resumeOf } from '../app.ts'
import { testStorage, type TestStorage } from '../database.ts'
import { rowsIn } from '../rows.ts'

const SECOND = 1_000

const visitor = visitorOwner(new Uint8Array(32))
const user: Owner = { ...visitorOwner(new Uint8Array(32).fill(1)), id: 'user', lifetimeMs: null }

const resume = (requestKey: string | null = null) => ({
  title: 'a title',
  draft: v.parse(DraftSchema, { content: resumeOf('a name') }),
  requestKey,
})

const reading = {
  resume: resumeOf('a name'),
  document: {},
  language: { code: 'en', confidence: 1 },
} as never

const record = { fileName: 'a.pdf', reading, requestKey: null }

interface Case {
  /** Where it stands. */
  tables: string[]
  make(storage: TestStorage): Promise<unknown>
  /** What somebody does meanwhile that must not keep it longer. */
  use?(storage: TestStorage): Promise<unknown>
}

let token = ''

const CASES: Record<Retention, Case> = {
  visitor: {
    tables: ['resumes', 'versions', 'records', 'requests'],
    async make({ resumes, records }) {
      const { id } = await resumes.add(visitor, resume('key'))
      await resumes.replace(visitor, id, 1, resume())
      await records.add(visitor, record)
    },
  },
  trash: {
    tables: ['resumes', 'records'],
    async make({ resumes, records, trash, recordTrash }) {
      const { id } = await resumes.add(user, resume())
      await trash.put(user, id)
      const added = await records.add(user, record)
      await recordTrash.put(user, added.record.id)
    },
  },
  versions: {
    tables: ['versions'],
    async make({ resumes }) {
      const { id } = await resumes.add(user, resume())
      // One more than are kept whatever their age; the last state is no version yet.
      for (let version = 1; version <= NEWEST_VERSIONS + 1; version++) {
        await resumes.replace(user, id, version, resume())
      }
    },
  },
  session: {
    tables: ['sessions', 'tokens'],
    make: async ({ sessions }) => void (token = await sessions.open('user', 'a browser')),
    use: async ({ sessions }) => {
      token = (await sessions.find(token))?.newToken ?? token
    },
  },
  sessionIdle: {
    tables: ['sessions', 'tokens'],
    make: ({ sessions }) => sessions.open('user', 'a browser'),
  },
  login: {
    tables: ['login_events'],
    make: ({ loginEvents }) =>
      loginEvents.begin(
        { eventId: 'event', cookie: 'cookie' },
        { nonce: '', verifier: '', targetPath: '/' },
      ),
  },
  usage: {
    tables: ['usage'],
    async make({ usage }) {
      const allowance = { count: 1, hours: 24 }
      await usage.take('user', 'record', allowance)
      await usage.settle('user', 'record', allowance)
    },
  },
  requests: { tables: ['requests'], make: ({ resumes }) => resumes.add(user, resume('key')) },
  deletedAnalysis: {
    tables: ['records'],
    async make({ records }) {
      const added = await records.add(user, record)
      await records.remove(user, added.record.id)
    },
  },
  address: {
    tables: ['counters'],
    make: ({ counters }) => counters.hit('address', 1, RETENTION_MS.address),
  },
  paymentEvents: {
    tables: ['payment_events'],
    make: ({ customers }) => customers.keep('evt_1', 'cus_1', 0),
  },
  erasures: { tables: ['erasures'], make: ({ erasure }) => erasure.erase(user, user.id) },
}

describe('what is kept only for a time', () => {
  test.each(Object.keys(CASES) as Retention[])('goes when its time is over: %s', async (kind) => {
    const { tables, make, use } = CASES[kind]
    const storage = await testStorage()
    await make(storage)
    const kept = async () => {
      const rows = await rowsIn(storage.place)
      return tables.map((table) => [table, rows[table]?.length])
    }
    const before = await kept()
    // In steps, as people come back; the sweeper comes along each time.
    const until = RETENTION_MS[kind] - SECOND
    const step = Math.ceil(until / (use ? 30 : 2))
    for (let passed = 0; passed < until; passed += step) {
      storage.pass(Math.min(step, until - passed))
      await use?.(storage)
      await storage.sweep()
    }
    for (const [, count] of await kept()) expect(count).toBeGreaterThan(0)
    storage.pass(2 * SECOND)
    await storage.sweep()
    const after = await kept()
    const left = kind === 'versions' ? NEWEST_VERSIONS : 0
    expect(after).toEqual(tables.map((table) => [table, left]))
    expect(after).not.toEqual(before)
  })
})
