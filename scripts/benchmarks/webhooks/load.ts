import { setTimeout as sleep } from 'node:timers/promises'
import { newAccount } from './accounts.ts'
import { createDriver } from './driver.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** Each account completes one analysis at a time, because analyses share the account's counters. */
const accountsMax = 4
/** Limits the deliveries in flight, so that the benchmark does not measure the queue. */
const onTheirWayMax = 1500
const silenceSeconds = 180

export type Load = {
  events: number
  endpoints: number
  /** A function that is called after each delivery. */
  onProgress?: (received: number) => void
}

export type Outcome = {
  expected: number
  received: number
  lost: number
  duplicates: number
  seconds: number
}

/** Completes analyses, then waits for all events. Gives up after 180 s without a delivery. */
export async function runLoad({ events, endpoints, onProgress }: Load): Promise<Outcome> {
  const driver = createDriver()
  const receiver = await startReceiver((received, response) => {
    // Frees memory: a run receives up to 100,000 bodies.
    received.body = ''
    response.writeHead(204).end()
    onProgress?.(receiver.received.length)
  })
  const wanted = new Map<string, number>()
  const startedMs = performance.now()
  let begun = 0
  const expected = events * endpoints
  const work = async (account: number) => {
    const urls = Array.from({ length: endpoints }, (_, n) => `${receiver.url}/${account}/${n}`)
    const uid = await newAccount(driver, urls)
    while (begun < events) {
      begun += 1
      while (wanted.size * endpoints - receiver.received.length > onTheirWayMax) await sleep(100)
      wanted.set(await driver.complete(uid), account)
    }
  }
  await Promise.all(Array.from({ length: Math.min(accountsMax, events) }, (_, n) => work(n)))
  await settled(receiver, expected)
  const seconds = (performance.now() - startedMs) / 1000
  await receiver.close()
  return { ...count(receiver, wanted, endpoints), expected, seconds }
}

async function settled(receiver: Receiver, expected: number): Promise<void> {
  let last = -1
  for (let silent = 0; silent < silenceSeconds; silent += 1) {
    const seen = distinct(receiver)
    if (seen !== last) silent = 0
    last = seen
    if (seen >= expected) return
    await sleep(1000)
  }
}

function distinct({ received }: Receiver): number {
  return new Set(received.map(({ id, path }) => `${id} ${path}`)).size
}

function count(receiver: Receiver, wanted: ReadonlyMap<string, number>, endpoints: number) {
  const { received } = receiver
  const arrived = new Set(received.map(({ id, path }) => `${id} ${path}`))
  const promised = [...wanted].flatMap(([id, account]) =>
    Array.from({ length: endpoints }, (_, n) => `${id} /${account}/${n}`),
  )
  return {
    received: received.length,
    lost: promised.filter((one) => !arrived.has(one)).length,
    duplicates: received.length - arrived.size,
  }
}
