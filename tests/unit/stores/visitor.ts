/** A browser for stores under test: the real calls against the real server, a jar of cookies. */
import { createApi } from '#browser/api.ts'
import { createDrafts } from '#browser/drafts.ts'
import { createStorage } from '#browser/storage.ts'
import type { Tabs } from '#browser/tabs.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { createResumeStore } from '#stores/resume/store.ts'
import { cookieOf, testServer, type TestServer } from '../server/app.ts'

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A browser of one tab: nobody hears, nobody waits. */
const alone = (): Tabs => ({
  post: () => undefined,
  listen: () => () => undefined,
  alone: (_, action) => action(),
})

export interface Visitor {
  api: ReturnType<typeof createApi>
  server: TestServer
  storage: ReturnType<typeof createStorage>
  drafts: ReturnType<typeof createDrafts>
  /** True while no call arrives. */
  offline: boolean
  /** What is called, in order, as 'POST /api/…'. */
  calls: string[]
  /** The page's store, made anew as after a reload; what the browser keeps stays. */
  open(tabs?: Tabs): ReturnType<typeof createResumeStore>
  /** Another browser of the same person. */
  forgetCookie(): void
}

/** @param given Parts of the server to use instead of its own. */
export async function visitor(given: Partial<Dependencies> = {}): Promise<Visitor> {
  const server = await testServer({ now: Date.now, ...given })
  let cookie = ''
  const storage = createStorage(blocked)
  const drafts = { ...createDrafts(blocked) }
  const write = drafts.write
  // The memory that stands in for IndexedDB here is kept as IndexedDB is.
  drafts.write = async (key, draft) => (await write(key, draft), 'stored')
  const one: Visitor = {
    server,
    storage,
    drafts,
    offline: false,
    calls: [],
    api: createApi(async (input) => {
      if (one.offline) throw new TypeError('Failed to fetch')
      const call = new Request(input)
      one.calls.push(`${call.method} ${new URL(call.url).pathname}`)
      if (cookie) call.headers.set('Cookie', cookie)
      const response = await server.request(call.url, call)
      cookie = cookieOf(response) || cookie
      return response
    }, storage),
    open: (tabs = alone()) =>
      createResumeStore({ api: one.api, drafts, storage, tabs, now: Date.now }),
    forgetCookie: () => (cookie = ''),
  }
  return one
}
