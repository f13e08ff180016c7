/** A request that the page sent. */
export type Sent = { method: string; host: string; path: string }

/** Headers that a page may send to another origin without a preflight (Fetch standard). */
const safelisted = new Set(['accept', 'accept-language', 'content-language', 'range'])

/**
 * A web page of the given origin, which follows the CORS rules of the Fetch standard
 * (https://fetch.spec.whatwg.org/#http-cors-protocol) and records its requests.
 */
export function openPage(origin: string) {
  const sent: Sent[] = []
  async function send(method: string, url: string, headers: Record<string, string>) {
    const { host, pathname } = new URL(url)
    sent.push({ method, host, path: pathname })
    return await fetch(url, { method, headers, redirect: 'manual' })
  }
  async function askFirst(url: string, unsafe: readonly string[]): Promise<void> {
    const answer = await send('OPTIONS', url, {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': unsafe.join(','),
    })
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
    if (!answer.ok || !isOpenTo(answer, origin) || unsafe.some((name) => !allowed.includes(name)))
      throw new TypeError(`the preflight of ${url} fails`)
  }
  return {
    sent,
    /** Sends a GET from a script. Throws a TypeError where a browser would throw it. */
    async read(url: string, headers: Record<string, string> = {}): Promise<Response> {
      const unsafe = Object.keys(headers).filter((name) => !safelisted.has(name.toLowerCase()))
      if (unsafe.length > 0) await askFirst(url, unsafe)
      const answer = await send('GET', url, { ...headers, origin })
      if (!isOpenTo(answer, origin)) throw new TypeError(`${url} is not open to ${origin}`)
      return answer
    },
    /** Loads an image as `<img src>` does: without an Origin header and without CORS checks. */
    show: (url: string): Promise<Response> => send('GET', url, {}),
  }
}

function isOpenTo({ headers }: Response, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
}
