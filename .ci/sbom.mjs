/**
 * `npm run --silent sbom`: a CycloneDX list of everything that is shipped, out of package-lock.json
 * alone, so that the same lock always gives the same list. `npm sbom` leaves packages out that are
 * peers of others (npm 11.19: pg and thirty more).
 */
import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json')
const product = read('package.json')

const nameOf = (key) => key.replace(/^.*node_modules\//, '')
const purlOf = (key) => `pkg:npm/${nameOf(key).replace('@', '%40')}@${packages[key].version}`
/** A package that is there twice has two places, and one reference each. */
const refOf = (key) => key || `${product.name}@${product.version}`

/** The lock's key of a package as the one at `from` finds it. */
function resolve(from, wanted) {
  for (let base = from; ; base = base.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const key = `${base ? `${base}/` : ''}node_modules/${wanted}`
    if (packages[key]) return key
    if (!base) return undefined
  }
}

const shipped = Object.keys(packages).filter((key) => key && !packages[key].dev)

const components = shipped.map((key) => {
  const { version, license, integrity, optional } = packages[key]
  const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': refOf(key),
    name: nameOf(key),
    version,
    purl: purlOf(key),
    scope: optional ? 'optional' : 'required',
    ...(license && {
      licenses: [{ expression: license.replace(/ SEE LICENSE IN .*/, ' LicenseRef-file') }],
    }),
    ...(digest && {
      hashes: [
        {
          alg: algorithm.replace('sha', 'SHA-'),
          content: Buffer.from(digest, 'base64').toString('hex'),
        },
      ],
    }),
  }
})

const graph = ['', ...shipped].map((key) => {
  const { dependencies, optionalDependencies } = packages[key]
  const wanted = Object.keys({ ...dependencies, ...optionalDependencies })
  const found = wanted.map((one) => resolve(key, one)).filter((one) => one && !packages[one].dev)
  return { ref: refOf(key), dependsOn: found.map(refOf) }
})

const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': refOf(''),
      name: product.name,
      version: product.version,
      licenses: [{ expression: product.license }],
    },
  },
  components,
  dependencies: graph,
}
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
