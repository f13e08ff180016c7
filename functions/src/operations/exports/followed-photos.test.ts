import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { documentsIn } from '@plant/testing/harness/exports'
import { callerOf } from '@plant/testing/harness/service'
import { locales } from '@plant/testing/locales'
import { plainDamage } from '@plant/testing/sample-measurements'
import { expect, it } from 'vitest'
import { embeddedModel } from '../../adapters/embedded-model/embedded-model.ts'

it("H2: a worker's export leaves out a photo of another member that the worker's look names", async () => {
  const { exports: harness } = createHarness()
  const { service } = harness
  for (const uid of ['ann', 'ben']) await service.signUp(uid)
  const { ports } = service.steady
  ports.model = embeddedModel(locales)
  ports.images = {
    ...ports.images,
    measure: async () => ({ measurements: plainDamage.natural_ageing, thumbnail: undefined }),
  }
  const followed = idOf(await service.steady.as(callerOf('ann')).start({ photo: 'diseased leaf' }))
  await service.deliver()
  const worker = callerOf('ben', { accountId: 'ann', membership: 'worker' })
  const input = { follows: followed, answer: { question: 'SOIL', value: 'DRY' } } as const
  const id = idOf(await service.steady.as(worker).start({ input }))
  await service.deliver()
  for (const [uid, photos] of [
    ['ben', 0],
    ['ann', 1],
  ] as const) {
    await harness.as(uid).export()
    await harness.settle(uid)
    const files = await harness.archive(uid)
    expect(documentsIn(files, 'analyses').map((each) => each.id)).toContain(id)
    expect([...files.keys()].filter((name) => name.startsWith('images/'))).toHaveLength(photos)
  }
})
