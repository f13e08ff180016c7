import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createClient } from './index.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A server that answers in turn, and what it was asked. */
async function serve(...answers: { status: number; body?: object; headers?: object }[]) {
  const asked: { method?: string | undefined; url?: string | undefined; key: unknown }[] = []
  server = createServer((request, response) => {
    asked.push({
      method: request.method,
      url: request.url,
      key: request.headers['idempotency-key'],
    })
    const { status, body = {}, headers = {} } = answers.shift() ?? { status: 500 }
    if (status === 0) return request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    return response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const plants = createClient({
    baseUrl: `http://127.0.0.1:${port}/`,
    credential: { kind: 'key', key: 'pk_ent_x' },
  })
  return { plants, asked }
}

it('sends a keyed call again with the same key until an answer comes', async () => {
  const { plants, asked } = await serve(
    { status: 503, headers: { 'retry-after': '0' } },
    { status: 0 },
    { status: 200, body: { id: 'f1' } },
  )
  expect(await plants.request('folders.create', { body: { name: 'Roses' } })).toEqual({ id: 'f1' })
  expect(asked).toHaveLength(3)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

it('fills path and query', async () => {
  const { plants, asked } = await serve({ status: 200, body: { items: [] } })
  await plants.request('webhooks.listDeliveries', { params: { id: 'a b' }, query: { pageSize: 2 } })
  expect(asked[0]?.url).toBe('/v1/webhooks/a%20b/deliveries?pageSize=2')
})
