import { asGeneration } from '@plant/testing/harness/generations'
import { path, uploaded } from '@plant/testing/harness/uploads'
import { expect, it } from 'vitest'

it('H1: an upload is rejected as IMAGE_TOO_LARGE, unscanned, if it is larger than a photo may be', async () => {
  const { service, ada } = await uploaded('healthy leaf')
  service.objects.set(path, asGeneration(new Uint8Array(10_000_000), '1'))
  await service.steady.receive(path)
  expect(service.calls).not.toContain('images.optimise')
  expect(service.objects.size).toBe(0)
  expect((await ada.upload('leaf')).body).toMatchObject({
    status: 'refused',
    error: { code: 'IMAGE_TOO_LARGE' },
  })
})
