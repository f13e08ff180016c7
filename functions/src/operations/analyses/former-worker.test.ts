import { createHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import { photoPath } from '../../domain/analyses/storage-path.ts'

it('A5: a former worker cannot start an analysis with a photo of the account', async () => {
  const service = createHarness()
  await service.signUp('ada')
  const wim = await service.signUp('wim')
  const working = service.steady.as(callerOf('wim', { accountId: 'ada', membership: 'worker' }))
  const input = {
    storagePath: photoPath('wim', idOf(await working.start({ photo: 'healthy leaf' }))),
  }
  await service.deliver()
  const used = async () => (await service.user('wim')).quota.used
  const before = await used()
  expect(await refusal(wim.start({ input }))).toBe('IMAGE_NOT_FOUND')
  expect(await used()).toBe(before)
  expect(idOf(await working.start({ input }))).toMatch(/^an_/)
})
