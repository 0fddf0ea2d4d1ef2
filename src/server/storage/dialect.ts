/**
 * What two databases call differently. Everything else is SQL that both understand, so there is
 * one set of migrations and one set of queries.
 */
export interface Dialect {
  name: 'sqlite' | 'postgres'
  /** 64 bits: times are milliseconds. */
  integer: string
  real: string
  bytes: string
  /** After the columns of a table: SQLite otherwise takes any type anywhere. */
  tableEnd: string
  /** Begins a table that may be lost in a crash and never waits for the disk. */
  createPassing: string
}

export const SQLITE: Dialect = {
  name: 'sqlite',
  integer: 'integer',
  real: 'real',
  bytes: 'blob',
  tableEnd: 'STRICT',
  // In SQLite it stands in a file of its own, without sync.
  createPassing: 'CREATE TABLE',
}

export const POSTGRES: Dialect = {
  name: 'postgres',
  integer: 'bigint',
  real: 'double precision',
  bytes: 'bytea',
  tableEnd: '',
  createPassing: 'CREATE UNLOGGED TABLE',
}
