import { createHarness, type TestHarness } from '@plant/testing/harness'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { idOf } from '@plant/testing/harness/answers'
import type { Subject } from '@plant/testing/harness/plants'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { analysisCompletedEvent } from '../../contract/events.ts'

async function moderated(photo: Subject) {
  const service = createHarness()
  const admin = await appoint(service, 'admin', 'admin')
  const ada = await service.signUp('ada')
  const id = idOf(await ada.start({ photo }))
  await service.deliver()
  return { service, admin, ada, id }
}

describe('the event of a moderation decision', () => {
  const eventsOf = (service: TestHarness) =>
    [...service.documents.all('events').values()].map((stored) =>
      analysisCompletedEvent.parse(JSON.parse((stored as { body: string }).body)),
    )

  it.each<[Subject, 'approve' | 'block', string]>([
    ['forbidden', 'approve', 'HEALTHY'],
    ['doubtful', 'block', 'INCONCLUSIVE'],
  ])(
    'is sent in addition to the first event (photo: %s, command: %s)',
    async (photo, verb, outcome) => {
      const { service, admin, id } = await moderated(photo)
      const [first] = eventsOf(service)
      service.clock.advance(3600)
      await admin[verb](id)
      const [before, after, ...more] = eventsOf(service)
      expect(more).toEqual([])
      expect(before).toMatchObject({ id: first?.id, data: { transactionId: id, outcome } })
      expect(after).toMatchObject({
        type: 'analysis.completed',
        timestamp: '2026-11-20T09:00:00.000Z',
        data: { transactionId: id, outcome },
      })
      expect(after?.id).not.toBe(first?.id)
      expect(service.published.map(({ eventId }) => eventId)).toEqual([first?.id, after?.id])
    },
  )

  it('is sent even for a synchronous analysis, whose response withheld the diagnosis', async () => {
    const { service, admin, ada } = await moderated('healthy leaf')
    const { body } = await ada.analyseSync({ photo: 'forbidden' })
    const { id } = body as { id: string }
    const before = eventsOf(service).length
    await admin.approve(id)
    const [news, ...more] = eventsOf(service).slice(before)
    expect(more).toEqual([])
    expect(news?.data).toMatchObject({ transactionId: id, outcome: 'HEALTHY', revision: 2 })
    await ada.remove(id)
    expect(eventsOf(service)).toHaveLength(before)
  })

  it("is deleted together with the analysis's earlier event when the user deletes the analysis", async () => {
    const { service, admin, ada, id } = await moderated('forbidden')
    await admin.approve(id)
    expect(eventsOf(service).map(({ data }) => data.revision)).toEqual([1, 2])
    await ada.remove(id)
    expect(eventsOf(service)).toEqual([])
  })
})

it('a moderation decision that changes nothing for the user sends no event', async () => {
  for (const [photo, verb] of [
    ['forbidden', 'block'],
    ['doubtful', 'approve'],
  ] as const) {
    const { service, admin, id } = await moderated(photo)
    await admin[verb](id)
    expect(service.published).toHaveLength(1)
    expect(service.documents.all('events').size).toBe(1)
  }
})

it('a sweep sends the event of a moderation decision if the process crashed during the call', async () => {
  for (let at = 1; ; at += 1) {
    const { service, id } = await moderated('forbidden')
    const doomed = service.instance({ at, fault: 'DIES_AFTER' })
    const admin = adminClientOf(doomed.ports, callerOf('admin', { role: 'admin' }))
    const ending = await doomed.process.outlive(admin.approve(id))
    service.clock.advance(60)
    await service.steady.sweep()
    const written = [...service.documents.all('events').keys()]
    const published = service.published.map(({ eventId }) => eventId)
    expect(new Set(published), `struck at ${at}`).toEqual(new Set(written))
    if (ending.kind === 'RETURNED') return expect(written).toHaveLength(2)
  }
})
