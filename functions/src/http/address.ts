import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { isThroughGateway } from './bearer-token.ts'
import type { HttpDependencies } from './dependencies.ts'

/** A request as far as its address depends on it, and the headers of its response. */
type Received = {
  request: IncomingMessage
  header(name: string): string | undefined
  headers: Record<string, string>
}

/** Longer than any address: what a client writes into the header must not become a large key. */
const addressCharactersMax = 45

/**
 * The address of a request's client. Where the gateway's token shows that it came through the
 * gateway, the entries behind the client's are skipped; else the last entry is the client's
 * (docs/decisions/0052). Whoever asks with X-Echo-Address is told, so that a deployment can be
 * checked.
 */
export function addressOf(
  { request, header, headers }: Received,
  { forwardedHops = 0, gatewayIssuers }: Pick<HttpDependencies, 'forwardedHops' | 'gatewayIssuers'>,
): string {
  const hops = isThroughGateway(header, gatewayIssuers) ? forwardedHops : 0
  const address = clientAddress(header('x-forwarded-for'), request.socket.remoteAddress, hops)
  if (header('x-echo-address') !== undefined) headers['X-Client-Address'] = address
  return address
}

/**
 * The address of the client, as the last proxy that the service trusts saw it.
 * Proxies append entries from left to right, so all left of it may be invented.
 * `hops` is how many proxies of our own stand behind the client's entry.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  hops: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const entry = entries.at(-1 - hops) || socketAddress || 'unknown'
  return networkOf(entry.slice(0, addressCharactersMax))
}

/** An IPv6 client owns a whole /64, so a bucket per address would be no bound on it. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
