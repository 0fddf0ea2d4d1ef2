/**
 * `npm run dev`: Astro's dev server on PORT (4321) and the API beside it on the next port, each
 * reloading what changes. The dev server hands /api over (`API_URL` in `astro.config.mjs`).
 */
import { spawn, type ChildProcess } from 'node:child_process'

const root = new URL('../../..', import.meta.url).pathname
const port = Number(process.env.PORT || 4321)
const address = (at: number) => `http://localhost:${at}`

const children: ChildProcess[] = [
  run(['--watch', 'src/server/main.ts'], {
    PORT: String(port + 1),
    SITE_URL: address(port),
    WARM_UP: 'off',
  }),
  run(['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    API_URL: address(port + 1),
  }),
]

function run(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: 'inherit',
  })
}

/** One without the other is of no use. */
function stop(): void {
  for (const child of children) child.kill()
}

for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop).on('SIGTERM', stop)
