import { createHarness } from '@plant/testing/harness'
import { expect, it } from 'vitest'

const policy = '"daily";q=2;w=86400'
// The test's clock starts at 08:00 UTC, 16 hours before the quota resets.
const state = (remaining: number) => `"daily";r=${remaining};t=57600`
const headersOf = (remaining: number) => ({
  'RateLimit-Policy': policy,
  RateLimit: state(remaining),
})

async function setUp() {
  const service = createHarness({ quota: { userDaily: 2, keyDaily: 1000 } })
  return service.signUp('ada')
}

it('asynchronous and synchronous calls report the remaining units in headers, even in a 429 response', async () => {
  const ada = await setUp()
  expect((await ada.start({ photo: 'diseased leaf' })).headers).toEqual(headersOf(1))
  expect((await ada.analyseSync({ photo: 'healthy leaf' })).headers).toEqual(headersOf(0))
  for (const operation of ['start', 'analyseSync'] as const)
    await expect(ada[operation]({ photo: 'odd leaf' })).rejects.toMatchObject({
      code: 'DAILY_QUOTA_EXCEEDED',
      headers: headersOf(0),
    })
})

it('a synchronous call reports the units after completion, including the refund for a photo without a plant', async () => {
  const ada = await setUp()
  expect((await ada.analyseSync({ photo: 'cat' })).headers).toEqual(headersOf(2))
})
