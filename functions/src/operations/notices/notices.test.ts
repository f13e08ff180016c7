import { createHarness, type TestHarness } from '@plant/testing/harness'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'

async function setUp() {
  const service = createHarness()
  await service.signUp('ann')
  return { service, keys: keysOf(service.apiKeys, callerOf('ann')) }
}

/** The mails that have been sent after the next minute's sweep. */
async function mailed(service: TestHarness, minutes = 1) {
  for (let minute = 0; minute < minutes; minute += 1) {
    service.clock.advance(60)
    await service.sweep()
  }
  return service.webhooks.mails
}

describe('the owner of an account', () => {
  it('is told by mail of each new key, however it was made', async () => {
    const { service, keys } = await setUp()
    const created = await keys.create({ name: 'https://evil.example' })
    const rotated = await keys.rotate(created.id)
    const byKey = keysOf(service.apiKeys, {
      kind: 'key',
      apiKeyId: rotated.id,
      exchanged: true,
      uid: 'ent:ann',
      accountId: 'ann',
      quotaSubject: 'ann',
      language: null,
    })
    const minted = await byKey.create()
    const mails = await mailed(service)
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill('ann@example.org'))
    for (const { id, token } of [created, rotated, minted]) {
      const mail = mails.find(({ text }) => text.includes(id))
      expect(mail?.text).toContain(token.slice(-4))
      expect(mail?.text).not.toContain(token.slice(0, 20))
      expect(mail?.text).not.toContain('evil')
    }
    expect(await mailed(service, 3)).toHaveLength(3)
  })

  it('is told once of a scheduled erasure, and until when it can be taken back', async () => {
    const { service } = await setUp()
    await service.erasures.erase('ann')
    await service.erasures.erase('ann')
    const mails = await mailed(service, 3)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'ann@example.org' })
    expect(mails[0]?.text).toContain('2026-11-27 08:00 UTC')
  })
})
