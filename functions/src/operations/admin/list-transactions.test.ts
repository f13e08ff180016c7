import { createHarness } from '@plant/testing/harness'
import { adminClientOf } from '@plant/testing/harness/admin-client'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'

it('the list of transactions names their senders by e-mail address, for one read each', async () => {
  const service = createHarness()
  const admin = adminClientOf(service.steady.ports, callerOf('admin', { role: 'admin' }))
  const ada = await service.signUp('ada')
  for (const photo of ['healthy leaf', 'diseased leaf'] as const) await ada.start({ photo })
  const { calls } = service.steady.ports.store
  const before = calls.length
  const { items } = await admin.transactions()
  expect(items.map(({ uid, email }) => ({ uid, email }))).toEqual(
    Array(2).fill({ uid: 'ada', email: 'ada@example.org' }),
  )
  expect(calls.slice(before).map(({ reads }) => reads)).toEqual([2, 1])
})
