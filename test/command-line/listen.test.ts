import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { freePort } from '@plant/testing/free-port'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { listEvents } from '../../functions/src/operations/events/list.ts'
import { serve, start } from './plant.ts'
import { listen } from './server.ts'

type Page = { items: { id: string }[]; nextAfter: string; hasMore: boolean }
type Received = { headers: IncomingHttpHeaders; body: string }

const { items } = listEvents.examples.output[200] as unknown as Page
const [example = { id: '' }] = items
const event = (id: string) => ({ ...example, id })

/** A growing log of events. A read returns new events at once, or waits for the next event. */
function logOfEvents() {
  const events: { id: string }[] = []
  const waiting = new Set<() => void>()
  const asked: string[] = []
  return {
    asked,
    add(id: string) {
      events.push(event(id))
      for (const wake of waiting) wake()
    },
    async read({ after = '0', waitSeconds }: { after?: string | undefined; waitSeconds: number }) {
      asked.push(after)
      const from = after === 'latest' ? events.length : Number(after)
      if (events.length === from && waitSeconds > 0)
        await new Promise<void>((resolve) => waiting.add(resolve))
      return { items: events.slice(from), nextAfter: String(events.length), hasMore: false }
    },
  }
}

async function receiver(status: number) {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end()
    for (const wake of waiting) wake()
  })
  const url = await listen(server)
  return { url, received }
}

const secretIn = (text: string) => /whsec_\S+/.exec(text)?.[0] ?? ''

it('the command plant listen forwards new events to a receiver, and signs the events with the secret that the command prints', async () => {
  const log = logOfEvents()
  log.add('evt_before')
  const { env } = await serve({
    'events.list': async ({ input }) => ({ status: 200, body: (await log.read(input)) as never }),
  })
  const { url, received } = await receiver(204)
  const running = start(['webhooks', 'listen', '--forward-to', `${url}/plants`], { env })
  await running.told('Listening for events.')
  log.add('evt_1')
  log.add('evt_2')
  await running.printed('evt_2')
  running.interrupt()
  const { exitCode, stdout, stderr } = await running.ended
  expect(exitCode).toBe(0)
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/analysis\.completed {2}an_\w+ {2}\w+ {2}evt_1 {2}204$/),
    expect.stringMatching(/evt_2 {2}204$/),
  ])
  const webhook = new Webhook(secretIn(stderr))
  for (const { headers, body } of received)
    expect(webhook.verify(body, headers as Record<string, string>)).toEqual(
      event(String(headers['webhook-id'])),
    )
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(['evt_1', 'evt_2'])
  expect(received[0]?.headers['plant-signature']).toBe(received[0]?.headers['webhook-signature'])
})

/** A proxy in front of a service. The proxy can cut the connection. */
async function networkTo(url: string) {
  const state = { isCut: false }
  const server = createServer(async (request, response) => {
    const { 'x-enterprise-token': key = '', authorization = '' } = request.headers
    const headers = { 'x-enterprise-token': String(key), authorization }
    const init = { method: request.method ?? 'GET', headers }
    const answer = state.isCut ? null : await fetch(url + request.url, init).catch(() => null)
    const text = await answer?.text()
    if (state.isCut || answer === null) request.socket.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  return { state, url: await listen(server) }
}

it('the command plant listen reconnects after a network failure and continues after the last event', async () => {
  const log = logOfEvents()
  const { env, url } = await serve({
    'events.list': async ({ input }) => ({ status: 200, body: (await log.read(input)) as never }),
  })
  const network = await networkTo(url)
  const running = start(['webhooks', 'listen'], { env: { ...env, PLANT_BASE_URL: network.url } })
  await running.told('Listening for events.')
  log.add('evt_1')
  await running.printed('evt_1')
  network.state.isCut = true
  log.add('evt_2')
  await running.told('Trying again')
  log.add('evt_3')
  network.state.isCut = false
  await running.told('Listening again.')
  await running.printed('evt_3')
  running.interrupt()
  const { stdout } = await running.ended
  expect(stdout.match(/evt_\d/g)).toEqual(['evt_1', 'evt_2', 'evt_3'])
})

it("the command plant listen signs with the secret from the environment, and prints the receiver's answer", async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const log = logOfEvents()
  log.add('evt_1')
  const { env } = await serve({
    'events.list': async ({ input }) => ({ status: 200, body: (await log.read(input)) as never }),
  })
  const { url, received } = await receiver(500)
  const args = ['webhooks', 'listen', '--forward-to', url, '--after', '0', '--json']
  const running = start(args, { env: { ...env, PLANT_WEBHOOK_SECRET: secret } })
  await running.told('evt_1  500')
  running.interrupt()
  const { stdout } = await running.ended
  expect(JSON.parse(stdout)).toEqual(event('evt_1'))
  const [first] = received
  new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>)
})

it('the command plant listen reports a receiver that refuses connections', async () => {
  const log = logOfEvents()
  log.add('evt_1')
  const { env } = await serve({
    'events.list': async ({ input }) => ({ status: 200, body: (await log.read(input)) as never }),
  })
  const port = String(await freePort())
  const running = start(['webhooks', 'listen', '--forward-to', port, '--after', '0'], { env })
  await running.printed('ECONNREFUSED')
  running.interrupt()
  expect(await running.ended).toMatchObject({ exitCode: 0 })
})
