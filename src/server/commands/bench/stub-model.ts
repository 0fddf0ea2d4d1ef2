import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One call of chat completions, and the ways to answer it. */
export interface StubCall {
  /** Counted from 1. */
  number: number
  /** The body as it was sent. */
  text: string
  /** What the prompt asks for: the block of the resume, and the language of the page. */
  asked: { section: string; lines: string[]; locale: string }
  response: ServerResponse
  /** Streams a text as a model does, token by token. */
  stream(text: string, pace?: Pace): Promise<void>
}

export interface Pace {
  firstTokenMs?: number
  tokensPerSecond?: number
}

/** An endpoint that speaks OpenAI's chat completions, on loopback. */
export interface StubModel {
  url: string
  /** Every body that was sent. */
  received: string[]
  close(): Promise<void>
}

export type Behaviour = (call: StubCall) => Promise<void> | void

/** Starts a model that behaves as it is told: well, slowly, or badly. */
export async function startStubModel(behave: Behaviour): Promise<StubModel> {
  const received: string[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request)
    received.push(text)
    await behave({
      number: received.length,
      text,
      asked: askedIn(text),
      response,
      stream: (content, pace) => stream(response, content, pace),
    })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Explanations as a model would give them, in the language of the page. */
const EXPLANATIONS: Record<string, string> = {
  en: 'This says what came of the work instead of only naming the duty.',
  ar: 'توضح هذه الصياغة نتيجة العمل بدلاً من الاكتفاء بذكر المهمة.',
  de: 'So steht da, was bei der Arbeit herausgekommen ist, und nicht nur die Aufgabe.',
  es: 'Así se ve qué se consiguió con el trabajo y no solo cuál era la tarea.',
  fr: 'On voit ainsi ce que le travail a donné, et pas seulement la tâche confiée.',
  it: 'Così si vede che cosa ha prodotto il lavoro e non soltanto il compito svolto.',
  ja: '担当した作業だけでなく、その結果が読み手に伝わります。',
  ko: '맡은 일만이 아니라 그 일의 결과가 읽는 사람에게 전해집니다.',
  tr: 'Böylece yalnızca görev değil, yapılan işin sonucu da okuyana aktarılmış olur.',
  vi: 'Cách viết này cho thấy kết quả của công việc chứ không chỉ nêu nhiệm vụ được giao.',
  'zh-CN': '这样写能让读者看到工作的结果，而不只是职责。',
}

/** The longest lines get room for a result: advice that adds no fact in any language. */
export function adviceFor({ lines, locale }: StubCall['asked'], count = 3): string {
  const suggestions = lines
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count)
    .map((before) => ({
      before,
      after: `${before.replace(/[\s.。…]+$/u, '')} (___)`,
      explanation: EXPLANATIONS[locale] ?? EXPLANATIONS.en,
    }))
  return JSON.stringify({ suggestions })
}

/** Advises at the pace of a hosted model. */
export const advising =
  (pace: Pace = {}): Behaviour =>
  (call) =>
    call.stream(adviceFor(call.asked), pace)

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString('utf8')
}

interface Body {
  messages: { role: string; content: string }[]
}

function askedIn(text: string): StubCall['asked'] {
  const { messages } = JSON.parse(text) as Body
  const [system = '', user = ''] = messages.map(({ content }) => content)
  const { section, entries } = JSON.parse(user.split('\n')[1] ?? '{}') as {
    section: string
    entries: { lines: string[] }[]
  }
  const locale = /`explanation`.* \(([A-Za-z-]+)\)/.exec(system)?.[1] ?? 'en'
  return { section, lines: entries.flatMap(({ lines }) => lines), locale }
}

/** About four letters of a Latin script, or one character of Chinese. */
const tokensOf = (text: string): string[] =>
  text.match(/[\u2e80-\uffdc]|[^\u2e80-\uffdc]{1,4}/gu) ?? []

const chunkOf = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'stub',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'stub',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  })}\n\n`

async function stream(
  response: ServerResponse,
  text: string,
  { firstTokenMs = 0, tokensPerSecond = Number.POSITIVE_INFINITY }: Pace = {},
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
  await pause(firstTokenMs)
  const tokens = tokensOf(text)
  const started = performance.now()
  for (let sent = 0; sent < tokens.length && !response.destroyed;) {
    const due = 1 + Math.floor(((performance.now() - started) / 1_000) * tokensPerSecond)
    for (; sent < Math.min(due, tokens.length); sent += 1) {
      response.write(chunkOf(tokens[sent] ?? ''))
    }
    if (sent < tokens.length) await pause(1_000 / tokensPerSecond)
  }
  response.end(`${chunkOf('', 'stop')}data: [DONE]\n\n`)
}
