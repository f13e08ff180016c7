import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { passwordIn, wrong } from '@plant/testing/harness/invitations'
import type { StoreCall } from '@plant/testing/memory-store/counting'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'

async function invited() {
  const harness = createHarness().invitations
  const [owner, worker] = [await harness.join('olga'), await harness.join('wim')]
  const { invitationId } = await owner.invite('wim@example.org')
  const password = passwordIn(harness.mails.at(-1))
  return { harness, owner, worker, invitationId, password }
}

const invalid = 'INVITATION_INVALID'

describe('a one-time password', () => {
  it('opens its invitation, even after the password was verified several times', async () => {
    const { harness, worker, invitationId, password } = await invited()
    for (let time = 0; time < 8; time += 1)
      expect(await worker.verify(invitationId, password)).toEqual({
        valid: true,
        accountName: 'Personal',
        role: 'worker',
        expiresAt: '2026-11-21T08:00:00.000Z',
      })
    expect(harness.service.documents.all('invitationTries').size).toBe(0)
    expect(await worker.redeem(invitationId, password)).toMatchObject({ role: 'worker' })
  })

  it('fails after fifty simultaneous wrong guesses, of which only five are compared', async () => {
    const { harness, worker, invitationId, password } = await invited()
    harness.ports.store.reset()
    const guesses = Array.from({ length: 50 }, (_, at) => String(at).padStart(8, '0'))
    const codes = await Promise.all(
      guesses
        .filter((guess) => guess !== password)
        .map((guess, at) =>
          refusal(
            at % 2 === 0 ? worker.verify(invitationId, guess) : worker.redeem(invitationId, guess),
          ),
        ),
    )
    expect(new Set(codes)).toEqual(new Set([invalid]))
    const counted = [...harness.service.documents.all('invitationTries').values()]
    expect(counted.map(({ count }) => count)).toEqual([5])
    expect(await refusal(worker.verify(invitationId, password))).toBe(invalid)
    expect(await refusal(worker.redeem(invitationId, password))).toBe(invalid)
  })

  it('fails after five wrong guesses, even if twenty calls guess at the same time', async () => {
    const { worker, invitationId, password } = await invited()
    for (let time = 0; time < 5; time += 1)
      expect(await refusal(worker.verify(invitationId, wrong(password)))).toBe(invalid)
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => refusal(worker.verify(invitationId, password))),
    )
    expect(new Set(codes)).toEqual(new Set([invalid]))
  })

  it('stays blocked after five wrong guesses until the owner mails a new password', async () => {
    const { harness, owner, worker, invitationId, password } = await invited()
    for (let time = 0; time < 5; time += 1)
      await refusal(worker.redeem(invitationId, wrong(password)))
    harness.service.clock.advance(60)
    const again = await owner.invite('WIM@example.org')
    expect(again.invitationId).toBe(invitationId)
    const next = passwordIn(harness.mails.at(-1))
    if (next !== password)
      expect(await refusal(worker.verify(invitationId, password))).toBe(invalid)
    expect(await worker.verify(invitationId, next)).toMatchObject({ valid: true })
  })

  it('leaves no count of its guesses behind when the owner removes the invitation', async () => {
    const { harness, owner, worker, invitationId, password } = await invited()
    await refusal(worker.verify(invitationId, wrong(password)))
    await owner.remove(invitationId)
    expect([...harness.service.documents.all('invitationTries')]).toEqual([])
  })

  it('works again, for the worker who redeemed it, a day after five wrong guesses', async () => {
    const { harness, worker, invitationId, password } = await invited()
    await worker.redeem(invitationId, password)
    for (let time = 0; time < 5; time += 1)
      expect(await refusal(worker.redeem(invitationId, wrong(password)))).toBe(invalid)
    expect(await refusal(worker.redeem(invitationId, password))).toBe(invalid)
    harness.service.clock.advance(86_400)
    expect(await worker.redeem(invitationId, password)).toMatchObject({ role: 'worker' })
  })

  it('still works after four wrong guesses', async () => {
    const { worker, invitationId, password } = await invited()
    for (let time = 0; time < 4; time += 1)
      await refusal(worker.verify(invitationId, wrong(password)))
    expect(await worker.verify(invitationId, password)).toMatchObject({ valid: true })
    await refusal(worker.verify(invitationId, wrong(password)))
    expect(await refusal(worker.verify(invitationId, password))).toBe(invalid)
  })

  it('expires after exactly 24 hours', async () => {
    const { harness, worker, invitationId, password } = await invited()
    harness.service.clock.set('2026-11-21T07:59:59.000Z')
    expect(await worker.verify(invitationId, password)).toMatchObject({ valid: true })
    harness.service.clock.advance(1)
    expect(await refusal(worker.verify(invitationId, password))).toBe(invalid)
    expect(await refusal(worker.redeem(invitationId, password))).toBe(invalid)
  })

  it('does not open another invitation', async () => {
    const { harness, owner, worker, password } = await invited()
    const other = await owner.invite('xaver@example.org')
    if (passwordIn(harness.mails.at(-1)) === password) return
    expect(await refusal(worker.verify(other.invitationId, password))).toBe(invalid)
  })

  it('fails if the account was erased', async () => {
    const { harness, worker, invitationId, password } = await invited()
    const account = ref(accounts, 'olga')
    await harness.ports.store.transaction(async (database) => {
      await database.getAll(account)
      database.remove(account)
    }, new AbortController().signal)
    expect(await refusal(worker.verify(invitationId, password))).toBe(invalid)
    expect(await refusal(worker.redeem(invitationId, password))).toBe(invalid)
  })

  it('is not stored in any document', async () => {
    const { harness, password } = await invited()
    const documents = ['invitations', 'invitationTries', 'invitationSets'].map((name) => [
      ...harness.service.documents.all(name),
    ])
    expect(JSON.stringify(documents)).not.toContain(password)
  })
})

describe('a failed check', () => {
  it('L1: an unknown invitation writes nothing, and costs the HMAC and round trips of a wrong password', async () => {
    const { harness, worker, invitationId, password } = await invited()
    const cost = async (id: string, otp: string, verb: 'verify' | 'redeem') => {
      harness.ports.store.reset()
      harness.trouble.digests = 0
      expect(await refusal(worker[verb](id, otp))).toBe(invalid)
      return { calls: [...harness.ports.store.calls], digests: harness.trouble.digests }
    }
    const unknown = `inv_${'0'.repeat(22)}`
    const sum = (calls: readonly StoreCall[], of: 'writes' | 'roundTrips') =>
      calls.reduce((total, call) => total + call[of], 0)
    for (let time = 0; time < 7; time += 1) {
      const known = await cost(invitationId, wrong(password), 'verify')
      const others = [
        await cost(unknown, password, 'verify'),
        await cost('../no id/at all', '1', 'redeem'),
      ]
      expect(sum(known.calls, 'writes')).toBe(time < 5 ? 2 : 0)
      for (const { calls } of others) expect(sum(calls, 'writes')).toBe(0)
      for (const { calls, digests } of [known, ...others])
        expect([digests, sum(calls, 'roundTrips')]).toEqual([1, 2])
    }
    expect(harness.service.documents.all('invitationTries').size).toBe(1)
  })
})
