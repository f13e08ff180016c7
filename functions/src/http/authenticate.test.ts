import { describe, expect, it } from 'vitest'
import { presentationOf } from './authenticate.ts'

function unsigned(payload: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode(payload)}.`
}

const gatewayToken = unsigned({ iss: 'https://accounts.google.com', sub: 'gateway' })
const callerToken = unsigned({ iss: 'https://securetoken.google.com/demo', sub: 'usr' })

function presentation(headers: Record<string, string>, issuers?: string[]) {
  return presentationOf((name) => headers[name], issuers)
}

function presented(bearer: string | null, apiKey: string | null) {
  return { kind: 'presented', presented: { bearer, apiKey } }
}

describe('the credential of a request', () => {
  it.each([
    ['a bearer token', { authorization: `Bearer ${callerToken}` }, presented(callerToken, null)],
    ['the scheme in any case', { authorization: 'bEARER tok' }, presented('tok', null)],
    ['a key', { 'x-api-key': 'pk_ent_a' }, presented(null, 'pk_ent_a')],
    ['a key as a bearer', { authorization: 'Bearer pk_ent_a' }, presented(null, 'pk_ent_a')],
    [
      'the same key twice',
      { authorization: 'Bearer pk_ent_a', 'x-api-key': 'pk_ent_a' },
      presented(null, 'pk_ent_a'),
    ],
    [
      'two different keys at once',
      { authorization: 'Bearer pk_ent_a', 'x-api-key': 'pk_ent_b' },
      { kind: 'unusable' },
    ],
    [
      'a token and a key',
      { authorization: 'Bearer tok', 'x-api-key': 'pk_ent_a' },
      presented('tok', 'pk_ent_a'),
    ],
    ['an identity token in x-api-key', { 'x-api-key': callerToken }, { kind: 'unusable' }],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }, { kind: 'unusable' }],
    [
      'another scheme beside a key',
      { authorization: 'Basic dQ==', 'x-api-key': 'pk_ent_a' },
      { kind: 'unusable' },
    ],
    ['a scheme without a token', { authorization: 'Bearer' }, { kind: 'unusable' }],
    ['nothing', {}, { kind: 'nothing' }],
    ['empty headers', { authorization: '', 'x-api-key': '' }, { kind: 'nothing' }],
  ])('is read from %s', (_case, headers, expected) => {
    expect(presentation(headers)).toEqual(expected)
  })

  it('is the forwarded token behind the gateway', () => {
    const headers = {
      authorization: `Bearer ${gatewayToken}`,
      'x-forwarded-authorization': `Bearer ${callerToken}`,
    }
    expect(presentation(headers)).toEqual(presented(callerToken, null))
  })

  it('is not the token of the gateway itself', () => {
    const headers = { authorization: `Bearer ${gatewayToken}` }
    expect(presentation(headers)).toEqual({ kind: 'nothing' })
    expect(presentation({ ...headers, 'x-api-key': 'pk_ent_a' })).toEqual(
      presented(null, 'pk_ent_a'),
    )
  })

  it('is not the token of a gateway with a configured issuer', () => {
    const localToken = unsigned({ iss: 'http://127.0.0.1:9', sub: 'gateway' })
    const headers = { authorization: `Bearer ${localToken}` }
    expect(presentation(headers, ['http://127.0.0.1:9'])).toEqual({ kind: 'nothing' })
    expect(presentation(headers)).toEqual(presented(localToken, null))
  })

  it('is never read from the header in which the gateway describes the user', () => {
    const userInfo = Buffer.from('{"sub":"usr"}').toString('base64url')
    expect(presentation({ 'x-apigateway-api-userinfo': userInfo })).toEqual({ kind: 'nothing' })
  })
})
