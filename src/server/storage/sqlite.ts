import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/** The WAL-reset bug, which can lose commits, is fixed from here on. */
const SQLITE_FLOOR = [3, 51, 3]

/** Statements kept ready; the product has a few dozen, the rest is a guard. */
const MAX_STATEMENTS = 200

/** How a database is kept, each setting with its reason. */
const KINDS = {
  /** What is answered as saved survives power loss and `kill -9`; deleted bytes are overwritten. */
  durable: {
    pragmas: [
      // Before the file has any page; what is deleted can then be given back to the disk.
      'auto_vacuum=INCREMENTAL',
      'journal_mode=WAL',
      'synchronous=FULL',
      'secure_delete=ON',
      'temp_store=MEMORY',
    ],
    /** Waiting for another process (a backup) blocks this one: better to say so soon. */
    timeout: 1_000,
  },
  /** Nonces and counters: losing the last second is harmless, waiting for the disk is not. */
  fast: {
    pragmas: ['journal_mode=WAL', 'synchronous=OFF', 'temp_store=MEMORY'],
    timeout: 50,
  },
} as const

/**
 * Opens an SQLite file, making it and its folder when they are not there.
 *
 * @throws Error when the SQLite of this Node is too old or the file cannot be used.
 */
export function openSqlite(file: string, kind: keyof typeof KINDS): DatabaseSync {
  assertSqlite(process.versions.sqlite ?? '0')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const umask = process.umask(0o077)
  try {
    const database = new DatabaseSync(file, { timeout: KINDS[kind].timeout })
    for (const pragma of KINDS[kind].pragmas) database.exec(`PRAGMA ${pragma}`)
    return database
  } finally {
    process.umask(umask)
  }
}

/** @throws Error when `version` is below the floor. */
export function assertSqlite(version: string): void {
  const parts = version.split('.').map(Number)
  const difference = SQLITE_FLOOR.map((floor, index) => (parts[index] ?? 0) - floor).find(Boolean)
  if ((difference ?? 0) < 0) {
    throw new Error(`SQLite ${version} may lose commits; use Node 24.21 (npm ci brings it)`)
  }
}

/** Kysely over node:sqlite. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({ database: kyselyDatabase(database) })
}

/** Kysely's SqliteDialect asks for the shape of better-sqlite3; this gives it node:sqlite. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'rollback') return rollback(database)
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      const statement = kyselyStatement(database.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
  }
}

/** A full disk ends the transaction itself, and to end it again would hide why. */
function rollback(database: DatabaseSync): SqliteStatement {
  const run = () => {
    if (database.isTransaction) database.exec('ROLLBACK')
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, all: () => [], run, iterate: () => [][Symbol.iterator]() }
}

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

function kyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    // A statement that gives columns is read; INSERT … RETURNING is one of them.
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
