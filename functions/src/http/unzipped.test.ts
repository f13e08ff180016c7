import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { listen } from '@plant/testing/listen'
import { describe, expect, it, onTestFinished } from 'vitest'
import { resultResponse, withEncoding, writeResponse } from './response.ts'
import { createLingering, endAfterRequest } from './unread-body.ts'
import { endUnzipped } from './unzipped.ts'

const text = 'a leaf\n'.repeat(1_000_000)
const gzipped = gzipSync(text)
const body = { contentType: 'text/plain', gzipped, plainBytes: text.length }

async function serve(end: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => end(response))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

const sendPlain = (response: ServerResponse) => {
  const plain = withEncoding(resultResponse({ status: 200, body }, 'plain', true), undefined)
  writeResponse(response, plain, createLingering(80))
}

/** The size of array buffers in memory, after a forced garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  // The collector frees some memory in parallel.
  collect()
  return process.memoryUsage().arrayBuffers
}

/** Reads the beginning of a response, and nothing more. */
async function readSlowly(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  return socket.pause()
}

describe('a large body for a client without gzip', () => {
  it('is whole, and has a length', async () => {
    const url = await serve(sendPlain)
    const answer = await fetch(url)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(await answer.text()).toBe(text)
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(text.length))
  })

  it('R1: takes little memory while clients read slowly', async () => {
    const url = await serve(sendPlain)
    const before = bytesInUse()
    await Promise.all(Array.from({ length: 20 }, () => readSlowly(url)))
    await pass(100)
    expect((bytesInUse() - before) / 20).toBeLessThan(text.length / 10)
  })

  it('R1: is cut off if the client does not read it in time', async () => {
    let ended: Promise<void> | undefined
    const url = await serve((response) => {
      ended = endUnzipped(response, gzipped, 50)
    })
    const socket = await readSlowly(url)
    await ended
    socket.resume()
    await once(socket, 'close')
    expect(socket.bytesRead).toBeLessThan(text.length)
  })
})

it('AA1: a long response is cut off if the client does not read it in time', async () => {
  const lingering = { ...createLingering(80), readingMs: 50 }
  const url = await serve((response) => {
    endAfterRequest(response, text.repeat(4), lingering)
  })
  const socket = await readSlowly(url)
  await pass(200)
  socket.resume()
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(4 * text.length)
})
