import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { firebaseTokenIssuer } from './token-issuer.ts'

type Reply = { status: number; body: unknown } | 'HANGS'

let server: Server
let baseUrl: string
let reply: Reply
let asked: { url: string | undefined; body: unknown }[]

const exp = 1_795_170_000
const idToken = new UnsecuredJWT({ sub: 'ent:acc', apiKeyId: 'tok_1', exp }).encode()
const good = { idToken, expiresIn: '3600', refreshToken: 'lives-for-ever', localId: 'x' }
const context = { requestId: 'r', signal: new AbortController().signal }
const subject = { uid: 'ent:acc', apiKeyId: 'tok_1' }

async function answer(request: IncomingMessage): Promise<Reply> {
  asked.push({ url: request.url, body: JSON.parse(await text(request)) })
  return reply
}

beforeEach(async () => {
  asked = []
  reply = { status: 200, body: good }
  server = createServer(async (request, response) => {
    const given = await answer(request)
    if (given === 'HANGS') return
    response.writeHead(given.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(given.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/toolkit`
})

afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

function issuer(createCustomToken = async (uid: string, claims?: object) => mark(uid, claims)) {
  return firebaseTokenIssuer({ auth: async () => ({ createCustomToken }), apiKey: 'k&y', baseUrl })
}

const mark = (uid: string, claims?: object) => `custom ${uid} ${JSON.stringify(claims)}`

describe('the issuer of identity tokens', () => {
  it('signs in with a custom token that names the API key, and returns only the identity token', async () => {
    expect(await issuer().issue(subject, context)).toEqual({
      idToken,
      expiresInSeconds: 3600,
      expiresAt: new Date(exp * 1000),
    })
    expect(asked).toEqual([
      {
        url: '/toolkit/v1/accounts:signInWithCustomToken?key=k%26y',
        body: { token: mark('ent:acc', { apiKeyId: 'tok_1' }), returnSecureToken: true },
      },
    ])
  })

  it('throws Unavailable if the provider refuses, is down or returns an invalid response', async () => {
    for (const given of [
      { status: 500, body: {} },
      { status: 400, body: { error: { message: 'custom ent:acc' } } },
      { status: 200, body: { refreshToken: 'only' } },
    ]) {
      reply = given
      const error: unknown = await issuer()
        .issue(subject, context)
        .catch((thrown) => thrown)
      expect(error).toBeInstanceOf(Unavailable)
      expect(String((error as Error).cause)).not.toContain('custom')
    }
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(issuer().issue(subject, context)).rejects.toBeInstanceOf(Unavailable)
  })

  it('throws Unavailable if the custom token cannot be signed', async () => {
    const broken = issuer(() => Promise.reject(new Error('no service account')))
    await expect(broken.issue(subject, context)).rejects.toBeInstanceOf(Unavailable)
  })

  it('stops when the caller aborts, even if the provider hangs', async () => {
    reply = 'HANGS'
    const caller = new AbortController()
    const issuing = issuer().issue(subject, { ...context, signal: caller.signal })
    caller.abort()
    await expect(issuing).rejects.toBeInstanceOf(Unavailable)
  })
})
