import { createHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { refusal } from '@plant/testing/harness/answers'
import { expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'

const signal = new AbortController().signal

/**
 * A superadmin, a banned admin and three users, each created a second after the previous person.
 */
async function setUp() {
  const service = createHarness()
  const ada = await appoint(service, 'ada', 'superadmin')
  for (const uid of ['ben', 'cleo', 'dan']) {
    service.clock.advance(1)
    await service.signUp(uid)
  }
  service.clock.advance(1)
  await appoint(service, 'eve', 'admin')
  const ban = { at: service.clock.now(), permanent: true, reason: 'a test' }
  await service.change('eve', (user) => ({ ...user, ban }))
  return { service, ada }
}

const uidsOf = ({ items }: { items: { uid: string }[] }) => items.map(({ uid }) => uid)

it('the list of users has pages and shows the newest user first', async () => {
  const { ada } = await setUp()
  const first = await ada.users({ pageSize: 3 })
  expect(uidsOf(first)).toEqual(['eve', 'dan', 'cleo'])
  expect(first.items[0]).toEqual({
    uid: 'eve',
    email: 'eve@example.org',
    role: 'admin',
    status: 'banned',
    permanent: true,
    accountId: 'eve',
    violations: 0,
    createdAt: '2026-11-20T08:00:04.000Z',
  })
  const { nextPageToken = '' } = first
  const second = await ada.users({ pageSize: 3, pageToken: nextPageToken })
  expect(uidsOf(second)).toEqual(['ben', 'ada'])
  expect(second).not.toHaveProperty('nextPageToken')
  const elsewhere = ada.users({ role: 'user', pageToken: nextPageToken })
  expect(await refusal(elsewhere)).toBe('PAGE_TOKEN_INVALID')
})

it('the list of users can be filtered by email address or by role', async () => {
  const { ada } = await setUp()
  expect(uidsOf(await ada.users({ email: 'cleo@example.org' }))).toEqual(['cleo'])
  expect(uidsOf(await ada.users({ email: 'nobody@example.org' }))).toEqual([])
  expect(uidsOf(await ada.users({ role: 'superadmin' }))).toEqual(['ada'])
  expect(uidsOf(await ada.users({ role: 'user', email: 'eve@example.org' }))).toEqual([])
})

it('the list of users leaves out API keys', async () => {
  const { service, ada } = await setUp()
  const { store } = service.steady.ports
  const keys = { ...(await service.user('ben')), email: null, createdAt: service.clock.now() }
  await store.transaction(async (database) => database.create(ref(users, 'ent:ben'), keys), signal)
  expect(uidsOf(await ada.users())).toEqual(['eve', 'dan', 'cleo', 'ben', 'ada'])
})
