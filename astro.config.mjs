import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { satteri } from '@astrojs/markdown-satteri'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { DEFAULT_LOCALE, LOCALES } from './src/contract/locales.ts'
import { schemaOf } from './src/i18n/schemas.ts'
import { pageDirectives } from './src/server/page-policy.ts'
import { SCRIPT_HASHES, deferScripts } from './src/server/site/page-scripts.ts'
import { stampBuild } from './src/server/site/build.ts'
import { SITE } from './src/site.ts'

/** Where `npm run dev` has the API listen; the site's own port is 4321. */
const API = process.env.API_URL ?? 'http://localhost:4322'

/** Origin of the analytics script (`PUBLIC_ANALYTICS_HOST`); without it nothing of it is built in. */
const ANALYTICS = process.env.PUBLIC_ANALYTICS_HOST ? [process.env.PUBLIC_ANALYTICS_HOST] : []

/** Islands with `client:intent` stay plain HTML until somebody is about to use one. */
const intent = {
  name: 'client-intent',
  hooks: {
    /** @param {{ addClientDirective: (directive: { name: string, entrypoint: string }) => void }} options */
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
  },
}

/** Draws the pages of the template gallery into a folder: `<locale>/<template>.webp`. */
const drawThumbnails = (/** @type {URL} */ folder) =>
  promisify(execFile)(process.execPath, [
    'src/server/commands/thumbnails.ts',
    fileURLToPath(folder),
  ])

/** Pictures for links to the site, set by the typesetter: `<locale>.png`. */
const drawLinkCards = (/** @type {URL} */ folder) =>
  promisify(execFile)(process.execPath, [
    'src/server/commands/link-cards.ts',
    fileURLToPath(folder),
    SITE.name,
  ])

/** The gallery's pictures come from the typesetter itself, anew with each build. */
const thumbnails = {
  name: 'template-thumbnails',
  hooks: {
    /** @param {{ server: import('vite').ViteDevServer }} options */
    'astro:server:setup': ({ server }) => {
      const folder = new URL('./node_modules/.cache/templates/', import.meta.url)
      const drawn = drawThumbnails(folder)
      server.middlewares.use('/templates', async (request, response, next) => {
        try {
          await drawn
          response.end(await readFile(new URL(`.${request.url}`, folder)))
        } catch {
          next()
        }
      })
    },
    /** @param {{ dir: URL }} options */
    'astro:build:done': async ({ dir }) => {
      // The pseudo-locale build is about its texts (`npm run pseudo`).
      if (process.argv.includes('pseudo')) return
      await drawThumbnails(new URL('./templates/', dir))
      await drawLinkCards(new URL('./link-cards/', dir))
    },
  },
}

/**
 * What the consent dialogs of ours do not have: they are boxes at the right, without a cross to
 * close the first, without tables of cookies or switches for single services, and never lock the
 * page; night has its own colours.
 */
const UNUSED_IN_CONSENT =
  /\.(?:cm--(?:flip|inline|wide|bar|cloud|top|middle|left)|pm--(?:flip|bar|wide|left)|cm__btn--close|pm__(?:table|service|section-services)|section__toggle-service|toggle-service|disable--interaction|cc--darkmode)/
/** Leaves it out of the library's styles, more than half of which it is. */
const consentOnly = {
  postcssPlugin: 'consent-only',
  /** @param {{ selectors: string[], remove: () => void }} rule */
  Rule(rule) {
    if (!rule.selectors.some((selector) => UNUSED_IN_CONSENT.test(selector))) return
    const kept = rule.selectors.filter((selector) => !UNUSED_IN_CONSENT.test(selector))
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  },
}

/** The marked page of the home page is computed from our samples, anew with each build. */
const specimens = {
  name: 'specimens',
  hooks: {
    'astro:config:done': async () => {
      const folder = new URL('./node_modules/.cache/specimens/', import.meta.url)
      await promisify(execFile)(process.execPath, [
        'src/server/commands/specimens.ts',
        fileURLToPath(folder),
      ])
    },
  },
}

/** Writes what editors need to complete and check locale files: `.vscode/settings.json` names them. */
const localeSchemas = {
  name: 'locale-schemas',
  hooks: {
    'astro:config:done': async () => {
      const english = new URL('./src/locales/en/', import.meta.url)
      const folder = new URL('./.astro/locales/', import.meta.url)
      await mkdir(folder, { recursive: true })
      for (const name of await readdir(english)) {
        if (!name.endsWith('.json')) continue
        const schema = schemaOf(JSON.parse(await readFile(new URL(name, english), 'utf8')))
        const file = new URL(name.replace('.json', '.schema.json'), folder)
        await writeFile(file, JSON.stringify(schema, null, 2))
      }
    },
  },
}

/**
 * Scripts and styles at their smallest, a `.br` beside each: too slow for a server while people
 * wait, and a twelfth less than what it does itself.
 */
const compressed = {
  name: 'compressed',
  hooks: {
    /** @param {{ dir: URL }} options */
    'astro:build:done': async ({ dir }) => {
      const folder = new URL('./_astro/', dir)
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const small = await promisify(brotliCompress)(await readFile(new URL(name, folder)))
          await writeFile(new URL(`${name}.br`, folder), small)
        }),
      )
    },
  },
}

/** No script stands between a page and its first picture. */
const scriptsAfterPaint = {
  name: 'scripts-after-paint',
  hooks: {
    /** @param {{ dir: URL }} options */
    'astro:build:done': ({ dir }) => deferScripts(fileURLToPath(dir)),
  },
}

/** `npm start` builds anew only what was not built from these sources. */
const stamp = {
  name: 'stamp',
  hooks: {
    'astro:build:done': () =>
      process.argv.includes('pseudo')
        ? undefined
        : stampBuild(fileURLToPath(new URL('.', import.meta.url))),
  },
}

export default defineConfig({
  site: process.env.SITE_URL ?? SITE.origin,
  output: 'static',
  // A page is drawn from its first answer: what its styles weigh costs less than asking for them.
  build: { inlineStylesheets: 'always' },
  integrations: [
    react(),
    intent,
    thumbnails,
    specimens,
    localeSchemas,
    compressed,
    scriptsAfterPaint,
    stamp,
  ],
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    routing: { prefixDefaultLocale: false },
  },
  // Documents are prose: each language has its own quotation marks, and no code to colour.
  markdown: {
    processor: satteri({ features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  security: {
    csp: {
      directives: pageDirectives(ANALYTICS),
      scriptDirective: { resources: ["'self'", ...ANALYTICS], hashes: SCRIPT_HASHES },
      // The one style that html2canvas always writes into its copy of a page; a test draws a card.
      styleDirective: { hashes: ['sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='] },
    },
  },
  // Every script of ours is small or loaded on demand; the toolbar only covers the page.
  devToolbar: { enabled: false },
  server: { port: 4321 },
  vite: {
    css: { postcss: { plugins: [consentOnly] } },
    environments: {
      client: {
        build: {
          modulePreload: {
            // What every page runs names what it loads, not all that this needs in turn.
            resolveDependencies: (_file, dependencies, { hostId }) =>
              hostId.includes('astro_type_script')
                ? dependencies.filter((name) => name.endsWith('.css'))
                : dependencies,
          },
        },
      },
    },
    server: {
      proxy: Object.fromEntries(
        ['/api', '/demo-identity'].map((path) => [path, { target: API, changeOrigin: false }]),
      ),
    },
  },
})
