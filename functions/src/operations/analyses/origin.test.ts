import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { moderated, offensive, pathOf, shown, startOf } from '@plant/testing/harness/moderated'
import { callerOf, keyCallerOf, type TestService } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { transactions } from '../../collections/transactions.ts'
import { runEach } from '../background/due.ts'
import { sweepCopies } from '../photos/copies.ts'
import { sweepExpiredAnalyses } from './expire.ts'

const context = { requestId: 'sweep', signal: new AbortController().signal }
const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'

/** Advances the clock past the expiry of temporary analyses, and runs the sweep. */
async function expire({ clock, steady }: TestService): Promise<void> {
  clock.advance(31 * 86_400)
  await runEach(steady.ports, context, [sweepExpiredAnalyses(steady.ports, context)])
}

/** An expired analysis with a key, whose photo a saved analysis still needs. */
async function expired() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const first = idOf(await ada.start({ photo, key }))
  await service.deliver()
  const second = idOf(await ada.start({ input: { storagePath: `optimized/ada/${first}.webp` } }))
  await service.deliver()
  await ada.save(second)
  await expire(service)
  return { service, ada, first, second }
}

describe('the transaction that brought a photo', () => {
  it('AB1: stays with the photo, so that a block finds its copies', async () => {
    const { service, ada, admin } = await moderated()
    const first = idOf(await ada.start({ photo }))
    await service.deliver()
    const byPath = idOf(await startOf(ada, pathOf(first)))
    const copy = idOf(await ada.start({ photo }))
    await service.deliver()
    for (const id of [byPath, copy]) await ada.save(id)
    await expire(service)
    await admin.flag(byPath, offensive)
    await admin.block(byPath)
    service.clock.advance(120)
    await runEach(service.steady.ports, context, [sweepCopies(service.steady.ports, context)])
    expect(await shown(ada, copy)).toMatchObject({ image: null })
    await expect(startOf(ada, pathOf(copy))).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' })
  })

  it('AB2: stays with the photo, so that neither a key without read nor a former worker uses it', async () => {
    const service = createHarness()
    for (const uid of ['ent', 'wes']) await service.signUp(uid)
    const full = service.steady.as(keyCallerOf('ent', { apiKeyId: 'tok_1' }))
    const bare = service.steady.as(keyCallerOf('ent', { apiKeyId: 'tok_2', scopes: ['analyse'] }))
    const worker = { accountId: 'ent', membership: 'worker' } as const
    await service.change('wes', (user) => ({ ...user, ...worker }))
    const wes = service.steady.as(callerOf('wes', worker))
    const paths: string[] = []
    for (const [uid, sender] of [['ent:ent', full] as const, ['wes', wes] as const]) {
      const first = idOf(await sender.start({ photo }))
      await service.deliver()
      const storagePath = `optimized/${uid}/${first}.webp`
      const second = idOf(await sender.start({ input: { storagePath } }))
      await service.deliver()
      await sender.save(second)
      paths.push(storagePath)
    }
    await service.change('wes', (user) => ({ ...user, accountId: 'wes', membership: 'owner' }))
    const former = service.steady.as(callerOf('wes'))
    for (const pass of [async () => undefined, expire]) {
      await pass(service)
      for (const [at, caller] of [bare, former].entries())
        await expect(
          caller.start({ input: { storagePath: paths[at] ?? '' } }),
        ).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' })
    }
  })

  it('AB3: stays with the photo, so that its key decodes no other photo for nothing', async () => {
    const { ada } = await expired()
    await expect(ada.start({ photo: 'healthy leaf', key })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('goes with the photo, and keeps no text of its analysis until then', async () => {
    const { service, ada, first, second } = await expired()
    const stored = () => service.documents.all(transactions.name)
    expect(stored().get(first)).toMatchObject({ deleted: true, request: null })
    await ada.remove(second)
    for (const _ of [1, 2]) await expire(service)
    expect([stored().size, service.objects.size]).toEqual([0, 0])
  })
})
