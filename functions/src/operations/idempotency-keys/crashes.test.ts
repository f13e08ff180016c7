import { refusal } from '@plant/testing/harness/answers'
import { callOf } from '@plant/testing/harness/client'
import { invitationsOf } from '@plant/testing/harness/invitations'
import { type Scenario, strikeEverywhere } from '@plant/testing/harness/recovery'
import { createService, type Instance, type TestService } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import type { KnownCaller } from '../../contract/caller.ts'
import { createApiKey } from '../api-keys/create.ts'
import { registerDevice } from '../devices/register.ts'
import { createFolder } from '../folders/create.ts'
import { invite } from '../invitations/invite.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const secrets = { base62: (characters: number) => 'a'.repeat(characters) }

type Making = (instance: Instance, caller: KnownCaller) => Promise<{ body: unknown }>

const makings: [string, string, Making][] = [
  [
    'a folder',
    'folders',
    ({ ports }, caller) =>
      createFolder.handler(callOf(caller, { name: 'Balcony' }, { key }), ports),
  ],
  [
    'a device',
    'devices',
    ({ ports }, caller) => {
      const input = { type: 'sensor', projectId: 'field', placeId: 'north' } as const
      return registerDevice.handler(callOf(caller, input, { key }), ports)
    },
  ],
  [
    'an API key',
    'apiKeys',
    ({ ports }, caller) => createApiKey.handler(callOf(caller, {}, { key }), { ...ports, secrets }),
  ],
]

/** A scenario in which a call fails, and then another process repeats the call twice. */
function making(collection: string, make: Making): Scenario {
  return {
    act: async (struck, { caller }) => {
      await make(struck, caller).catch(() => undefined)
    },
    async after(service, { caller }) {
      await make(service.steady, caller).catch(expectShownOnce)
      await make(service.steady, caller).catch(expectShownOnce)
      expect([...service.documents.all(collection)]).toHaveLength(1)
      expect(totalOf(service)).toBeLessThanOrEqual(1)
    },
  }
}

function expectShownOnce(error: unknown): void {
  expect(error).toMatchObject({
    code: 'ALREADY_EXISTS',
    existingId: expect.stringMatching(/^tok_/),
  })
}

/** Returns the sum of the folders and devices in the account's statistics. */
function totalOf({ documents }: TestService): number {
  const [[, stats] = ['', {}]] = [...documents.all('accountStats')]
  const { totals } = stats as { totals?: { folders: number; devices: number } }
  return (totals?.folders ?? 0) + (totals?.devices ?? 0)
}

describe('a process that crashes or loses the database', () => {
  it.each(makings)(
    'creates %s exactly once, even if the call is repeated',
    async (_name, collection, make) => {
      const struck = await strikeEverywhere(making(collection, make))
      expect(new Set(struck)).toEqual(new Set(['documents.read', 'documents.commit']))
    },
  )
})

describe('an invitation', () => {
  async function setUp() {
    const harness = invitationsOf(createService())
    const owner = await harness.join('ada')
    const input = { email: 'ben@example.org' }
    const call = callOf(owner.caller, input, { key })
    return { harness, call, repeat: () => invite.handler(call, harness.ports) }
  }

  it('is mailed by the repeated call if the first process crashed before it sent the mail', async () => {
    const { harness, call, repeat } = await setUp()
    const reached = Promise.withResolvers<void>()
    const send = () => {
      reached.resolve()
      return new Promise<void>(() => undefined)
    }
    void invite.handler(call, { ...harness.ports, mailer: { send } })
    await reached.promise
    expect(await refusal(repeat())).toBe('TOO_MANY_REQUESTS')
    harness.service.clock.advance(60)
    const mailed = await repeat()
    expect(mailed.headers).toBeUndefined()
    expect(await repeat()).toEqual({ ...mailed, headers: { 'Idempotent-Replayed': 'true' } })
    expect(harness.mails).toHaveLength(1)
  })

  it('is mailed by the repeated call if the mail server could not be reached at first', async () => {
    const { harness, repeat } = await setUp()
    harness.trouble.mailIsDown = true
    await expect(repeat()).rejects.toThrow('mail')
    harness.trouble.mailIsDown = false
    expect((await repeat()).headers).toBeUndefined()
    expect((await repeat()).headers).toEqual({ 'Idempotent-Replayed': 'true' })
    expect(harness.mails).toHaveLength(1)
  })

  it('is sent even if its Idempotency-Key cannot be stored; a repeated call sends the mail again', async () => {
    const { harness, call, repeat } = await setUp()
    const { store } = harness.ports
    let transactions = 0
    const failing: typeof store.transaction = (work, signal) => {
      transactions += 1
      return transactions === 2
        ? Promise.reject(new Error('gone'))
        : store.transaction(work, signal)
    }
    const made = await invite.handler(call, {
      ...harness.ports,
      store: { ...store, transaction: failing },
    })
    expect(made.status).toBe(200)
    expect(harness.service.log.at(-1)?.message).toBe('a repeat of an invitation will mail it again')
    harness.service.clock.advance(60)
    expect((await repeat()).headers).toBeUndefined()
  })

  it("returns ALREADY_EXISTS with the invitation's id to a call that is repeated after the redemption", async () => {
    const { harness, repeat } = await setUp()
    const { body } = await repeat()
    const { invitationId } = body as { invitationId: string }
    const ben = await harness.join('ben')
    const [password = ''] = harness.mails.at(-1)?.text.match(/\d{8}/) ?? []
    await ben.redeem(invitationId, password)
    await expect(repeat()).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
      existingId: invitationId,
    })
  })
})
