import { stack } from '@plant/testing/stack'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, it } from 'vitest'

const identity = `http://${stack.GCE_METADATA_HOST}/computeMetadata/v1/instance/service-accounts/default/identity`

it('the development issuer signs identity tokens that its certificates verify', async () => {
  const response = await fetch(`${identity}?audience=https://example.com&format=full`, {
    headers: { 'metadata-flavor': 'Google' },
  })
  const keys = createRemoteJWKSet(new URL(`${stack.ISSUER_URL}/certs`))
  const { payload, protectedHeader } = await jwtVerify(await response.text(), keys, {
    issuer: stack.ISSUER_URL,
    audience: 'https://example.com',
  })
  expect(protectedHeader.alg).toBe('RS256')
  expect(payload).toMatchObject({
    email: `functions@${stack.PROJECT_ID}.iam.gserviceaccount.com`,
    email_verified: true,
  })
})

it('the development issuer rejects a caller without the metadata header', async () => {
  const response = await fetch(`${identity}?audience=https://example.com`)
  expect(response.status).toBe(403)
})
