import { createHarness, type TestHarness } from '@plant/testing/harness'
import { type AdminClient, appoint } from '@plant/testing/harness/admin-client'
import { refusal } from '@plant/testing/harness/answers'
import { describe, expect, it } from 'vitest'

const wanted = ['ban-user' as const]
const all = [
  'ban-user',
  'unban-user',
  'reset-quota',
  'retry-transaction',
  'retry-failed',
  'assign-permissions',
]

async function council() {
  const service = createHarness()
  const ada = await appoint(service, 'ada', 'superadmin')
  const ben = await appoint(service, 'ben', 'superadmin')
  const cleo = await appoint(service, 'cleo', 'superadmin')
  return { service, ada, ben, cleo }
}

const demote = (service: TestHarness, uid: string) =>
  service.change(uid, (user) => ({ ...user, role: 'admin' }))

async function actions(reader: AdminClient): Promise<string[]> {
  return (await reader.audit()).items.map(({ action }) => action).toReversed()
}

it("the list of superadmins shows the latest pending change of each superadmin's permissions", async () => {
  const { service, ada, ben } = await council()
  await appoint(service, 'dan', 'admin')
  const first = await ada.assign('cleo', ['unban-user'])
  service.clock.advance(60)
  const pending = await ada.assign('cleo', wanted, 'On call')
  const plain = { status: 'active', permissions: all }
  const listed = (uid: string) => ({ uid, email: `${uid}@example.org`, ...plain })
  const { items } = await ben.superadmins()
  expect(items).toEqual([
    listed('ada'),
    listed('ben'),
    {
      ...listed('cleo'),
      pending: {
        changeId: pending.changeId,
        permissions: wanted,
        requestedBy: 'ada',
        requestedByEmail: 'ada@example.org',
        reason: 'On call',
        expiresAt: pending.expiresAt,
      },
    },
  ])
  expect(pending.changeId).not.toBe(first.changeId)
  service.clock.advance(25 * 3600)
  expect((await ben.superadmins()).items.map((item) => 'pending' in item)).toEqual([
    false,
    false,
    false,
  ])
})

it('a pending change is hidden once its requester has lost the role, and an earlier change is shown', async () => {
  const { service, ada, ben } = await council()
  await appoint(service, 'dan', 'superadmin')
  const { changeId } = await ben.assign('cleo', ['unban-user'])
  service.clock.advance(60)
  await ada.assign('cleo', wanted)
  await demote(service, 'ada')
  const { items } = await ben.superadmins()
  const cleo = items.find(({ uid }) => uid === 'cleo')
  expect(cleo?.pending).toMatchObject({ changeId, requestedBy: 'ben' })
  expect(await ben.permissions('cleo')).toEqual({
    uid: 'cleo',
    permissions: all,
    pending: cleo?.pending,
  })
  expect(await ben.assign('cleo', wanted)).toMatchObject({ status: 'pending_approval' })
})

describe('command permissions', () => {
  it('include every command until two other superadmins replace the set of permissions', async () => {
    const { service, ada, ben, cleo } = await council()
    expect(await ada.permissions('cleo')).toEqual({ uid: 'cleo', permissions: all })
    const pending = await ada.assign('cleo', wanted)
    expect(pending).toMatchObject({ uid: 'cleo', permissions: wanted, status: 'pending_approval' })
    expect(pending.expiresAt).toBe('2026-11-21T08:00:00.000Z')
    expect(await ada.permissions('cleo')).toEqual({
      uid: 'cleo',
      permissions: all,
      pending: {
        changeId: pending.changeId,
        permissions: wanted,
        requestedBy: 'ada',
        requestedByEmail: 'ada@example.org',
        reason: null,
        expiresAt: pending.expiresAt,
      },
    })
    const applied = { uid: 'cleo', permissions: wanted, status: 'applied' }
    expect(await ben.assign('cleo', wanted)).toEqual(applied)
    expect(await ada.permissions('cleo')).toEqual({ uid: 'cleo', permissions: wanted })
    expect(await refusal(cleo.unban('ada'))).toBe('PERMISSION_DENIED')
    await service.signUp('dan')
    expect(await cleo.banPermanently('dan')).toMatchObject({ status: 'banned' })
    // Each superadmin repeats the call, as after a lost response. The change is already applied, so
    // the repeated call starts no new change.
    for (const again of [ada, ben]) expect(await again.assign('cleo', wanted)).toEqual(applied)
    expect(await actions(ada)).toEqual([
      'permissions.request',
      'permissions.apply',
      'user.ban-permanently',
    ])
  })

  it('are empty for an admin, and cannot be assigned to an admin or an unknown user', async () => {
    const { service, ada } = await council()
    await appoint(service, 'dan', 'admin')
    expect(await ada.permissions('dan')).toEqual({ uid: 'dan', permissions: [] })
    expect(await refusal(ada.assign('dan', wanted))).toBe('CONFLICT')
    expect(await refusal(ada.assign('nobody', wanted))).toBe('NOT_FOUND')
  })
})

describe('the confirmation by a second superadmin', () => {
  it('cannot be replaced by a repeated request of the first superadmin', async () => {
    const { ada } = await council()
    const pending = await ada.assign('cleo', wanted)
    expect(await ada.assign('cleo', wanted)).toEqual(pending)
    expect(await ada.permissions('cleo')).toMatchObject({ permissions: all })
    expect(await actions(ada)).toEqual(['permissions.request'])
  })

  it('cannot come from the target of the change, who cannot request the change either', async () => {
    const { ada, cleo } = await council()
    expect(await refusal(cleo.assign('cleo', wanted))).toBe('PERMISSION_DENIED')
    await ada.assign('cleo', wanted)
    expect(await refusal(cleo.assign('cleo', wanted))).toBe('PERMISSION_DENIED')
    expect(await ada.permissions('cleo')).toMatchObject({ permissions: all })
  })

  it('is rejected if the second superadmin was banned or lost the role', async () => {
    const { service, ada, ben, cleo } = await council()
    await appoint(service, 'dan', 'superadmin')
    await ada.assign('cleo', wanted)
    await demote(service, 'ben')
    expect(await refusal(ben.assign('cleo', wanted))).toBe('PERMISSION_DENIED')
    await service.change('ben', (user) => ({ ...user, role: 'superadmin' }))
    await cleo.banPermanently('ben')
    expect(await refusal(ben.assign('cleo', wanted))).toBe('PERMISSION_DENIED')
    expect(await ada.permissions('cleo')).toMatchObject({ permissions: all })
  })

  it('does not apply to a different set of permissions, which needs its own confirmation', async () => {
    const { ada, ben } = await council()
    await ada.assign('cleo', wanted)
    const other = await ben.assign('cleo', ['reset-quota'])
    expect(other).toMatchObject({ status: 'pending_approval' })
    expect(await ada.permissions('cleo')).toMatchObject({ permissions: all })
    expect(await ada.assign('cleo', ['reset-quota'])).toMatchObject({ status: 'applied' })
  })

  it('comes too late after a day, when the request has expired', async () => {
    const { service, ada, ben } = await council()
    await ada.assign('cleo', wanted)
    service.clock.advance(86_400)
    expect(await ada.permissions('cleo')).not.toHaveProperty('pending')
    expect(await ben.assign('cleo', wanted)).toMatchObject({ status: 'pending_approval' })
    expect(await ada.assign('cleo', wanted)).toMatchObject({ status: 'applied' })
  })

  it('does not count if the requester is no longer a superadmin', async () => {
    const { service, ada, ben } = await council()
    await appoint(service, 'dan', 'superadmin')
    await ada.assign('cleo', wanted)
    await demote(service, 'ada')
    expect(await ben.assign('cleo', wanted)).toMatchObject({ status: 'pending_approval' })
  })

  it('applies a change only once if two superadmins confirm it at the same time', async () => {
    const { service, ada, ben } = await council()
    const dan = await appoint(service, 'dan', 'superadmin')
    await ada.assign('cleo', wanted)
    const answers = await Promise.all([ben.assign('cleo', wanted), dan.assign('cleo', wanted)])
    expect(answers.map(({ status }) => status)).toEqual(['applied', 'applied'])
    expect(await actions(ada)).toEqual(['permissions.request', 'permissions.apply'])
  })

  it('is given if two superadmins send the same request at the same time', async () => {
    const { ada, ben } = await council()
    const answers = await Promise.all([ada.assign('cleo', wanted), ben.assign('cleo', wanted)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['applied', 'pending_approval'])
  })

  it('cannot leave fewer than two superadmins who may assign permissions, even for two changes at once', async () => {
    const { service, ada, ben, cleo } = await council()
    const dan = await appoint(service, 'dan', 'superadmin')
    await ada.assign('dan', wanted)
    await dan.assign('ada', wanted)
    await cleo.banPermanently('ben')
    const answers = await Promise.allSettled([
      cleo.assign('dan', wanted),
      cleo.assign('ada', wanted),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(ben.assign('ada', wanted))).toBe('PERMISSION_DENIED')
    const able = await Promise.all(['ada', 'cleo', 'dan'].map((uid) => cleo.permissions(uid)))
    const holders = able.filter(({ permissions }) => permissions.includes('assign-permissions'))
    expect(holders).toHaveLength(2)
  })

  it('is impossible if only the requester and the target are superadmins, so the request fails', async () => {
    const service = createHarness()
    const ada = await appoint(service, 'ada', 'superadmin')
    await appoint(service, 'cleo', 'superadmin')
    expect(await refusal(ada.assign('cleo', ['assign-permissions']))).toBe('TWO_PERSON_UNAVAILABLE')
    expect(await refusal(ada.assign('cleo', wanted))).toBe('CONFLICT')
    expect(service.documents.all('permissionChanges').size).toBe(0)
  })
})
