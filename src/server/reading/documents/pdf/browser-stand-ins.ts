import { createRequire } from 'node:module'

/**
 * What pdf.js expects at import: its legacy build runs in Node, but asks for a few classes of the
 * browser and a native canvas. Nothing is ever painted, so empty ones do. To be imported before it.
 */
class Unpainted {
  painted = false
}

/** Accepts every font at once: without it pdf.js would write each into a style sheet. */
class UnusedFontFace {
  loaded = Promise.resolve(this)
}

const browser = globalThis as Record<string, unknown>
for (const name of ['DOMMatrix', 'Path2D', 'ImageData']) browser[name] ??= Unpainted
browser['FontFace'] ??= UnusedFontFace

/** Native code has no business in a sandbox, and looking for it takes 100 ms. */
function withoutCanvas() {
  const require = createRequire(import.meta.url)
  try {
    const path = require.resolve('@napi-rs/canvas', {
      paths: [require.resolve('pdfjs-dist/package.json')],
    })
    const empty = { id: path, filename: path, path, loaded: true, exports: {}, children: [] }
    require.cache[path] ??= empty as unknown as NodeJS.Module
  } catch {
    // Not installed: all the better.
  }
}
withoutCanvas()
