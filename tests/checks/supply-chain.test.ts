import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, ROOT } from './sources.ts'

interface Locked {
  version: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

const lock: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages
const installed = Object.entries(lock).filter(([key]) => key !== '')
const nameOf = (key: string) => key.replace(/^.*node_modules\//, '')

/** Licences that ask for no more than their text beside the copy. */
const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Zlib',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  /** Fonts: free to embed and to ship, not to sell by themselves. */
  'OFL-1.1',
])

/** Packages of other licences, each with why it binds nothing of ours. */
const EXCEPTIONS: { pattern: RegExp; license: string; reason: string }[] = [
  {
    pattern: /^@cspell\/dict-(?:de-de|en-gb|es-es)$/,
    license: 'LGPL-3.0',
    reason: 'word lists, shipped unchanged and read as data; anybody may replace them',
  },
  {
    pattern: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips as a shared library, for pictures at build; not in the image of a server',
  },
  {
    pattern: /^lightningcss(?:-|$)/,
    license: 'MPL-2.0',
    reason: 'a tool of the build, unchanged; what it makes is not under its licence',
  },
  {
    pattern: /^axe-core$/,
    license: 'MPL-2.0',
    reason: 'a tool of the tests, unchanged',
  },
]

/** Packages whose binaries for other platforms the lock names without more (`npm run lock`). */
const BARE_FAMILIES = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  '@oxc-parser/binding',
  '@oxlint/binding',
]
const isBare = ([key, { os, cpu, optional, integrity }]: [string, Locked]) =>
  !integrity &&
  Boolean(optional && os?.length && cpu?.length) &&
  BARE_FAMILIES.some((family) => nameOf(key).startsWith(`${family}-`))

const isAllowed = (name: string, license: string): boolean =>
  PERMISSIVE.has(license) ||
  EXCEPTIONS.some((one) => one.pattern.test(name) && one.license === license)

/** Of `A OR B` one is enough, of `A AND B` all are needed. */
function isCovered(name: string, expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => isAllowed(name, license.trim())))
}

describe('licences', () => {
  test.each([
    ['x', 'MIT', true],
    ['x', 'GPL-3.0', false],
    ['x', 'GPL-3.0 OR MIT', true],
    ['x', 'MIT AND GPL-3.0', false],
    ['x', 'LGPL-3.0', false],
    ['@cspell/dict-de-de', 'LGPL-3.0', true],
  ])('%s under %s: %s', (name, license, ok) => expect(isCovered(name, license)).toBe(ok))

  test('of all packages are allowed', () => {
    const strange = installed
      .filter((entry) => !isBare(entry))
      .filter(([key, { license = 'none' }]) => !isCovered(nameOf(key), license))
      .map(([key, { license = 'none' }]) => `${key}: ${license}`)
    expect(strange, 'Choose another package, or give it a row with its reason.').toEqual([])
  })

  test('has no exception for what is not installed', () => {
    const stale = EXCEPTIONS.filter(
      ({ pattern }) => !installed.some(([key]) => pattern.test(nameOf(key))),
    )
    expect(stale).toEqual([])
  })
})

describe('the lock', () => {
  test('holds every package to its content', () => {
    const loose = installed
      .filter((entry) => !(entry[1].integrity ?? '').startsWith('sha512-') && !isBare(entry))
      .map(([key]) => key)
    expect(loose, 'Install it from the registry again: its integrity is missing.').toEqual([])
  })

  test('leaves nothing that is installed here without its content’s hash', () => {
    const here = installed
      .filter(isBare)
      .filter(([, { os, cpu }]) => os?.includes(process.platform) && cpu?.includes(process.arch))
    // Another C library's binary is for this platform by its name, and never fits.
    const fits = here.filter(([key]) => !/musl/.test(key)).map(([key]) => key)
    expect(fits).toEqual([])
  })

  test('takes nothing from a link, a file or a repository', () => {
    const elsewhere = installed
      .filter(
        ([, { link, resolved, version }]) =>
          link ||
          !/^\d/.test(version) ||
          (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
      )
      .map(([key]) => key)
    expect(elsewhere).toEqual([])
  })
})

test('npm run sbom lists everything that is shipped, each with version, licence and hash', () => {
  const script = join(ROOT, '.ci/sbom.mjs')
  const text = execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const bom = JSON.parse(text) as {
    bomFormat: string
    components: { 'bom-ref': string; licenses?: unknown[]; hashes?: unknown[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  expect(bom.bomFormat).toBe('CycloneDX')
  const shipped = installed.filter(([, { dev }]) => !dev)
  expect(bom.components.map((one) => one['bom-ref'])).toEqual(shipped.map(([key]) => key))
  const bare = new Set(shipped.filter(isBare).map(([key]) => key))
  const vague = bom.components.filter(
    (one) => !bare.has(one['bom-ref']) && (!one.licenses?.length || !one.hashes?.length),
  )
  expect(vague).toEqual([])
  // What something depends on is in the list, too.
  const known = new Set(bom.components.map((one) => one['bom-ref']))
  const open = bom.dependencies.flatMap(({ dependsOn }) =>
    dependsOn.filter((ref) => !known.has(ref)),
  )
  expect(open).toEqual([])
  expect(bom.dependencies[0]?.dependsOn).toContain('node_modules/pg')
})
