import { describe, expect, test } from 'vitest'
import { type ErasureWorld, erasureWorld } from '../../../../test/support/erasure-world.ts'
import { context } from '../../../../test/support/export-world.ts'
import { invitationWorld, passwordIn } from '../../../../test/support/invitation-world.ts'
import { erasedSamples, exportedSamples, put } from '../../../../test/support/personal-data.ts'
import { refusal } from '../../../../test/support/world/answers.ts'
import { faults } from '../../../../test/support/world/process.ts'
import { callerOf } from '../../../../test/support/world.ts'
import { collections } from '../../collections/index.ts'
import { cancelErasure, scheduleErasure } from './schedule.ts'

/** Everything that names a person: documents by path, objects, sign-ins. */
function remains({ service, signIns }: ErasureWorld, uid: string): string[] {
  const documents = collections.flatMap(({ name }) =>
    [...service.documents.all(name)].map(
      ([id, data]) => [`${name}/${id}`, `${name}/${id} ${JSON.stringify(data)}`] as const,
    ),
  )
  const named = new RegExp(`\\b${uid}\\b`)
  return [
    ...documents.filter(([, text]) => named.test(text)).map(([path]) => path),
    ...[...service.objects.keys()].filter((path) => named.test(path)),
    ...[...signIns].filter((signIn) => named.test(signIn)),
  ].toSorted()
}

/** Two people who have something in every collection, and all kinds of objects. */
async function people(): Promise<ErasureWorld> {
  const world = erasureWorld()
  for (const uid of ['ann', 'ben']) {
    await world.service.signUp(uid)
    await put(world.deps.store, erasedSamples(uid))
    for (const path of [
      `optimized/${uid}/a.webp`,
      `optimized/ent:${uid}/b.webp`,
      `uploads/${uid}/c.jpg`,
      `exports/${uid}/exp_1.zip`,
      `exports/${uid}/exp_2/users-0.jsonl`,
    ])
      world.service.objects.set(path, Buffer.from(path))
    world.signIns.add(uid).add(`ent:${uid}`)
  }
  return world
}

describe('an erasure', () => {
  test('leaves nothing of the person anywhere, and everything of everybody else', async () => {
    const world = await people()
    const before = remains(world, 'ben')
    expect(remains(world, 'ann').length).toBeGreaterThan(25)
    await world.erase('ann')
    await world.settle()
    expect(world.service.log.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    expect(remains(world, 'ann')).toEqual([])
    expect(remains(world, 'ben')).toEqual(before)
  })

  test('reaches every collection, or its line says why not', () => {
    const silent = collections.filter(
      ({ eraser }) => eraser.by === 'nothing' && eraser.reason.length < 10,
    )
    expect(silent).toEqual([])
    const kept = collections.filter(
      ({ exporter, eraser }) => exporter.by !== 'nothing' && eraser.by === 'nothing',
    )
    expect(kept.map(({ name }) => name)).toEqual(['erasures'])
  })

  test('waits seven days, then nobody signs in, and the data goes when the last token has lapsed', async () => {
    const world = await people()
    const answer = await world.erase('ann')
    expect(answer).toEqual({
      uid: 'ann',
      status: 'scheduled',
      eraseAfter: '2026-11-27T08:00:00.000Z',
    })
    world.service.clock.set('2026-11-27T07:59:59.000Z')
    await world.sweep()
    expect(world.signIns.has('ann')).toBe(true)
    expect((await world.service.user('ann')).ban).toMatchObject({ permanent: false })
    world.service.clock.advance(1)
    await world.sweep()
    expect([...world.signIns].toSorted()).toEqual(['ben', 'ent:ben'])
    expect((await world.service.user('ann')).ban).toMatchObject({ permanent: true })
    const [account] = [...world.service.documents.all('accounts')].filter(([id]) => id === 'ann')
    expect(account?.[1]).toMatchObject({ banned: true })
    world.service.clock.advance(3600)
    await world.sweep()
    expect(remains(world, 'ann').length).toBeGreaterThan(20)
    world.service.clock.advance(600)
    await world.sweep()
    expect(remains(world, 'ann')).toEqual([])
  })

  test('asked for again answers the same, and an operator may hasten it or take it back', async () => {
    const world = await people()
    const first = await world.erase('ann')
    world.service.clock.advance(3600)
    expect(await world.erase('ann')).toEqual(first)
    const now = await scheduleErasure(world.deps, 'ann', context.signal, 0)
    expect(now.eraseAfter).toEqual(world.service.clock.now())
    await cancelErasure(world.deps, 'ann', context.signal)
    await world.settle()
    expect(world.signIns.has('ann')).toBe(true)
    expect(await refusal(cancelErasure(world.deps, 'ann', context.signal))).toBe('NOT_FOUND')
    await scheduleErasure(world.deps, 'ann', context.signal, 0)
    await world.sweep()
    expect(await refusal(cancelErasure(world.deps, 'ann', context.signal))).toBe('CONFLICT')
    expect(await refusal(scheduleErasure(world.deps, 'nobody', context.signal))).toBe('NOT_FOUND')
  })

  test('is only for oneself, in so many words', async () => {
    const world = await people()
    expect(await refusal(world.erase('ann', 'ben'))).toBe('INVALID_ARGUMENT')
    const key = { kind: 'key', tokenId: 'tok_1', exchanged: true } as unknown as { role: 'user' }
    expect(await refusal(world.erase('ent:ann', 'ent:ann', key))).toBe('PERMISSION_DENIED')
    expect(world.service.documents.all('erasures').size).toBe(0)
  })

  test('costs two reads and two writes', async () => {
    const world = erasureWorld()
    await world.service.signUp('cleo')
    world.deps.store.reset()
    await world.erase('cleo')
    expect(world.deps.store.calls).toMatchObject([{ reads: 2, writes: 2 }])
  })

  test.each(faults)(
    'struck at any of its calls (%s) is finished by later sweeps',
    async (fault) => {
      let struck = 0
      for (let at = 1; ; at += 4) {
        const world = await people()
        await world.erase('ann')
        const worker = world.worker({ at, fault })
        for (const seconds of [7 * 86_400, 70 * 60]) {
          world.service.clock.advance(seconds)
          await worker.process.outlive(worker.sweep())
        }
        if (worker.process.struck() === undefined) break
        struck += 1
        await world.settle()
        expect([at, remains(world, 'ann')]).toEqual([at, []])
      }
      expect(struck).toBeGreaterThan(15)
    },
    60_000,
  )
})

describe('workers', () => {
  async function team() {
    const service = erasureWorld().service
    const office = invitationWorld(service)
    const owner = await office.join('olga')
    await office.join('wim')
    const { invitationId } = await owner.invite('wim@example.org')
    await office.as('wim').redeem(invitationId, passwordIn(office.mails.at(-1)))
    const wim = service.steady.as(callerOf('wim', { accountId: 'olga', membership: 'worker' }))
    const started = await wim.start({ photo: 'healthy leaf' })
    await service.deliver()
    const { transactionId } = started.body as { transactionId: string }
    return { world: erasureWorld(service), photo: `optimized/wim/${transactionId}.webp` }
  }

  test('are back in their own accounts when the account that they work in is erased', async () => {
    const { world, photo } = await team()
    expect(world.service.objects.has(photo)).toBe(true)
    await world.erase('olga')
    world.service.clock.advance(7 * 86_400)
    await world.sweep()
    expect(await world.service.user('wim')).toMatchObject({ accountId: 'wim', membership: 'owner' })
    await world.settle()
    expect(remains(world, 'olga')).toEqual([])
    expect(world.service.objects.has(photo)).toBe(false)
    expect(await world.service.user('wim')).toMatchObject({ accountId: 'wim', ban: null })
  })

  test('who are erased leave to the account what they made for it, photo included', async () => {
    const { world, photo } = await team()
    await world.erase('wim', 'wim', { accountId: 'olga', membership: 'worker' })
    await world.settle()
    expect(world.service.documents.all('analyses').size).toBe(1)
    expect(world.service.objects.has(photo)).toBe(true)
    const left = remains(world, 'wim').map((path) => path.split('/')[0])
    expect(new Set(left)).toEqual(new Set(['transactions', 'analyses', 'events', 'optimized']))
    expect(world.service.documents.all('invitations').size).toBe(0)
  })
})

test('what is exported is what is erased: no sample of one is unknown to the other', () => {
  const ids = (samples: ReturnType<typeof erasedSamples>) =>
    new Set(samples.map(({ collection }) => collection.name))
  const erased = ids(erasedSamples('ann'))
  const exported = ids(exportedSamples('ann'))
  expect([...exported].filter((name) => !erased.has(name))).toEqual(['erasures'])
})
