import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Shared } from '@plant/testing/simulation/ports'

const slowMs = [500, 3000] as const

/** A server for all webhook receivers. They keep events, fail, hang, lie, vanish or are slow. */
export async function startReceivers({ outside, luck, troubles, time }: Shared) {
  const server = createServer(async (request, response) => {
    await text(request).catch(() => '')
    const manner = luck.happens(troubles.receiver)
      ? luck.weighted({ FAILS: 4, HANGS: 2, LIES: 2, GONE: 0.3, SLOW: 4 })
      : 'KEEPS'
    const eventId = String(request.headers['webhook-id'])
    outside.received.push({
      url: `${url}${request.url}`,
      at: time.nowMs(),
      eventId,
      answered: manner,
    })
    if (manner === 'HANGS') return
    if (manner === 'SLOW') await sleep(luck.between(...slowMs))
    const isKept = manner === 'KEEPS' || manner === 'SLOW'
    response.writeHead(isKept ? 204 : manner === 'GONE' ? 410 : 500).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** Ends the calls that hang. */
    release: () => server.closeAllConnections(),
    close: () => server.close().closeAllConnections(),
  }
}
