import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { webhookTarget } from '../../domain/webhooks/url.ts'
import { webhookClient } from './webhook-client.ts'

const context = { requestId: 'r', signal: new AbortController().signal }

/** Code of a thread that sleeps while the kernel accepts two connections and drops all others. */
const deaf = `
  const { parentPort, workerData } = require('node:worker_threads')
  const server = require('node:http').createServer((_request, response) => response.end())
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    Atomics.wait(workerData, 0, 0)
  })`

/** Simulates a distant receiver, which accepts further connections only after `hear()`. */
async function listenDeaf() {
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(deaf, { eval: true, workerData: signal })
  const [port] = (await once(thread, 'message')) as [number]
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const hear = () => {
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
  }
  onTestFinished(async () => {
    for (const socket of held) socket.destroy()
    hear()
    await thread.terminate()
  })
  return { port, hear }
}

it('a call reaches a slow receiver even if the host name has a second address', async () => {
  const receiver = await listenDeaf()
  const target = webhookTarget(`http://localhost:${receiver.port}/`, { allowsLocalhost: true })
  if (target.kind === 'FORBIDDEN') throw new Error(target.reason)
  const answer = webhookClient().post({ target, headers: {}, body: '{}' }, context)
  // Longer than Node's own limit for one of several addresses.
  await wait(400)
  receiver.hear()
  expect(await answer).toMatchObject({ kind: 'ANSWERED', status: 200 })
})
