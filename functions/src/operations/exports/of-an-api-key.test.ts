import { createHarness } from '@plant/testing/harness'
import { keysOf } from '@plant/testing/harness/api-keys'
import { documentsIn, manifestOf } from '@plant/testing/harness/exports'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { namingSamples, put } from '@plant/testing/personal-data'
import { describe, expect, it } from 'vitest'
import { collections } from '../../collections/index.ts'

describe('an export', () => {
  it('contains only the data of the account if an API key requested it', async () => {
    const { exports: harness, apiKeys } = createHarness()
    for (const uid of ['ann', 'greenhouses']) await harness.service.signUp(uid)
    const joined = { accountId: 'greenhouses', membership: 'worker' } as const
    await harness.service.change('ann', (user) => ({ ...user, ...joined }))
    const started = [callerOf('ann', joined), callerOf('ann')].map((caller) =>
      harness.service.steady.as(caller).start({ photo: 'healthy leaf' }),
    )
    const [, own] = (await Promise.all(started)).map(
      ({ body }) => (body as { transactionId: string }).transactionId,
    )
    await harness.service.deliver()
    harness.service.objects.set('optimized/ann/never-analysed.webp', Buffer.from('photo'))
    const { id: apiKeyId } = await keysOf(apiKeys, callerOf('ann')).create()
    for (const exchanged of [false, true]) {
      const client = harness.client(keyCallerOf('ann', { apiKeyId, exchanged }))
      await harness.settle('ent:ann', client)
      const files = await harness.archive('ent:ann', client)
      for (const name of ['transactions', 'analyses'])
        expect(documentsIn(files, name).map(({ id }) => id)).toEqual([own])
      const { images, documents, leftOut } = manifestOf(files)
      expect(images).toBe(1)
      expect(Object.keys({ ...documents, ...leftOut })).toHaveLength(collections.length + 1)
      expect(leftOut['uploads']).toBe('is about a person and not about the account')
      expect([...files.values()].filter((content) => String(content).includes('@'))).toEqual([])
      expect(
        [...files.values()].filter((content) => String(content).includes('greenhouses')),
      ).toEqual([])
    }
  })

  it('Z4: contains the incidents and flags of the account’s API keys, but none of other people', async () => {
    const { exports: harness, apiKeys } = createHarness()
    await harness.service.signUp('ann')
    await put(
      harness.ports.store,
      namingSamples('ann').filter(({ collection }) =>
        ['securityIncidents', 'flags'].includes(collection.name),
      ),
    )
    const { id: apiKeyId } = await keysOf(apiKeys, callerOf('ann')).create()
    const key = harness.client(keyCallerOf('ann', { apiKeyId }))
    for (const [uid, client, expected] of [
      ['ann', harness.as('ann'), ['in-another-account', 'of-a-key', 'own']],
      ['ent:ann', key, ['of-a-key']],
    ] as const) {
      await client.export()
      await harness.settle(uid, client)
      const files = await harness.archive(uid, client)
      for (const name of ['securityIncidents', 'flags'])
        expect([name, documentsIn(files, name).map(({ id }) => id)]).toEqual([name, expected])
    }
  })

  it('of an API key is separate from the export of the person', async () => {
    const { exports: harness, apiKeys } = createHarness()
    await harness.service.signUp('ann')
    const { id: apiKeyId } = await keysOf(apiKeys, callerOf('ann')).create()
    const client = harness.client(keyCallerOf('ann', { apiKeyId }))
    const person = await harness.as('ann').export()
    await harness.settle('ann')
    expect((await client.export()).exportId).not.toBe(person.exportId)
    await harness.settle('ent:ann', client)
    await client.export({ fresh: true })
    await expect(harness.as('ann').export({ fresh: true })).resolves.toMatchObject({
      status: 'pending',
    })
  })
})
