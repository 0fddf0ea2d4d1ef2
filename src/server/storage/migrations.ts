import { sql, type Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'

/** A statement, or a column: SQLite has no `IF NOT EXISTS` for those. */
type Step = string | { table: string; column: string; type: string }

/**
 * Every change of the tables, in order of its name; those that a database has not seen run at
 * start. One that has been released is never edited; add another.
 */
const MIGRATIONS: Record<string, (dialect: Dialect) => Step[]> = {
  '0001-records': ({ integer, bytes, tableEnd }) => [
    `CREATE TABLE IF NOT EXISTS records (
      id text PRIMARY KEY,
      owner text NOT NULL,
      created_at ${integer} NOT NULL,
      expires_at ${integer},
      request_key text,
      file_name ${bytes} NOT NULL,
      reading ${bytes} NOT NULL,
      report ${bytes},
      CONSTRAINT records_request UNIQUE (owner, request_key)
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS records_newest ON records (owner, created_at, id)',
    'CREATE INDEX IF NOT EXISTS records_expiry ON records (expires_at)',
  ],
  '0002-resumes': ({ integer, bytes, tableEnd }) => [
    `CREATE TABLE IF NOT EXISTS resumes (
      id text PRIMARY KEY,
      owner text NOT NULL,
      version ${integer} NOT NULL,
      saved_at ${integer} NOT NULL,
      expires_at ${integer},
      request_key text,
      template_id text NOT NULL,
      title ${bytes} NOT NULL,
      draft ${bytes} NOT NULL,
      CONSTRAINT resumes_request UNIQUE (owner, request_key)
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS resumes_newest ON resumes (owner, saved_at, id)',
    'CREATE INDEX IF NOT EXISTS resumes_expiry ON resumes (expires_at)',
  ],
  '0003-trash-and-versions': ({ integer, bytes, tableEnd }) => [
    { table: 'records', column: 'deleted_at', type: integer },
    { table: 'resumes', column: 'deleted_at', type: integer },
    { table: 'resumes', column: 'made_with', type: 'text' },
    `CREATE TABLE IF NOT EXISTS versions (
      resume_id text NOT NULL,
      version ${integer} NOT NULL,
      saved_at ${integer} NOT NULL,
      expires_at ${integer},
      title ${bytes} NOT NULL,
      draft ${bytes} NOT NULL,
      CONSTRAINT versions_key PRIMARY KEY (resume_id, version)
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS versions_expiry ON versions (expires_at)',
  ],
  '0004-accounts': ({ integer, bytes, tableEnd }) => [
    `CREATE TABLE IF NOT EXISTS users (
      id text PRIMARY KEY,
      subject text NOT NULL UNIQUE,
      email_key text NOT NULL,
      created_at ${integer} NOT NULL,
      profile ${bytes} NOT NULL
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS users_email ON users (email_key)',
    `CREATE TABLE IF NOT EXISTS sessions (
      id text PRIMARY KEY,
      user_id text NOT NULL,
      created_at ${integer} NOT NULL,
      seen_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL,
      agent ${bytes} NOT NULL
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS sessions_user ON sessions (user_id, seen_at)',
    `CREATE TABLE IF NOT EXISTS tokens (
      hash text PRIMARY KEY,
      session_id text NOT NULL,
      issued_at ${integer} NOT NULL,
      used_at ${integer},
      good_until ${integer}
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS tokens_session ON tokens (session_id)',
    `CREATE TABLE IF NOT EXISTS login_events (
      id text PRIMARY KEY,
      state text NOT NULL UNIQUE,
      expires_at ${integer} NOT NULL,
      details ${bytes} NOT NULL,
      called_back_at ${integer},
      user_id text
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS login_events_expiry ON login_events (expires_at)',
  ],
  '0005-requests': ({ integer, tableEnd }) => [
    { table: 'records', column: 'request_body', type: 'text' },
    `CREATE TABLE IF NOT EXISTS requests (
      owner text NOT NULL,
      request_key text NOT NULL,
      request_body text,
      resume_id text NOT NULL,
      version ${integer} NOT NULL,
      saved_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL,
      CONSTRAINT requests_key PRIMARY KEY (owner, request_key)
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS requests_expiry ON requests (expires_at)',
  ],
  '0006-plans': ({ integer, tableEnd }) => [
    `CREATE TABLE IF NOT EXISTS purchases (
      user_id text NOT NULL,
      item text NOT NULL,
      source text NOT NULL,
      since ${integer} NOT NULL,
      until ${integer},
      CONSTRAINT purchases_key PRIMARY KEY (user_id, item, source)
    ) ${tableEnd}`,
    `CREATE TABLE IF NOT EXISTS usage (
      subject text NOT NULL,
      slot ${integer} NOT NULL,
      record_id text NOT NULL,
      until ${integer} NOT NULL,
      CONSTRAINT usage_key PRIMARY KEY (subject, slot)
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS usage_expiry ON usage (until)',
  ],
  '0007-reports-and-erasures': ({ integer, bytes, tableEnd }) => [
    { table: 'records', column: 'reported_at', type: integer },
    { table: 'records', column: 'figures', type: bytes },
    `CREATE TABLE IF NOT EXISTS reports (
      record_id text NOT NULL,
      number ${integer} NOT NULL,
      made_at ${integer} NOT NULL,
      expires_at ${integer},
      figures ${bytes} NOT NULL,
      report ${bytes} NOT NULL,
      CONSTRAINT reports_key PRIMARY KEY (record_id, number)
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS reports_expiry ON reports (expires_at)',
    'CREATE INDEX IF NOT EXISTS versions_age ON versions (saved_at)',
    `CREATE TABLE IF NOT EXISTS erasures (
      id text PRIMARY KEY,
      owner text NOT NULL,
      erased_at ${integer} NOT NULL
    ) ${tableEnd}`,
  ],
  '0008-payments': ({ integer, tableEnd }) => [
    `CREATE TABLE IF NOT EXISTS customers (
      user_id text PRIMARY KEY,
      customer_id text NOT NULL UNIQUE,
      asked ${integer} NOT NULL,
      written ${integer} NOT NULL,
      pro_status text,
      pro_until ${integer}
    ) ${tableEnd}`,
    `CREATE TABLE IF NOT EXISTS payment_events (
      id text PRIMARY KEY,
      about text NOT NULL,
      received_at ${integer} NOT NULL,
      settled_at ${integer},
      tries ${integer} NOT NULL,
      next_try_at ${integer}
    ) ${tableEnd}`,
    'CREATE INDEX IF NOT EXISTS payment_events_waiting ON payment_events (next_try_at)',
    'CREATE INDEX IF NOT EXISTS payment_events_age ON payment_events (received_at)',
  ],
  '0009-version-names': ({ bytes }) => [
    { table: 'resumes', column: 'version_name', type: bytes },
    { table: 'versions', column: 'version_name', type: bytes },
  ],
  '0010-repeated-pick-up-and-trashed-analyses': ({ integer }) => [
    { table: 'login_events', column: 'picked_up_at', type: integer },
    { table: 'records', column: 'trashed_at', type: integer },
  ],
}

/** Tables whose loss in a crash is harmless. SQLite has them in a file of their own. */
const PASSING_MIGRATIONS: typeof MIGRATIONS = {
  '0001-passing': ({ integer, real, bytes, tableEnd, createPassing }) => [
    `${createPassing} IF NOT EXISTS nonces (
      hash ${bytes} PRIMARY KEY,
      until ${integer} NOT NULL
    ) ${tableEnd}`,
    `${createPassing} IF NOT EXISTS counters (
      key text PRIMARY KEY,
      whole_at ${real} NOT NULL
    ) ${tableEnd}`,
  ],
}

/** Which tables a database holds: all of them, or those of one kind. */
export type TableKind = 'durable' | 'passing'

const SETS: Record<TableKind, typeof MIGRATIONS> = {
  durable: MIGRATIONS,
  passing: PASSING_MIGRATIONS,
}

/** What a database has seen already; Kysely's own name for it, from when it kept the list. */
const SEEN = 'kysely_migration'

/**
 * Brings the tables of a database up to date, all or nothing. Of nodes that start at once one
 * does it, and the others wait.
 *
 * @throws Error when a migration fails.
 */
export async function migrate<T>(
  db: Kysely<T>,
  dialect: Dialect,
  kinds: readonly TableKind[],
): Promise<void> {
  try {
    await firstOfAll(db)
    await db.transaction().execute(async (within) => {
      // A lock of a table, since poolers and some compatible databases have no advisory locks.
      if (dialect.name === 'postgres') {
        await sql.raw(`LOCK TABLE ${SEEN} IN EXCLUSIVE MODE`).execute(within)
      }
      const { rows } = await sql.raw<{ name: string }>(`SELECT name FROM ${SEEN}`).execute(within)
      const seen = new Set(rows.map(({ name }) => name))
      for (const [name, stepsOf] of kinds.flatMap((kind) => Object.entries(SETS[kind]))) {
        if (seen.has(name)) continue
        await run(within, stepsOf(dialect))
        const time = new Date().toISOString()
        await sql`INSERT INTO ${sql.table(SEEN)} VALUES (${name}, ${time})`.execute(within)
      }
    })
  } catch (cause) {
    throw new Error('The database could not be brought up to date', { cause })
  }
}

/** Makes the list of what was seen. Postgres lets only one of several do so at once. */
async function firstOfAll<T>(db: Kysely<T>): Promise<void> {
  const make = () =>
    sql
      .raw(
        `CREATE TABLE IF NOT EXISTS ${SEEN} (name text NOT NULL PRIMARY KEY, timestamp text NOT NULL)`,
      )
      .execute(db)
  await make().catch(make)
}

async function run<T>(db: Kysely<T>, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string') await sql.raw(step).execute(db)
    else if (!(await hasColumn(db, step.table, step.column))) {
      await sql.raw(`ALTER TABLE ${step.table} ADD COLUMN ${step.column} ${step.type}`).execute(db)
    }
  }
}

async function hasColumn<T>(db: Kysely<T>, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  return columns.some(({ name }) => name === column)
}
