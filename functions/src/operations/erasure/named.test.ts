import { createHarness } from '@plant/testing/harness'
import { remains } from '@plant/testing/harness/erasures'
import { erasedSamples, namingSamples, put } from '@plant/testing/personal-data'
import { expect, it } from 'vitest'

it.each([1, 101])(
  'Z5: keeps a photo of which the person has %i analyses and another account the last one',
  async (count) => {
    const { service, ports, erase, settle } = createHarness().erasures
    for (const uid of ['ben', 'acme']) await service.signUp(uid)
    const photo = 'optimized/ben/photo.webp'
    service.objects.set(photo, Buffer.from('photo'))
    const named = (id: string, accountId: string) =>
      erasedSamples('ben')
        .filter(({ collection: { name } }) => ['transactions', 'analyses'].includes(name))
        .map((sample) => {
          const data = { ...(sample.data as object), accountId, storagePath: photo }
          return { ...sample, id, data }
        })
    const own = Array.from({ length: count }, (_, at) => named(`an_${at}`, 'ben'))
    await put(ports.store, [...own.flat(), ...named('an_z', 'acme')])
    await erase('ben')
    await settle()
    expect([...service.documents.all('analyses').keys()]).toEqual(['an_z'])
    expect(service.objects.has(photo)).toBe(true)
  },
)

it('Z4: leaves no document whose fields name the person, except for the listed ones', async () => {
  const harness = createHarness().erasures
  await harness.service.signUp('ann')
  await put(harness.ports.store, namingSamples('ann'))
  await harness.erase('ann')
  await harness.settle()
  expect(remains(harness, 'ann')).toEqual([
    'analyses/in-another-account',
    'audit/own',
    'moderation/in-another-account',
    'permissionChanges/in-another-account',
    'permissionChanges/own',
    'retryRuns/own',
    'transactions/in-another-account',
  ])
})

it('AA2: removes a sign-in that a key made while the sign-ins were removed', async () => {
  const { service, signIns, erase, sweep } = createHarness().erasures
  await service.signUp('ben')
  await erase('ben')
  service.clock.advance(7 * 86_400)
  await sweep()
  signIns.add('ent:ben')
  service.clock.advance(70 * 60 + 60)
  await sweep()
  expect([...signIns]).toEqual([])
})
