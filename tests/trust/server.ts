/** The real server as a process of its own, as an operator starts it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export const ROOT = new URL('../../', import.meta.url).pathname
const MAIN = join(ROOT, 'src/server/main.ts')

export interface LiveServer {
  url: string
  port: number
  child: ChildProcess
  /** What it has written to standard error. */
  log: string[]
  /** Sends a signal and waits for the end; gives the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export interface StartOptions {
  env?: Record<string, string>
  dataDir?: string
  /** Words before the command, such as `prlimit --nofile=64`. */
  wrap?: string[]
  /** A group of its own, as a service has. */
  detached?: boolean
}

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitascope-trust-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Starts it on a free port; ends it with the test. */
export async function startServer(options: StartOptions = {}): Promise<LiveServer> {
  const { env, wrap = [], detached = false } = options
  const dataDir = options.dataDir ?? folder()
  const [command = '', ...args] = [...wrap, process.execPath, MAIN]
  const child = spawn(command, args, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const log: string[] = []
  createInterface(child.stderr!).on('line', (line) => log.push(line))
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`The server ended: ${log.join('\n')}`)
    }),
  ])) as [string]
  const url = (/http:\/\/\S+/.exec(line)?.[0] ?? '').replace('localhost', '127.0.0.1')
  return {
    url,
    port: Number(new URL(url).port),
    child,
    log,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
