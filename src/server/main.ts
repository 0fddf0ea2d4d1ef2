/** Starts the service: all of its code is loaded by way of the cache of compiled code. */
import { cacheCode } from './code-cache.ts'

cacheCode()
await import('./serve.ts')
