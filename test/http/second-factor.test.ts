import { routeAt } from '@plant/testing/edge'
import { ban, bearer, join, type Person, send } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { isAdministrative } from '../../functions/src/contract/route.ts'

const rejected = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } }
const administrative = routes.filter(isAdministrative)
const moderation = routeAt('GET', '/v1/admin/moderation')
const users = routeAt('GET', '/v1/admin/users')
const session = routeAt('POST', '/v1/session')

let off: ServiceInProcess
let required: ServiceInProcess
let chief: Person
let withFactor: Record<string, string>
beforeAll(async () => {
  off = await startService()
  required = await startService({ harness: off.harness, secondFactor: 'SUPERADMINS' })
  chief = await join(required, 'chief', 'superadmin')
  withFactor = await tokenOf('chief', { sign_in_second_factor: 'totp' })
})
afterAll(() => Promise.all([off, required].map((each) => each.close())))

const tokenOf = async (uid: string, firebase: object) =>
  bearer(await required.signatory.tokenOf(uid, { firebase }))

describe('with SECOND_FACTOR=SUPERADMINS', () => {
  it.each(administrative.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s rejects a superadmin whose sign-in had no second factor',
    async (_name, route) => {
      expect(await send(required, route, { headers: chief.identity })).toMatchObject(rejected)
      const answer = await send(required, route, { headers: withFactor })
      expect(answer.body['code']).not.toBe('SECOND_FACTOR_REQUIRED')
    },
  )

  it('a superadmin without a second factor can sign in and use everything of a user', async () => {
    const { identity: headers } = chief
    const opened = await send(required, session, { headers, body: {} })
    expect(opened).toMatchObject({ status: 200, body: { user: { role: 'superadmin' } } })
    for (const path of ['/v1/history', '/v1/stats', '/v1/folders'])
      expect(await send(required, routeAt('GET', path), { headers })).toMatchObject({ status: 200 })
  })

  it('a claim of another kind does not count as a second factor', async () => {
    for (const claims of [{ sign_in_second_factor: '' }, { sign_in_second_factor: true }, {}]) {
      const headers = await tokenOf('chief', claims)
      expect(await send(required, users, { headers })).toMatchObject(rejected)
    }
    const outside = bearer(
      await required.signatory.tokenOf('chief', { sign_in_second_factor: 'x' }),
    )
    expect(await send(required, users, { headers: outside })).toMatchObject(rejected)
  })

  it('an admin needs no second factor, and learns only that the role is too low', async () => {
    const { identity: headers } = await join(required, 'moderator', 'admin')
    expect(await send(required, moderation, { headers })).toMatchObject({ status: 200 })
    const denied = { status: 403, body: { code: 'PERMISSION_DENIED' } }
    expect(await send(required, users, { headers })).toMatchObject(denied)
  })

  it('a promotion takes effect at once, also for a token that the service remembers', async () => {
    const { identity: headers } = await join(required, 'ann', 'admin')
    expect(await send(required, moderation, { headers })).toMatchObject({ status: 200 })
    await join(required, 'ann', 'superadmin')
    expect(await send(required, moderation, { headers })).toMatchObject(rejected)
  })

  it('the ban of a superadmin comes before the second factor', async () => {
    const { identity: headers } = await join(required, 'bad', 'superadmin')
    await ban(required, 'bad')
    const banned = { status: 403, body: { code: 'ACCOUNT_BANNED' } }
    expect(await send(required, users, { headers })).toMatchObject(banned)
  })

  it('an API key beside the token does not replace the second factor', async () => {
    const headers = { ...chief.identity, ...chief.key }
    expect(await send(required, users, { headers })).toMatchObject(rejected)
    expect(await send(required, users, { headers: chief.key })).toMatchObject({ status: 401 })
  })
})

it('with OFF, a superadmin needs no second factor', async () => {
  expect(await send(off, users, { headers: chief.identity })).toMatchObject({ status: 200 })
})
