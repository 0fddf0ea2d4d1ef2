import { PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

/** How long (ms) a call may wait for a database that is not there: an answer in three seconds. */
const CONNECT_MS = 2_000

/** No statement of ours takes a tenth of it; one that does holds a connection others wait for. */
const STATEMENT_MS = 5_000

/** Postgres' number for its 64-bit integers, which pg otherwise gives as text. */
const INT8 = 20

/**
 * Kysely over a pool of Postgres connections.
 *
 * @param onLost Told when an idle connection breaks; the pool makes another when it needs one.
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
    application_name: 'vitascope',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // Milliseconds and counts stay far below 2^53.
        oid === INT8 ? Number : (types.getTypeParser(oid, format as 'text') as never),
    },
  })
  pool.on('error', onLost)
  // Between two statements of a transaction nobody else listens, and an unheard error ends Node.
  pool.on('connect', (client) => client.on('error', onLost))
  return new PostgresDialect({ pool })
}
