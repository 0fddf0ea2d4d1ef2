/** `npm start`: builds the site when it is stale, then serves site and API and prints the address. */
import { buildWhenStale } from '../site/build.ts'

await buildWhenStale(new URL('../../..', import.meta.url).pathname)
await import('../main.ts')
