/** Several nodes on one Postgres, behind a proxy that knows no more than who answers. */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { startPostgres } from '../postgres.ts'
import { analyse, keysOf, paste, persist, recordOf, signatureOf } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { rowOf } from './rows.ts'
import { secretsOfNodes, startServer } from './server.ts'
import { ordinary, Visitor } from './visitor.ts'

/** Hands each call to the next node; a node that takes no connection is skipped. */
async function startProxy(ports: number[]): Promise<string> {
  let turn = 0
  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, tries: number): void {
    const port = ports[turn++ % ports.length]!
    const { method, url: path, headers } = from
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      // A node that dies in the middle of an answer breaks the line to the client, too.
      answer.on('error', () => to.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // Only what no node has begun is safe to hand to another.
      if (error.code === 'ECONNREFUSED' && tries > 1) pass(from, to, body, tries - 1)
      else to.destroy()
    })
    onward.end(body)
  }
  const proxy = createServer(async (from, to) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of from) chunks.push(chunk as Uint8Array)
    pass(from, to, Buffer.concat(chunks), ports.length)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

const resumeText = (number: number) =>
  `Person Number${number}\nperson${number}@example.org\n\nWork Experience\nProgrammer, Engine Works, 2010 - 2014\n- Cut delivery times by ${number} % within a year\n- Led ${number} people in three cities`

test(
  'three nodes share one Postgres; one is killed amid analyses, and everybody gets their report',
  {
    timeout: (IS_FULL ? 10 : 4) * 60_000,
  },
  async (context) => {
    const row = rowOf(context, 'N1')
    const postgres = await startPostgres()
    onTestFinished(postgres.remove)
    const env = { ...secretsOfNodes(), DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '100' }
    const nodes = await Promise.all([1, 2, 3].map(() => startServer({ env })))
    const url = await startProxy(nodes.map(({ port }) => port))
    const keys = await keysOf(new Visitor(url))
    const count = IS_FULL ? 90 : 6

    let started = 0
    const killed = Promise.withResolvers<void>()
    const client = async (number: number) => {
      const visitor = new Visitor(url)
      // Without a cookie yet, a repeated upload could not be known as the same.
      await persist(() =>
        visitor.save(ordinary(), {}, { 'Idempotency-Key': `hello-${number}-${'0'.repeat(20)}` }),
      )
      const key = `upload-${number}-${'0'.repeat(20)}`
      const record = recordOf(await persist(() => paste(visitor, resumeText(number), key)))
      const again = recordOf(await persist(() => paste(visitor, resumeText(number), key)))
      started += 1
      if (started === Math.ceil(count / 3)) killed.resolve()
      const answers = [
        await persist(() => analyse(visitor, keys, record)),
        await persist(() => analyse(visitor, keys, record)),
      ]
      const quota = await persist(() =>
        visitor.call(ENDPOINTS.quota.path, { headers: signatureOf(keys) }),
      )
      return {
        sameRecord: record === again,
        status: answers.map(({ status }) => status),
        sameReport: JSON.stringify(answers[0]?.body.data) === JSON.stringify(answers[1]?.body.data),
        used: (quota.body.data as unknown as { used: number }).used,
      }
    }
    const clients = Promise.all(Array.from({ length: count }, (_, number) => client(number)))
    await killed.promise
    await nodes[1]!.end('SIGKILL')
    const outcomes = await clients

    row.all(
      'clients with their report',
      outcomes.filter(({ status }) => status.every((s) => s === 200)).length,
      count,
    )
    row.all(
      'the same report from every node',
      outcomes.filter(({ sameReport }) => sameReport).length,
      count,
    )
    row.all('charged once', outcomes.filter(({ used }) => used === 1).length, count)
    row.all(
      'repeated uploads that made one record',
      outcomes.filter(({ sameRecord }) => sameRecord).length,
      count,
    )
    const database = new Client(postgres.url)
    await database.connect()
    const { rows } = await database.query(
      'SELECT count(*)::int AS n FROM records WHERE report IS NOT NULL',
    )
    await database.end()
    row.all('records in the database, each with its report', (rows[0] as { n: number }).n, count)
    expect(nodes[1]!.child.signalCode).toBe('SIGKILL')

    // A signature that one node has taken is used up on all.
    const visitor = new Visitor(url)
    const headers = signatureOf(keys)
    const uses = [0, 1, 2].map(() => visitor.call(ENDPOINTS.records.path, { headers }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status).toSorted()
    row.all(
      'a signature is good once, on whatever node',
      Number(String(statuses) === '200,401,401'),
      1,
    )
  },
)
