import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { createAdoption, type Adopt } from './adoption.ts'
import { createDeletions, replay, type Deletion } from './deletions.ts'
import { createErasure, type Erasure } from './erasure.ts'
import { createCounters, type Counters } from './counters.ts'
import { createCustomers, type Customers } from './customers.ts'
import { POSTGRES, SQLITE, type Dialect } from './dialect.ts'
import { migrate } from './migrations.ts'
import { createLoginEvents, type LoginEvents } from './login-events.ts'
import { createNonces, type Nonces } from './nonces.ts'
import type { Owner } from './owner.ts'
import { createPurchases, type Purchases } from './purchases.ts'
import { createRecordTrash, type RecordTrash } from './record-trash.ts'
import { createRecords, type Records } from './records.ts'
import { createReports, type Reports } from './reports.ts'
import { createResumes, type Resumes } from './resumes.ts'
import type { PassingTables, Tables } from './schema.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { createTrash, type Trash } from './trash.ts'
import { createUsage, type Usage } from './usage.ts'
import { createUsers, type Users } from './users.ts'
import { allowGivingBack, createUpkeep, type Upkeep } from './upkeep.ts'
import { createVersions, type Versions } from './versions.ts'

/** Everything that is kept, one door per noun. */
export interface Storage {
  records: Records
  /** Earlier reports of records. */
  reports: Reports
  resumes: Resumes
  versions: Versions
  /** Deleted resumes. */
  trash: Trash
  /** Deleted analyses. */
  recordTrash: RecordTrash
  users: Users
  sessions: Sessions
  loginEvents: LoginEvents
  purchases: Purchases
  customers: Customers
  usage: Usage
  /** Hands everything of one owner to another. */
  adopt: Adopt
  /** Deletes everything of somebody. */
  erasure: Erasure
  /** Deletes again what was deleted after the backup that was restored. */
  replay(deletions: readonly Deletion[]): Promise<void>
  nonces: Nonces
  counters: Counters
  /** Deletes what has expired, also from the write-ahead log. */
  sweep(): Promise<void>
  /** Rejects when the database does not answer. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Where everything is kept. */
export interface StoragePlace {
  /** Folder of the SQLite files. */
  dataDir: string
  /** A Postgres that several nodes may share; null keeps everything in the folder. */
  databaseUrl: string | null
  /** What the keys to people's things derive from. */
  appSecret: string
}

interface Databases {
  dialect: Dialect
  /** What is answered as saved. */
  db: Kysely<Tables>
  /** What may be lost in a crash. */
  passing: Kysely<PassingTables>
  upkeep: Upkeep
  close(): Promise<void>
}

/**
 * Opens the databases and brings their tables up to date.
 *
 * @param onLost Told when an idle connection to Postgres breaks.
 * @throws Error when a database cannot be opened or a migration fails.
 */
export async function openStorage(
  place: StoragePlace,
  now: () => number,
  onLost: (error: Error) => void = () => undefined,
): Promise<Storage> {
  const databases = await openDatabases(place, onLost)
  const { dialect, db, passing, upkeep } = databases
  const reports = createReports(db, now)
  const records = createRecords(db, now, reports)
  const versions = createVersions(db, now)
  const resumes = createResumes(db, now, versions)
  const sessions = createSessions(db, now, place.appSecret)
  const usage = createUsage(db, now)
  const purchases = createPurchases(db, now)
  const customers = createCustomers(db, now, purchases)
  const loginEvents = createLoginEvents(db, now, place.appSecret)
  const nonces = await createNonces(passing, now)
  const counters = createCounters(passing, now)
  const erasure = createErasure(db, now, upkeep)
  const trash = createTrash(db, now)
  const recordTrash = createRecordTrash(db, now)
  const deletions = createDeletions(join(place.dataDir, 'deletions.ndjson'), now)
  /** Notes what a call did, when it did something. */
  const noted =
    <R>(what: Deletion['what'], call: (owner: Owner, id: string) => Promise<R>) =>
    async (owner: Owner, id: string): Promise<R> => {
      const done = await call(owner, id)
      if (done) deletions.note(what, id)
      return done
    }
  return {
    records: { ...records, remove: noted('record', records.remove) },
    reports,
    resumes,
    versions,
    trash: {
      ...trash,
      put: noted('trash', trash.put),
      takeBack: noted('back', trash.takeBack),
      empty: noted('resume', trash.empty),
    },
    recordTrash: {
      ...recordTrash,
      put: noted('recordTrash', recordTrash.put),
      takeBack: noted('recordBack', recordTrash.takeBack),
    },
    users: createUsers(db, now, place.appSecret),
    sessions,
    loginEvents,
    purchases,
    customers,
    usage,
    adopt: createAdoption(db, now),
    erasure: {
      ...erasure,
      async erase(owner, userId) {
        const receipt = await erasure.erase(owner, userId)
        deletions.note('all', owner.id)
        return receipt
      },
    },
    replay: (past) => replay(db, erasure, past),
    nonces,
    counters,
    async sweep() {
      // What fails in one place must not keep the rest beyond its hour.
      await allOf([
        () =>
          upkeep.deleting(async () => {
            await erasure.sweep()
            await records.sweep()
            // After the records, whose reports go with them.
            await reports.sweep()
            await resumes.sweep()
            // After the resumes, whose versions go with them.
            await versions.sweep()
            await sessions.sweep()
            await loginEvents.sweep()
            await usage.sweep()
            await customers.sweep()
            await upkeep.giveBack()
          }),
        () => nonces.sweep(),
        () => counters.sweep(),
        // Until a checkpoint, the log still holds the pages of what was just deleted.
        async () => {
          if (dialect === SQLITE) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
        },
        async () => upkeep.limitGrowth(),
        async () => deletions.sweep(),
      ])
    },
    async check() {
      await sql`SELECT 1`.execute(db)
    },
    close: databases.close,
  }
}

/** Runs each, whatever becomes of the others; throws the first failure. */
async function allOf(steps: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Postgres looks after its files itself. */
const NO_UPKEEP: Upkeep = {
  deleting: (run) => run(),
  limitGrowth: () => undefined,
  giveBack: async () => undefined,
}

async function openDatabases(
  { dataDir, databaseUrl }: Pick<StoragePlace, 'dataDir' | 'databaseUrl'>,
  onLost: (error: Error) => void,
): Promise<Databases> {
  if (databaseUrl) {
    // Its library is loaded only where it is used.
    const { postgresDialect } = await import('./postgres.ts')
    const db = new Kysely<Tables & PassingTables>({ dialect: postgresDialect(databaseUrl, onLost) })
    await migrate(db, POSTGRES, ['durable', 'passing'])
    const narrow = db as unknown as Kysely<Tables>
    const passing = db as unknown as Kysely<PassingTables>
    return { dialect: POSTGRES, db: narrow, passing, upkeep: NO_UPKEEP, close: () => db.destroy() }
  }
  const file = join(dataDir, 'vitascope.db')
  const database = openSqlite(file, 'durable')
  allowGivingBack(database)
  const upkeep = createUpkeep(database, file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
  const passing = new Kysely<PassingTables>({
    dialect: sqliteDialect(openSqlite(join(dataDir, 'passing.db'), 'fast')),
  })
  await migrate(db, SQLITE, ['durable'])
  await migrate(passing, SQLITE, ['passing'])
  const close = async () => {
    await db.destroy()
    await passing.destroy()
  }
  upkeep.limitGrowth()
  return { dialect: SQLITE, db, passing, upkeep, close }
}
