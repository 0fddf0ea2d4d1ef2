import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENDPOINTS } from '#contract/api.ts'
import { openStorage } from '../../storage/open.ts'
import { hammer, requestOf, type Hammered } from './hammer.ts'
import { startLiveServer } from './live-server.ts'
import { single, verdict } from './table.ts'

/** The bars of the issue on accounts, on two cores with the caller on the same. */
const SESSION_CALLS = 5_000
const SIGNED_CALLS = 2_000

const ROUNDS = 3
const CALLS = 20_000
/** Fewer: each carries a signature of its own, which is made before. */
const SIGNED = 6_000
const CONNECTIONS = 32
const APP_SECRET = 'measured'.repeat(8)

/** Calls a second of somebody who is signed in: whose session is looked up, and whose call is signed. */
export async function benchCalls(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitascope-bench-'))
  const token = await signedIn(dataDir, APP_SECRET)
  const env = { DATA_DIR: dataDir, APP_SECRET, RATE_LIMIT_FACTOR: '0' }
  const server = await startLiveServer(env)
  try {
    const port = Number(new URL(server.origin).port)
    const own = { Authorization: `Bearer ${token}` }
    const session = [requestOf(ENDPOINTS.userInfo.path, own)]
    const send = (requests: string[], count: number) =>
      hammer({ port, connections: CONNECTIONS, requests, count })
    const signed = () =>
      Array.from({ length: SIGNED }, () =>
        requestOf(ENDPOINTS.sessions.path, { ...own, ...server.signature() }),
      )
    print('calls a second: session', await medianOf(() => send(session, CALLS)), SESSION_CALLS)
    print('calls a second: signed', await medianOf(() => send(signed(), SIGNED)), SIGNED_CALLS)
  } finally {
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Somebody's account, made before the server starts; gives the token of their session. */
export async function signedIn(dataDir: string, appSecret: string): Promise<string> {
  const storage = await openStorage({ dataDir, databaseUrl: null, appSecret }, Date.now)
  const identity = { issuer: 'https://bench.example', subject: '1' }
  const profile = { name: 'Ada', email: 'ada@example.org', picture: '' }
  const userId = await storage.users.signedIn(identity, profile)
  const token = await storage.sessions.open(userId, 'bench')
  await storage.close()
  return token
}

/** The median of some rounds, after one that is not counted. */
async function medianOf(round: () => Promise<Hammered>): Promise<number> {
  await round()
  const figures: number[] = []
  for (let number = 0; number < ROUNDS; number += 1) {
    const { perSecond, statuses } = await round()
    if (Object.keys(statuses).join() !== '200') throw new Error(JSON.stringify(statuses))
    figures.push(perSecond)
  }
  return figures.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

const print = (name: string, perSecond: number, bar: number) =>
  single(name, perSecond, verdict(perSecond >= bar, `≥ ${bar}`))
