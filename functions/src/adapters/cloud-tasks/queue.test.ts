import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { functions } from '../../deployment/functions.ts'
import { Unavailable } from '../../ports/context.ts'
import type { Queue } from '../../ports/messages.ts'
import { cloudTasksQueue } from './queue.ts'

// Loading the SDK takes seconds on a busy machine, which would use up the first call's time limit.
await import('@google-cloud/tasks')

/** A response of Cloud Tasks. HANG means that none comes. */
type Answer = { code: number; status?: string } | 'HANG'
type Received = { url: string | undefined; body: unknown }

/** The requests that Google's client sent. */
const received: Received[] = []
/** The next responses. Without one, the task is created. */
const answers: Answer[] = []
const hanging = Promise.withResolvers<void>()
const cancelled = Promise.withResolvers<void>()
const server = createServer((request, response) => {
  json(request).then((body) => {
    received.push({ url: request.url, body })
    const answer = answers.shift() ?? { code: 200 }
    if (answer === 'HANG') {
      response.once('close', cancelled.resolve)
      return hanging.resolve()
    }
    const { code, ...error } = answer
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end(JSON.stringify(code === 200 ? {} : { error: { code, message: 'no', ...error } }))
  }, response.destroy)
})

let queue: Queue
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  queue = cloudTasksQueue({
    projectId: 'demo-p',
    region: 'us-central1',
    serviceAccount: 'functions@demo-p.iam.gserviceaccount.com',
    localUrl: `http://127.0.0.1:${port}`,
    dispatchDeadlineSeconds: (name) => functions[name].trigger.dispatchDeadlineSeconds,
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received.length = 0
  answers.length = 0
})

const task = { name: 'an_1-1', data: { transactionId: 'an_1' } }
const parent = 'projects/demo-p/locations/us-central1/queues/runAnalysis'

it('enqueue creates a named task that calls the function in the name of the service account', async () => {
  await queue.enqueue('runAnalysis', { ...task, scheduleAt: new Date('2026-11-20T08:00:00.250Z') })
  expect(received).toEqual([
    {
      url: `/v2/${parent}/tasks?$alt=json%3Benum-encoding=int`,
      body: {
        task: {
          name: `${parent}/tasks/an_1-1`,
          httpRequest: {
            url: 'https://us-central1-demo-p.cloudfunctions.net/runAnalysis',
            headers: { 'Content-Type': 'application/json' },
            // The format of onTaskDispatched.
            body: Buffer.from('{"data":{"transactionId":"an_1"}}').toString('base64'),
            oidcToken: { serviceAccountEmail: 'functions@demo-p.iam.gserviceaccount.com' },
          },
          dispatchDeadline: '60s',
          scheduleTime: '2026-11-20T08:00:00.250Z',
        },
      },
    },
  ])
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
  answers.push({ code: 409, status: 'ALREADY_EXISTS' })
  await expect(queue.enqueue('runAnalysis', task)).resolves.toBeUndefined()
  expect(received).toHaveLength(1)
})

it('enqueue repeats a call that Cloud Tasks could not process, even if the task was created', async () => {
  answers.push({ code: 503, status: 'UNAVAILABLE' }, { code: 409, status: 'ALREADY_EXISTS' })
  await expect(queue.enqueue('runAnalysis', task)).resolves.toBeUndefined()
  expect(received).toHaveLength(2)
})

it.each([
  { code: 500, status: 'INTERNAL' },
  { code: 403, status: 'PERMISSION_DENIED' },
  { code: 404, status: 'NOT_FOUND' },
])('enqueue throws Unavailable if the queue returns $status', async (answer) => {
  answers.push(answer)
  await expect(queue.enqueue('runAnalysis', task)).rejects.toBeInstanceOf(Unavailable)
  expect(received).toHaveLength(1)
})

it('enqueue throws a programming error for a name that Cloud Tasks rejects', async () => {
  answers.push({ code: 400, status: 'INVALID_ARGUMENT' })
  const enqueued = queue.enqueue('runAnalysis', { ...task, name: 'an 1' })
  await expect(enqueued).rejects.not.toBeInstanceOf(Unavailable)
})

it('enqueue cancels the call and throws Unavailable at its time limit', async () => {
  answers.push('HANG')
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  const enqueued = queue.enqueue('runAnalysis', task)
  expect(timeout).toHaveBeenCalledWith(10_000)
  timeout.mockRestore()
  await hanging.promise
  limit.abort()
  await expect(enqueued).rejects.toBeInstanceOf(Unavailable)
  await cancelled.promise
})
