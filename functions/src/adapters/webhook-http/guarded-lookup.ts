import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** The code in the owner's log. It names no address, to hide how the name resolves here. */
export const forbiddenAddress = 'FORBIDDEN_ADDRESS'

/**
 * The resolver of one connection. It checks all addresses of the name, and the connection uses
 * exactly these, so that DNS rebinding cannot change the target after the check. One forbidden
 * address blocks the name. Node does not call it for hosts that are addresses, which are rejected
 * earlier.
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
