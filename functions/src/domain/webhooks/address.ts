import ipaddr from 'ipaddr.js'

/** All global unicast addresses from IANA. None is in `::/8`, which can embed IPv4 addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a resolved address is on the public internet. DNS resolvers never return `0x7f.1`, so
 * only addresses in standard notation can be public. An IPv6 address that embeds IPv4 (mapped,
 * compatible, NAT64, 6to4, Teredo) is never public, because no public host needs such an address.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).range() === 'unicast'
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  return address.match(globalUnicast) && address.range() === 'unicast'
}
