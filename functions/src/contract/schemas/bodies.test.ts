import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { assignPermissions } from '../../operations/admin/assign-permissions.ts'
import { banForViolations } from '../../operations/admin/ban.ts'
import { createApiKey } from '../../operations/api-keys/create.ts'
import { rotateApiKey } from '../../operations/api-keys/rotate.ts'
import { invite } from '../../operations/invitations/invite.ts'
import { registerWebhook } from '../../operations/webhooks/register.ts'
import { rotateSecret } from '../../operations/webhooks/rotate-secret.ts'
import { idParams, userId } from './common.ts'
import { deviceParams, registerBody, updateBody } from './device.ts'
import { analysisIdsBody, folderNameBody } from './folder.ts'
import { oneTimePasswordBody } from './invitation.ts'

function expectOnly(schema: z.ZodType | undefined, good: unknown[], bad: unknown[]): void {
  for (const value of good)
    expect(schema?.safeParse(value).success, JSON.stringify(value)).toBe(true)
  for (const value of bad)
    expect(schema?.safeParse(value).success, JSON.stringify(value)).toBe(false)
}

describe('a resource id', () => {
  it('accepts only ids that form one plain segment of a document path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (id) => {
        const isTaken = idParams.safeParse({ id }).success || userId.safeParse(id).success
        if (isTaken) expect(id).toMatch(/^[^/\s]+$/)
      }),
    )
    // The client replaces dots with !.
    const hostile = ['', '.', '..', '!', '__x__', 'a/b', '../a', 'a b', 'a\n', 'x'.repeat(129)]
    expectOnly(userId, ['u1', 'auth0|5f', 'ent:acc_1', 'a@b.example'], hostile)
    expectOnly(idParams.shape.id, ['an_1', 'A-b_9'], [...hostile, 'a:b', 'a.b'])
  })
})

describe('the body of a folder', () => {
  it('accepts a name of 1 to 100 characters after trimming', () => {
    expect(folderNameBody.parse({ name: '  Balcony ' })).toEqual({ name: 'Balcony' })
    expectOnly(
      folderNameBody,
      [{ name: 'n' }, { name: ` ${'n'.repeat(100)} ` }],
      [{ name: '   ' }, { name: '' }, { name: 'n'.repeat(101) }, {}, { name: 1 }],
    )
  })

  it('accepts an assignment of 1 to 100 different analyses', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `an_${index}`)
    expectOnly(
      analysisIdsBody,
      [{ analysisIds: ids.slice(0, 1) }, { analysisIds: ids.slice(0, 100) }],
      [{ analysisIds: [] }, { analysisIds: ids }, { analysisIds: ['an_1', 'an_1'] }, {}],
    )
  })
})

describe('the body of a device', () => {
  const required = { type: 'sensor', projectId: 'p', placeId: 'b' }

  it('requires `type`, `projectId` and `placeId`, and accepts an `id` from the caller', () => {
    expectOnly(
      registerBody,
      [required, { ...required, id: 'A_z-9' }, { ...required, plantIds: [], metadata: {} }],
      [
        { ...required, type: 'robot' },
        { type: 'sensor', projectId: 'p' },
        { ...required, id: 'a b' },
        { ...required, id: 'x'.repeat(129) },
        { ...required, plantIds: 'p1' },
      ],
    )
  })

  it('accepts the ids that real devices have', () => {
    const ids = ['AA:BB:CC:00:11:22', 'zone-1/sensor:3', 'urn:dev:mac:0024befffe804ff1', 'v1.2/a@b']
    expectOnly(
      deviceParams.shape.id,
      [...ids, 'a#1=2,3+4', '-', '_', 'x'.repeat(128)],
      ['', '.', '..', '/', './..', '!', 'a b', 'a\n', 'a\\b', 'a%2Fb', 'a?b', 'é', 'x'.repeat(129)],
    )
  })

  it('allows an update of every field except the id, with the same rules as a registration', () => {
    expectOnly(
      updateBody,
      [{}, { type: 'drone' }, { metadata: {} }],
      [{ type: 'x' }, { placeId: '' }],
    )
    expect(updateBody.parse({ id: 'other' })).toEqual({})
  })
})

describe('the body of an API key', () => {
  it('accepts a lifetime of 1 to 3650 days and a grace period of up to 7 days', () => {
    expectOnly(
      createApiKey.body,
      [{}, { expiresInDays: 1 }, { expiresInDays: 3650, name: 'ci' }],
      [{ expiresInDays: 0 }, { expiresInDays: 3651 }, { expiresInDays: 1.5 }, { name: ' ' }],
    )
    expect(rotateApiKey.body?.parse({})).toEqual({ gracePeriodSeconds: 0 })
    expectOnly(
      rotateApiKey.body,
      [{ gracePeriodSeconds: 604_800 }],
      [{ gracePeriodSeconds: 604_801 }, { gracePeriodSeconds: -1 }],
    )
  })
})

describe('the body of a webhook', () => {
  it('subscribes to both event types by default', () => {
    const url = 'https://example.com/hook'
    expect(registerWebhook.body?.parse({ url })).toEqual({
      url,
      events: ['analysis.completed', 'analysis.failed'],
    })
    expectOnly(
      registerWebhook.body,
      [{ url, events: ['analysis.failed'] }],
      [
        {},
        { url, events: [] },
        { url, events: ['webhook.test'] },
        { url, events: ['analysis.failed', 'analysis.failed'] },
      ],
    )
  })

  it('keeps the old secret valid for a day by default', () => {
    expect(rotateSecret.body?.parse({})).toEqual({ gracePeriodSeconds: 86_400 })
  })
})

describe('the body of an invitation', () => {
  it('requires an email address', () => {
    expect(invite.body?.parse({ email: ' Ann@Example.com ' })).toEqual({ email: 'Ann@Example.com' })
    expectOnly(invite.body, [{ email: 'a@b.example' }], [{ email: 'ann' }, {}, { email: 'a@b' }])
  })

  it('accepts a malformed password, because the operation rejects malformed and wrong passwords alike', () => {
    expectOnly(
      oneTimePasswordBody,
      [{ invitationId: 'inv_1', otp: 'abc' }],
      [{ invitationId: 'inv_1' }, { invitationId: 'inv_1', otp: 12345678 }],
    )
  })
})

describe('the body of an administrative command', () => {
  it('requires a reason for a ban, and accepts only known permissions for an assignment', () => {
    expectOnly(
      banForViolations.body,
      [{ uid: 'u', reason: 'spam' }],
      [{ uid: 'u' }, { uid: 'u', reason: ' ' }],
    )
    expectOnly(
      assignPermissions.body,
      [
        { uid: 'u', permissions: [] },
        { uid: 'u', permissions: ['ban-user'] },
      ],
      [
        { uid: 'u', permissions: ['fly'] },
        { uid: 'u', permissions: ['ban-user', 'ban-user'] },
        { uid: 'u' },
      ],
    )
  })
})
