import { createHarness, type TestHarness } from '@plant/testing/harness'
import { field, idOf, refusal } from '@plant/testing/harness/answers'
import type { CallOptions, Client } from '@plant/testing/harness/client'
import { setUp as setUpLooks } from '@plant/testing/harness/second-looks'
import { describe, expect, it } from 'vitest'
import type { Ports } from '../../ports/ports.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'
const quotaOf = async (service: TestHarness) => (await service.user('ada')).quota

async function setUp() {
  const service = createHarness()
  return { service, ada: await service.signUp('ada') }
}

describe('V2: a synchronous call whose deadline fires after its photo was decoded', () => {
  type Step = 'optimise' | 'store' | 'measure' | 'diagnose'
  type Options = CallOptions & Pick<Parameters<Client['analyseSync']>[0], 'input'>

  /** Counts the decoded photos of calls whose deadline fires in a step. */
  function endingIn(service: TestHarness, ada: Client, step: Step) {
    const { ports } = service.steady
    const { images, model, objects } = ports
    let decoded = 0
    const call = async (options: Options = {}) => {
      const deadline = new AbortController()
      const end = async (): Promise<never> => {
        deadline.abort(new Error('the call is over'))
        throw deadline.signal.reason
      }
      const optimise: Ports['images']['optimise'] = (bytes, context) => {
        decoded += 1
        return step === 'optimise' ? end() : images.optimise(bytes, context)
      }
      ports.images = { ...images, optimise, ...(step === 'measure' && { measure: end }) }
      ports.objects = { ...objects, ...(step === 'store' && { writeOnce: end }) }
      ports.model = { ...model, ...(step === 'diagnose' && { diagnose: end }) }
      await ada.analyseSync({ photo, signal: deadline.signal, ...options }).catch(() => undefined)
      Object.assign(ports, { images, model, objects })
    }
    return { call, decoded: () => decoded }
  }

  it.each(['optimise', 'store', 'measure', 'diagnose'] as const)(
    'in %s counts as a photo without a diagnosis, and each further one costs a unit',
    async (step) => {
      const { service, ada } = await setUp()
      const { call, decoded } = endingIn(service, ada, step)
      for (let n = 0; n < 100; n += 1) await call()
      expect(await quotaOf(service)).toMatchObject({ used: 20, uncharged: 20 })
      expect(decoded()).toBe(40)
    },
  )

  it.each(['optimise', 'store', 'measure', 'diagnose'] as const)(
    'in %s counts each time, if the calls have the same key',
    async (step) => {
      const { service, ada } = await setUp()
      const { call, decoded } = endingIn(service, ada, step)
      for (let n = 0; n < 100; n += 1) await call({ key })
      expect(await quotaOf(service)).toMatchObject({ used: 20, uncharged: 20 })
      expect(decoded()).toBe(40)
    },
  )

  it('counts each time as a free second look too', async () => {
    const { service, ada } = await setUpLooks()
    const input = { follows: idOf(await ada.analyseSync({ photo })) }
    const { call, decoded } = endingIn(service, ada, 'measure')
    for (let n = 0; n < 100; n += 1) await call({ key, input })
    expect(await quotaOf(service)).toMatchObject({ used: 20, uncharged: 20 })
    expect(decoded()).toBeLessThanOrEqual(40)
  })

  it('keeps the unit that it cost, even if the service fails in the next run', async () => {
    const { service, ada } = await setUp()
    const { call } = endingIn(service, ada, 'measure')
    for (let n = 0; n < 20; n += 1) await call()
    await call({ key })
    expect(await quotaOf(service)).toMatchObject({ used: 1, uncharged: 20 })
    service.troubles.failing('model.diagnose')
    expect(await refusal(ada.analyseSync({ photo, key }))).toBe('UNAVAILABLE')
    expect(await quotaOf(service)).toMatchObject({ used: 1, uncharged: 20 })
    service.troubles.mend('model.diagnose')
    const answer = await ada.analyseSync({ photo, key })
    expect(field(answer, 'usage')).toMatchObject({ charged: 1, remainingToday: 18 })
  })
})
