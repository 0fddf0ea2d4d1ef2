import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * How a reading process is started: wrapped in everything the system allows to take away from it.
 * `node --permission` leaves sockets open and limits no memory, so the system's own means come
 * on top, and what is missing is said once.
 */
export interface Confinement {
  /** The words before Node's own command. */
  wrap: string[]
  /** What this system does not allow, in words for the operator's log; empty when all is well. */
  missing: string[]
}

/** What a confined process runs. */
export interface Program {
  /** Node's last arguments. */
  args: string[]
  /** The only files that it may open, in the patterns of `--allow-fs-read`. */
  readable: string[]
}

/** A command as `spawn` takes it. */
export interface Launch {
  command: string
  args: string[]
  /** All that the process inherits: the server's own environment holds its secrets. */
  env: Record<string, string | undefined>
}

const run = promisify(execFile)

export const ROOT = join(import.meta.dirname, '../../../..')
const CHILD = join(import.meta.dirname, 'child.ts')

/** Reads straight from the source. */
export const PLAIN_PROGRAM: Program = {
  args: [CHILD],
  readable: [
    ...['src', 'node_modules', 'public/samples'].map((folder) => join(ROOT, folder, '*')),
    join(ROOT, 'package.json'),
  ],
}

/** Kilobytes of address space; Node itself reserves about 1.2 GB of it. */
const ADDRESS_SPACE = 2_000_000
/** Seconds of computing; the deadline of 8 s passes earlier unless the machine is busy. */
const CPU_SECONDS = 10
/** Megabytes of JavaScript objects; a dense resume needs about 60. */
const OLD_SPACE = 256
/** `nobody` on every Linux. */
const NOBODY = 65_534

const env = { PATH: process.env['PATH'] }

/** How the code runs; an image of it is made under the same. */
export const CODE_FLAGS = [
  `--max-old-space-size=${OLD_SPACE}`,
  // WebAssembly would reserve gigabytes of address space for its guard pages.
  '--disable-wasm-trap-handler',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
]

/** A way of confining: the words before the command, and whether this system takes them. */
interface Means {
  wrap: string[]
  test: string[]
  without: string
}

const isRoot = process.getuid?.() === 0

const MEANS: Means[] = [
  {
    wrap: isRoot ? ['unshare', '--net', '--'] : ['unshare', '--map-current-user', '--net', '--'],
    test: ['true'],
    without: 'no empty network namespace (unshare --net): a hostile file could open connections',
  },
  ...(isRoot
    ? [
        {
          wrap: [
            'setpriv',
            `--reuid=${NOBODY}`,
            `--regid=${NOBODY}`,
            '--clear-groups',
            '--no-new-privs',
            '--',
          ],
          test: ['sh', '-c', `test -r '${CHILD}' && test -x '${process.execPath}'`],
          without: 'no unprivileged user (setpriv, or the code is unreadable for nobody)',
        },
      ]
    : []),
  {
    wrap: ['sh', '-c', `ulimit -v ${ADDRESS_SPACE} && ulimit -t ${CPU_SECONDS} && exec "$@"`, 'sh'],
    test: ['sh', '-c', `test "$(ulimit -v)" = ${ADDRESS_SPACE}`],
    without: 'no limits on memory and computing time (ulimit)',
  },
]

async function works({ wrap, test }: Means): Promise<boolean> {
  const [command = '', ...args] = [...wrap, ...test]
  return await run(command, args, { timeout: 5_000, env }).then(
    () => true,
    () => false,
  )
}

/** Finds out, once, what this system allows. */
export async function confine(): Promise<Confinement> {
  const tested = await Promise.all(
    MEANS.map(async (means) => ({ ...means, works: await works(means) })),
  )
  return {
    wrap: tested.filter((means) => means.works).flatMap((means) => means.wrap),
    missing: tested.filter((means) => !means.works).map((means) => means.without),
  }
}

/** The command that runs a program confined. */
export function launch({ wrap }: Confinement, { args, readable }: Program): Launch {
  const permission = ['--permission', ...readable.map((files) => `--allow-fs-read=${files}`)]
  const words = [...wrap, process.execPath, ...permission, ...CODE_FLAGS, ...args]
  const [command = process.execPath, ...rest] = words
  return { command, args: rest, env }
}

/** Children that are worth keeping warm: one for every core. */
export const DEFAULT_SIZE = Math.max(2, availableParallelism())
