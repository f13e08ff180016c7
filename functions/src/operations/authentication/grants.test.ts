import { createHarness } from '@plant/testing/harness'
import { type ApiKeys, context, signUp, stored } from '@plant/testing/harness/api-keys'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, users } from '../../collections/accounts.ts'
import { auditEntries } from '../../collections/audit.ts'
import { ref } from '../../collections/collection.ts'
import { grantPlan, grantRole } from './grants.ts'

let harness: ApiKeys
let mirrored: [string, string][]
const at = (uid: string) => harness.store.getAll(ref(users, uid), ref(accounts, uid))

function ports() {
  const directory = {
    find: async (uid: string) => (uid === 'stranger' ? undefined : { email: `${uid}@example.org` }),
    mirrorRole: async (uid: string, role: string) => void mirrored.push([uid, role]),
  }
  return { ...harness.ports, directory }
}

beforeEach(() => {
  harness = createHarness().apiKeys
  mirrored = []
})

describe('the plan of an account', () => {
  it('can be granted to a user who has never called the service, and creates the shared quota of the keys', async () => {
    await grantPlan(ports(), 'company', 'enterprise', context)
    const [user, account] = await at('company')
    expect(user).toMatchObject({ email: 'company@example.org', accountId: 'company' })
    expect(account).toMatchObject({ type: 'enterprise', ownerUid: 'company' })
    expect((await stored(harness, 'company')).keyUser).toMatchObject({ quota: { used: 0 } })
  })

  it('can be granted repeatedly, and can be withdrawn', async () => {
    await signUp(harness, 'company')
    for (const plan of ['enterprise', 'enterprise', 'personal'] as const)
      await grantPlan(ports(), 'company', plan, context)
    const [, account] = await at('company')
    expect(account).toMatchObject({ type: 'personal' })
  })

  it('is rejected for an unknown uid and for the uid of API keys', async () => {
    for (const uid of ['stranger', 'ent:company'])
      await expect(grantPlan(ports(), uid, 'enterprise', context)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    expect((await at('stranger')).every((document) => document === undefined)).toBe(true)
  })

  it('is rejected if the account is erased meanwhile, like a role', async () => {
    const store = { ...harness.store, getAll: () => Promise.resolve([{}]) as never }
    const late = { ...ports(), store }
    for (const granted of [
      grantPlan(late, 'ada', 'enterprise', context),
      grantRole(late, 'ada', 'superadmin', context),
    ])
      await expect(granted).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the role of a user', () => {
  it("is stored in the user's record and copied to the claim of the token", async () => {
    await grantRole(ports(), 'chief', 'superadmin', context)
    const [user] = await at('chief')
    expect(user).toMatchObject({ role: 'superadmin' })
    expect(mirrored).toEqual([['chief', 'superadmin']])
  })

  it('can be granted again, which repairs a missing claim and is recorded once', async () => {
    await signUp(harness, 'chief')
    await grantRole(ports(), 'chief', 'admin', context)
    await grantRole(ports(), 'chief', 'admin', context)
    expect(mirrored).toHaveLength(2)
    const orderBy = { field: 'at', direction: 'descending' } as const
    const trail = await harness.store.query(auditEntries, { where: [], orderBy, limit: 10 })
    expect(trail).toHaveLength(1)
  })
})
