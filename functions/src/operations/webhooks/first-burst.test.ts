import { createHarness } from '@plant/testing/harness'
import { writeEvent } from '@plant/testing/webhooks/events'
import { expect, it } from 'vitest'

const endpoints = 10
const events = 10
/** The most events that an account sends at once. */
const atOnce = 20

it('ten events at once to ten new endpoints write the document of all endpoints once', async () => {
  const harness = createHarness().webhooks
  const { steady, queue, receivers, service } = harness
  for (let at = 0; at < endpoints; at += 1)
    await steady.as('owner').register(`https://receiver-${at}.example.com/`)
  for (let at = 0; at < events; at += 1)
    await steady.fanOut(await writeEvent(harness, `evt_${at}`), 'owner')
  const { commit } = service.documents
  let commits = 0
  service.documents.commit = (writes, commitId) => {
    if (writes.some(({ ref }) => ref.collection.name === 'webhooks')) commits += 1
    return commit(writes, commitId)
  }
  for (let round = 0; round < 100 && queue.tasks.length > 0; round += 1) {
    await Promise.all(queue.tasks.splice(0, atOnce).map((task) => steady.attempt(task)))
    // Events that found no free slot wait for less than a minute.
    service.clock.advance(60)
  }
  expect(receivers.received).toHaveLength(endpoints * events)
  expect(commits).toBe(1)
})
