/**
 * Setting without processes: one compiler for all files of a worker. What comes out is the same as of
 * a typesetter, whose own tests start it; a process of its own for each file took as long as the pages.
 */
import { setImmediate } from 'node:timers/promises'
import type { Draft } from '#contract/draft.ts'
import { openDocument } from '#server/reading/documents/index.ts'
import { createCompiler, type Compiler } from '#server/typeset/compiler.ts'
import { compare } from '#server/typeset/read-back.ts'

let shared: Compiler | null = null

/** What one job gives; then the compiler forgets it, as in a process. */
async function once<T>(job: (compiler: Compiler) => T): Promise<T> {
  shared ??= createCompiler()
  const result = job(shared)
  shared.forget()
  await setImmediate()
  return result
}

export const setThumbnail = (draft: Draft) => once((compiler) => compiler.thumbnail(draft))

export const setPreview = (draft: Draft) => once((compiler) => compiler.preview(draft))

/** Pages alone, which nobody reads again. @param attachment the text of `resume.json` */
export const setPages = (draft: Draft, attachment = '') =>
  once((compiler) => compiler.pdf(draft, attachment))

/** Pages as a download has them: read again, and compared with what was to be printed. */
export async function setPdf(draft: Draft, attachment = '') {
  const { printed, ...set } = await setPages(draft, attachment)
  // A copy, since the parser takes the bytes away.
  const text = await openDocument(new Uint8Array(set.pdf), 'resume.pdf')
  return { ...set, text, readBack: compare(printed, text.lines) }
}
