import { enableCompileCache, getCompileCacheDir } from 'node:module'

/**
 * Where Node keeps what it compiled, half of the computing of a start: Node's own variable says, or
 * it stands with the packages. A folder that cannot be written is done without.
 */
const FOLDER =
  process.env.NODE_COMPILE_CACHE ??
  new URL('../../node_modules/.cache/vitascope/code', import.meta.url).pathname

/** Keeps the code of this process; modules that it has loaded already are not among it. */
export function cacheCode(): void {
  enableCompileCache(FOLDER)
}

/** What a process of ours is given so that it uses the same; nothing where nothing is kept. */
export function codeCacheEnv(): { NODE_COMPILE_CACHE?: string } {
  return getCompileCacheDir() ? { NODE_COMPILE_CACHE: FOLDER } : {}
}
