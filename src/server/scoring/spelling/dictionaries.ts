import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buildITrieFromWords, decodeTrie, encodeITrieToBTrie, type ITrie } from 'cspell-trie-lib'
import { SOURCES, type Source, type Spelled } from './sources.ts'

const CACHE = new URL('../../../../node_modules/.cache/vitascope/dictionaries/', import.meta.url)
  .pathname

/** True when one of the lists of a language holds the word. */
export type Dictionary = (word: string) => boolean

const opened = new Map<Spelled, Dictionary>()

/**
 * The words of a language, opened when first needed and kept (1–8 MB each).
 *
 * @throws Error when the package of a language is not installed.
 */
export function dictionaryOf(locale: Spelled): Dictionary {
  const found = opened.get(locale)
  if (found) return found
  const tries = SOURCES[locale].map(open)
  const dictionary: Dictionary = (word) => tries.some((trie) => trie.hasWord(word, true))
  opened.set(locale, dictionary)
  return dictionary
}

/**
 * Unpacking a list takes up to 1.7 s and 250 MB; its binary form opens in 20 ms. So the binary
 * form is kept, where the folder can be written.
 */
function open(source: Source): ITrie {
  const folder = folderOf(source.package)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const kept = join(CACHE, `${source.package.replaceAll(/[@/]/g, '_')}-${version}.btrie`)
  try {
    return decodeTrie(readFileSync(kept))
  } catch {
    const trie = unpacked(join(folder, source.file))
    keep(kept, encodeITrieToBTrie(trie))
    return trie
  }
}

/** A package need not export the file that we read, so the folders are gone through. */
function folderOf(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  for (const path of paths) {
    const folder = join(path, ...name.split('/')) + sep
    try {
      readFileSync(join(folder, 'package.json'))
      return folder
    } catch {
      continue
    }
  }
  throw new Error(`${name} is not installed: run npm ci`)
}

function unpacked(file: string): ITrie {
  const bytes = readFileSync(file)
  if (!file.endsWith('.json')) return decodeTrie(gunzipSync(bytes))
  return buildITrieFromWords(JSON.parse(bytes.toString('utf8')) as string[])
}

function keep(file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(CACHE, { recursive: true })
    // Another process may be reading, so the file appears whole or not at all.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  } catch {
    // A folder that cannot be written costs time at the next start, and nothing else.
  }
}
