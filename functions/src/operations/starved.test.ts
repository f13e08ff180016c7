import { setTimeout as sleep } from 'node:timers/promises'
import { createHarness, type TestHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { idOf } from '@plant/testing/harness/answers'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'

async function analysed(service: TestHarness, uid: string) {
  const client = await service.signUp(uid)
  const id = idOf(await client.start({ photo: 'healthy leaf' }))
  await service.deliver()
  return { client, id }
}

/** The service's parts, where the user rates the analysis before each commit of a transaction. */
function whileRating(service: TestHarness, { client, id }: Awaited<ReturnType<typeof analysed>>) {
  const { ports } = service.steady
  let made = 0
  const rate = () => client.rate(id, made++ % 2 === 0 ? 'up' : 'down')
  const store: typeof ports.store = {
    ...ports.store,
    transaction: (work, signal, options) =>
      ports.store.transaction(
        async (database) => {
          const result = await work(database)
          // Under locks, the rating waits for the commit.
          await Promise.race([rate(), sleep(100)])
          return result
        },
        signal,
        options,
      ),
    remembering: () => store,
  }
  return { ...ports, store }
}

it('T1: a sender who rates an analysis all the time cannot keep a block from committing', async () => {
  const service = createHarness()
  await appoint(service, 'admin', 'admin')
  const ada = await analysed(service, 'ada')
  await ada.client.flag(ada.id, { reason: 'PHOTO_OFFENSIVE' })
  const caller = callerOf('admin', { role: 'admin' })
  const { state } = await adminClientOf(whileRating(service, ada), caller).block(ada.id)
  expect(state).toBe('BLOCKED')
})

it('T2: an account that rates what it moves does not stop the moves of others', async () => {
  const service = createHarness()
  const [ada, ben] = [await analysed(service, 'ada'), await analysed(service, 'ben')]
  const adas = accountClientOf(whileRating(service, ada), callerOf('ada'))
  const bens = accountClientOf(service.steady.ports, callerOf('ben'))
  const [balcony, window] = [await adas.createFolder('Balcony'), await bens.createFolder('Window')]
  await Promise.all([adas.assign(balcony.id, ada.id), bens.assign(window.id, ben.id)])
  expect((await bens.folders()).items).toMatchObject([{ analysisCount: 1 }])
})

it('U1: eight moves of one account delay the move of another by one', async () => {
  const service = createHarness()
  const [ada, ben] = [await analysed(service, 'ada'), await analysed(service, 'ben')]
  const clientOf = (uid: string) => accountClientOf(service.steady.ports, callerOf(uid))
  const [adas, bens] = [clientOf('ada'), clientOf('ben')]
  const [balcony, window] = [await adas.createFolder('Balcony'), await bens.createFolder('Window')]
  const order: string[] = []
  const moves = Array.from({ length: 8 }, () =>
    adas.assign(balcony.id, ada.id).then(() => order.push('ada')),
  )
  await Promise.all([...moves, bens.assign(window.id, ben.id).then(() => order.push('ben'))])
  expect(order.indexOf('ben')).toBeLessThanOrEqual(2)
})
