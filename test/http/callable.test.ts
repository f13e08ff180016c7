import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpFunction, http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { dependenciesWith, handlersWith, routeAt, user } from '@plant/testing/edge'
import { onCall } from 'firebase-functions/https'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callableHandler } from '../../functions/src/callable/callable.ts'
import { routes } from '../../functions/src/contract/routes.ts'
import { createPipeline } from '../../functions/src/http/pipeline.ts'

function unsigned(payload: object): string {
  return ['{}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
}

const validToken = unsigned({ sub: 'usr' })
const forgedToken = unsigned({ sub: 'someone else' })

let server: Server
let url: string
const callables = routes.filter((route) => route.callable !== undefined)

beforeAll(async () => {
  // As in the emulator, where `onCall` takes every bearer token, so that only the pipeline checks
  // it.
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', '{"skipTokenVerification":true}')
  const handlers = handlersWith({
    'folders.create': async (call: { input: { name: string } }) => {
      if (call.input.name === 'broken') throw new Error('broken')
      return { status: 200, body: { name: call.input.name } }
    },
  })
  const parts = dependenciesWith([], {
    handlers,
    identify: async ({ bearer }) =>
      bearer === validToken ? { caller: user('usr'), active: true } : undefined,
  })
  const pipeline = createPipeline(parts)
  const functions = new Map(
    callables.map((route) => [route.path, onCall(callableHandler(route, pipeline, parts.ids))]),
  )
  http('callables', (request, response) => {
    const handler: unknown = functions.get(request.path as `/${string}`)
    return (handler as HttpFunction)(request, response)
  })
  server = getTestServer('callables')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

async function call(name: string, data: unknown, token?: string) {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('a callable function', () => {
  it('is there for each of the nine unversioned names', () => {
    expect(callables.map((route) => `/${route.callable}`)).toEqual(
      callables.map((route) => route.path),
    )
    expect(callables).toHaveLength(9)
    expect(routeAt('POST', '/createFolder').callable).toBe('createFolder')
  })

  it('answers with what the operation gives', async () => {
    const answer = await call('createFolder', { name: 'Balcony' }, validToken)
    expect(answer).toMatchObject({ status: 200, body: { result: { name: 'Balcony' } } })
  })

  it('says that it is deprecated, by what, and which request this was, on errors too', async () => {
    for (const token of [validToken, undefined]) {
      const { headers } = await call('createFolder', { name: 'Balcony' }, token)
      expect(headers.get('deprecation')).toBe('@1795132800')
      expect(headers.get('link')).toBe('</v1/folders>; rel="successor-version"')
      expect(headers.get('x-request-id')).toMatch(/^req_/)
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it.each(callables.map((route) => route.callable ?? ''))(
    '%s asks for a credential',
    async (name) => {
      expect(await call(name, {})).toMatchObject({
        status: 401,
        body: { error: { status: 'UNAUTHENTICATED', details: { code: 'UNAUTHENTICATED' } } },
      })
    },
  )

  it('lets our own check decide on a token that the emulator takes as valid', async () => {
    const answer = await call('createFolder', { name: 'n' }, forgedToken)
    expect(answer).toMatchObject({
      status: 401,
      body: { error: { details: { code: 'UNAUTHENTICATED' } } },
    })
  })

  it('says what is wrong with a field', async () => {
    expect(await call('createFolder', { name: 7 }, validToken)).toMatchObject({
      status: 400,
      body: {
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'The request has invalid fields.',
          details: expect.objectContaining({
            code: 'INVALID_ARGUMENT',
            errors: [{ field: 'name', message: 'must be a string' }],
          }),
        },
      },
    })
  })

  it('says nothing of the cause of a failure', async () => {
    const answer = await call('createFolder', { name: 'broken' }, validToken)
    expect(answer).toMatchObject({ status: 500, body: { error: { status: 'INTERNAL' } } })
    expect(JSON.stringify(answer.body)).not.toContain('broken')
  })
})
