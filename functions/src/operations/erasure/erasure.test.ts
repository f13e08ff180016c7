import { setImmediate } from 'node:timers/promises'
import { createHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { refusal } from '@plant/testing/harness/answers'
import { type Erasures, remains } from '@plant/testing/harness/erasures'
import { context } from '@plant/testing/harness/exports'
import { passwordIn } from '@plant/testing/harness/invitations'
import { faults } from '@plant/testing/harness/process'
import { callerOf } from '@plant/testing/harness/service'
import { erasedSamples, exportedSamples, put } from '@plant/testing/personal-data'
import { describe, expect, it } from 'vitest'
import { collections } from '../../collections/index.ts'
import type { Erasure } from '../../collections/personal-data.ts'
import { thumbnailPath } from '../../domain/analyses/storage-path.ts'
import { personHash } from '../../domain/erasure/person-hash.ts'
import { addSeconds } from '../../domain/time.ts'
import { cancelErasure, repeatErasure, scheduleErasure } from './schedule.ts'
import { sweepErasures } from './sweep.ts'

/** Two people with data in every collection and with stored objects of every kind. */
async function people(): Promise<Erasures> {
  const harness = createHarness().erasures
  for (const uid of ['ann', 'ben']) {
    await harness.service.signUp(uid)
    await put(harness.ports.store, erasedSamples(uid))
    for (const path of [
      `optimized/${uid}/a.webp`,
      `optimized/ent:${uid}/b.webp`,
      `uploads/${uid}/c.jpg`,
      `exports/${uid}/exp_1.zip`,
      `exports/ent:${uid}/exp_3.zip`,
      `exports/${uid}/exp_2/users-0.jsonl`,
    ])
      harness.service.objects.set(path, Buffer.from(path))
    harness.signIns.add(uid).add(`ent:${uid}`)
  }
  return harness
}

describe('an erasure', () => {
  it('leaves no data of the person, and all data of everybody else', async () => {
    const harness = await people()
    const before = remains(harness, 'ben')
    expect(remains(harness, 'ann').length).toBeGreaterThan(25)
    await harness.erase('ann')
    await harness.settle()
    expect(harness.service.log.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    expect(remains(harness, 'ann')).toEqual([])
    expect(remains(harness, 'ben')).toEqual(before)
  })

  it('covers every collection, unless the data table gives a reason for an exception', () => {
    const silent = collections.filter(
      ({ eraser }) => eraser.by === 'none' && eraser.reason.length < 10,
    )
    expect(silent).toEqual([])
    const kept = collections.filter(
      ({ exporter, eraser }) => exporter.by !== 'none' && eraser.by === 'none',
    )
    expect(kept.map(({ name }) => name)).toEqual(['erasures'])
  })

  it('waits seven days, then blocks the sign-in, and deletes the data once the last token has expired', async () => {
    const harness = await people()
    const answer = await harness.erase('ann')
    expect(answer).toEqual({
      uid: 'ann',
      status: 'scheduled',
      eraseAfter: '2026-11-27T08:00:00.000Z',
    })
    harness.service.clock.set('2026-11-27T07:59:59.000Z')
    await harness.sweep()
    expect(harness.signIns.has('ann')).toBe(true)
    expect((await harness.service.user('ann')).ban).toMatchObject({ permanent: false })
    harness.service.clock.advance(1)
    await harness.sweep()
    expect([...harness.signIns].toSorted()).toEqual(['ben', 'ent:ben'])
    expect((await harness.service.user('ann')).ban).toMatchObject({ permanent: true })
    const [account] = [...harness.service.documents.all('accounts')].filter(([id]) => id === 'ann')
    expect(account?.[1]).toMatchObject({ banned: true })
    harness.service.clock.advance(3600)
    await harness.sweep()
    expect(remains(harness, 'ann').length).toBeGreaterThan(20)
    harness.service.clock.advance(600)
    await harness.sweep()
    expect(remains(harness, 'ann')).toEqual([])
  })

  it('can be requested again or cancelled, and an operator can start the erasure early', async () => {
    const harness = await people()
    const first = await harness.erase('ann')
    harness.service.clock.advance(3600)
    expect(await harness.erase('ann')).toEqual(first)
    await cancelErasure(harness.ports, 'ann', context.signal)
    await harness.settle()
    expect(harness.signIns.has('ann')).toBe(true)
    expect(await refusal(cancelErasure(harness.ports, 'ann', context.signal))).toBe('NOT_FOUND')
    await harness.erase('ann')
    harness.service.clock.advance(1)
    const now = await scheduleErasure(harness.ports, 'ann', context.signal, 0)
    expect(now.eraseAfter).toEqual(harness.service.clock.now())
    await harness.sweep()
    expect(await refusal(cancelErasure(harness.ports, 'ann', context.signal))).toBe('CONFLICT')
    expect(await refusal(scheduleErasure(harness.ports, 'nobody', context.signal))).toBe(
      'NOT_FOUND',
    )
  })

  it('cannot be cancelled once the sign-in is deleted, even if the sweeper crashed', async () => {
    let gone = 0
    for (let at = 1; ; at += 1) {
      const harness = await people()
      await harness.erase('ann')
      harness.service.clock.advance(7 * 86_400)
      const worker = harness.worker({ at, fault: 'DIES_AFTER' })
      await worker.process.outlive(worker.sweep())
      if (worker.process.struck() === undefined) break
      if (harness.signIns.has('ann')) continue
      gone += 1
      expect(await refusal(harness.cancel('ann'))).toBe('CONFLICT')
      await harness.settle()
      expect(remains(harness, 'ann')).toEqual([])
    }
    expect(gone).toBeGreaterThan(3)
  })

  it("requires the caller's own uid as confirmation", async () => {
    const harness = await people()
    expect(await refusal(harness.erase('ann', 'ben'))).toBe('INVALID_ARGUMENT')
    const key = { kind: 'key', apiKeyId: 'tok_1', exchanged: true } as unknown as { role: 'user' }
    expect(await refusal(harness.erase('ent:ann', 'ent:ann', key))).toBe('PERMISSION_DENIED')
    expect(harness.service.documents.all('erasures').size).toBe(0)
  })

  it('requires a sign-in within the last five minutes, because a stolen token must not be enough', async () => {
    const harness = await people()
    const signedIn = (secondsAgo: number) => ({
      signedInAt: addSeconds(harness.service.clock.now(), -secondsAgo),
    })
    expect(await refusal(harness.erase('ann', 'ann', signedIn(301)))).toBe(
      'RECENT_SIGN_IN_REQUIRED',
    )
    expect(harness.service.documents.all('erasures').get('ann')).toBeUndefined()
    expect(await harness.erase('ann', 'ann', signedIn(300))).toMatchObject({ status: 'scheduled' })
  })

  it('is shown in the session until the caller cancels the erasure', async () => {
    const harness = await people()
    const session = async () =>
      (await accountClientOf(harness.ports, callerOf('ben')).openSession()) as object
    expect(await session()).toMatchObject({ erasure: null })
    await harness.erase('ben')
    expect(await session()).toMatchObject({ erasure: { eraseAfter: '2026-11-27T08:00:00.000Z' } })
    const stolen = { signedInAt: addSeconds(harness.service.clock.now(), -86_400) }
    expect(await harness.cancel('ben', stolen)).toEqual({ uid: 'ben', status: 'cancelled' })
    expect(await session()).toMatchObject({ erasure: null })
    expect(await refusal(harness.cancel('ben'))).toBe('NOT_FOUND')
    const key = { kind: 'key', apiKeyId: 'tok_1', exchanged: true } as unknown as { role: 'user' }
    expect(await refusal(harness.cancel('ent:ben', key))).toBe('PERMISSION_DENIED')
  })
})

describe('an erasure of one person', () => {
  it('costs three reads and three writes, including one of each for the mail', async () => {
    const harness = createHarness().erasures
    await harness.service.signUp('cleo')
    harness.ports.store.reset()
    await harness.erase('cleo')
    expect(harness.ports.store.calls).toMatchObject([{ reads: 3, writes: 3 }])
  })

  it.each(faults)(
    'is finished by later sweeps if any port call of a sweep fails (%s)',
    async (fault) => {
      let struck = 0
      for (let at = 1; ; at += 4) {
        const harness = await people()
        await harness.erase('ann')
        const worker = harness.worker({ at, fault })
        for (const seconds of [7 * 86_400, 70 * 60]) {
          harness.service.clock.advance(seconds)
          await worker.process.outlive(worker.sweep())
        }
        if (worker.process.struck() === undefined) break
        struck += 1
        await harness.settle()
        expect([at, remains(harness, 'ann')]).toEqual([at, []])
      }
      expect(struck).toBeGreaterThan(15)
    },
    240_000,
  )
})

describe('an erasure that concerns a worker', () => {
  async function team() {
    const service = createHarness()
    const office = service.invitations
    const owner = await office.join('olga')
    await office.join('wim')
    const { invitationId } = await owner.invite('wim@example.org')
    await office.as('wim').redeem(invitationId, passwordIn(office.mails.at(-1)))
    const wim = service.steady.as(callerOf('wim', { accountId: 'olga', membership: 'worker' }))
    const started = await wim.start({ photo: 'healthy leaf' })
    await service.deliver()
    const { transactionId } = started.body as { transactionId: string }
    return { harness: service.erasures, photo: `optimized/wim/${transactionId}.webp` }
  }

  it('returns the worker to their own account when the inviting account is erased', async () => {
    const { harness, photo } = await team()
    expect(harness.service.objects.has(photo)).toBe(true)
    await harness.erase('olga')
    harness.service.clock.advance(7 * 86_400)
    await harness.sweep()
    expect(await harness.service.user('wim')).toMatchObject({
      accountId: 'wim',
      membership: 'owner',
    })
    await harness.settle()
    expect(remains(harness, 'olga')).toEqual([])
    for (const path of [photo, thumbnailPath(photo)])
      expect(harness.service.objects.has(path)).toBe(false)
    expect(await harness.service.user('wim')).toMatchObject({ accountId: 'wim', ban: null })
  })

  it("leaves the worker's analyses and photos in the inviting account when the worker is erased", async () => {
    const { harness, photo } = await team()
    await harness.erase('wim', 'wim', { accountId: 'olga', membership: 'worker' })
    await harness.settle()
    expect(harness.service.documents.all('analyses').size).toBe(1)
    for (const path of [photo, thumbnailPath(photo)])
      expect(harness.service.objects.has(path)).toBe(true)
    const left = remains(harness, 'wim').map((path) => path.split('/')[0])
    expect(new Set(left)).toEqual(new Set(['transactions', 'analyses', 'events', 'optimized']))
    expect(harness.service.documents.all('invitations').size).toBe(0)
  })
})

it('the erasure covers every collection of the export, except the collection `erasures`', () => {
  const ids = (samples: ReturnType<typeof erasedSamples>) =>
    new Set(samples.map(({ collection }) => collection.name))
  const erased = ids(erasedSamples('ann'))
  const exported = ids(exportedSamples('ann'))
  expect([...exported].filter((name) => !erased.has(name))).toEqual(['erasures'])
})

describe('a person whose data a backup restored', () => {
  it('keeps the date of an erasure that had not begun', async () => {
    const [former, restored] = [await people(), await people()]
    const { eraseAfter } = await former.erase('ann')
    restored.service.clock.advance(3600)
    const erasure = former.service.documents.all('erasures').get('ann') as Erasure
    await repeatErasure(restored.ports, 'ann', context.signal, erasure)
    expect((await restored.erase('ann')).eraseAfter).toBe(eraseAfter)
  })

  it('is found in the log of erasures, and is erased again without a mail', async () => {
    const harness = await people()
    await harness.erase('ann')
    await harness.settle()
    const erased = harness.service.log.filter(({ message }) => message === 'Person erased')
    expect(erased.map(({ fields }) => fields?.['personHash'])).toEqual([personHash('ann')])
    await harness.service.signUp('ann')
    await put(harness.ports.store, erasedSamples('ann'))
    const mails = harness.service.documents.all('notices').size
    const { signal } = new AbortController()
    await repeatErasure(harness.ports, 'ann', signal)
    await repeatErasure(harness.ports, 'ann', signal)
    expect(harness.service.documents.all('notices').size).toBe(mails)
    await harness.settle()
    expect(remains(harness, 'ann')).toEqual([])
  })
})

it('E5: deletes the data of few people at once, as a page of each has up to 6 MB', async () => {
  const { service, ports } = createHarness().erasures
  const uids = Array.from({ length: 30 }, (_, at) => `person${at}`)
  for (const uid of uids) {
    await service.signUp(uid)
    await repeatErasure(ports, uid, context.signal)
  }
  let [running, most] = [0, 0]
  const remove = async () => {
    running += 1
    most = Math.max(most, running)
    await setImmediate()
    running -= 1
  }
  await sweepErasures({ ...ports, identityRemoval: { remove } }, context)
  expect(most).toBeLessThanOrEqual(5)
  expect([...service.documents.all('erasures').values()]).toEqual(
    uids.map(() => expect.objectContaining({ status: 'CLOSED' })),
  )
})
