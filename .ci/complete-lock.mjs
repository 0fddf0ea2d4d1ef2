/**
 * Completes package-lock.json for all platforms: run after every `npm install` that changed it.
 *
 * npm writes only those platform packages that the registry answered for on this machine, and
 * `npm ci` then stops with "Missing: … from lock file". For each optional dependency without an
 * entry this adds `{ version, optional, os, cpu }`; npm skips it where os or cpu differ and
 * fetches it by name where they match.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
}
const CPU = {
  arm64: 'arm64',
  arm: 'arm',
  armv7: 'arm',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
}

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))

/** The lock's key for `name` as seen from the package at `from`, or undefined when there is none. */
function resolve(from, name) {
  for (let base = from; ;) {
    const key = `${base ? `${base}/` : ''}node_modules/${name}`
    if (lock.packages[key]) return key
    if (!base) return undefined
    const parent = base.lastIndexOf('/node_modules/')
    base = parent >= 0 ? base.slice(0, parent) : ''
  }
}

let added = 0
for (const [key, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(key, name)) continue
    const parts = name.split(/[-/]/)
    const os = parts.map((part) => OS[part]).find(Boolean)
    const cpu = parts.map((part) => CPU[part]).find(Boolean)
    if (!os || !cpu || !/^\d/.test(version))
      throw new Error(`Cannot tell the platform of ${name}@${version}`)
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: [os],
    }
    added++
  }
}
const [root, ...rest] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([root, ...rest.toSorted(([a], [b]) => (a < b ? -1 : 1))])
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added} platform packages added\n`)
