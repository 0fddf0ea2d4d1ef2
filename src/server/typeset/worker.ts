/** A typesetter's process: one warm compiler that takes one job at a time. */
import { setImmediate } from 'node:timers/promises'
import type { Draft } from '#contract/draft.ts'
import { emptyResume } from '#contract/resume.ts'
import { DEFAULT_TEMPLATE, defaultStyle } from '#contract/template.ts'
import type { Line } from '../reading/document.ts'
import { openDocument } from '../reading/documents/index.ts'
import { createCompiler, type Compiler } from './compiler.ts'
import type { Answer, Inputs, Job, Kind, Results } from './jobs.ts'
import { compare } from './read-back.ts'
import { TypesetError } from './typesetting-error.ts'

type Handlers = { [K in Kind]: (input: Inputs[K]) => Promise<Results[K]> }

const compiler = createCompiler()
const handlers = handlersOf(compiler)

function handlersOf({ pdf, preview, thumbnail, report }: Compiler): Handlers {
  return {
    pdf: async ({ draft, attachment }) => {
      const started = performance.now()
      const { printed, ...set } = pdf(draft, attachment)
      const ms = performance.now() - started
      const readBack = compare(printed, await linesOf(set.pdf), JSON.stringify(draft.content))
      return { ...set, ms, readBack }
    },
    preview: async ({ draft }) => preview(draft),
    thumbnail: async ({ draft }) => thumbnail(draft),
    report: async (input) => report(input.report),
  }
}

/** The lines of a PDF by its text layer; none when the reader refuses it: then nothing is found. */
async function linesOf(pdf: Uint8Array): Promise<Line[]> {
  try {
    // A copy, since the parser takes the bytes away.
    return (await openDocument(new Uint8Array(pdf), 'resume.pdf')).lines
  } catch {
    return []
  }
}

async function answer<K extends Kind>({
  id,
  kind,
  input,
}: Job & { kind: K; input: Inputs[K] }): Promise<Answer> {
  try {
    return { id, ok: true, result: await handlers[kind](input) }
  } catch (error) {
    const message = error instanceof TypesetError ? error.message : String(error)
    return { id, ok: false, message }
  }
}

/** Loads what the first real job would otherwise wait for. */
async function rehearse(): Promise<void> {
  const content = { ...emptyResume(), basics: { ...emptyResume().basics, name: 'Ada Lovelace' } }
  const draft: Draft = { content, templateId: DEFAULT_TEMPLATE, style: defaultStyle() }
  await answer({ id: 0, kind: 'pdf', input: { draft, attachment: '' } })
}

process.on('message', async (job: Job) => {
  process.send?.(await answer(job))
  compiler.forget()
  // The compiler's finalizers run only when the event loop turns.
  await setImmediate()
})
// The server is gone: nobody will ask again.
process.on('disconnect', () => process.exit())

await rehearse()
compiler.forget()
process.send?.('ready')
