/**
 * What is in the memory image of a reading process. Everything is loaded and has been warmed up when
 * the image is taken; a process that starts from it goes straight to `serve`.
 */
import './globals.ts'
import { startupSnapshot } from 'node:v8'
import { warmUp, serve } from '../serve.ts'

// A bundle in CommonJS has no top-level await; Node waits for this all the same.
void warmUp().then(() => startupSnapshot.setDeserializeMainFunction(serve))
