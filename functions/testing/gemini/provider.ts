import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ProviderRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}
export type Reply = (response: ServerResponse) => void

/** A local stand-in for the provider's server, which tests call through the real SDK. */
export type Provider = {
  url: string
  requests: ProviderRequest[]
  /** Sets the replies to the following requests, in order. The last reply repeats. */
  will(...replies: Reply[]): void
  close(): Promise<void>
}

export async function startProvider(port = 0): Promise<Provider> {
  const requests: ProviderRequest[] = []
  let replies: Reply[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
      requests.push({ path: request.url ?? '', headers: request.headers, body })
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      if (reply) reply(response)
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    will: (...next) => {
      replies = next
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** Accepts the request but never replies. */
export const hang: Reply = () => undefined

/** Starts a reply and sends one byte at a time, without ever ending. */
export const slowDrip: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"candidates":[')
  const dripping = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(dripping))
}

/** Breaks the connection before any reply. */
export const cutOff: Reply = (response) => {
  response.destroy()
}

/** The body of a request as the SDK sends it. */
export type SentBody = {
  contents: { role: string; parts: { text?: string; inlineData?: object }[] }[]
  systemInstruction: { parts: { text: string }[] }
  generationConfig: Record<string, unknown>
  store?: boolean
}
