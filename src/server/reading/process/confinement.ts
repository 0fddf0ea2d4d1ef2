import { execFile } from 'node:child_process'
import { lstatSync, realpathSync } from 'node:fs'
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

const env = { PATH: process.env['PATH'] }

/** How the code runs; an image of it is made under the same. */
export const CODE_FLAGS = [
  `--max-old-space-size=${OLD_SPACE}`,
  // WebAssembly would reserve gigabytes of address space for its guard pages.
  '--disable-wasm-trap-handler',
  '--disallow-code-generation-from-strings',
  // It opens and writes files past `--permission`.
  '--no-experimental-sqlite',
  '--no-warnings',
]

/** A way of confining: the words before the command, and whether this system takes them. */
interface Means {
  wrap: string[]
  /** What runs under it to see whether it holds. */
  test: string[]
  /** What is missing without it, in words for the operator. */
  without: string[]
}

const isRoot = process.getuid?.() === 0

/**
 * Folders with other programs' sockets and files. Those that hold our own code stay, since the
 * process is made of it.
 */
const COVERED = [
  '/run',
  '/tmp',
  '/var',
  '/home',
  '/root',
  '/srv',
  '/opt',
  '/mnt',
  '/media',
  '/dev/shm',
]

const holdsUs = (folder: string) =>
  [ROOT, process.execPath].some((path) => realpathSync(path).startsWith(`${folder}/`))

const covered = () =>
  COVERED.filter((folder) => {
    const entry = lstatSync(folder, { throwIfNoEntry: false })
    return entry?.isDirectory() && !holdsUs(folder)
  })

/**
 * The first process of the namespaces covers folders with empty ones, runs the command, and ends
 * with what that ended with. Everything in them ends with it.
 */
const FIRST_PROCESS = `n=$1; shift
while [ "$n" -gt 0 ]; do
  mount -t tmpfs -o ro,size=4k,mode=755 tmpfs "$1" || exit 126
  n=$((n - 1)); shift
done
"$@"
exit $?`

const first = (folders: string[]): string[] => [
  'sh',
  '-c',
  FIRST_PROCESS,
  'sh',
  String(folders.length),
  ...folders,
]

const NO_NETWORK = 'a hostile file could open connections (no network namespace: unshare --net)'
const NO_PROCESSES =
  'a hostile file could see other processes (no process namespace: unshare --pid --ipc)'
const NO_MOUNTS =
  'a hostile file could reach sockets of other programs, such as a database (no mount namespace: unshare --mount)'

const unshare = (...flags: string[]): string[] => [
  'unshare',
  ...(isRoot ? [] : ['--map-root-user']),
  ...flags,
  '--',
]

/** Namespaces of its own, as many as the system gives; the first that works is taken. */
const NAMESPACES = (): Means[] => {
  const folders = covered()
  return [
    {
      wrap: [
        ...unshare('--net', '--ipc', '--pid', '--fork', '--kill-child', '--mount', '--mount-proc'),
        ...first(folders),
      ],
      test: ['true'],
      without: [],
    },
    {
      wrap: [...unshare('--net', '--ipc', '--pid', '--fork', '--kill-child'), ...first([])],
      test: ['true'],
      without: [NO_MOUNTS],
    },
    { wrap: unshare('--net'), test: ['true'], without: [NO_PROCESSES, NO_MOUNTS] },
    { wrap: [], test: ['true'], without: [NO_NETWORK, NO_PROCESSES, NO_MOUNTS] },
  ]
}

/**
 * Users who are nobody, one for each process, so that one cannot read another that runs beside it
 * where there are no namespaces. No distribution gives these numbers to anyone (systemd's table
 * of users leaves them free).
 */
const FIRST_USER = 60_578
const USERS = 600
const OWN_USER = '{own user}'
let users = 0

/** The command of one process: with a user of its own. */
export function argumentsOf({ args }: Launch): string[] {
  const user = String(FIRST_USER + (users++ % USERS))
  return args.map((word) => word.replaceAll(OWN_USER, user))
}

/** Rights that a process in namespaces of its own would have there. */
const NO_RIGHTS = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs']

const USER: Means[] = [
  {
    wrap: isRoot
      ? [
          'setpriv',
          `--reuid=${OWN_USER}`,
          `--regid=${OWN_USER}`,
          '--clear-groups',
          ...NO_RIGHTS,
          '--',
        ]
      : ['setpriv', ...NO_RIGHTS, '--'],
    test: ['sh', '-c', `test -r '${CHILD}' && test -x '${process.execPath}'`],
    without: [],
  },
  {
    wrap: [],
    test: ['true'],
    without: isRoot
      ? ['a hostile file would be read as root (no setpriv, or our code is unreadable for others)']
      : ['the process that reads has our own user’s rights (no setpriv)'],
  },
]

const LIMITED: Means[] = [
  {
    wrap: [
      'sh',
      '-c',
      `ulimit -v ${ADDRESS_SPACE} && ulimit -t ${CPU_SECONDS} && ulimit -f 0 && exec "$@"`,
      'sh',
    ],
    test: ['sh', '-c', `test "$(ulimit -v)" = ${ADDRESS_SPACE}`],
    without: [],
  },
  {
    wrap: [],
    test: ['true'],
    without: ['a hostile file could take all memory and computing time (no ulimit)'],
  },
]

async function works({ wrap, test }: Means): Promise<boolean> {
  const [command = '', ...args] = argumentsOf({ command: '', args: [...wrap, ...test], env })
  return await run(command, args, { timeout: 5_000, env }).then(
    () => true,
    () => false,
  )
}

/** The first of several means that works; the last always does. */
async function best(means: readonly Means[]): Promise<Means> {
  const tried = await Promise.all(means.map(works))
  return means[tried.indexOf(true)] ?? { wrap: [], test: [], without: [] }
}

/** Finds out, once, what this system allows. */
export async function confine(): Promise<Confinement> {
  const means = await Promise.all([NAMESPACES(), USER, LIMITED].map(best))
  const missing = means.flatMap(({ without }) => without)
  if (!isRoot && means[0]?.without.length !== 0) {
    missing.push('started as root, the server could give each of these processes a user of its own')
  }
  return { wrap: means.flatMap(({ wrap }) => wrap), missing }
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
