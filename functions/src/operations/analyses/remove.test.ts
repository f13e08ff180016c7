import { createHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { moderated, pathOf, startOf } from '@plant/testing/harness/moderated'
import type { Subject } from '@plant/testing/harness/plants'
import { prove } from '@plant/testing/harness/webhooks'
import { describe, expect, it } from 'vitest'
import { events } from '../../collections/events.ts'
import { moderationItems, withheldPhotos } from '../../collections/moderation.ts'
import { deliveries } from '../../collections/webhooks.ts'
import { refOfPath } from '../photos/withheld.ts'
import { sweepExpiredAnalyses } from './expire.ts'

const url = 'https://hooks.example.com/1'
const days = 24 * 60 * 60
const context = { requestId: 'sweep', signal: new AbortController().signal }

async function deleted(photo: Subject) {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const admin = await appoint(service, 'mod', 'admin')
  const id = idOf(await ada.start({ photo }))
  await service.deliver()
  await ada.remove(id)
  const sweep = async () => {
    await service.steady.sweep()
    await sweepExpiredAnalyses(service.steady.ports, context)
  }
  return { service, ada, admin, id, sweep }
}

describe.each(['forbidden', 'doubtful'] as const)(
  'a deleted analysis (%s) in the moderation queue',
  (photo) => {
    it('disappears for its user at once, but the photo stays available to the moderator', async () => {
      const { service, ada, admin, id } = await deleted(photo)
      expect(await refusal(ada.read(id))).toBe('NOT_FOUND')
      expect(await refusal(ada.image(id))).toBe('NOT_FOUND')
      expect((await ada.history()).body).toMatchObject({ items: [] })
      const { items } = await admin.moderation()
      expect(items).toMatchObject([{ analysisId: id, imageUrl: expect.stringContaining(id) }])
      expect(service.objects.size).toBe(2)
    })

    it.each(['approve', 'block'] as const)(
      "loses its photo after a moderator's decision (%s)",
      async (decision) => {
        const { service, admin, id, sweep } = await deleted(photo)
        await sweep()
        expect(service.objects.size).toBe(2)
        await admin[decision](id)
        await sweep()
        expect(service.objects.size).toBe(0)
        expect((await service.user('ada')).violations).toBe(decision === 'block' ? 1 : 0)
      },
    )

    it('is deleted with its photo after 30 days without a decision', async () => {
      const { service, sweep } = await deleted(photo)
      service.clock.advance(30 * days - 1)
      await sweep()
      expect(service.objects.size).toBe(2)
      service.clock.advance(1)
      await sweep()
      expect(service.objects.size).toBe(0)
      expect(service.documents.all(moderationItems.name).size).toBe(0)
    })
  },
)

describe('the photo of a deleted analysis', () => {
  it('is forgotten with its path, if the analysis did not bring it', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    service.upload('uploads/ada/leaf.jpg', 'healthy leaf')
    await service.steady.receive('uploads/ada/leaf.jpg')
    const id = idOf(await startOf(ada, pathOf('leaf')))
    await service.deliver()
    await flagAndBlock(id)
    const isKnown = () =>
      service.documents.all(withheldPhotos.name).has(refOfPath(pathOf('leaf')).id)
    expect(isKnown()).toBe(true)
    await ada.remove(id)
    expect(isKnown()).toBe(false)
  })

  it('is removed without a warning, even if the transaction expires meanwhile', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const id = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const objects = service.troubles.hold('objects.remove')
    const removal = ada.remove(id)
    await objects.reached
    service.clock.advance(30 * days)
    await sweepExpiredAnalyses(service.steady.ports, context)
    expect(await service.transaction(id)).toBeUndefined()
    objects.release()
    await removal
    expect(service.log.filter(({ severity }) => severity === 'WARNING')).toEqual([])
  })
})

describe('the event of a deleted analysis', () => {
  it('is deleted, and neither pending deliveries nor a manual retry send the event', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const { steady, receivers, queue } = service.webhooks
    const owner = steady.as('ada')
    const { id: webhookId } = await owner.register(url)
    service.clock.advance(1)
    const id = idOf(await ada.start({ photo: 'diseased leaf' }))
    await service.deliver()
    await steady.fanOut(service.published[0]?.eventId ?? '', 'ada')
    await ada.remove(id)
    expect(service.documents.all(events.name).size).toBe(0)
    expect([...service.documents.all(deliveries.name).values()]).toMatchObject([
      { status: 'CANCELLED', nextAttemptAt: null, sweepAt: null, lease: null },
    ])
    const [deliveryId = ''] = service.documents.all(deliveries.name).keys()
    await owner.retry(webhookId, deliveryId).catch(() => undefined)
    await queue.run(steady)
    await steady.sweep()
    expect(receivers.received).toEqual([])
  })

  it.each(['message', 'task'])(
    'reaches no receiver if its %s arrives after the deletion',
    async (late) => {
      const service = createHarness()
      const ada = await service.signUp('ada')
      const { steady, receivers, queue } = service.webhooks
      await steady.as('ada').register(url)
      await prove(service.webhooks, 'ada')
      service.clock.advance(1)
      const id = idOf(await ada.start({ photo: 'diseased leaf' }))
      await service.deliver()
      const announce = () => steady.fanOut(service.published[0]?.eventId ?? '', 'ada')
      if (late === 'task') await announce()
      await ada.remove(id)
      if (late === 'message') await announce()
      expect(queue.tasks).toHaveLength(late === 'task' ? 1 : 0)
      await queue.run(steady)
      expect(receivers.received).toEqual([])
    },
  )
})
