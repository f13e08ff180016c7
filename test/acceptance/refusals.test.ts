import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { describe, expect, it } from 'vitest'
import { readPhoto } from '../../scripts/common/photos.ts'

const start = '/v1/analyses'

describe('the service behind the gateway', () => {
  it('answers 401 for a token that is missing, malformed, or of another project', async () => {
    const claims = { iss: 'https://securetoken.google.com/other', aud: 'other', sub: 'x', exp: 9e9 }
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const foreign = `${part({ alg: 'none' })}.${part(claims)}.`
    for (const token of [undefined, 'nonsense', foreign]) {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const answer = await call('POST', start, { headers, body: {} })
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
      expect(answer.headers.get('www-authenticate')).toContain('Bearer')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'))
    }
  })

  it('answers 400 and names every invalid field', async () => {
    const user = await signUp()
    const body = {
      imageBase64: await leafPhoto(20),
      latitude: 91,
      longitude: 0,
      placement: 'roof',
    }
    const answer = await call<{ errors: { field: string }[] }>('POST', start, { user, body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((error) => error.field).sort()).toEqual(['latitude', 'placement'])
    expect((await call('POST', start, { user, body: {} })).body.code).toBe('IMAGE_REQUIRED')
  })

  it('answers 400 for malformed JSON, 413 for 10 MB and 415 for another content type', async () => {
    const user = await signUp()
    const malformed = await call('POST', start, { user, body: '{"imageBase64": ' })
    expect(malformed.body).toMatchObject({ status: 400, code: 'MALFORMED_BODY' })
    const large = JSON.stringify({ imageBase64: 'A'.repeat(10_000_000) })
    const tooLarge = await call('POST', start, { user, body: large })
    expect(tooLarge.body).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    const headers = { 'content-type': 'text/plain' }
    const text = await call('POST', start, { user, body: 'hello', headers })
    expect(text.body).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it('answers 404 for an unknown path and 405 for a wrong method, at the gateway and at the function', async () => {
    expect((await call('GET', '/v1/nothing')).body).toMatchObject({ code: 404 })
    expect((await call('PATCH', '/v1/health')).body).toMatchObject({ code: 405 })
    const base = stack.API_URL
    expect((await call('GET', '/v1/nothing', { base })).body).toMatchObject({ code: 'NOT_FOUND' })
    const wrongMethod = await call('PATCH', '/v1/health', { base })
    expect(wrongMethod.body).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
  })

  it('answers OPTIONS with 200 on every kind of path', async () => {
    for (const path of [
      '/v1/analyses',
      '/v1/history/an_1/impression',
      '/v0/stats',
      '/createFolder',
    ]) {
      const answer = await call('OPTIONS', path, {
        headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
      })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    }
  })
})

describe('a truncated photo', () => {
  it('is rejected with 422 at once and costs no unit', async () => {
    const user = await signUp()
    const bytes = readPhoto('apple_truncated_truncated_jpeg_01.jpg')
    const body = { imageBase64: bytes.toString('base64') }
    const answer = await call('POST', start, { user, body })
    expect(answer.body).toMatchObject({ status: 422, code: 'IMAGE_UNDECODABLE' })
  })
})
