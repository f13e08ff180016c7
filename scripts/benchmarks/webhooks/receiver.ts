import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = {
  path: string
  id: string
  timestamp: string
  signature: string
  body: string
  /** The time when the request arrived, by the clock of this process. */
  atMs: number
}

export type Behaviour = (received: Received, response: ServerResponse) => void

export type Receiver = {
  /** The base URL of the registered endpoints: `http://localhost:<port>`. */
  url: string
  received: Received[]
  close(): Promise<void>
}

const accept: Behaviour = (_received, response) => void response.writeHead(204).end()

/** Starts a server for webhook endpoints on this machine, with one path per endpoint. */
export async function startReceiver(behave: Behaviour = accept): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { ...described(request), body, atMs: Date.now() }
      received.push(one)
      behave(one, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function described({ url = '', headers }: IncomingMessage) {
  const header = (name: string) => String(headers[name] ?? '')
  return {
    path: url,
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
  }
}
