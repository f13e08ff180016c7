import { type Agent, type IncomingMessage, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { arrayBuffer, json, text } from 'node:stream/consumers'

type Init = RequestInit & { agent?: (url: URL) => Agent }

/**
 * A `fetch` for Google's client libraries over REST. A call takes two thirds of the processor time
 * that it takes with their `node-fetch`, because it has no web streams. It follows no redirect
 * and asks for no compression. The body of an answer is a Node.js stream, as the libraries expect.
 */
export function lightFetch(address: string | URL | Request, init: Init = {}): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : address)
  const send = url.protocol === 'http:' ? request : secureRequest
  const body = init.body as string | Uint8Array | null | undefined
  const headers: Record<string, string | number> = Object.fromEntries(new Headers(init.headers))
  if (body) headers['content-length'] = Buffer.byteLength(body)
  const { method = 'GET', signal, agent } = init
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      ...(signal && { signal }),
      ...(agent && { agent: agent(url) }),
    }
    send(url, options, (message) => resolve(responseOf(message, url)))
      .on('error', reject)
      .end(body ?? undefined)
  })
}

/** Options of Google's client libraries with which their calls go through `lightFetch`. */
export const lightTransport = {
  clientOptions: { transporterOptions: { fetchImplementation: lightFetch } },
}

/** The parts of a `Response` that the libraries read. */
function responseOf(message: IncomingMessage, url: URL): Response {
  const { statusCode: status = 0, statusMessage: statusText = '' } = message
  const parts = {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    url: url.href,
    headers: new Headers(Object.entries(message.headersDistinct).flatMap(pairs)),
    body: message,
    text: () => text(message),
    json: () => json(message),
    arrayBuffer: () => arrayBuffer(message),
  }
  return parts as unknown as Response
}

const pairs = ([name, values = []]: [string, string[] | undefined]) =>
  values.map((value): [string, string] => [name, value])
