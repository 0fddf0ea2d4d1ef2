import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, ROOT } from './sources.ts'

/** Oldest versions that may be installed, directly or through others, each with its reason. */
const FLOORS: Record<string, { floor: string; reason: string }> = {
  'pdfjs-dist': { floor: '6.2.108', reason: 'CVE-2026-16633' },
  mammoth: { floor: '1.12.2', reason: 'CVE-2026-97151' },
  '@tiptap/core': { floor: '3.31.4', reason: 'GHSA-c8x8-7fp4-3x9w' },
  '@tiptap/extensions': { floor: '3.31.4', reason: 'GHSA-c8x8-7fp4-3x9w' },
  '@tiptap/pm': { floor: '3.31.4', reason: 'GHSA-c8x8-7fp4-3x9w' },
  '@tiptap/react': { floor: '3.31.4', reason: 'GHSA-c8x8-7fp4-3x9w' },
  '@tiptap/starter-kit': { floor: '3.31.4', reason: 'GHSA-c8x8-7fp4-3x9w' },
  'prosemirror-view': { floor: '1.42.3', reason: 'GHSA-c8x8-7fp4-3x9w' },
  jspdf: { floor: '4.2.1', reason: 'CVE-2026-31938' },
  hono: { floor: '4.12.25', reason: 'advisories before it' },
  '@hono/node-server': { floor: '1.19.13', reason: 'advisories before it' },
  astro: { floor: '7.0.4', reason: 'advisories before it' },
  yauzl: { floor: '3.2.1', reason: 'advisories before it' },
  'crypto-js': { floor: '4.2.0', reason: 'weak key derivation before it' },
}

const FORBIDDEN: Record<string, string> = {
  unpdf: 'bundles a vulnerable pdf.js: use pdfjs-dist',
  'adm-zip': 'advisories: use yauzl',
  '@electric-sql/pglite': 'no fsync, silent loss with two openers: use node:sqlite',
  arctic: 'deprecated: use openid-client',
  mammoth: 'reads too little of a document: use src/server/reading/documents/docx',
}

interface LockEntry {
  version?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifest = JSON.parse(read('package.json'))
const lock: Record<string, LockEntry> = JSON.parse(read('package-lock.json')).packages
const installed = Object.entries(lock).filter(([key]) => key.startsWith('node_modules/'))
const nameOf = (key: string) => key.replace(/^.*node_modules\//, '')

/** True when `version` is older than `floor`; a pre-release is older than its release. */
function isOlder(version: string, floor: string): boolean {
  const [release = '', pre] = version.split('-', 2)
  const ours = release.split('.').map(Number)
  const least = floor.split('.').map(Number)
  const at = ours.findIndex((part, index) => part !== least[index])
  return at < 0 ? pre !== undefined : (ours[at] ?? 0) < (least[at] ?? 0)
}

describe('versions', () => {
  test.each([
    ['3.31.4', '3.31.4', false],
    ['3.31.4-beta.1', '3.31.4', true],
    ['3.4.10', '3.31.4', true],
    ['10.0.0', '9.9.9', false],
  ])('%s is older than %s: %s', (version, floor, older) => {
    expect(isOlder(version, floor)).toBe(older)
  })

  test('are at or above their floors', () => {
    const low = installed.flatMap(([key, { version = '0.0.0' }]) => {
      const rule = FLOORS[nameOf(key)]
      if (!rule || !isOlder(version, rule.floor)) return []
      return [`${key} is ${version}: raise it to ${rule.floor} or later (${rule.reason}).`]
    })
    expect(low).toEqual([])
  })

  test('include a SQLite without the known losses', () => {
    expect(isOlder(process.versions.sqlite ?? '0.0.0', '3.51.3')).toBe(false)
  })

  test('are exact', () => {
    const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
    const ranges = Object.entries(all).filter(
      ([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
    )
    expect(
      ranges,
      'npm run by Node 20 prefers old releases in a range: write one version.',
    ).toEqual([])
  })
})

describe('packages', () => {
  test('are none of the forbidden', () => {
    const found = installed
      .filter(([key]) => Object.hasOwn(FORBIDDEN, nameOf(key)))
      .map(([key]) => `${key}: ${FORBIDDEN[nameOf(key)]}`)
    expect(found).toEqual([])
  })

  test('run no install script that package.json does not allow', () => {
    const scripts = installed
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([key]) => nameOf(key))
    const optional = new Set(['fsevents'])
    const needed = [...new Set(scripts)].filter((name) => !optional.has(name)).toSorted()
    expect(Object.keys(manifest.allowScripts).toSorted(), 'Name them in allowScripts.').toEqual(
      needed,
    )
  })

  test('and exports are all used and all declared', { timeout: 60_000 }, () => {
    const args = [
      '--config',
      'tests/knip.jsonc',
      '--reporter',
      'json',
      '--no-exit-code',
      '--no-progress',
    ]
    const include = [
      '--include',
      Object.keys(REMEDIES)
        .filter((kind) => kind !== 'devDependencies')
        .join(','),
    ]
    const output = execFileSync(join(ROOT, 'node_modules/.bin/knip'), [...args, ...include], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
    })
    expect(problemsIn(JSON.parse(output))).toEqual([])
  })
})

type Issues = Record<string, { name: string }[] | string>

/** What knip looks for, each with the way to mend it. */
const REMEDIES: Record<string, string> = {
  dependencies: 'is used nowhere: npm uninstall it, or say in tests/knip.jsonc why it stays.',
  devDependencies: 'is used nowhere: npm uninstall it, or say in tests/knip.jsonc why it stays.',
  unlisted: 'is imported but not declared: npm install --save-exact it.',
  binaries: 'is run by a script but not declared.',
  unresolved: 'cannot be found.',
  exports: 'is exported and used nowhere: remove it.',
  types: 'is a type that nobody uses: remove it.',
  duplicates: 'is exported under two names: keep one.',
  files: 'is imported by nobody: remove it, or name it in tests/knip.jsonc as an entry.',
}

/** One line for each of knip's findings, with the way to mend it. */
function problemsIn(report: { issues: Issues[] }): string[] {
  return report.issues.flatMap((issue) =>
    Object.entries(REMEDIES).flatMap(([kind, remedy]) => {
      const found = issue[kind]
      return Array.isArray(found)
        ? found.map(({ name }) => `${String(issue.file)}: ${name} ${remedy}`)
        : []
    }),
  )
}

describe('overrides', () => {
  test('are of packages that are installed', () => {
    const stale = Object.keys(manifest.overrides ?? {}).filter(
      (name) => !lock[`node_modules/${name}`],
    )
    expect(stale, 'Remove the override.').toEqual([])
  })
})

describe('the lock file', () => {
  test('is in step with package.json', () => {
    expect(lock['']?.dependencies).toEqual(manifest.dependencies)
    expect(lock['']?.devDependencies).toEqual(manifest.devDependencies)
    const direct = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const [name, version] of Object.entries(direct)) {
      expect(lock[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  test('has the packages of every platform', () => {
    const missing = installed.flatMap(([key, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !resolve(key, name))
        .map((name) => `${nameOf(key)} wants ${name}: run npm run lock.`),
    )
    expect(missing).toEqual([])
  })

  test('takes everything from the public registry', () => {
    const text = read('package-lock.json')
    const hosts = new Set([...text.matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map((m) => m[1]))
    expect([...hosts].filter((host) => host !== 'https://registry.npmjs.org')).toEqual([])
  })
})

/** The lock's key of `name` as the package at `from` finds it, or undefined. */
function resolve(from: string, name: string): string | undefined {
  for (let base = from; ; base = base.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const key = `${base ? `${base}/` : ''}node_modules/${name}`
    if (lock[key]) return key
    if (!base) return undefined
  }
}
