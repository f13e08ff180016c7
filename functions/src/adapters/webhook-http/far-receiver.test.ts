import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { webhookTarget } from '../../domain/webhooks/url.ts'
import { webhookClient } from './webhook-client.ts'

const context = { requestId: 'r', signal: new AbortController().signal }

/**
 * In a thread that sleeps, for the kernel to hold two connections and to drop what asks for more.
 */
const deaf = `
  const { parentPort, workerData } = require('node:worker_threads')
  const server = require('node:http').createServer((_request, response) => response.end())
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    Atomics.wait(workerData, 0, 0)
  })`

/**
 * A receiver that takes no connection before it is told to: until then nothing comes back from it,
 * as from one that is far away.
 */
async function listenDeaf() {
  const told = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(deaf, { eval: true, workerData: told })
  const [port] = (await once(thread, 'message')) as [number]
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const hear = () => {
    Atomics.store(told, 0, 1)
    Atomics.notify(told, 0)
  }
  onTestFinished(async () => {
    for (const socket of held) socket.destroy()
    hear()
    await thread.terminate()
  })
  return { port, hear }
}

it('a receiver that is slow to connect is reached, although its name has another address', async () => {
  const receiver = await listenDeaf()
  const target = webhookTarget(`http://localhost:${receiver.port}/`, { allowsLocalhost: true })
  if (target.kind === 'FORBIDDEN') throw new Error(target.reason)
  const answer = webhookClient().post({ target, headers: {}, body: '{}' }, context)
  // Longer than Node itself waits for one address of several.
  await wait(400)
  receiver.hear()
  expect(await answer).toMatchObject({ kind: 'ANSWERED', status: 200 })
})
