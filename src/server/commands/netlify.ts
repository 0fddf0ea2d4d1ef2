/**
 * `npm run netlify -- [ORIGIN]`: writes netlify.toml anew, with ORIGIN as the address of the API
 * (without it, the one that the file has).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { apiIn, netlifyToml } from '../deploy/netlify.ts'

const FILE = new URL('../../../netlify.toml', import.meta.url)

const [given] = process.argv.slice(2)
const url = given === undefined ? null : URL.parse(given)
if (given !== undefined && url?.protocol !== 'https:') {
  process.stderr.write('npm run netlify -- https://api.resume.example\n')
  process.exitCode = 1
} else {
  writeFileSync(FILE, netlifyToml(url?.origin ?? apiIn(readFileSync(FILE, 'utf8'))))
  process.stdout.write('netlify.toml is written\n')
}
