import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** One project a stage, so that `vitest run --project unit` runs only that stage. */
const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include },
})

export default defineConfig({
  root,
  test: {
    environment: 'node',
    /** Reading a document starts a child process; two busy cores may take their time over it. */
    testTimeout: 30_000,
    hookTimeout: 60_000,
    /** All cores: by default one is left to whoever watches. */
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      project('checks', ['tests/checks/**/*.test.ts']),
      project('dist', ['tests/dist/**/*.test.ts']),
    ],
  },
})
