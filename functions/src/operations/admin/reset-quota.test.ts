import { createHarness, type TestHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { idOf } from '@plant/testing/harness/answers'
import { expect, it } from 'vitest'

const photo = 'diseased leaf'

async function setUp() {
  const service = createHarness()
  const root = await appoint(service, 'root', 'superadmin')
  return { service, root, ada: await service.signUp('ada') }
}

/** Charges one unit before and one unit after a reset of the quota. */
async function chargedAcrossReset(subject: 'diseased leaf' | 'cat') {
  const { service, root, ada } = await setUp()
  const id = idOf(await ada.start({ photo: subject }))
  await root.resetQuota('ada')
  await ada.start({ photo })
  return { service, root, ada, id }
}

const quotaOf = async (service: TestHarness) => (await service.user('ada')).quota

it('a failed analysis does not refund a unit that was charged before the quota reset', async () => {
  const { service } = await chargedAcrossReset(photo)
  service.tasks.splice(1)
  service.troubles.failing('model.diagnose')
  await service.deliver()
  expect((await quotaOf(service)).used).toBe(1)
})

it('an analysis without a plant refunds no unit that was charged before the quota reset, and does not count as a free photo', async () => {
  const { service } = await chargedAcrossReset('cat')
  await service.deliver()
  expect(await quotaOf(service)).toMatchObject({ used: 1, uncharged: 0 })
})

it("an operator's retry of an overdue transaction refunds no unit that was charged before the quota reset", async () => {
  const { service, root, id } = await chargedAcrossReset(photo)
  service.clock.advance(121)
  await root.retry(id)
  expect((await quotaOf(service)).used).toBe(1)
})

it('a photo that cannot be stored does not refund a unit that was charged before the quota reset', async () => {
  const { service, root, ada } = await setUp()
  const held = service.troubles.hold('images.optimise')
  const call = ada.start({ photo }).catch(() => undefined)
  await held.reached
  await root.resetQuota('ada')
  await ada.start({ photo })
  held.release(new Error('down'))
  await call
  expect((await quotaOf(service)).used).toBe(1)
})

it('a photo without a plant refunds a unit that was charged after the last of two quota resets', async () => {
  const { service, root, ada } = await chargedAcrossReset('cat')
  await root.resetQuota('ada')
  await ada.analyseSync({ photo: 'cat' })
  expect(await quotaOf(service)).toMatchObject({ used: 0, uncharged: 1 })
})
