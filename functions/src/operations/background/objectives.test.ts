import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { prove } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { describe, expect, it } from 'vitest'

const url = 'https://hooks.example.com/plants'

describe('the log lines that the objective of analyses counts', () => {
  it('are one for each completed analysis', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const id = idOf(await ada.start({ photo: 'diseased leaf' }))
    await service.deliver()
    const lines = service.log.filter(({ message }) => message === 'Analysis completed')
    expect(lines.map(({ fields }) => fields['transactionId'])).toEqual([id])
  })

  it('are one for each analysis that no worker took in time', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const id = idOf(await ada.start({ photo: 'diseased leaf' }))
    service.tasks.splice(0)
    service.clock.advance(500)
    await service.steady.sweep()
    await service.steady.sweep()
    const lines = service.log.filter(({ message }) => message === 'Analysis failed')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.fields).toMatchObject({ transactionId: id, code: 'TIMED_OUT' })
  })
})

it('the log has how late each attempt of a delivery is, not how late its receiver answers', async () => {
  const harness = createHarness().webhooks
  await harness.service.signUp('owner')
  await harness.steady.as('owner').register(url)
  await prove(harness, 'owner')
  harness.receivers.answer(url, 500, 200)
  await harness.steady.fanOut(await writeEvent(harness, 'evt_1'), 'owner')
  harness.service.clock.advance(90)
  await harness.settle({ withinSeconds: 3600 })
  const lines = harness.service.log.filter(({ message }) => message === 'Delivery attempted')
  const late = lines.map(({ fields }) => fields['lateSeconds'])
  expect(late.slice(-2)).toEqual([90, 0])
})
