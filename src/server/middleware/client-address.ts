import type { Context } from 'hono'
import type { Env } from '../dependencies.ts'

/**
 * The network address of the client, as far as limits care: an IPv6 client owns its /64.
 *
 * @param trustedProxies How many proxies in front of us append to `X-Forwarded-For`; what stands
 *   further left in it was written by the client and is not believed.
 */
export function clientAddress(c: Context<Env>, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  return networkOf(withoutPort(believed || direct))
}

/**
 * Some proxies write the port, too.
 *
 * @example withoutPort('[2001:db8::1]:443') // '2001:db8::1'
 */
export function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1]
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** @example networkOf('2001:db8:1:2:3::4') // '2001:db8:1:2' */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}
