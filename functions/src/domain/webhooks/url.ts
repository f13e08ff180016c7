import { isIP } from 'node:net'

/** Names that only a private network answers, with or without the final dot of an absolute name. */
const privateNames = /(^|\.)(localhost|local|internal)\.?$/

export type WebhookTarget =
  /** Reached over the internet: the address that is dialled must be public. */
  | { kind: 'PUBLIC'; url: URL }
  /** A receiver on the developer's own machine, in a demo project. */
  | { kind: 'LOCAL'; url: URL }
  | { kind: 'FORBIDDEN'; reason: string }

/**
 * What may be called, as far as the URL alone tells (docs/api.md#registration). The URL parser has
 * already turned every spelling of an IPv4 address (`2130706433`, `0x7f.1`, full-width digits) into
 * its dotted form.
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

/** One and the same for two spellings of a URL; a fragment is never sent. */
export function canonicalUrl(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

function isLocal({ protocol, hostname, port }: URL): boolean {
  return protocol === 'http:' && hostname === 'localhost' && port !== ''
}

function forbidden(reason: string): WebhookTarget {
  return { kind: 'FORBIDDEN', reason }
}
