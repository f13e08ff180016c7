import { createServer, type IncomingMessage } from 'node:http'
import { Webhook } from 'standardwebhooks'

// Several, by blanks, while a secret is being rotated.
const secrets = (process.env.WEBHOOK_SECRET ?? '').split(' ').filter((secret) => secret !== '')
const port = Number(process.env.PORT ?? 8787)

/**
 * Ids of events that were handled. In production: a table with a unique key, written with what the
 * event changes.
 */
const handled = new Set<string>()

type PlantEvent = { id: string; type: string; data: { transactionId?: string; outcome?: string } }

const server = createServer(async (request, response) => {
  const body = await bytesOf(request)
  const event = verify(body, request)
  if (!event) {
    response.writeHead(401).end()
    return
  }
  // Answer first and work later: after 15 seconds the attempt counts as failed.
  response.writeHead(204).end()
  if (handled.has(event.id)) return
  handled.add(event.id)
  process.stdout.write(
    `${event.type} ${event.data.transactionId ?? ''} ${event.data.outcome ?? ''}\n`,
  )
})

/** The signature covers the bytes as they came: nothing may parse and write them again before. */
function verify(body: Buffer, request: IncomingMessage): PlantEvent | undefined {
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(request.headers[name] ?? ''),
    ]),
  )
  for (const secret of secrets) {
    try {
      return new Webhook(secret).verify(body, headers) as PlantEvent
    } catch {
      // Not signed by this one.
    }
  }
  return undefined
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

server.listen(port, 'localhost', () => process.stdout.write(`listening on ${port}\n`))
