import { isIPv6 } from 'node:net'

/** Longer than any address: what a client writes into the header must not become a large key. */
const addressCharactersMax = 45

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
