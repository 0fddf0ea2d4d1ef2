import type { ClientDirective } from 'astro'

/** Signs that somebody is about to use an island. */
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'dragenter'] as const

/** Dispatched on the document by whoever has something for the islands, such as a dropped file. */
const CALL = 'vitascope:intent'

/** What in the address is there to be picked up: a result, or why an upload failed. */
const ADDRESSED = /[?&](recordId|error)=/

/**
 * Hydrates an island on the first sign of intent anywhere inside an element marked
 * `data-intent`, at once when the address names something to go on with, else never.
 */
const intent: ClientDirective = (load, _options, island) => {
  const area = island.closest('[data-intent]') ?? island
  const stop = new AbortController()
  const hydrate = async () => {
    stop.abort()
    await (
      await load()
    )()
  }
  if (ADDRESSED.test(location.search)) return void hydrate()
  for (const sign of SIGNS) {
    area.addEventListener(sign, hydrate, { signal: stop.signal, passive: true })
  }
  document.addEventListener(CALL, hydrate, { signal: stop.signal })
}

export default intent
