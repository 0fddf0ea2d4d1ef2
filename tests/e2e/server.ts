import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname

/** The real server in a process of its own, on a port and a data folder of its own. */
export interface Server {
  url: string
  dataDir: string
  /** What it wrote to standard error, for the report of a failed test. */
  log: () => string
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>
  /** Ends it and removes its data. */
  remove: () => Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Starts the server on the built site and waits until it can do its work.
 *
 * @param more Configuration beside port and data folder.
 */
export async function startServer(more: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitascope-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess
  let output = ''

  const start = async () => {
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: '',
      RATE_LIMIT_FACTOR: '0',
      WARM_UP: 'off',
      ...more,
    }
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr?.on('data', (chunk) => (output += chunk))
    const deadline = Date.now() + 30_000
    while (Date.now() < deadline && child.exitCode === null) {
      const ready = await fetch(`${url}/api/health/ready`).catch(() => undefined)
      if (ready?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    child.kill('SIGKILL')
    throw new Error(`The server did not start:\n${output}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  await start()
  return {
    url,
    dataDir,
    log: () => output,
    restart: start,
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
