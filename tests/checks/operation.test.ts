import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { read } from './sources.ts'

const page = read('src/server/deploy/README.md')
const unit = read('src/server/deploy/vitascope.service')

describe('the commands of the page "Running it"', () => {
  test('work on the folder, the variables and as the user of the service', () => {
    expect(unit).toContain('DATA_DIR=/var/lib/vitascope ')
    expect(page).toContain('DATA_DIR=/var/lib/vitascope ')
    expect(unit).toContain('EnvironmentFile=/etc/vitascope.env')
    expect(page).toContain('. /etc/vitascope.env')
    expect(unit).toContain('User=vitascope')
    expect(page).toContain('runuser -u vitascope')
  })

  test('name commands that are there', () => {
    const names = [...page.matchAll(/\boperate (\w+) /g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(existsSync(`src/server/commands/${name}.ts`), name).toBe(true)
  })

  test('never build pages without the address that goes into them', () => {
    const builds = page.split('\n').filter((line) => line.includes('npm run build'))
    expect(builds.length).toBeGreaterThan(0)
    for (const line of builds) expect(line).toMatch(/SITE_URL=\S+ npm run build/)
  })
})
