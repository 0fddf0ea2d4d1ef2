import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { IS_FULL } from './trust/extent.ts'

const root = new URL('..', import.meta.url).pathname

/** One project a stage, so that `vitest run --project checks` runs only that stage. */
const project = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
) => ({
  extends: true as const,
  test: { name, include, ...more },
})

/**
 * What a page keeps while it is open lives in its modules: each of these files gets its own. All
 * else keeps nothing there, and the files of a worker share what they import: loading the
 * lexicons for each of two hundred files took as long as the tests in them.
 */
const KEEPS_STATE = ['stores', 'islands', 'browser', 'components'].map(
  (folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`,
)

/** What must hold on Postgres as it does on SQLite: all that asks the database. */
const POSTGRES_TESTS = ['routes', 'storage', 'accounts', 'middleware'].map(
  (folder) => `tests/unit/server/${folder}/**/*.test.ts`,
)

/** Where times are measured, nothing else runs, if they bind. */
const MEASURED = ['load', 'faults', 'fairness', 'lighthouse', 'stopping'].map(
  (name) => `tests/trust/${name}.test.ts`,
)

/** Servers are started, attacked and measured, on a machine that may be busy. */
const TRUST_TIMEOUT = 300_000

export default defineConfig({
  root,
  test: {
    environment: 'node',
    /** For what hangs alone: beside trust, on two busy cores, a whole job takes half a minute and more. */
    testTimeout: 120_000,
    hookTimeout: 60_000,
    /** All cores: by default one is left to whoever watches. */
    maxWorkers: '100%',
    provide: { postgres: null, postgresMissing: null },
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}'], {
        exclude: ['**/*.postgres.test.ts', ...KEEPS_STATE],
        isolate: false,
      }),
      project('unit-state', KEEPS_STATE, { sequence: { groupOrder: 1 } }),
      {
        extends: true,
        test: {
          name: 'postgres',
          isolate: false,
          include: POSTGRES_TESTS,
          exclude: ['**/*.sqlite.test.ts'],
          globalSetup: 'tests/unit/postgres.setup.ts',
          setupFiles: 'tests/unit/postgres.skip.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'trust',
          include: ['tests/trust/**/*.test.ts'],
          exclude: MEASURED,
          testTimeout: TRUST_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: 'trust-measured',
          include: MEASURED,
          testTimeout: TRUST_TIMEOUT,
          fileParallelism: !IS_FULL,
          sequence: { groupOrder: 1 },
        },
      },
      project('checks', ['tests/checks/**/*.test.ts']),
      project('dist', ['tests/dist/**/*.test.ts']),
    ],
  },
})
