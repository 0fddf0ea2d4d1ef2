import { atom } from 'nanostores'
import { fetchWords, type Words } from '#browser/words.ts'

/** Until the next try after a failure; nothing else can be shown meanwhile. */
const RETRY_MS = 2_000

/** The sentences of a report, which a page loads when somebody is about to use it. */
export function createWordsStore(
  fetch: (url: string) => Promise<Words>,
  wait: (work: () => void, ms: number) => void,
) {
  const $words = atom<Words | null>(null)
  let asked = ''

  async function load(url: string): Promise<void> {
    try {
      $words.set(await fetch(url))
    } catch {
      wait(() => void load(url), RETRY_MS)
    }
  }

  return {
    $words,
    /** Loads them once, and tries again until they are here. */
    want(url: string): void {
      if (asked === url) return
      asked = url
      void load(url)
    },
  }
}

export const wordsStore = createWordsStore(fetchWords, setTimeout)
