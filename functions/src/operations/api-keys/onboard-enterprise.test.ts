import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { context, keysOf } from '@plant/testing/harness/api-keys'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import { notices } from '../../collections/notices.ts'
import { onboardEnterprise } from './onboard-enterprise.ts'

const directory = {
  find: async (uid: string) => (uid === 'nobody' ? undefined : { email: `${uid}@example.org` }),
  mirrorRole: async () => undefined,
}

/** Prepares the command for an account that has never called the service. */
function setUp() {
  const harness = createHarness()
  const { ports } = harness.apiKeys
  const onboard = (another = false, accountId = 'ada') =>
    onboardEnterprise({ ...ports, directory }, { accountId, another }, context)
  return { harness, onboard, keys: keysOf(harness.apiKeys, callerOf('ada')) }
}

it("the command creates one key for two operators at once, and returns the key's id to the second operator", async () => {
  const { harness, onboard, keys } = setUp()
  const both = await Promise.all([onboard(), onboard()])
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['HAS_KEYS', 'MADE'])
  const made = both.find(({ kind }) => kind === 'MADE')
  const told = both.find(({ kind }) => kind === 'HAS_KEYS')
  if (made?.kind !== 'MADE' || told?.kind !== 'HAS_KEYS') throw new Error('not one of each')
  expect(told.keys.map(({ id }) => id)).toEqual([made.stored.id])
  expect(JSON.stringify(told)).not.toContain(made.apiKey)
  expect((await keys.list()).items).toMatchObject([{ id: made.stored.id, expiresAt: null }])
  expect(harness.documents.all(notices.name).size).toBe(1)
  const { caller } = (await harness.apiKeys.instance().identify({ apiKey: made.apiKey })) ?? {}
  expect(caller).toMatchObject({ kind: 'key', accountId: 'ada', quotaSubject: 'ent:ada' })
})

it('the command creates another key only on request, and never more than twenty keys', async () => {
  const { onboard } = setUp()
  for (let made = 0; made < 20; made += 1) expect((await onboard(true)).kind).toBe('MADE')
  expect(await onboard()).toMatchObject({ kind: 'HAS_KEYS', keys: { length: 20 } })
  expect(await refusal(onboard(true))).toBe('LIMIT_REACHED')
})

it('the command creates a new key after the first key was revoked', async () => {
  const { onboard, keys } = setUp()
  const first = await onboard()
  if (first.kind !== 'MADE') throw new Error('no key was made')
  await keys.revoke(first.stored.id)
  expect((await onboard()).kind).toBe('MADE')
})

it('the command rejects a uid that the identity provider does not know', async () => {
  const { onboard } = setUp()
  expect(await refusal(onboard(false, 'nobody'))).toBe('NOT_FOUND')
})
