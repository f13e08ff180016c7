import { isIP } from 'node:net'

/** Names that exist only in a private network, with or without the final dot. */
const privateNames = /(^|\.)(localhost|local|internal)\.?$/

export type WebhookTarget =
  /** A host on the internet. The address to which the service connects must be public. */
  | { kind: 'PUBLIC'; url: URL }
  /** A host on the developer's own machine, allowed only in a demo project. */
  | { kind: 'LOCAL'; url: URL }
  | { kind: 'FORBIDDEN'; reason: string }

/**
 * Checks the text of a URL and decides whether the service may call the URL
 * (docs/api.md#registration). The URL parser has already normalised all spellings of IPv4 addresses
 * (`2130706433`, `0x7f.1`, full-width digits).
 */
export function webhookTarget(text: string, settings: { allowsLocalhost: boolean }): WebhookTarget {
  const url = URL.parse(text)
  if (!url) return forbidden('It is not an absolute URL.')
  if (url.username !== '' || url.password !== '') return forbidden('It must not hold credentials.')
  if (settings.allowsLocalhost && isLocal(url)) return { kind: 'LOCAL', url }
  if (url.protocol !== 'https:') return forbidden('It must start with https://.')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return forbidden('Its host must be a name, not an address.')
  if (privateNames.test(url.hostname)) return forbidden('Its host is a private name.')
  return { kind: 'PUBLIC', url }
}

/** The canonical form of a URL, without its fragment, because clients never send fragments. */
export function canonicalUrl(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

function isLocal({ protocol, hostname, port }: URL): boolean {
  return protocol === 'http:' && hostname === 'localhost' && port !== ''
}

const forbidden = (reason: string): WebhookTarget => ({ kind: 'FORBIDDEN', reason })
