import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen, sendJson } from '../local-stack/http.ts'

/** What becomes of a request: a refusal, or an answer that is lost after its effect. */
type Fate = 'WELL' | 'REFUSED' | 'LOST'

export type Wire = {
  /** Changes the path or the body of a request. */
  rewrite?: (text: string) => string
  fate?: (path: string) => Fate
  /** Learns of each request that was answered with 200. */
  succeeded?: (path: string, body: string) => void
}

/** Stands between the processes of the soak and an emulator. */
export function startWire(port: number, emulatorPort: number, wire: Wire): Promise<Server> {
  const agent = new Agent({ keepAlive: true })
  const { rewrite = (text) => text, fate = () => 'WELL', succeeded } = wire
  return listen(port, async (incoming, response) => {
    const body = rewrite((await buffer(incoming)).toString())
    const path = rewrite(incoming.url ?? '')
    const fated = fate(path)
    // As Firestore answers when its disk is full.
    if (fated === 'REFUSED') return sendJson(response, 429, refusal)
    const { method = 'GET', headers } = incoming
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const { 'content-length': _length, ...others } = headers
    const options = { port: emulatorPort, path, method, agent, headers: { ...others, ...length } }
    const answer = await send({ ...options, host: '127.0.0.1' }, body)
    if (answer.statusCode === 200) succeeded?.(path, body)
    if (fated === 'LOST') {
      // An answer that nobody reads would keep its connection.
      answer.resume()
      return void response.destroy()
    }
    await relay(answer, response)
  })
}

const refusal = {
  error: { code: 429, message: 'No space is left on the disk.', status: 'RESOURCE_EXHAUSTED' },
}

function send(options: object, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(options, resolve).on('error', reject).end(body)
  })
}

async function relay(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  for await (const chunk of answer) response.write(chunk)
  response.end()
}
