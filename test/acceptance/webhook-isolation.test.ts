import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '@plant/common/numbers'
import { expect, it } from 'vitest'
import { newAccount } from '../../scripts/benchmarks/webhooks/accounts.ts'
import { createDriver, type Driver } from '../../scripts/benchmarks/webhooks/driver.ts'
import { startReceiver } from '../../scripts/benchmarks/webhooks/receiver.ts'

/**
 * The hanging endpoints of two accounts fill all places of a worker
 * (scripts/local-stack/background.ts) unless they have a queue of their own.
 */
const [accounts, events, ratioMax] = [3, 30, 3]
const dead = ['/0/0', '/1/0']

/** The milliseconds between the end of an analysis and the event, for each healthy receiver. */
async function latencies(driver: Driver, hangs: boolean, eventsEach = events): Promise<number[]> {
  const receiver = await startReceiver((received, response) => {
    if (hangs && dead.includes(received.path)) return
    response.writeHead(204).end()
  })
  const uids = await Promise.all(
    Array.from({ length: accounts }, (_, account) =>
      newAccount(driver, [`${receiver.url}/${account}/0`]),
    ),
  )
  const completedAt = new Map<string, number>()
  for (let round = 0; round < eventsEach; round += 1)
    for (const uid of uids) completedAt.set(await driver.complete(uid), Date.now())
  const others = () => receiver.received.filter(({ path }) => !dead.includes(path))
  const expected = eventsEach * (accounts - dead.length)
  for (let wait = 0; wait < 1200 && others().length < expected; wait += 1) await sleep(100)
  const waited = others().map(({ id, atMs }) => atMs - (completedAt.get(id) ?? 0))
  await receiver.close()
  expect(waited.length).toBeGreaterThanOrEqual(expected)
  return waited
}

/**
 * Other work on the machine changes the measured ratio of one pass by up to a quarter. If the first
 * pass misses the limit, the test measures four more passes and then checks the ratio once. A check
 * after each pass would give a slow service more chances to pass the test.
 */
const furtherPasses = 4

type Waited = { withDead: number[]; without: number[] }

/** Measures a round with hanging endpoints and one without. */
async function measure(driver: Driver, waited: Waited): Promise<void> {
  for (const hangs of [true, false])
    waited[hangs ? 'withDead' : 'without'].push(...(await latencies(driver, hangs)))
}

it(`hanging endpoints raise the median delay of the others at most ${ratioMax} times`, async () => {
  const driver = createDriver()
  // The first round only warms up the stack.
  await latencies(driver, false, 1)
  const waited: Waited = { withDead: [], without: [] }
  const ratio = () => median(waited.withDead) / median(waited.without)
  await measure(driver, waited)
  // The failed pass stays in the result, because all passes count.
  if (ratio() > ratioMax)
    for (let pass = 0; pass < furtherPasses; pass += 1) await measure(driver, waited)
  process.stdout.write(`the medians of the others, with and without a dead one: ${ratio()}\n`)
  expect(ratio()).toBeLessThanOrEqual(ratioMax)
}, 600_000)
