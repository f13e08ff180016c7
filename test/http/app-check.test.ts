import { createServer, type Server } from 'node:http'
import { appCheckClaims, startAppCheck } from '@plant/testing/app-check'
import { routeAt } from '@plant/testing/edge'
import { listen } from '@plant/testing/listen'
import { bearer, join, type Person, send } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appCheckVerifier } from '../../functions/src/adapters/firebase-auth/app-check.ts'
import { buildCallableApp } from '../../functions/src/http/app.ts'

const project = 'demo-matrix'
const history = routeAt('GET', '/v1/history')
const exchange = routeAt('POST', '/v1/auth/exchange-token')
const createFolder = routeAt('POST', '/createFolder')
const header = 'x-firebase-appcheck'
const message = 'App Check would reject a call'

let appCheck: Awaited<ReturnType<typeof startAppCheck>>
let off: ServiceInProcess
let monitoring: ServiceInProcess
let enforcing: ServiceInProcess
/** The callable function `createFolder` of the enforcing and of the monitoring service. */
let callables: { server: Server; url: string }[]
let ann: Person
let valid: string
let worthless: Map<string, string>

beforeAll(async () => {
  appCheck = await startAppCheck()
  off = await startService()
  ann = await join(off, 'ann')
  const { harness } = off
  const verifying = appCheckVerifier(project, appCheck.jwksUrl)
  monitoring = await startService({ harness, appCheck: { mode: 'MONITOR', ...verifying } })
  enforcing = await startService({ harness, appCheck: { mode: 'ENFORCE', ...verifying } })
  valid = await appCheck.sign(appCheckClaims(project))
  worthless = await appCheck.worthless(project)
  callables = await Promise.all(
    [enforcing, monitoring].map(async ({ parts }) => {
      const server = createServer(buildCallableApp(parts, createFolder))
      return { server, url: await listen(server) }
    }),
  )
})

afterAll(async () => {
  for (const { server } of callables) {
    server.closeAllConnections()
    server.close()
  }
  await Promise.all([off, monitoring, enforcing, appCheck].map((each) => each.close()))
})

const read = (service: ServiceInProcess, headers: Record<string, string>) =>
  send(service, history, { headers })

/** What the service has logged about App Check during some work. */
async function logged(work: () => Promise<unknown>) {
  const { log } = off.harness
  const before = log.length
  await work()
  return log.slice(before).filter((line) => line.message === message)
}

async function callFolder(at: number, headers: Record<string, string> = {}) {
  const response = await fetch(callables[at]?.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ann.identity, ...headers },
    body: JSON.stringify({ data: { name: `Balcony ${at}` } }),
  })
  return { status: response.status, body: await response.json() }
}

describe('with ENFORCE', () => {
  it('a user calls with a valid App Check token', async () => {
    expect(await read(enforcing, { ...ann.identity, [header]: valid })).toMatchObject({
      status: 200,
    })
  })

  it('a user is rejected without a token, or with a worthless one', async () => {
    const rejected = { status: 403, body: { code: 'APP_CHECK_FAILED' } }
    expect(await read(enforcing, ann.identity)).toMatchObject(rejected)
    for (const [why, token] of [['empty', ''] as const, ...worthless])
      expect([why, await read(enforcing, { ...ann.identity, [header]: token })]).toMatchObject([
        why,
        rejected,
      ])
  })

  it('a first call without a token makes no account', async () => {
    const bot = bearer(await enforcing.signatory.tokenOf('bot'))
    expect(await read(enforcing, bot)).toMatchObject({ status: 403 })
    await expect(off.harness.user('bot')).rejects.toThrow('bot did not sign up')
    expect(await read(enforcing, { ...bot, [header]: valid })).toMatchObject({ status: 200 })
    expect(await off.harness.user('bot')).toBeDefined()
  })

  it('an invalid identity token is 401, whatever its App Check token is', async () => {
    for (const headers of [{}, { [header]: valid }])
      expect(await read(enforcing, { ...bearer('a.b.c'), ...headers })).toMatchObject({
        status: 401,
      })
  })

  it('API keys and exchanged tokens need no App Check token', async () => {
    expect(await read(enforcing, ann.key)).toMatchObject({ status: 200 })
    const { body } = await send(enforcing, exchange, {
      headers: { 'x-enterprise-token': ann.key['x-api-key'] ?? '' },
    })
    expect(await read(enforcing, bearer(String(body['idToken'])))).toMatchObject({ status: 200 })
  })

  it('a key does not excuse the user beside it', async () => {
    expect(await read(enforcing, { ...ann.identity, ...ann.key })).toMatchObject({ status: 403 })
  })

  it('public paths need no App Check token', async () => {
    expect(await send(enforcing, routeAt('GET', '/v1/config'))).toMatchObject({ status: 200 })
  })

  it('a callable function answers in the format of its clients', async () => {
    expect(await callFolder(0)).toMatchObject({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED', details: { code: 'APP_CHECK_FAILED' } } },
    })
    expect(await callFolder(0, { [header]: valid })).toMatchObject({ status: 200 })
  })

  it('a call is 503 while no keys can be fetched', async () => {
    const verifying = appCheckVerifier(project, 'http://127.0.0.1:9/')
    const blind = await startService({
      harness: off.harness,
      appCheck: { mode: 'ENFORCE', ...verifying },
    })
    expect(await read(blind, { ...ann.identity, [header]: valid })).toMatchObject({ status: 503 })
    await blind.close()
  })
})

describe('with MONITOR', () => {
  it('every call passes, and calls that would fail are logged without their token', async () => {
    const lines = await logged(async () => {
      expect(await read(monitoring, { ...ann.identity, [header]: valid })).toMatchObject({
        status: 200,
      })
      expect(await read(monitoring, ann.identity)).toMatchObject({ status: 200 })
      for (const token of worthless.values())
        expect(await read(monitoring, { ...ann.identity, [header]: token })).toMatchObject({
          status: 200,
        })
    })
    expect(lines.map(({ severity, fields }) => [severity, fields['uid'], fields['fault']])).toEqual(
      [['INFO', 'ann', 'missing'], ...Array.from(worthless, () => ['INFO', 'ann', 'invalid'])],
    )
    for (const { fields } of lines)
      expect(Object.keys(fields)).toEqual(['requestId', 'uid', 'fault'])
  })

  it('keys are not logged', async () => {
    expect(await logged(() => read(monitoring, ann.key))).toEqual([])
  })

  it('callable functions are logged too', async () => {
    const lines = await logged(async () => {
      expect(await callFolder(1)).toMatchObject({ status: 200 })
    })
    expect(lines).toMatchObject([{ fields: { fault: 'missing' } }])
  })

  it('a call passes while no keys can be fetched', async () => {
    const verifying = appCheckVerifier(project, 'http://127.0.0.1:9/')
    const blind = await startService({
      harness: off.harness,
      appCheck: { mode: 'MONITOR', ...verifying },
    })
    const lines = await logged(async () => {
      expect(await read(blind, { ...ann.identity, [header]: valid })).toMatchObject({ status: 200 })
    })
    expect(lines).toMatchObject([{ fields: { fault: 'unverified' } }])
    await blind.close()
  })
})

it('with OFF, no token is needed, read or logged, and no keys are fetched', async () => {
  const before = appCheck.fetched()
  const lines = await logged(async () => {
    for (const headers of [{}, { [header]: valid }, { [header]: 'a.b.c' }])
      expect(await read(off, { ...ann.identity, ...headers })).toMatchObject({ status: 200 })
  })
  expect(lines).toEqual([])
  expect(appCheck.fetched()).toBe(before)
})
