import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { ClamdAddress } from '../config.ts'
import { limits } from '../limits.ts'
import { clamdScanner } from './clamd.ts'

const servers: Server[] = []
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** Copies all received bytes, which a test with a large photo does not do for each chunk. */
type Received = () => Buffer
type Behaviour = (socket: Socket, received: Received) => void

async function fakeClamd(behave: Behaviour, path?: string): Promise<ClamdAddress> {
  const server = createServer((socket) => {
    sockets.push(socket)
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      behave(socket, () => Buffer.concat(chunks))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(path ?? 0, resolve))
  const address = server.address()
  if (path !== undefined) return { kind: 'UNIX', path }
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { kind: 'TCP', host: '127.0.0.1', port: address.port }
}

/** The bytes of a finished INSTREAM command, or undefined while the command is unfinished. */
function streamOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.toString('latin1', 0, command.length) !== command) return undefined
  const parts: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A fake clamd that replies after it has read the whole stream. */
function answering(reply: string): Behaviour {
  return (socket, received) => {
    if (streamOf(received()) !== undefined) socket.end(reply)
  }
}

/** A timeout that a busy machine does not reach. Tests of the timeout set a shorter time. */
const patienceSeconds = 20

function scannerAt(
  address: ClamdAddress,
  {
    scanTimeoutSeconds = patienceSeconds,
    pingTimeoutSeconds = patienceSeconds,
    onHung = () => undefined as void,
  } = {},
) {
  return clamdScanner({ address, scanTimeoutSeconds, pingTimeoutSeconds, onHung })
}

/** It arrives in several chunks. */
const photo = Buffer.alloc(300_000, 'photo')

describe('accepting a complete answer of clamd', () => {
  it('reports OK as clean after all bytes have arrived in order', async () => {
    const streams: Buffer[] = []
    const address = await fakeClamd((socket, received) => {
      const stream = streamOf(received())
      if (stream !== undefined) {
        streams.push(stream)
        socket.end('stream: OK\0')
      }
    })
    expect(await scannerAt(address).scan(photo)).toEqual({ verdict: 'CLEAN' })
    expect(streams[0]?.equals(photo)).toBe(true)
  })

  it('reports FOUND as infected, with the signature', async () => {
    const address = await fakeClamd(answering('stream: Win.Test.EICAR_HDB-1 FOUND\0'))
    expect(await scannerAt(address).scan(photo)).toEqual({
      verdict: 'INFECTED',
      signature: 'Win.Test.EICAR_HDB-1',
    })
  })

  it('reads an answer that arrives in two pieces', async () => {
    const address = await fakeClamd((socket, received) => {
      if (streamOf(received()) === undefined) return
      socket.write('stream: OK')
      setTimeout(() => socket.end('\0'), 50)
    })
    expect(await scannerAt(address).scan(photo)).toEqual({ verdict: 'CLEAN' })
  })

  it('scans over a Unix socket in the same way as over TCP', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
    const address = await fakeClamd(answering('stream: OK\0'), join(folder, 'clamd.sock'))
    expect(await scannerAt(address).scan(photo)).toEqual({ verdict: 'CLEAN' })
    rmSync(folder, { recursive: true })
  })
})

describe('reporting every other answer as unknown, never as clean', () => {
  it.each([
    'INSTREAM size limit exceeded. ERROR\0',
    'stream: OK but not really\0',
    'OK\0',
    'stream:  FOUND\0',
    'HTTP/1.1 200 OK\r\n\r\nstream: OK\0',
    '\0',
  ])('reports the answer %j as unknown', async (reply) => {
    const address = await fakeClamd(answering(reply))
    expect(await scannerAt(address).scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  })

  it.each(['MaxScanTime', 'MaxScanSize', 'MaxRecursion'])(
    'reports unknown for a file that exceeds %s, and names the limit',
    async (limit) => {
      const reply = `stream: Heuristics.Limits.Exceeded.${limit} FOUND\0`
      const address = await fakeClamd(answering(reply))
      expect(await scannerAt(address).scan(photo)).toMatchObject({
        verdict: 'UNKNOWN',
        exceeds: limit,
      })
    },
  )

  it("waits longer than clamd's MaxScanTime before it reports unknown", () => {
    const settings = readFileSync(new URL('../../container/clamd.conf', import.meta.url), 'utf8')
    const [, milliseconds] = /^MaxScanTime (\d+)$/m.exec(settings) ?? []
    expect(Number(milliseconds)).toBeLessThan(limits.scanTimeoutSeconds * 1000)
  })

  it('reports unknown when the end of the answer is missing', async () => {
    const address = await fakeClamd(answering('stream: OK'))
    expect(await scannerAt(address).scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  })

  it('reports unknown for an OK that arrives before the stream has ended', async () => {
    const address = await fakeClamd((socket) => socket.write('stream: OK\0'))
    expect(await scannerAt(address).scan(Buffer.alloc(30_000_000))).toMatchObject({
      verdict: 'UNKNOWN',
    })
  })

  it('reports unknown for endless garbage', async () => {
    const address = await fakeClamd((socket) => socket.write('x'.repeat(100_000)))
    expect(await scannerAt(address).scan(photo)).toEqual({
      verdict: 'UNKNOWN',
      reason: 'clamd sent an answer outside its protocol',
    })
  })

  it('reports unknown when clamd reads the photo but does not answer', async () => {
    const address = await fakeClamd(() => undefined)
    expect(await scannerAt(address, { scanTimeoutSeconds: 0.2 }).scan(photo)).toEqual({
      verdict: 'UNKNOWN',
      reason: 'clamd did not answer in time',
    })
  })

  it('AG1: reports a clamd that answers no scan, after as many as it has threads', async () => {
    let isSilent = true
    const address = await fakeClamd((socket, received) => {
      if (!isSilent) answering('stream: OK\0')(socket, received)
    })
    let hung = 0
    const onHung = () => void (hung += 1)
    const scanner = scannerAt(address, { scanTimeoutSeconds: 0.5, onHung })
    const scanTimes = (times: number) =>
      Promise.all(Array.from({ length: times }, () => scanner.scan(Buffer.from('photo'))))
    await scanTimes(limits.scansOverdueMax - 1)
    isSilent = false
    await scanTimes(1)
    isSilent = true
    await scanTimes(limits.scansOverdueMax - 1)
    expect(hung).toBe(0)
    await scanTimes(2)
    expect(hung).toBe(1)
    const settings = readFileSync(new URL('../../container/clamd.conf', import.meta.url), 'utf8')
    expect(settings).toContain(`MaxThreads ${limits.scansOverdueMax}\n`)
  })

  it('reports unknown when clamd accepts the connection but does not read', async () => {
    const address = await fakeClamd((socket) => socket.pause())
    expect(
      await scannerAt(address, { scanTimeoutSeconds: 0.2 }).scan(Buffer.alloc(30_000_000)),
    ).toMatchObject({
      verdict: 'UNKNOWN',
    })
  })

  it('reports unknown when clamd closes the connection', async () => {
    const address = await fakeClamd((socket) => socket.destroy())
    expect(await scannerAt(address).scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  })

  it('reports unknown when clamd is not running', async () => {
    const address = await fakeClamd(() => undefined)
    for (const server of servers.splice(0)) server.close()
    expect(await scannerAt(address).scan(photo)).toMatchObject({ verdict: 'UNKNOWN' })
  })
})

describe('ping of clamd', () => {
  it('reports clamd as up when clamd answers PONG', async () => {
    const address = await fakeClamd((socket, received) => {
      if (received().toString('latin1') === 'zPING\0') socket.end('PONG\0')
    })
    expect(await scannerAt(address).ping()).toBe(true)
  })

  it('reports clamd as down when clamd is silent, sends another word or is not running', async () => {
    const silent = await fakeClamd(() => undefined)
    expect(await scannerAt(silent, { pingTimeoutSeconds: 0.3 }).ping()).toBe(false)
    expect(await scannerAt(await fakeClamd((socket) => socket.end('NO\0'))).ping()).toBe(false)
    expect(await scannerAt({ kind: 'UNIX', path: '/nonexistent/clamd' }).ping()).toBe(false)
  })
})

describe('reading the date of the signatures', () => {
  const saying = (version: string): Behaviour => {
    return (socket, received) => {
      if (received().toString('latin1') === 'zVERSION\0') socket.end(`${version}\0`)
    }
  }

  it("reads the date from clamd's version", async () => {
    const address = await fakeClamd(saying('ClamAV 1.4.3/27823/Thu Nov 19 09:25:11 2026'))
    expect(await scannerAt(address).signatures()).toEqual({
      kind: 'DATED',
      madeAt: new Date('2026-11-19T09:25:11Z'),
    })
  })

  it.each(['ClamAV 1.4.3', 'ClamAV 1.4.3/27823/yesterday', 'UNKNOWN COMMAND'])(
    'reads no date from the version %s',
    async (version) => {
      const address = await fakeClamd(saying(version))
      expect(await scannerAt(address).signatures()).toEqual({ kind: 'UNDATED' })
    },
  )

  it('reads no date when clamd does not answer', async () => {
    const silent = await fakeClamd(() => undefined)
    expect(await scannerAt(silent, { pingTimeoutSeconds: 0.3 }).signatures()).toEqual({
      kind: 'UNDATED',
    })
  })
})
