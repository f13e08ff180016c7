import { idOf } from '@plant/testing/harness/answers'
import { bodyOf, dry, setUp } from '@plant/testing/harness/second-looks'
import { describe, expect, it } from 'vitest'

describe('Z3: a second look', () => {
  it('measures only its own photo, because the analyses keep the answers on earlier ones', async () => {
    const { network, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const second = idOf(await ada.analyseSync({ input: { follows: first, answer: dry } }))
    const third = idOf(await ada.analyseSync({ photo: 'healthy leaf', input: { follows: second } }))
    const input = { follows: third }
    const last = bodyOf(await ada.analyseSync({ photo: 'healthy leaf 2', input }))
    expect(last).toMatchObject({ outcome: 'HEALTHY', health: { word: 'CAREFUL', rightOf100: 77 } })
    expect(last).not.toHaveProperty('signalsJson')
    const [diseased, healthy] = ['webp of diseased leaf', 'webp of healthy leaf']
    expect(network.photos).toEqual([diseased, diseased, healthy, healthy])
  })

  it('measures earlier photos again if another network answered', async () => {
    const { network, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    network.version = 'later'
    const input = { follows: first }
    const last = bodyOf(await ada.analyseSync({ photo: 'healthy leaf', input }))
    expect(last).toMatchObject({ outcome: 'INCONCLUSIVE' })
    expect(network.photos.slice(1)).toEqual(['webp of healthy leaf', 'webp of diseased leaf'])
  })

  it('leaves out the photo of a deleted look, unless another look has it too', async () => {
    const { network, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const second = idOf(await ada.analyseSync({ input: { follows: first, answer: dry } }))
    const look = async () =>
      bodyOf(await ada.analyseSync({ photo: 'healthy leaf', input: { follows: second } }))
    await ada.remove(first)
    const third = await look()
    expect(third).toMatchObject({ outcome: 'INCONCLUSIVE' })
    await ada.remove(second)
    const last = await ada.analyseSync({ photo: 'healthy leaf 2', input: { follows: third.id } })
    expect(bodyOf(last)).toMatchObject({ outcome: 'HEALTHY', health: { word: 'PLAIN' } })
    expect(network.photos).toHaveLength(4)
  })

  it('reads all earlier looks in one round trip', async () => {
    const { service, ada } = await setUp()
    let follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    for (const photo of ['odd leaf', 'doubtful'] as const)
      follows = idOf(await ada.analyseSync({ photo, input: { follows } }))
    const id = idOf(await ada.start({ photo: 'healthy leaf', input: { follows } }))
    const { store } = service.steady.ports
    store.reset()
    await service.steady.run(id)
    expect(store.calls.filter(({ reads, writes }) => reads === 3 && writes === 0)).toMatchObject([
      { operation: 'getAll', roundTrips: 1 },
    ])
    expect(store.calls.reduce((sum, { roundTrips }) => sum + roundTrips, 0)).toBe(6)
  })
})
