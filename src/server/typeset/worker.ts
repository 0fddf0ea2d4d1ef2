/** A typesetter's process: one warm compiler that takes one job at a time. */
import { setImmediate } from 'node:timers/promises'
import type { Draft } from '#contract/draft.ts'
import { emptyResume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { DEFAULT_TEMPLATE, defaultStyle } from '#contract/template.ts'
import type { Line } from '../reading/document.ts'
import { announceReady, serveJobs } from '../processes/serve-jobs.ts'
import { openDocument } from '../reading/documents/index.ts'
import { createCompiler, type Compiler } from './compiler.ts'
import type { Inputs, Kind, Results, Task } from './jobs.ts'
import { compare } from './read-back.ts'

type Handlers = { [K in Kind]: (input: Inputs[K]) => Promise<Results[K]> }

const compiler = createCompiler()
const handlers = handlersOf(compiler)

function handlersOf({ pdf, preview, thumbnail, report }: Compiler): Handlers {
  return {
    pdf: async ({ draft, attachment }) => {
      const started = performance.now()
      const { printed, ...set } = pdf(draft, attachment)
      const ms = performance.now() - started
      const readBack = compare(printed, await linesOf(set.pdf))
      return { ...set, ms, readBack }
    },
    preview: async ({ draft }) => {
      const shown = preview(draft)
      return { pages: shown.pages.length, json: Buffer.from(JSON.stringify(shown)) }
    },
    pageCount: async ({ draft }) => preview(draft).pages.length,
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

const answer = (task: Task): Promise<Results[Kind]> =>
  (handlers[task.kind] as (task: Task) => Promise<Results[Kind]>)(task)

/** The compiler's finalizers run only when the event loop turns. */
async function rest(): Promise<void> {
  compiler.forget()
  await setImmediate()
}

/** How often it sets and reads a page before all it does is real work. */
const WARM_UPS = Number(process.argv[2] ?? 1)

/** A page of text, so that warming up on it is like real work. */
function sample(): Draft {
  const content = emptyResume()
  content.basics.name = 'Ada Lovelace'
  const line = {
    text: 'Wrote what an engine would do, step by step, and had it printed.',
    bullet: true,
  }
  content.work = Array.from({ length: 4 }, (_, index) => ({
    company: 'Analytical Engine',
    title: 'Programmer',
    location: 'London',
    start: `${1840 + index}-01`,
    end: `${1841 + index}-02`,
    details: richTextOf([line, line, line, line]),
  }))
  return { content, templateId: DEFAULT_TEMPLATE, style: defaultStyle() }
}

/** Loads what the first real job would otherwise wait for. */
async function warmUp(): Promise<void> {
  await answer({ kind: 'pdf', draft: sample(), attachment: '' })
  await rest()
}

serveJobs(answer, rest)
await warmUp()
announceReady()
// Real jobs come in between.
for (let round = 1; round < WARM_UPS; round += 1) await warmUp()
