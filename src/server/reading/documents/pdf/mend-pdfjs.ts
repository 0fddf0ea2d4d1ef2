import { registerHooks } from 'node:module'
import { startupSnapshot } from 'node:v8'
import { mended, WORKER } from './mended-pdfjs.ts'

/**
 * Mends pdf.js while it is loaded. To be imported before anything that imports pdf.js; a bundle
 * is mended when it is made.
 */
if (!startupSnapshot.isBuildingSnapshot()) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!WORKER.test(url) || !loaded.source) return loaded
      const source =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
      return { ...loaded, source: mended(source) }
    },
  })
}
