import { createHarness } from '@plant/testing/harness'
import { expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { providerCallCounts } from '../../collections/provider.ts'
import type { PlantModel } from '../../ports/plant-model.ts'
import { onlyPorts } from '../../ports/ports.ts'
import { newApiKeyUser } from '../authentication/provision-account.ts'
import { takePaidCall } from './paid-calls.ts'

const { signal } = new AbortController()

/** A deployment with a daily limit of paid calls, three users and an enterprise account. */
async function deployment(paidCallsDailyMax: number | undefined) {
  const service = createHarness()
  for (const uid of ['ann', 'ben', 'cid']) await service.signUp(uid)
  const { store } = service.apiKeys
  await store.transaction(async (database) => {
    database.create(ref(users, 'ent:acme'), newApiKeyUser('acme', service.clock.now()))
  }, signal)
  const model = { paidCallsDailyMax } as PlantModel
  const rules = {
    quota: { userDaily: 20, keyDaily: 1000, memberDaily: 200 },
    transactionTimeoutSeconds: 120,
  }
  const ports = onlyPorts({ store, clock: service.clock, model, rules })
  /** Makes the calls and returns how many of these calls the service allows. */
  const paid = async (subject: string, calls: number) => {
    let granted = 0
    for (let call = 0; call < calls; call += 1)
      if (await takePaidCall(ports, { subject }, signal)) granted += 1
    return granted
  }
  return { service, store, paid }
}

it("free accounts leave a fifth of the day's paid calls to enterprises", async () => {
  const { service, store, paid } = await deployment(150)
  const day = ref(providerCallCounts, '2026-11-20')
  expect(await paid('cid', 2)).toBe(2)
  expect(await store.getAll(day)).toMatchObject([{ calls: 2 }])
  expect([await paid('ann', 61), await paid('ben', 60), await paid('cid', 9)]).toEqual([60, 58, 0])
  store.reset()
  await paid('cid', 1)
  expect(store.calls).toHaveLength(1)
  expect(await paid('ent:acme', 60)).toBe(30)
  service.clock.advance(86_400)
  expect([await paid('ent:acme', 200), await paid('ann', 60)]).toEqual([150, 0])
})

it('an erased user gets no paid call, unless the model has no limit', async () => {
  for (const [limit, granted] of [
    [150, 0],
    [undefined, 1],
  ] as const)
    expect(await (await deployment(limit)).paid('erased', 1)).toBe(granted)
})
