import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { iamPhotoLinks } from '../cloud-storage/objects.ts'
import { signedPhotoLinks } from './photo-links.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = 'functions@demo-p.iam.gserviceaccount.com'

/** Google's metadata server and IAM, as a function sees both. */
const google = createServer(async (request, response) => {
  const path = request.url ?? ''
  const reply = (status: number, body: string) =>
    response.writeHead(status, { 'metadata-flavor': 'Google' }).end(body)
  if (path.endsWith('/token')) return reply(200, '{"access_token":"token","expires_in":3600}')
  if (path.endsWith('/email')) return reply(200, account)
  if (path.includes('/universe-domain')) return reply(200, 'googleapis.com')
  if (!path.endsWith(':signBlob')) return reply(200, '{"default":{}}')
  asked.push(path)
  if (isRefused)
    return reply(403, '{"error":{"code":403,"message":"iam.serviceAccounts.signBlob"}}')
  const { payload } = (await json(request)) as { payload: string }
  const signature = createSign('RSA-SHA256').update(Buffer.from(payload, 'base64'))
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ signedBlob: signature.sign(privateKey, 'base64') }))
})
let asked: string[] = []
let isRefused = false
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  address = `127.0.0.1:${(google.address() as AddressInfo).port}`
  // Loading the SDK takes seconds on a busy machine, which would use up the time limit of a link.
  await import('@google-cloud/storage')
})
afterAll(() => {
  vi.unstubAllEnvs()
  google.close()
})
beforeEach(() => {
  asked = []
  isRefused = false
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined)
  vi.stubEnv('GCE_METADATA_HOST', address)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'assume-present')
})

const key = { accessId: 'GOOG1EXAMPLE', secret: 'bGoa+V7g/yqDXvKRqq+JTFn4uQZbPiQJo4pf9RzJ' }
const byIam = () =>
  iamPhotoLinks({
    projectId: 'demo-p',
    bucket: 'photos',
    signingEndpoint: `http://${address}/v1/projects/-/serviceAccounts/`,
  })
const signers = {
  'an HMAC key': () =>
    signedPhotoLinks({ baseUrl: 'https://storage.googleapis.com', bucket: 'photos', key }),
  IAM: byIam,
}
// The SDK signs no link that has expired.
const at = (time: string) => new Date(`2100-02-03T${time}Z`)
const path = 'optimized/ent:ada/an_1.thumbnail.webp'

describe.each(Object.entries(signers))('a link to a photo, signed by %s', (_name, create) => {
  it('stays the same for a quarter of an hour, so that browsers can cache the photo', async () => {
    const links = create()
    const first = await links.linkTo(path, at('04:00:00'))
    expect(await links.linkTo(path, at('04:14:59.999'))).toEqual(first)
    expect((await links.linkTo(path, at('04:15:00'))).url).not.toBe(first.url)
  })

  it('is valid for 15 to 30 minutes, and states its expiry', async () => {
    const { url, expiresAt } = await create().linkTo(path, at('04:14:59.999'))
    expect(expiresAt).toEqual(at('04:30:00'))
    expect(new URL(url).searchParams.get('X-Goog-Date')).toBe('21000203T040000Z')
    expect(new URL(url).searchParams.get('X-Goog-Expires')).toBe('1800')
  })

  it('leads to the one object', async () => {
    const links = create()
    const { url } = await links.linkTo(path, at('04:00:00'))
    expect(new URL(url).origin).toBe('https://storage.googleapis.com')
    expect(decodeURIComponent(new URL(url).pathname)).toBe(`/photos/${path}`)
    const other = await links.linkTo(path.replace('an_1', 'an_2'), at('04:00:00'))
    const signature = (link: string) => new URL(link).searchParams.get('X-Goog-Signature')
    expect(signature(other.url)).not.toBe(signature(url))
  })
})

describe('IAM', () => {
  it("signs with the function's own account, by one call for each link", async () => {
    const { url } = await byIam().linkTo(path, at('04:00:00'))
    expect(asked).toEqual([`/v1/projects/-/serviceAccounts/${account}:signBlob`])
    const { searchParams } = new URL(url)
    expect(searchParams.get('X-Goog-Credential')).toMatch(new RegExp(`^${account}/21000203/`))
    expect(searchParams.get('X-Goog-Algorithm')).toBe('GOOG4-RSA-SHA256')
    expect(searchParams.get('X-Goog-Signature')).toMatch(/^[0-9a-f]{512}$/)
  })

  it('that refuses makes the storage unavailable', async () => {
    isRefused = true
    const links = byIam()
    await expect(links.linkTo(path, at('04:00:00'))).rejects.toBeInstanceOf(Unavailable)
    isRefused = false
    expect((await links.linkTo(path, at('04:00:00'))).url).toContain('X-Goog-Signature')
  })

  it('M1: is asked once for all links to a photo of the same quarter of an hour', async () => {
    const links = byIam()
    const times = ['04:00:00', '04:05:00', '04:14:59']
    const found = await Promise.all(times.map((time) => links.linkTo(path, at(time))))
    expect(new Set(found.map(({ url }) => url)).size).toBe(1)
    expect(asked).toHaveLength(1)
    await links.linkTo(path, at('04:15:00'))
    expect(asked).toHaveLength(2)
  })
})
