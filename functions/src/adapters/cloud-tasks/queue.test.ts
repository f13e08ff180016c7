import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { functions } from '../../deployment/functions.ts'
import { Unavailable } from '../../ports/context.ts'
import { cloudTasksQueue } from './queue.ts'

// Loading the SDK takes seconds on a busy machine, which would use up the first call's time limit.
await Promise.all([import('firebase-admin/app'), import('firebase-admin/functions')])

type Received = { url: string | undefined; body: unknown }

/** The requests that a fake of the Tasks emulator received. */
const received: Received[] = []
let status = 200
const server = createServer((request, response) => {
  json(request).then((body) => {
    received.push({ url: request.url, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }, response.destroy)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', `127.0.0.1:${port}`)
  // Otherwise the library searches for the machine's account until its network time limit.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})
beforeEach(() => {
  received.length = 0
  status = 200
})

const queue = cloudTasksQueue({
  projectId: 'demo-p',
  region: 'us-central1',
  dispatchDeadlineSeconds: (name) => functions[name].trigger.dispatchDeadlineSeconds,
})
const task = { name: 'an_1-1', data: { transactionId: 'an_1' } }
const path = 'projects/demo-p/locations/us-central1/queues/runAnalysis/tasks'

it("enqueue sends a task's name, data and time to the queue of the task's function", async () => {
  await queue.enqueue('runAnalysis', { ...task, scheduleAt: new Date('2026-11-20T08:00:00.000Z') })
  const [{ url, body } = { url: '', body: {} }] = received
  expect(url).toBe(`/${path}`)
  expect(body).toMatchObject({
    task: { name: `${path}/an_1-1`, scheduleTime: '2026-11-20T08:00:00.000Z' },
  })
  const { task: sent } = body as { task: { httpRequest: { body: string } } }
  const data: unknown = JSON.parse(Buffer.from(sent.httpRequest.body, 'base64').toString())
  expect(data).toEqual({ data: { transactionId: 'an_1' } })
})

it("enqueue sets the task's deadline to the deadline of the function", async () => {
  await queue.enqueue('buildExport', { name: 'exp_1-1', data: { exportId: 'exp_1' } })
  await queue.enqueue('deliverWebhook', { name: 'dlv_1', data: { deliveryId: 'dlv_1' } })
  expect(received.map(({ body }) => body)).toMatchObject([
    { task: { dispatchDeadline: '1800s' } },
    { task: { dispatchDeadline: '30s' } },
  ])
})

it('enqueue accepts a task that exists already', async () => {
  status = 409
  await expect(queue.enqueue('runAnalysis', task)).resolves.toBeUndefined()
  expect(received).toHaveLength(1)
})

it('enqueue throws Unavailable if the queue returns an error', async () => {
  status = 500
  await expect(queue.enqueue('runAnalysis', task)).rejects.toBeInstanceOf(Unavailable)
})

it('enqueue throws a programming error for a name that Cloud Tasks rejects', async () => {
  const enqueued = queue.enqueue('runAnalysis', { ...task, name: 'an 1' })
  await expect(enqueued).rejects.not.toBeInstanceOf(Unavailable)
  expect(received).toEqual([])
})
