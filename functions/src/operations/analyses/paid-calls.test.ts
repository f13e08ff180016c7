import { createHarness } from '@plant/testing/harness'
import { expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { PlantModel } from '../../ports/plant-model.ts'
import { onlyPorts } from '../../ports/ports.ts'
import { newApiKeyUser } from '../authentication/provision-account.ts'
import { takePaidCall } from './paid-calls.ts'

const { signal } = new AbortController()

/** A deployment with a daily limit of paid calls, three users and an enterprise account. */
async function deployment(paidCallsDailyMax: number) {
  const service = createHarness()
  for (const uid of ['ann', 'ben', 'cid']) await service.signUp(uid)
  const { store } = service.erasures.ports
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
  return { service, paid }
}

it("free accounts leave a fifth of the day's paid calls to enterprises", async () => {
  const { service, paid } = await deployment(150)
  expect([await paid('ann', 60), await paid('ben', 60), await paid('cid', 60)]).toEqual([60, 60, 0])
  expect(await paid('ent:acme', 60)).toBe(30)
  service.clock.advance(86_400)
  expect([await paid('ent:acme', 200), await paid('ann', 60)]).toEqual([150, 0])
})
