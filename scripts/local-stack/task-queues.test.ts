import { createServer, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloudTasksQueue } from '../../functions/src/adapters/cloud-tasks/queue.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'
import type { Queue } from '../../functions/src/ports/messages.ts'
import { close } from './http.ts'
import { hostOf, urlOf } from './ports.ts'
import { startTaskQueues } from './task-queues.ts'

type Emulator = { createHubServer(): RequestListener; controller: { stop(): void } }
const require = createRequire(import.meta.url)
const { TasksEmulator } = require('firebase-tools/lib/emulator/tasksEmulator.js') as {
  TasksEmulator: new (place: object) => Emulator
}

const emulator = new TasksEmulator({})
const servers: Server[] = []
const dispatched = Promise.withResolvers<{ task: unknown; body: unknown }>()
let queue: Queue

const portOf = (server: Server) => (server.address() as AddressInfo).port

function keep(server: Server): number {
  servers.push(server)
  return portOf(server)
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(keep(server))))
}

beforeAll(async () => {
  const functionPort = await listen(
    createServer((request, response) => {
      json(request).then((body) => {
        dispatched.resolve({ task: request.headers['x-cloudtasks-taskname'], body })
        response.end()
      }, response.destroy)
    }),
  )
  const emulatorPort = await listen(createServer(emulator.createHubServer()))
  const queuePath = 'projects/demo-p/locations/us-central1/queues/runAnalysis'
  await fetch(`${urlOf(emulatorPort)}/${queuePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ defaultUri: urlOf(functionPort) }),
  })
  const port = keep(await startTaskQueues(0, emulatorPort))
  queue = cloudTasksQueue({
    projectId: 'demo-p',
    region: 'us-central1',
    serviceAccount: 'functions@demo-p.iam.gserviceaccount.com',
    localUrl: `http://${hostOf(port)}`,
    dispatchDeadlineSeconds: () => 60,
  })
})

afterAll(async () => {
  emulator.controller.stop()
  await Promise.all(servers.map(close))
})

const task = { name: 'an_1-1', data: { transactionId: 'an_1' } }

it('a task of Google’s client reaches its function through the Tasks emulator, but only once', async () => {
  await queue.enqueue('runAnalysis', task)
  await queue.enqueue('runAnalysis', task)
  expect(await dispatched.promise).toEqual({ task: 'an_1-1', body: { data: task.data } })
})

it('a task for a queue that does not exist is Unavailable', async () => {
  await expect(queue.enqueue('buildExport', task)).rejects.toBeInstanceOf(Unavailable)
})

it('a task name that Cloud Tasks would reject is a programming error', async () => {
  const enqueued = queue.enqueue('runAnalysis', { ...task, name: 'an 1' })
  await expect(enqueued).rejects.toThrow('Bad name of a task')
  await expect(enqueued).rejects.not.toBeInstanceOf(Unavailable)
})
