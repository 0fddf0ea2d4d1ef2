/** The erratic worker, which takes 600 ms to start. */
import { setTimeout as pause } from 'node:timers/promises'

await pause(600)
await import('./erratic-worker.ts')
