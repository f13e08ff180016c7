import { setTimeout as sleep } from 'node:timers/promises'
import { newAccount } from './accounts.ts'
import { createDriver, type Driver } from './driver.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** Each account completes one analysis at a time, because analyses share the account's counters. */
const accountsMax = 4
/** Limits the deliveries in flight, so that the benchmark does not measure the queue. */
const onTheirWayMax = 1500
const silenceSeconds = 180

type Outcome = {
  expected: number
  lost: number
  /** The time from the first analysis to the arrival of the last delivery. */
  seconds: number
}

/** Four accounts with new endpoints at a receiver in this process. */
export type Accounts = {
  /** Completes analyses, then waits for all events. Gives up after 180 s without a delivery. */
  deliver(events: number): Promise<Outcome>
  close(): Promise<void>
}

export async function createAccounts(endpoints: number): Promise<Accounts> {
  const driver = createDriver()
  const receiver = await startReceiver((received, response) => {
    // Frees memory: a run receives up to 100,000 bodies.
    received.body = ''
    response.writeHead(204).end()
  })
  const uids = await Promise.all(
    Array.from({ length: accountsMax }, (_, account) =>
      newAccount(
        driver,
        Array.from({ length: endpoints }, (_, n) => `${receiver.url}/${account}/${n}`),
      ),
    ),
  )
  return {
    async deliver(events) {
      receiver.received.length = 0
      const startedMs = Date.now()
      const promised = await complete(driver, uids, { events, endpoints }, receiver)
      const arrivals = await settled(receiver, promised)
      const endedMs = [...arrivals.values()].reduce((one, other) => Math.max(one, other), startedMs)
      return {
        expected: promised.size,
        lost: promised.size - arrivals.size,
        seconds: (endedMs - startedMs) / 1000,
      }
    },
    close: receiver.close,
  }
}

/** Completes analyses of all accounts. Returns the deliveries to expect. */
async function complete(
  driver: Driver,
  uids: readonly string[],
  { events, endpoints }: { events: number; endpoints: number },
  { received }: Receiver,
): Promise<ReadonlySet<string>> {
  const promised = new Set<string>()
  let begun = 0
  const work = async (uid: string, account: number) => {
    while (begun < events) {
      begun += 1
      while (promised.size - received.length > onTheirWayMax) await sleep(100)
      const id = await driver.complete(uid)
      for (let n = 0; n < endpoints; n += 1) promised.add(`${id} /${account}/${n}`)
    }
  }
  await Promise.all(uids.map(work))
  return promised
}

/** Waits for the promised deliveries. Returns the time of the first arrival of each. */
async function settled(
  receiver: Receiver,
  promised: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  let arrivals = new Map<string, number>()
  for (let silent = 0; silent < silenceSeconds; silent += 1) {
    const seen = new Map(
      receiver.received
        .toReversed()
        .map(({ id, path, atMs }) => [`${id} ${path}`, atMs] as const)
        .filter(([delivery]) => promised.has(delivery)),
    )
    if (seen.size > arrivals.size) silent = 0
    arrivals = seen
    if (seen.size >= promised.size) break
    await sleep(1000)
  }
  return arrivals
}
