import type { TestHarness } from '@plant/testing/harness'
import { field, idOf, refusal } from '@plant/testing/harness/answers'
import { bodyOf, dry, setUp } from '@plant/testing/harness/second-looks'
import { describe, expect, it } from 'vitest'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const usedBy = async (service: TestHarness) => (await service.user('ada')).quota.used
const answered = { charged: 1, reason: 'ANSWERED' }
const free = { charged: 0, reason: 'SECOND_LOOK' }

describe('AE1: a second look is free only if it is pooled with the look that paid', () => {
  it('AE1: and fails if the paid look is deleted while it waits to run', async () => {
    const { service, network, ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const id = idOf(await ada.start({ photo: 'healthy leaf', input: { follows } }))
    await ada.remove(follows)
    await service.deliver()
    expect(field(await ada.read(id), 'error')).toMatchObject({ code: 'IMAGE_NOT_FOUND' })
    expect(network.photos).toHaveLength(1)
    expect(await usedBy(service)).toBe(1)
  })

  it('AE1, AG2: and fails with 404, for good and after one decode, if the paid look is deleted during the call', async () => {
    const { service, ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const { images } = service.steady.ports
    const { optimise } = images
    let decodes = 0
    images.optimise = async (...args) => {
      decodes += 1
      if (decodes === 1) await ada.remove(follows)
      return optimise(...args)
    }
    const look = () => ada.analyseSync({ photo: 'healthy leaf', input: { follows }, key })
    for (let n = 0; n < 3; n += 1) expect(await refusal(look())).toBe('NOT_FOUND')
    expect(decodes).toBe(1)
    expect(await usedBy(service)).toBe(1)
  })

  it('AE1: and fails if the paid photo is gone when a later network has to measure it', async () => {
    const { service, network, ada } = await setUp()
    const first = bodyOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const id = idOf(await ada.start({ photo: 'healthy leaf', input: { follows: first.id } }))
    network.version = 'later'
    const { images } = service.steady.ports
    const { measure } = images
    images.measure = async (...args) => {
      await ada.remove(first.id).catch(() => undefined)
      return measure(...args)
    }
    await service.deliver()
    expect(field(await ada.read(id), 'error')).toMatchObject({ code: 'IMAGE_NOT_FOUND' })
  })

  it('also if it runs again after a failure', async () => {
    const { service, ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const start = () => ada.start({ photo: 'healthy leaf', input: { follows }, key })
    await start()
    service.clock.advance(121)
    await service.steady.sweep()
    await service.change('ada', (user) => ({ ...user, quota: { ...user.quota, used: 20 } }))
    const id = idOf(await start())
    await service.deliver()
    expect(field(await ada.read(id), 'analysis')).toMatchObject({ usage: free })
  })

  it('AE1: and costs a unit if the paid look was deleted before, for this look and no later one', async () => {
    const { service, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const second = await ada.analyseSync({ photo: 'healthy leaf', input: { follows: first } })
    expect(field(second, 'usage')).toMatchObject(free)
    await ada.remove(first)
    const third = await ada.analyseSync({
      photo: 'healthy leaf 2',
      input: { follows: idOf(second) },
    })
    expect(field(third, 'usage')).toMatchObject(answered)
    const input = { follows: idOf(third) }
    const fourth = await ada.analyseSync({ photo: 'healthy leaf', input })
    expect(field(fourth, 'usage')).toMatchObject(free)
    expect(await usedBy(service)).toBe(2)
  })

  it('AE1: and needs a unit of the quota if the paid look was deleted before', async () => {
    const { ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const follows = idOf(
      await ada.analyseSync({ photo: 'healthy leaf', input: { follows: first } }),
    )
    for (let n = 0; n < 19; n += 1) await ada.analyseSync({ photo: 'diseased leaf' })
    await ada.remove(first)
    const look = ada.analyseSync({ photo: 'healthy leaf', input: { follows } })
    expect(await refusal(look)).toBe('DAILY_QUOTA_EXCEEDED')
  })

  it('AE1: and costs a unit if it follows a free look beside the one that paid', async () => {
    const { service, ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'odd leaf' }))
    for (const photo of ['healthy leaf', 'diseased leaf'] as const)
      await ada.start({ photo, input: { follows } })
    await service.deliver()
    expect(await usedBy(service)).toBe(2)
    const third = await ada.analyseSync({ photo: 'healthy leaf 2', input: { follows } })
    expect(field(third, 'usage')).toMatchObject(answered)
  })

  it('AE1: and costs a unit after a look without a diagnosis that was charged', async () => {
    const { service, ada } = await setUp()
    for (let n = 0; n < 20; n += 1) await ada.analyseSync({ photo: 'odd leaf' })
    const plant = await ada.analyseSync({ photo: 'odd leaf' })
    expect(field(plant, 'usage')).toMatchObject({ charged: 1, reason: 'UNDIAGNOSED_LIMIT' })
    const input = { follows: idOf(plant) }
    for (const photo of ['healthy leaf', 'diseased leaf'] as const)
      expect(field(await ada.analyseSync({ photo, input }), 'usage')).toMatchObject(answered)
    expect(await usedBy(service)).toBe(3)
  })

  it('AE1: which another look at the same photo stands for', async () => {
    const { service, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const second = idOf(await ada.analyseSync({ input: { follows: first, answer: dry } }))
    await ada.remove(first)
    const third = bodyOf(
      await ada.analyseSync({ photo: 'healthy leaf', input: { follows: second } }),
    )
    expect(third).toMatchObject({ outcome: 'INCONCLUSIVE', usage: free })
    expect(await usedBy(service)).toBe(1)
  })
})
