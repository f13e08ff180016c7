import { refusal } from '@plant/testing/harness/answers'
import { context, documentsIn, manifestOf } from '@plant/testing/harness/exports'
import { analyse, harmful, moderated, pathOf, photo } from '@plant/testing/harness/moderated'
import { expect, it } from 'vitest'
import { sweepCopies } from '../photos/copies.ts'

it('M2: leaves out withheld photos and photos that only the queue keeps, and says how to object', async () => {
  const { service, admin, ada, flagAndBlock } = await moderated()
  const harness = service.exports
  const kept = await analyse(ada, 'odd leaf')
  const answerAlone = await analyse(ada, 'diseased leaf')
  await flagAndBlock(answerAlone, harmful)
  const deleted = await analyse(ada, 'doubtful')
  await ada.remove(deleted)
  const [blocked, sameBytes] = [await analyse(ada), await analyse(ada)]
  await flagAndBlock(blocked)
  const automatic = await analyse(ada, 'forbidden')
  await harness.as('ada').export()
  await harness.settle('ada')
  const files = await harness.archive('ada')
  const image = (id: string) => `images/${pathOf(id)}`
  const images = [...files.keys()].filter((name) => name.startsWith('images/'))
  expect(images.toSorted()).toEqual([kept, answerAlone].map(image).toSorted())
  const { withheldImages, objection } = manifestOf(files)
  const reasons = new Map(withheldImages.map(({ name, reason }) => [name, reason]))
  expect([...reasons.keys()].toSorted()).toEqual(
    [deleted, blocked, sameBytes, automatic].map(image).toSorted(),
  )
  expect(reasons.get(image(deleted))).toContain('deleted')
  expect(reasons.get(image(blocked))).toContain('withholds')
  expect(objection).toContain('/flag')
  const text = [...files.values()].join(' ')
  expect(text).not.toContain('wph_')
  expect(documentsIn(files, 'analyses')).toHaveLength(5)
  await admin.approve(automatic)
  service.clock.advance(86_400)
  await harness.as('ada').export({ fresh: true })
  await harness.settle('ada')
  expect((await harness.archive('ada')).has(image(automatic))).toBe(true)
})

it('V5: an export from before a photo was withheld is not served, and the next call builds it again', async () => {
  const { service, ada, flagAndBlock } = await moderated()
  const harness = service.exports
  const blocked = await analyse(ada)
  const first = await harness.as('ada').export()
  await harness.settle('ada')
  expect(await harness.as('ada').export()).toMatchObject({ status: 'ready' })
  service.clock.advance(1)
  await flagAndBlock(blocked)
  expect(await refusal(harness.as('ada').readExport())).toBe('NOT_FOUND')
  const again = await harness.as('ada').export()
  expect(again).toMatchObject({ status: 'pending' })
  expect(again.exportId).not.toBe(first.exportId)
  await harness.settle('ada')
  expect(await harness.as('ada').readExport()).toMatchObject({ status: 'ready' })
  expect((await harness.archive('ada')).has(`images/${pathOf(blocked)}`)).toBe(false)
})

it('a failed export has no photos, so it is still shown when a photo is withheld', async () => {
  const { service, ada, flagAndBlock } = await moderated()
  const harness = service.exports
  const blocked = await analyse(ada)
  harness.service.troubles.failing('objects.write')
  await harness.as('ada').export()
  await harness.settle('ada')
  harness.service.troubles.mend('objects.write')
  await flagAndBlock(blocked)
  expect(await harness.as('ada').readExport()).toMatchObject({ status: 'failed' })
})

it('AJ2: an export from before the sweeper hid the last copies of a photo is not served', async () => {
  const { service, ada, flagAndBlock } = await moderated()
  const harness = service.exports
  const blocked = await analyse(ada)
  for (let n = 2; n < 40; n += 1) await analyse(ada, `${photo} ${n}`)
  await flagAndBlock(blocked)
  service.clock.advance(1)
  await harness.as('ada').export()
  await harness.settle('ada')
  service.clock.advance(1)
  await sweepCopies(service.instance().ports, context)
  expect(await refusal(harness.as('ada').readExport())).toBe('NOT_FOUND')
  await harness.as('ada').export()
  await harness.settle('ada')
  expect(await harness.as('ada').readExport()).toMatchObject({ status: 'ready' })
  expect(manifestOf(await harness.archive('ada')).withheldImages).toHaveLength(39)
})
