import { leafPhoto } from '@plant/testing/leaf-photo'
import { signUp, uuid } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callableRoutes } from '../../functions/src/composition/endpoints.ts'
import { type Answer, doors, failure, openApp, type WebApp } from './app.ts'

// The emulator starts a process for each function at its first call.
const firstCallsMs = 240_000
const names = [...callableRoutes.keys()]

let app: WebApp
let signedOut: WebApp

beforeAll(async () => {
  app = await openApp({ signedIn: true })
  signedOut = await openApp({ signedIn: false })
})
afterAll(() => Promise.all([app.close(), signedOut.close()]))

describe.each([...doors])('a web app through %s', (door, open) => {
  const called = new Set<string>()
  async function call(name: string, data: object): Promise<Answer> {
    called.add(name)
    return (await open(app, name)(data)).data
  }

  it(
    'uses all ten callable functions, from the start of an analysis to its deletion',
    async () => {
      const imageBase64 = await leafPhoto(door.length)
      const advice = await call('getPlantCareAdvice', { imageBase64, language: 'en' })
      const analysisId = advice['id']
      expect(advice).toMatchObject({ status: 'COMPLETED', id: expect.stringMatching(/^an_/) })

      const start = { imageBase64, idempotencyKey: uuid() }
      const started = await call('startAnalysis', start)
      expect(started).toMatchObject({ status: 'PENDING', timeoutSeconds: 120 })
      const again = await call('startAnalysis', start)
      expect(again['transactionId']).toBe(started['transactionId'])
      const asked = { analysisId: started['transactionId'], waitSeconds: 10 }
      let read = await call('getAnalysis', asked)
      // One call waits at most 10 s.
      while (read['status'] === 'PENDING' || read['status'] === 'PROCESSING')
        read = await call('getAnalysis', asked)
      expect(read).toMatchObject({
        transactionId: started['transactionId'],
        status: 'COMPLETED',
        analysis: { status: 'COMPLETED', id: started['transactionId'] },
      })

      const saved = await call('saveAnalysis', { analysisId })
      expect(saved).toMatchObject({ id: analysisId, saved: true })
      const rating = { analysisId, impression: 'up' }
      expect(await call('updateAnalysisImpression', rating)).toEqual({
        id: analysisId,
        impression: 'up',
        wrong: [],
        text: null,
        right: null,
      })
      const folder = await call('createFolder', { name: `Balcony of ${door}` })
      const folderId = folder['id']
      const analysisIds = [analysisId]
      expect(await call('assignToFolder', { folderId, analysisIds })).toEqual({
        folderId,
        analysisIds,
      })
      expect(await call('unassignFromFolder', { analysisIds })).toEqual({
        folderId: null,
        analysisIds,
      })
      expect(await call('deleteFolder', { folderId })).toMatchObject({ deleted: true })
      expect(await call('deleteAnalysis', { analysisId })).toEqual({
        id: analysisId,
        deleted: true,
      })
      expect([...called].sort()).toEqual([...names].sort())
    },
    firstCallsMs,
  )

  it.each(names)(
    'is rejected by %s without a sign-in, with the problem as details',
    async (name) => {
      const { code, details, message } = await failure(open(signedOut, name)({}))
      expect(code).toBe('functions/unauthenticated')
      expect(details).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
      expect(message).toContain((details as { detail: string }).detail)
    },
    firstCallsMs,
  )

  it('gets errors with the code, the message and the details of the problem', async () => {
    const invalid = await failure(open(app, 'createFolder')({ name: 7 }))
    expect(invalid).toMatchObject({
      code: 'functions/invalid-argument',
      // The library adds the HTTP status to the message.
      message: expect.stringMatching(/^The request has invalid fields\./),
      details: {
        code: 'INVALID_ARGUMENT',
        errors: [{ field: 'name', message: 'must be a string' }],
        requestId: expect.any(String),
      },
    })
    const unknown = await failure(open(app, 'deleteFolder')({ folderId: 'fld_none' }))
    expect(unknown).toMatchObject({ code: 'functions/not-found', details: { code: 'NOT_FOUND' } })
    const noPhoto = await failure(open(app, 'startAnalysis')(null))
    expect(noPhoto).toMatchObject({
      code: 'functions/invalid-argument',
      details: { code: 'IMAGE_REQUIRED' },
    })
    const name = `Twice by ${door}`
    await open(app, 'createFolder')({ name })
    expect(await failure(open(app, 'createFolder')({ name }))).toMatchObject({
      code: 'functions/already-exists',
      details: { status: 409, code: 'ALREADY_EXISTS' },
    })
  })
})

it(
  'may send the additional header of App Check',
  async () => {
    const sent = new Set<string>()
    const own = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const isOurs = new Request(input, init).url.startsWith(stack.BASE_URL)
      if (isOurs) for (const name of new Headers(init?.headers).keys()) sent.add(name)
      return own(input, init)
    }
    const page = await openApp({ signedIn: true, appCheck: true })
    const open = doors.get('the gateway')
    try {
      await open?.(page, 'createFolder')({ name: 'With App Check' })
    } finally {
      globalThis.fetch = own
      await page.close()
    }
    expect([...sent].sort()).toEqual(['authorization', 'content-type', 'x-firebase-appcheck'])

    // Node's fetch sends no preflight, so the test sends one as a browser does.
    const preflight = await fetch(`${stack.BASE_URL}/createFolder`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': [...sent].join(','),
      },
    })
    expect(preflight.status).toBe(200)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(',')
    for (const name of sent) expect(allowed).toContain(name)
  },
  firstCallsMs,
)

describe('an invalid bearer token', () => {
  const url = `http://${stack.FUNCTIONS_EMULATOR_HOST}/${stack.PROJECT_ID}/us-central1`
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`

  it.each([
    ['nonsense', 'nonsense'],
    ['an API key', `pk_ent_${'a'.repeat(42)}`],
    ['a token of another project', unsigned({ iss: 'x', aud: 'x', sub: 'x', exp: 9e9 })],
    ['a token without a subject', unsigned({ aud: stack.PROJECT_ID, exp: 9e9 })],
  ])(
    'is rejected by the service even in the emulator: %s',
    async (_name, token) => {
      const response = await fetch(`${url}/createFolder`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: { name: 'Of nobody' } }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
      expect(response.headers.get('deprecation')).toMatch(/^@\d+$/)
    },
    firstCallsMs,
  )

  it('is rejected if it has expired, even if this project issued it', async () => {
    const { token, uid } = await signUp()
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object
    const post = (bearer: string) =>
      fetch(`${url}/createFolder`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ data: { name: `Of ${uid}` } }),
      })
    expect((await post(unsigned({ ...claims, exp: 1 }))).status).toBe(401)
    expect((await post(unsigned(claims))).status).toBe(200)
  })
})
