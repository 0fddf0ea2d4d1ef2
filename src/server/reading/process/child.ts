import { serve } from './serve.ts'

/**
 * The process that reads one document and ends, straight from the source. It is started ahead and
 * loads everything. `snapshot/` makes one that starts with a tenth of the computing.
 */
await serve()
