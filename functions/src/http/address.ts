import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { isThroughGateway } from './bearer-token.ts'
import type { HttpDependencies } from './dependencies.ts'

/** What is known of our own proxies. */
export type Proxies = Pick<HttpDependencies, 'balancerAddress' | 'forwardedHops' | 'gatewayIssuers'>

type Received = {
  request: IncomingMessage
  header(name: string): string | undefined
  headers: Record<string, string>
}

/** No IP address is longer than this limit, which keeps clients from creating long bucket keys. */
const addressCharactersMax = 45

/**
 * Finds the client's address. Skips our proxies' entries in X-Forwarded-For only if the request has
 * the gateway's token (docs/decisions/0052). Returns the address in a header for X-Echo-Address.
 */
export function addressOf(
  { request, header, headers }: Received,
  { balancerAddress, forwardedHops = 0, gatewayIssuers }: Proxies,
): string {
  const isTrusted = isThroughGateway(header, gatewayIssuers)
  const address = clientAddress(
    header('x-forwarded-for'),
    request.socket.remoteAddress,
    isTrusted ? forwardedHops : 0,
    isTrusted ? balancerAddress : undefined,
  )
  if (header('x-echo-address') !== undefined) headers['X-Client-Address'] = address
  return address
}

/**
 * Takes the client's entry from X-Forwarded-For. Proxies append on the right, so all entries left
 * of the client's may be forged. `hops` is the number of our own proxies' entries, on the right.
 * Clients may go past the load balancer, and none has its address, so its entry tells which way a
 * request came.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  hops: number,
  balancerAddress?: string,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const isBalanced = balancerAddress !== undefined && entries.at(-1 - hops) === balancerAddress
  const entry = entries.at(-1 - hops - (isBalanced ? 1 : 0)) || socketAddress || 'unknown'
  return networkOf(entry.slice(0, addressCharactersMax))
}

/** Groups IPv6 addresses by /64, because a client owns a whole /64 and could change its address. */
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
