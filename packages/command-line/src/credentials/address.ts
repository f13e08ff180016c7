import { usageError } from '../exit-codes.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export function isLocal(url: URL): boolean {
  return loopback.test(url.hostname)
}

/**
 * Returns the address without query and fragment. Throws a usage error when the address is not a
 * URL or would send a credential unencrypted.
 */
export function readAddress(what: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url === undefined || !isHttp)
    throw usageError(
      `${what} must be an address such as https://plants.example.com, not '${given}'.`,
    )
  if (url.protocol === 'http:' && !isLocal(url))
    throw usageError(`${what} must begin with https, or the credential would be sent in the clear.`)
  return (url.origin + url.pathname).replace(/\/+$/, '')
}
