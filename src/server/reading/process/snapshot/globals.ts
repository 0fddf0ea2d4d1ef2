/**
 * What must not be in a memory image. To be imported before any library.
 */
import { startupSnapshot } from 'node:v8'

const globals = globalThis as Record<string, unknown>

/** Touching any of them loads Node's network modules, which an image cannot hold. */
const NETWORK = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'WebSocket',
  'EventSource',
  'MessageEvent',
  'CloseEvent',
]
for (const name of NETWORK) delete globals[name]

// pdf.js mends this one at import and never uses it: documents come as bytes.
globals['Response'] = function Response() {}

/** What all iterators inherit from. */
const ITERATOR: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()))

/**
 * V8 installs these when a process starts and finds no place for them when the image brings its
 * own: pdf.js, which misses them while the image is made, brings some.
 */
const INSTALLED_AT_START: [owner: object, names: PropertyKey[]][] = [
  [globalThis, ['DisposableStack', 'AsyncDisposableStack', 'SuppressedError', 'Float16Array']],
  [globalThis, ['SharedArrayBuffer', 'WebAssembly']],
  [Promise, ['try']],
  [RegExp, ['escape']],
  [Error, ['isError']],
  [Math, ['f16round']],
  [Atomics, ['pause']],
  [DataView.prototype, ['getFloat16', 'setFloat16']],
  [ITERATOR, [Symbol.dispose]],
]
startupSnapshot.addSerializeCallback(() => {
  for (const [owner, names] of INSTALLED_AT_START)
    for (const name of names) Reflect.deleteProperty(owner, name)
})
