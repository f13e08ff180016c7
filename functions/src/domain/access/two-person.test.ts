import { describe, expect, it } from 'vitest'
import type { User } from '../../collections/accounts.ts'
import type { PermissionChange } from '../../collections/operator-commands.ts'
import {
  effectivePermissions,
  holds,
  type Permission,
  requireAdministrator,
  requirePermission,
} from './permissions.ts'
import { decideChange, type PermissionCommand, permissionChangeId } from './two-person.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const ban = { at: now, permanent: true, reason: 'a test' }

function user(parts: Partial<User> = {}): User {
  return {
    email: null,
    accountId: 'x',
    membership: 'owner',
    role: 'superadmin',
    language: null,
    createdAt: now,
    ban: null,
    violations: 0,
    quota: { day: '2026-11-20', resets: 0, used: 0, uncharged: 0 },
    ...parts,
  }
}

const person = (uid: string, parts: Partial<User> = {}) => ({ uid, user: user(parts) })
const withoutRight: Partial<User> = { permissions: ['ban-user'] }

function change(parts: Partial<PermissionChange> = {}): PermissionChange {
  return {
    uid: 'cleo',
    permissions: ['ban-user'],
    requestedBy: 'ada',
    reason: null,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    ...parts,
  }
}

/** By default, Ada requests a change of Cleo's permissions, and Ben can confirm the change. */
function decide(parts: Partial<PermissionCommand> = {}) {
  const target = parts.target ?? person('cleo')
  const everyone = [person('ada'), person('ben'), target]
  return decideChange({
    actorUid: 'ada',
    target,
    permissions: ['ban-user'],
    superadmins: everyone,
    stored: undefined,
    now,
    ...parts,
  })
}

describe('a change of permissions', () => {
  it('is requested by one superadmin and applied when another superadmin confirms it', () => {
    expect(decide()).toEqual({ kind: 'REQUEST' })
    const stored = change()
    expect(decide({ stored })).toEqual({ kind: 'STILL_PENDING', change: stored })
    expect(decide({ stored, actorUid: 'ben' })).toEqual({ kind: 'APPLY', change: stored })
  })

  it('expires after a day, and any superadmin can then request it again', () => {
    const stored = change({ expiresAt: now })
    for (const actorUid of ['ada', 'ben'])
      expect(decide({ stored, actorUid })).toEqual({ kind: 'REQUEST' })
  })

  it.each<[string, Partial<User>]>([
    ['role', { role: 'admin' }],
    ['permission', withoutRight],
    ['access', { ban }],
  ])('is dropped if its requester has lost the %s', (_what, lost) => {
    const superadmins = [person('ada', lost), person('ben'), person('dan'), person('cleo')]
    expect(decide({ stored: change(), actorUid: 'ben', superadmins })).toEqual({ kind: 'REQUEST' })
  })

  it('has no effect if the target already has exactly these permissions', () => {
    const target = person('cleo', { permissions: ['reset-quota', 'ban-user'] })
    const permissions: Permission[] = ['ban-user', 'reset-quota']
    expect(decide({ target, permissions })).toEqual({ kind: 'APPLIED_BEFORE' })
    for (const other of [['ban-user'], ['ban-user', 'assign-permissions']] as const)
      expect(decide({ target, permissions: other })).toEqual({ kind: 'REQUEST' })
    // A superadmin without an assignment has all permissions, including permissions added later.
    const all = effectivePermissions(user())
    expect(decide({ permissions: all })).toEqual({ kind: 'REQUEST' })
  })

  it('is rejected if the target is not a superadmin', () => {
    for (const role of ['user', 'admin'] as const)
      expect(decide({ target: person('cleo', { role }) })).toMatchObject({ code: 'CONFLICT' })
  })

  it('is rejected, even at its confirmation, if fewer than two superadmins could still assign permissions', () => {
    const superadmins = [person('ada'), person('ben', withoutRight), person('cleo')]
    expect(decide({ superadmins })).toMatchObject({ code: 'CONFLICT' })
    const banned = [person('ada'), person('ben', { ban }), person('cleo')]
    expect(decide({ superadmins: banned })).toMatchObject({ code: 'CONFLICT' })
    const target = person('cleo', { ban })
    const keeping = { target, permissions: ['assign-permissions'] as const }
    expect(decide({ ...keeping, superadmins: [person('ada'), target] })).toMatchObject({
      code: 'CONFLICT',
    })
    const confirmed = { superadmins: [person('ben'), person('cleo')], actorUid: 'ben' }
    expect(decide({ ...confirmed, stored: change() })).toMatchObject({ code: 'CONFLICT' })
  })

  it('is rejected if no second superadmin could confirm the change', () => {
    const permissions: Permission[] = ['assign-permissions']
    for (const others of [[], [person('ben', withoutRight)], [person('ben', { ban })]])
      expect(
        decide({ permissions, superadmins: [person('ada'), person('cleo'), ...others] }),
      ).toMatchObject({ kind: 'REFUSE', code: 'TWO_PERSON_UNAVAILABLE' })
  })

  it('has an id that depends on the target and the permissions, but not on the order of the permissions', () => {
    const id = permissionChangeId('cleo', ['ban-user', 'reset-quota'])
    expect(permissionChangeId('cleo', ['reset-quota', 'ban-user'])).toBe(id)
    for (const other of [
      permissionChangeId('cleo', ['ban-user']),
      permissionChangeId('ben', ['ban-user', 'reset-quota']),
      permissionChangeId('cleo', []),
    ])
      expect(other).not.toBe(id)
  })
})

describe('permissions', () => {
  it('include everything for a superadmin without an assignment, and nothing for other roles', () => {
    expect(effectivePermissions(user())).toHaveLength(6)
    expect(effectivePermissions(user({ permissions: [] }))).toEqual([])
    expect(effectivePermissions(user(withoutRight))).toEqual(['ban-user'])
    expect(effectivePermissions(user({ role: 'admin' }))).toEqual([])
    expect(effectivePermissions(user({ role: 'user', permissions: ['ban-user'] }))).toEqual([])
  })

  it('are missing if the user was erased after the authentication', () => {
    const denied = expect.objectContaining({ code: 'PERMISSION_DENIED' })
    expect(() => requirePermission(undefined, 'ban-user')).toThrow(denied)
    expect(() => requireAdministrator(undefined)).toThrow(denied)
  })

  it('do not count for a banned user', () => {
    expect(holds(user(), 'ban-user')).toBe(true)
    expect(holds(user({ ban }), 'ban-user')).toBe(false)
  })
})
