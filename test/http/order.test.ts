import { bearer, type Edge, startEdge, withScopes } from '@plant/testing/edge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let edge: Edge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

const json = { 'content-type': 'application/json' }
const tenMegabytes = new Uint8Array(10_000_000)

async function codeOf(method: string, path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(edge.url + path, { method, ...init })
  const body = (await response.json()) as { code: string }
  return body.code
}

describe('J3: a worker whose owner is banned', () => {
  const init = { headers: bearer('worker-of-banned') }

  it('may leave the account', async () => {
    const { status } = await fetch(`${edge.url}/v1/invitations/inv_1`, {
      method: 'DELETE',
      ...init,
    })
    expect(status).toBe(200)
  })

  it('may do nothing else', async () => {
    expect(await codeOf('GET', '/v1/folders', init)).toBe('ACCOUNT_BANNED')
    expect(await codeOf('GET', '/v1/invitations', init)).toBe('ACCOUNT_BANNED')
  })
})

// Each request has two consecutive faults. The service must report the one that it checks first.
describe('the first of two faults is reported:', () => {
  it.each([
    ['the path before the method', 'PATCH', '/v1/nowhere', {}, 'NOT_FOUND'],
    [
      'the method before the size',
      'PUT',
      '/v1/folders',
      { body: tenMegabytes },
      'METHOD_NOT_ALLOWED',
    ],
    [
      'the size before the credential',
      'POST',
      '/v1/folders',
      { body: tenMegabytes },
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'the credential before the role',
      'POST',
      '/v1/admin/ban',
      { headers: bearer('nobody') },
      'UNAUTHENTICATED',
    ],
    [
      'the ban before the role',
      'POST',
      '/v1/admin/ban',
      { headers: bearer('banned') },
      'ACCOUNT_BANNED',
    ],
    [
      'the scope before malformed JSON',
      'POST',
      '/v1/folders',
      { headers: { ...bearer(withScopes(['read', 'analyse']).exchanged), ...json }, body: '{' },
      'INSUFFICIENT_SCOPE',
    ],
    [
      'the role before the media type',
      'POST',
      '/v1/admin/ban',
      { headers: { ...bearer('user'), 'content-type': 'text/plain' }, body: 'x' },
      'PERMISSION_DENIED',
    ],
    [
      'the credential before malformed JSON',
      'POST',
      '/v1/folders',
      { headers: json, body: '{' },
      'UNAUTHENTICATED',
    ],
    [
      'the media type before malformed JSON',
      'POST',
      '/v1/folders',
      { headers: { ...bearer('user'), 'content-type': 'text/plain' }, body: '{' },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'malformed JSON before the Idempotency-Key',
      'POST',
      '/v1/analyses',
      { headers: { ...bearer('user'), ...json, 'idempotency-key': 'x' }, body: '{' },
      'MALFORMED_BODY',
    ],
    [
      'the body before the operation',
      'POST',
      '/v1/folders',
      { headers: { ...bearer('user'), ...json }, body: '{}' },
      'INVALID_ARGUMENT',
    ],
  ])('%s', async (_promise, method, path, init, code) => {
    expect(await codeOf(method, path, init)).toBe(code)
  })
})

describe('the burst limit', () => {
  it('is checked after the credential, and before the ban, the role and the body', async () => {
    const small = await startEdge({ burst: { perSecond: 0.001, size: 1 } })
    const statuses = []
    for (const token of ['banned', 'banned', 'user', 'user']) {
      const headers = { ...bearer(token), 'content-type': 'text/plain' }
      const response = await fetch(`${small.url}/v1/folders`, {
        method: 'POST',
        headers,
        body: '{',
      })
      statuses.push(response.status)
    }
    await small.close()
    expect(statuses).toEqual([403, 429, 415, 429])
  })
})
