import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell without windows of its own, which is what Playwright installs, too. */
const SHELL = 'chromium-headless-shell'

/**
 * Names under which distributions install a Chromium, best first. The shell takes a third of the
 * processors that a whole Chromium takes for a page in a context of its own.
 */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where macOS keeps what Linux has on the PATH. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const REMEDY =
  'No Chromium found. Install one with `npx playwright install chromium` or your system’s ' +
  'package manager, or set CHROMIUM_PATH to its executable.'

/** Chromium starts as root only without its sandbox; the rest keeps it off the network. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The executable of a Chromium: CHROMIUM_PATH, Playwright's own, the system's, or undefined. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
  ]
  return candidates.find((path) => path && isExecutable(path))
}

/**
 * The executable of a Chromium.
 *
 * @throws Error that says how to get one.
 */
export function requireBrowser(): string {
  const found = findBrowser()
  if (!found) throw new Error(REMEDY)
  return found
}

/** True for the shell, and for what somebody has chosen. */
const isLight = (path: string) =>
  [process.env.CHROMIUM_PATH, chromium.executablePath()].includes(path) ||
  path.endsWith(`/${SHELL}`)

/** Without a network the mirrors are given up after this many milliseconds. */
const INSTALL_MS = 120_000

/**
 * Finds a light Chromium, or installs Debian's when this is root on a Debian: Playwright's own
 * download is not reachable from everywhere, the distribution's mirror usually is. Where that
 * fails, a whole Chromium that is there will do.
 *
 * @throws Error that says what to do by hand.
 */
export function installBrowser(): string {
  const found = findBrowser()
  if (found && isLight(found)) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['install', '-y', '--no-install-recommends', SHELL]
    for (const args of [['update'], install]) {
      spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: INSTALL_MS })
    }
  }
  return requireBrowser()
}
