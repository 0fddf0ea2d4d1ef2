/** The real server as a process of its own, as an operator starts it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, onTestFinished } from 'vitest'
import { IS_FULL } from './extent.ts'

export const ROOT = new URL('../../', import.meta.url).pathname
const MAIN = join(ROOT, 'src/server/main.ts')

/** Where figures are taken, processes are as warm as a visitor meets them. */
const OWN = { PORT: '0', SITE_URL: '', WARM_UP: IS_FULL ? 'on' : 'off' }

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
export function startServer(options: StartOptions = {}): Promise<LiveServer> {
  const dataDir = options.dataDir ?? folder()
  return started({ ...options, dataDir }, onTestFinished)
}

type Late = (end: () => void) => void

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends.splice(0)) end()
})

const afterFile: Late = (end) => void ends.push(end)

const shared = new Map<string, Promise<LiveServer>>()

/**
 * A server that the tests of a file have in common, for those that leave it as it was for others:
 * starting one takes five seconds of processor. Where figures are taken, each has its own.
 */
export function commonServer(env: Record<string, string> = {}): Promise<LiveServer> {
  if (IS_FULL) return startServer({ env })
  const key = JSON.stringify(env)
  const known = shared.get(key)
  if (known) return known
  const dataDir = mkdtempSync(join(tmpdir(), 'vitascope-trust-'))
  const server = started({ env, dataDir }, afterFile)
  afterFile(() => rmSync(dataDir, { recursive: true, force: true }))
  shared.set(key, server)
  return server
}

async function started(
  options: StartOptions & { dataDir: string },
  late: Late,
): Promise<LiveServer> {
  const { dataDir, env, wrap = [], detached = false } = options
  const [command = '', ...args] = [...wrap, process.execPath, MAIN]
  const child = spawn(command, args, {
    env: { ...process.env, ...OWN, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  })
  late(() => void child.kill('SIGKILL'))
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

/** Memory of a process that is really there (MB). */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** A disk of its own, which only root can make. */
export function smallDisk(megabytes: number): string {
  const place = folder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place])
  onTestFinished(() => void execFileSync('umount', ['-l', place]))
  return place
}

export const canMount = (() => {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs tmpfs $d && umount $d'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
})()

/** What nodes that share a database must share, too. */
export function secretsOfNodes(): { APP_SECRET: string; SIGN_PRIVATE_KEY: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const SIGN_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { APP_SECRET: 'shared'.repeat(8), SIGN_PRIVATE_KEY }
}
