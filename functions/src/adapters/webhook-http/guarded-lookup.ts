import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/**
 * What the owner's log shows. It names no address: that would tell what a name resolves to in here.
 */
export const forbiddenAddress = 'FORBIDDEN_ADDRESS'

/**
 * The resolver of one connection. It checks all addresses of the name, and exactly these are
 * dialled, so that a name cannot lead elsewhere between check and dial (DNS rebinding). One
 * forbidden address forbids the name. Node does not ask it for hosts that are addresses: those are
 * refused before.
 */
export function guardedLookup(
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    void resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          callback(refusal(hostname, first ? forbiddenAddress : 'ENOTFOUND'), '')
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

function refusal(hostname: string, code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname}: ${code}`), { code })
}
