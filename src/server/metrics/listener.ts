import { createServer, type Server } from 'node:http'
import type { Metrics } from './index.ts'

/**
 * Gives the figures on an address of their own, `/metrics`, which no proxy hands on: on the public
 * one whoever sits behind the same proxy would look like the machine itself.
 */
export function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
  listening: (port: number) => void,
): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host, () => {
    const address = server.address()
    if (address && typeof address === 'object') listening(address.port)
  })
  // It keeps nobody from ending.
  return server.unref()
}
