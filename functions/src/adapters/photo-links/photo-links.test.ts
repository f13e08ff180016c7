import { createHash } from 'node:crypto'
import { Storage } from '@google-cloud/storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canonicalRequest, createSigner, objectPath, signingKey } from './photo-links.ts'

const key = { accessId: 'GOOG1EXAMPLE', secret: 'bGoa+V7g/yqDXvKRqq+JTFn4uQZbPiQJo4pf9RzJ' }
const host = 'storage.googleapis.com'

/** The text that Google's own library would sign, and the link that the library returns. */
async function ofTheVendor(path: string, signedAt: Date, lifetimeSeconds: number) {
  const signed: string[] = []
  const authClient = {
    getCredentials: async () => ({ client_email: key.accessId }),
    sign: async (text: string) => {
      signed.push(text)
      return ''
    },
  }
  const storage = new Storage({ projectId: 'demo-p' })
  Object.assign(storage.authClient, authClient)
  const expires = new Date(signedAt.getTime() + lifetimeSeconds * 1000)
  const file = storage.bucket('photos').file(path)
  const [link] = await file.getSignedUrl({
    version: 'v4',
    action: 'read',
    accessibleAt: signedAt,
    expires,
  })
  return { link: new URL(link), text: signed[0] ?? '' }
}

// With the local stack's variables, the library would link to the emulator.
beforeEach(() => vi.stubEnv('STORAGE_EMULATOR_HOST', undefined))
afterEach(() => vi.unstubAllEnvs())

const paths = [
  'optimized/ada/an_1.webp',
  'optimized/ent:ada/an_1.thumbnail.webp',
  "optimized/auth0|it's (a) *leaf*!/ü&+ =~.webp",
]

describe('the signature of a photo link (version 4)', () => {
  it.each(paths)("covers the text that Google's library would sign: %s", async (path) => {
    // The library rejects expired links.
    const signedAt = new Date('2100-02-03T04:05:06.000Z')
    const { link, text } = await ofTheVendor(path, signedAt, 1800)
    const theirs = link.search.slice(1).replace('&X-Goog-Signature=', '')
    const request = canonicalRequest(host, objectPath('photos', path), theirs)
    const hash = createHash('sha256').update(request).digest('hex')
    const scope = '21000203/auto/storage/goog4_request'
    expect(text).toBe(['GOOG4-RSA-SHA256', '21000203T040506Z', scope, hash].join('\n'))

    const url = new URL(objectPath('photos', path), `https://${host}`)
    const ours = new URL(createSigner(key)({ url, signedAt, lifetimeSeconds: 1800 }))
    expect(ours.pathname).toBe(link.pathname)
    const [query] = ours.search.slice(1).split('&X-Goog-Signature=')
    expect(query).toBe(theirs.replace('GOOG4-RSA', 'GOOG4-HMAC'))
  })

  // The example of https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-examples.html,
  // which differs only in prefix and scope.
  it("is made with the day's signing key, derived as in the published example", () => {
    const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
    const scope = ['20120215', 'us-east-1', 'iam', 'aws4_request']
    expect(signingKey(`AWS4${secret}`, scope).toString('hex')).toBe(
      'f4780e2d9f65fa895f9c67b32ce1baf0b0d8a43505a000a1a9e090d414db404d',
    )
  })

  it("uses the key of the request's day, even if the signer was created the day before", () => {
    const url = new URL(objectPath('photos', 'optimized/ada/an_1.webp'), `https://${host}`)
    const sign = createSigner(key)
    for (const time of ['2026-02-03T23:45:00Z', '2026-02-04T00:00:00Z', '2026-02-03T23:45:00Z']) {
      const request = { url, signedAt: new Date(time), lifetimeSeconds: 1800 }
      expect(sign(request)).toBe(createSigner(key)(request))
    }
  })

  it('is the same for equal requests and differs for different requests', () => {
    const parts = {
      url: new URL(objectPath('photos', 'optimized/ada/an_1.webp'), `https://${host}`),
      signedAt: new Date('2026-02-03T04:00:00.000Z'),
      lifetimeSeconds: 1800,
    }
    const signature = (changes: Partial<typeof parts> = {}, by = key) =>
      new URL(createSigner(by)({ ...parts, ...changes })).searchParams.get('X-Goog-Signature')
    expect(signature()).toBe(signature())
    const others = [
      signature({ lifetimeSeconds: 1801 }),
      signature({ signedAt: new Date('2026-02-04T04:00:00.000Z') }),
      signature({ url: new URL(parts.url.href.replace('an_1', 'an_2')) }),
      signature({}, { ...key, secret: 'another' }),
      signature({}, { ...key, accessId: 'GOOG1OTHER' }),
    ]
    expect(new Set([signature(), ...others]).size).toBe(6)
  })
})
