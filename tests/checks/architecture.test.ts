import { basename, dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { FILES, importsOf, packageOf, read, type Import } from './sources.ts'

/**
 * Who may import whom. A pattern is a folder or file under src; `own` is the folder of an island.
 * `types` may be imported with `import type` only, `script` only in a component's `<script>`.
 */
const MAY_IMPORT: Record<string, { any: string[]; types?: string[]; script?: string[] }> = {
  pages: { any: ['layouts', 'components', 'islands', 'i18n', 'contract', 'site.ts'] },
  layouts: { any: ['layouts', 'components', 'islands', 'i18n', 'contract', 'styles', 'site.ts'] },
  components: {
    any: ['components', 'islands', 'i18n', 'contract', 'styles', 'site.ts'],
    script: ['stores', 'browser'],
  },
  islands: {
    any: ['own', 'islands/ui', 'islands/finding', 'stores', 'contract', 'i18n/format.ts'],
    types: ['i18n/messages.ts'],
  },
  stores: { any: ['stores', 'browser', 'contract'] },
  browser: { any: ['browser', 'contract'] },
  i18n: { any: ['i18n', 'contract', 'locales'] },
  contract: { any: ['contract'] },
  server: { any: ['server', 'contract'] },
  // What the service is made of, from the ground up; the rest of the server puts it together.
  'server/processes': { any: ['own', 'contract', 'server/code-cache.ts'] },
  'server/reading': {
    any: ['own', 'contract', 'server/processes'],
    types: ['server/attached-resume.ts'],
  },
  'server/typeset': {
    any: [
      'own',
      'contract',
      'server/processes',
      'server/reading',
      'server/attached-resume.ts',
      'server/picture-size.ts',
      'server/wording.ts',
    ],
  },
  'server/scoring': {
    any: [
      'own',
      'contract',
      'server/processes',
      'server/reading',
      'server/draft-reading.ts',
      'server/log.ts',
    ],
  },
  'server/exchange': {
    any: [
      'own',
      'contract',
      'server/processes',
      'server/reading',
      'server/typeset',
      'server/draft-reading.ts',
      'server/picture-size.ts',
      'server/errors.ts',
    ],
  },
  'server/storage': { any: ['own', 'contract'], types: ['server/reading'] },
  'server/accounts': {
    any: [
      'own',
      'contract',
      'server/storage',
      'server/errors.ts',
      'server/log.ts',
      'server/wording.ts',
    ],
    types: ['server/dependencies.ts'],
  },
  'site.ts': { any: ['contract'] },
  'content.config.ts': { any: ['i18n', 'site.ts'] },
}

/** What an import that the table forbids should become. */
const REMEDIES: Record<string, string> = {
  pages: 'A page only places things: move the logic into a layout, a component or an island.',
  layouts: 'Pass what the layout needs as props from the page.',
  components: 'Move the state into an island, or use it in the component’s <script>.',
  islands: 'Put state and calls into a store; take sentences as the prop `t`.',
  stores: 'A store knows no React, no DOM and no server: reach out through src/browser.',
  browser: 'A door takes what it needs as arguments; move shared shapes to src/contract.',
  i18n: 'Only locales and contract are known here.',
  contract: 'The contract runs anywhere and knows nobody: move what it needs into it.',
  'server/processes': 'It runs others’ jobs and knows none of them.',
  'server/reading': 'The reader knows nobody above it: hand what it needs in.',
  'server/typeset': 'The typesetter prints what it is given: decide in the route.',
  'server/scoring': 'The scorer knows what was read, and nothing of routes, storage or sheets.',
  'server/exchange': 'It turns resumes into files and back: whoever calls it knows whose they are.',
  'server/storage': 'Storage keeps rows: what they mean belongs to the routes.',
  'server/accounts': 'Let the route bring accounts together with what else it needs.',
  server: 'What both sides know belongs into src/contract; sentences come by server/wording.ts.',
  'site.ts': 'It is plain data about this deployment.',
}

/**
 * One library, one door: the folders or files that may import it. Types are free.
 * A new dependency gets its row here, with the one place that knows it.
 */
const DOORS: Record<string, string[]> = {
  // everywhere that a shape is parsed
  valibot: ['contract', 'server', 'browser', 'stores'],
  // the site
  astro: ['pages', 'layouts', 'components', 'i18n'],
  react: ['islands'],
  'react-dom': ['islands'],
  nanostores: ['stores'],
  '@nanostores/react': ['islands'],
  '@tiptap/react': ['islands/editor'],
  '@tiptap/core': ['islands/editor'],
  '@tiptap/pm': ['islands/editor'],
  '@tiptap/starter-kit': ['islands/editor'],
  '@tiptap/extensions': ['islands/editor'],
  '@dnd-kit/core': ['islands/editor'],
  '@dnd-kit/sortable': ['islands/editor'],
  '@fontsource/newsreader': ['styles', 'layouts'],
  // the browser's doors
  ky: ['browser'],
  'vanilla-cookieconsent': ['browser/consent.ts', 'styles'],
  jsencrypt: ['browser/sign.ts'],
  'crypto-js': ['browser/sign.ts'],
  jspdf: ['browser/report.ts'],
  html2canvas: ['browser/report.ts'],
  '@expo-google-fonts/source-sans-3': ['browser/report.ts'],
  '@expo-google-fonts/source-serif-4': ['browser/report.ts'],
  // the server
  hono: ['server/app.ts', 'server/routes', 'server/middleware', 'server/site', 'server/errors.ts'],
  '@hono/node-server': ['server/serve.ts'],
  kysely: ['server/storage'],
  'openid-client': ['server/accounts/identity-provider.ts'],
  'oidc-provider': ['server/accounts/demo-provider.ts'],
  stripe: ['server/accounts/stripe'],
  pg: ['server/storage/postgres.ts'],
  docx: ['server/exchange'],
  sharp: ['server/commands'],
  'pdfjs-dist': ['server/reading/documents', 'server/typeset'],
  yauzl: ['server/reading/documents'],
  saxes: ['server/reading/documents'],
  'cspell-trie-lib': ['server/scoring/spelling'],
  // for the image of a reading process
  esbuild: ['server/reading/process/snapshot', 'server/deploy'],
  'libphonenumber-js': ['server/reading', 'server/scoring'],
  '@myriaddreamin/typst-ts-node-compiler': ['server/typeset'],
  openai: ['server/scoring/advisor/model.ts'],
  pino: ['server/log.ts'],
  'prom-client': ['server/metrics'],
  // only to print the same content by Chromium, for comparison
  '@playwright/test': ['server/commands/bench'],
}

const CODE = FILES.filter((file) => /^src\/.*\.(ts|tsx|astro)$/.test(file))
const IMPORTS = CODE.flatMap(importsOf)

const within = (path: string, folder: string) =>
  path === `src/${folder}` || path.startsWith(`src/${folder}/`)

const place = ({ file, line, specifier }: Import) => `${file}:${line} imports '${specifier}'`

/** A folder's row: its own, or that of the top folder it stands in. */
function rowOf<Row>(table: Record<string, Row>, file: string): Row | undefined {
  const [, top = '', noun = ''] = file.split('/')
  return table[`${top}/${noun}`] ?? table[top]
}

function isAllowed(found: Import, target: string): boolean {
  const [, top = '', noun = ''] = found.file.split('/')
  const rule = rowOf(MAY_IMPORT, found.file)
  if (!rule) return false
  const allowed = [
    ...rule.any,
    ...(found.typeOnly ? (rule.types ?? []) : []),
    ...(found.inScript ? (rule.script ?? []) : []),
  ]
  return allowed.some((folder) => within(target, folder === 'own' ? `${top}/${noun}` : folder))
}

describe('the source', () => {
  test('is there to be checked', () => {
    expect(CODE.length).toBeGreaterThan(20)
    expect(IMPORTS.length).toBeGreaterThan(20)
  })

  test('keeps to the import table', () => {
    const broken = IMPORTS.filter((found) => found.target && !isAllowed(found, found.target)).map(
      (found) =>
        `${place(found)}. ${rowOf(REMEDIES, found.file) ?? 'Give the folder a row in MAY_IMPORT.'}`,
    )
    expect(broken).toEqual([])
  })

  test('opens each library by one door', () => {
    const broken = IMPORTS.flatMap((found) => {
      const name = packageOf(found.specifier)
      if (!name || found.typeOnly) return []
      const doors = DOORS[name]
      if (!doors) return [`${place(found)}. Give ${name} a row in DOORS with its one door.`]
      if (doors.some((door) => within(found.file, door))) return []
      return [
        `${place(found)}. Use what ${doors.map((door) => `src/${door}`).join(' or ')} offers.`,
      ]
    })
    expect(broken).toEqual([])
  })

  test('imports across folders by #folder/file and inside one by path', () => {
    const broken = IMPORTS.flatMap((found) => {
      if (!found.target) return []
      const isBeside = dirname(found.file) === dirname(found.target)
      const same = isBeside || found.file.split('/')[1] === found.target.split('/')[1]
      if (found.specifier.startsWith('.') && !same) {
        return [`${place(found)}. Write '#${found.target.replace(/^src\//, '')}'.`]
      }
      if (found.specifier.startsWith('#') && isBeside) {
        return [`${place(found)}. Write './${basename(found.target)}'.`]
      }
      return []
    })
    expect(broken).toEqual([])
  })

  test('names files with their endings, and only files that exist', () => {
    const known = new Set(FILES)
    const broken = IMPORTS.filter(
      ({ target }) => target && !known.has(target.replace(/\?\w+$/, '')),
    )
    expect(broken.map((found) => `${place(found)}, which is no file.`)).toEqual([])
  })

  test('has no circles', () => {
    const next = new Map<string, string[]>()
    for (const { file, target, typeOnly } of IMPORTS) {
      if (target && !typeOnly) next.set(file, [...(next.get(file) ?? []), target])
    }
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (file: string, path: string[]): void => {
      const at = path.indexOf(file)
      if (at >= 0) return void circles.push([...path.slice(at), file].join(' → '))
      if (done.has(file)) return
      for (const target of next.get(file) ?? []) walk(target, [...path, file])
      done.add(file)
    }
    for (const file of CODE) walk(file, [])
    expect(circles, 'Move what both need into a third file.').toEqual([])
  })

  test('has no barrels', () => {
    const barrels = CODE.filter((file) => {
      const statements = read(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split('\n')
        .filter((line) => line.trim())
      return (
        !file.endsWith('.astro') &&
        statements.length > 0 &&
        statements.every((line) => /^\s*export\b.*\bfrom\b/.test(line))
      )
    })
    expect(barrels, 'Import from the file that has it, and remove the barrel.').toEqual([])
  })

  test('takes nothing from outside the repository', () => {
    const outside = new RegExp(['\\.\\./', 'shared|/work/', 'shared'].join(''))
    const users = FILES.filter(
      (file) => /\.(ts|tsx|astro|mjs|json|sh|typ)$/.test(file) && outside.test(read(file)),
    )
    expect(users, 'Fixtures of our own stand in tests/fixtures.').toEqual([])
  })
})

interface Ban {
  pattern: RegExp
  remedy: string
  /** The one file that may. */
  except?: string
}

/** What the Content Security Policy would block, or what would break in Arabic. */
const MARKUP_BANS: Ban[] = [
  { pattern: /\sis:inline\b/, remedy: 'Astro cannot hash it: write a plain <script>.' },
  { pattern: /\sdefine:vars\b/, remedy: 'Astro cannot hash it: use data attributes.' },
  {
    pattern: /\sset:html\b/,
    remedy: 'Foreign text could become markup: use an expression.',
    // JSON in a script element cannot be written as an expression; the file escapes it.
    except: 'src/components/StructuredData.astro',
  },
  { pattern: /<[a-zA-Z][^>]*\sstyle=/, remedy: 'The policy has no unsafe-inline: use a class.' },
  { pattern: /<[a-z][^>]*\son[a-z]+="/, remedy: 'Listen in a <script> instead.' },
]

const CSS_BANS: Ban[] = [
  { pattern: /\b(margin|padding|border)-(left|right)\b/, remedy: 'Write -inline-start or -end.' },
  { pattern: /(^|[{;\s])(left|right)\s*:/, remedy: 'Write inset-inline-start or -end.' },
  { pattern: /\btext-align\s*:\s*(left|right)\b/, remedy: 'Write start or end.' },
  { pattern: /\b(float|clear)\s*:\s*(left|right)\b/, remedy: 'Write inline-start or inline-end.' },
  { pattern: /\bborder-(top|bottom)-(left|right)-radius\b/, remedy: 'Write border-start-start-…' },
]

function offences(file: string, text: string, bans: Ban[]): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) =>
      bans
        .filter(({ pattern, except }) => file !== except && pattern.test(line))
        .map(({ remedy }) => `${file}:${index + 1} ${line.trim()}. ${remedy}`),
    )
}

describe('the markup', () => {
  test('has nothing inline that the Content Security Policy blocks', () => {
    const files = CODE.filter((file) => file.endsWith('.astro'))
    expect(files.flatMap((file) => offences(file, read(file), MARKUP_BANS))).toEqual([])
  })

  test('says start and end, never left and right', () => {
    const styles = FILES.filter((file) => /^src\/.*\.css$/.test(file))
    const blocks = CODE.filter((file) => file.endsWith('.astro')).map((file) => {
      const text = read(file)
      const style = /<style[\s\S]*<\/style>/.exec(text)
      const before = style ? text.slice(0, style.index).replace(/[^\n]/g, '') : ''
      return { file, text: before + (style?.[0] ?? '') }
    })
    const sheets = [...styles.map((file) => ({ file, text: read(file) })), ...blocks]
    expect(sheets.flatMap(({ file, text }) => offences(file, text, CSS_BANS))).toEqual([])
  })
})
