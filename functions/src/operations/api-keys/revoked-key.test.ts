import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callOf } from '@plant/testing/harness/client'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import type { AnyCall } from '../../contract/endpoint.ts'
import { scopes } from '../../contract/scope.ts'
import type { ServedEndpoint } from '../endpoint.ts'
import { endpoints } from '../generated/endpoints.ts'
import { stillMadeBy } from './made-by-key.ts'

/** Work that every member does. For 10 s a revoked key still does it, as docs/api.md says. */
// biome-ignore format: as a list
const workOfMembers = [
  'analyses.analyseSync', 'analyses.flag', 'analyses.remove', 'analyses.save', 'analyses.start',
  'devices.decommission', 'devices.register', 'devices.update',
  'folders.assign', 'folders.create', 'folders.remove', 'folders.rename', 'folders.unassign',
  'history.rate',
]
/** Calls that change nothing for any API key, valid or not. */
// biome-ignore format: as a list
const callsOfPeople = [
  'account.cancelErasure', 'account.erase', 'account.openSession', 'invitations.redeem',
]
const accepted = new Set<string>([...workOfMembers, ...callsOfPeople])

const acceptsKeys = ({ route }: ServedEndpoint) =>
  route.credential.includes('identity') && route.access !== 'admin' && route.access !== 'superadmin'
const served: readonly ServedEndpoint[] = endpoints
/** A new call is here unless somebody adds it to a list above. An export's link outlives a key. */
const lasting = served.filter(
  (each) =>
    each.id === 'account.readExport' ||
    (acceptsKeys(each) && each.route.method !== 'GET' && !accepted.has(each.id)),
)

/** The input that the example of an endpoint describes. */
function inputOf({ params, query, body, examples }: ServedEndpoint) {
  return {
    ...params?.parse(examples.params),
    ...query?.parse(examples.query),
    ...body?.parse(examples.body),
  }
}

/** Calls an endpoint with a key that has changed since an instance cached the key. */
async function refusalOf(
  each: ServedEndpoint,
  change: (keys: ReturnType<typeof keysOf>, id: string) => Promise<unknown>,
) {
  const service = createHarness()
  await service.signUp('olga')
  await service.invitations.change('olga', { type: 'enterprise' })
  const keys = keysOf(service.apiKeys, callerOf('olga'))
  const { id } = await keys.create()
  const caller = keyCallerOf('olga', { apiKeyId: id, exchanged: true })
  await change(keys, id)
  const ports = {
    ...service.steady.ports,
    ...service.invitations.ports,
    ...service.webhooks.steady.ports,
    ...service.apiKeys.ports,
  }
  const { scopes = [] } = each.route
  const call = { ...callOf(caller, inputOf(each)), scopes } as unknown as AnyCall
  return refusal(each.handler(call, ports))
}

it.each(lasting)(
  'A8: a revoked key cannot call $id in the 10 s in which an instance still accepts it',
  async (each) => {
    expect(await refusalOf(each, (keys, id) => keys.revoke(id))).toBe('UNAUTHENTICATED')
  },
)

it.each(lasting)(
  'a key that lost a scope of $id cannot call it in the 10 s in which an instance still knows the scope',
  async (each) => {
    for (const lost of each.route.scopes ?? []) {
      const left = scopes.filter((scope) => scope !== lost)
      const narrow = (keys: ReturnType<typeof keysOf>, id: string) => keys.setScopes(id, left)
      expect(await refusalOf(each, narrow), lost).toBe('INSUFFICIENT_SCOPE')
    }
  },
)

it('the answer to a revocation lists all members, also if they fill more than one page', async () => {
  const member = (at: number) => ({
    id: `inv_${at}`,
    data: { status: 'redeemed', email: 'mallory@example.org', redeemedAt: new Date(0) },
  })
  const pages = [Array.from({ length: 500 }, (_, at) => member(at)), [member(500)]]
  const cursors: unknown[] = []
  const { store } = createHarness().steady.ports
  const paged: typeof store = {
    ...store,
    query: async (_collection, { after }) => {
      cursors.push(after)
      return (pages.shift() ?? []) as never
    },
  }
  const { members } = await stillMadeBy(paged, 'olga', 'tok_1', [])
  expect(members).toHaveLength(501)
  expect(cursors).toEqual([undefined, { value: 'tok_1', id: 'inv_499' }])
})

it('A8: the owner gets a mail if a key rotates the secret of a webhook, and none about their own call', async () => {
  const { webhooks, ...service } = createHarness()
  await service.signUp('olga')
  const { id: apiKeyId } = await keysOf(service.apiKeys, callerOf('olga')).create()
  const owner = webhooks.steady.as('olga')
  const { id } = await owner.register('https://olga.example.org/events')
  const sweep = async () => {
    service.clock.advance(60)
    await service.sweep()
  }
  await sweep()
  await owner.rotate(id)
  await sweep()
  expect(webhooks.mails).toHaveLength(1)
  await webhooks.steady.caller(keyCallerOf('olga', { apiKeyId, exchanged: true })).rotate(id)
  await sweep()
  expect(webhooks.mails.slice(1)).toMatchObject([
    {
      to: 'olga@example.org',
      subject: 'The secret of a webhook was rotated',
      text: expect.stringContaining(`POST /v1/webhooks/${id}/rotate-secret`),
    },
  ])
})
