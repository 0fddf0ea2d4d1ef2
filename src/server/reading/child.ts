import { UNREHEARSED } from './protocol.ts'
import { rehearse, serve } from './serve.ts'

/**
 * The process that reads one document and ends, straight from the source. It is started ahead,
 * loads everything and rehearses. `prepared/` makes one that starts six times faster.
 */
if (!process.argv.includes(UNREHEARSED)) await rehearse()
await serve()
