import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSigner, objectPath } from '../../functions/src/adapters/photo-links/photo-links.ts'
import { storageBucket } from '../common/project.ts'
import { close, listen } from './http.ts'
import { startObjectLinks } from './object-links.ts'

const key = { accessId: 'GOOG1LOCAL', secret: 'a secret of the link server' }
const path = 'optimized/ent:ada/a leaf.webp'
const slowPath = 'optimized/ada/slow.webp'

let servers: Awaited<ReturnType<typeof listen>>[]
let port: number
const slow = { asked: Promise.withResolvers<void>(), ended: Promise.withResolvers<void>() }

beforeAll(async () => {
  const urlOf = (name: string) =>
    `/storage/v1/b/${storageBucket}/o/${encodeURIComponent(name)}?alt=media`
  const asked = urlOf(path)
  const storage = await listen(0, async (request, response) => {
    if (request.url === urlOf(slowPath)) {
      response.once('close', slow.ended.resolve)
      return slow.asked.resolve()
    }
    response.writeHead(request.url === asked ? 200 : 404, { 'content-type': 'image/webp' })
    response.end('webp')
  })
  const { port: storagePort } = storage.address() as AddressInfo
  const links = await startObjectLinks(0, storagePort, Object.values(key).join(':'))
  servers = [storage, links]
  port = (links.address() as AddressInfo).port
})

afterAll(() => Promise.all(servers.map(close)))

function link(parts: { path?: string; key?: typeof key; signedAt?: Date } = {}): URL {
  const url = new URL(objectPath(storageBucket, parts.path ?? path), `http://127.0.0.1:${port}`)
  const signedAt = parts.signedAt ?? new Date()
  return new URL(createSigner(parts.key ?? key)({ url, signedAt, lifetimeSeconds: 60 }))
}

it('the server of signed links lets a page of any origin read a photo by its link', async () => {
  const answer = await fetch(link(), { headers: { origin: 'https://app.example' } })
  expect([answer.status, await answer.text()]).toEqual([200, 'webp'])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

it('the server of signed links sends no CORS headers to an image element, whose request has no Origin header', async () => {
  const answer = await fetch(link())
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null])
})

it('a CORS preflight of a signed link allows only reads, and no credential header', async () => {
  const answer = await fetch(link(), {
    method: 'OPTIONS',
    headers: { origin: 'https://app.example', 'access-control-request-headers': 'authorization' },
  })
  const allowed = answer.headers.get('access-control-allow-headers') ?? ''
  expect([answer.status, answer.headers.get('access-control-allow-methods')]).toEqual([
    200,
    'GET, HEAD',
  ])
  expect(allowed.toLowerCase()).not.toContain('authorization')
})

const changed = (name: string, value: string) => () => {
  const url = link()
  url.searchParams.set(name, value)
  return url
}

it.each<[string, () => URL, number]>([
  ['with a changed lifetime', changed('X-Goog-Expires', '3600'), 403],
  ['with a changed date', changed('X-Goog-Date', '20990101T000000Z'), 403],
  ['signed with another key', () => link({ key: { ...key, secret: 'another secret' } }), 403],
  ['of another account', () => link({ key: { ...key, accessId: 'GOOG1OTHER' } }), 403],
  ['with an added parameter', changed('response-content-type', 'text/html'), 403],
  ['without a signature', () => new URL(link().href.split('?')[0] ?? ''), 403],
  ['that was signed for another object', () => new URL(link().href.replace('leaf', 'tree')), 403],
  ['that has expired', () => link({ signedAt: new Date(Date.now() - 61_000) }), 400],
  ['to a missing object', () => link({ path: 'optimized/ada/gone.webp' }), 404],
])('the server of signed links rejects a link %s', async (_name, url, status) => {
  expect((await fetch(url())).status).toBe(status)
})

it('the server of signed links rejects every method except GET', async () => {
  for (const method of ['HEAD', 'PUT', 'DELETE'])
    expect((await fetch(link(), { method })).status).toBe(403)
})

it('the server of signed links stops reading the object when the client disconnects', async () => {
  const leaving = new AbortController()
  const left = fetch(link({ path: slowPath }), { signal: leaving.signal })
  await slow.asked.promise
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await slow.ended.promise
})
