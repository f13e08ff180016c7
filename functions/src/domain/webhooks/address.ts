import ipaddr from 'ipaddr.js'

/**
 * All global unicast that IANA has given out. `::/8`, which can carry IPv4 inside, lies outside.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Within it, and unicast to the library: documentation (RFC 9637). */
const documentation = ipaddr.IPv6.parseCIDR('3fff::/20')

/**
 * Whether an address, as a resolver writes it, belongs to the public internet. Unknown spellings
 * are not public: a look-up never gives `0x7f.1`, so what does not parse strictly is refused. An
 * IPv4 address inside an IPv6 one (mapped, compatible, NAT64, 6to4, Teredo) is never public,
 * whatever it carries: nobody dials a public host that way.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).range() === 'unicast'
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  return (
    address.match(globalUnicast) && address.range() === 'unicast' && !address.match(documentation)
  )
}
