import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let service: ServiceInProcess

beforeAll(async () => {
  service = await startService()
})
beforeEach(() => service.store.reset())
afterAll(() => service.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers })

const list = '/v1/catalogue/plants?search=rose&pageSize=5'
const pages = [list, '/v1/catalogue/conditions', '/v1/catalogue/conditions/rust']

describe('the catalogue', () => {
  it.each([...pages, '/v1/catalogue/plants/rosa', '/v1/catalogue'])(
    'answers %s to anybody, and answers 304 to the holder of its ETag, without a store call',
    async (path) => {
      const first = await get(path)
      expect(first.status).toBe(200)
      expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(first.headers.get('vary')).toContain('Accept-Language')
      const etag = first.headers.get('etag') ?? ''
      await first.arrayBuffer()
      const again = await get(path, { 'if-none-match': etag })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect(service.store.calls).toEqual([])
    },
  )

  it.each(pages)('has a strong ETag of its own for each language and query: %s', async (path) => {
    const etagOf = async (language: string, more = '') => {
      const { headers } = await get(path + more, { 'accept-language': language })
      return headers.get('etag') ?? ''
    }
    const german = await etagOf('de')
    expect(german).toMatch(/^"[\w-]{27}"$/)
    expect(await etagOf('de')).toBe(german)
    expect(await etagOf('fr')).not.toBe(german)
    const shorter = path.includes('?') ? '&level=GENUS' : '?pageSize=1'
    if (path !== '/v1/catalogue/conditions/rust')
      expect(await etagOf('de', shorter)).not.toBe(german)
    const stale = await get(path, { 'accept-language': 'fr', 'if-none-match': german })
    expect([stale.status, stale.headers.get('content-language')]).toEqual([200, 'fr'])
  })

  it('sends the whole file compressed on request, with the same content', async () => {
    const packed = await get('/v1/catalogue?language=pl', { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(300_000)
    const plain = await get('/v1/catalogue?language=pl', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual(await packed.json())
  })

  it('sends the whole file to a client that never ends its body, and then disconnects it', async () => {
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      'GET /v1/catalogue HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{',
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/)
    expect(answer.endsWith('}')).toBe(true)
  })

  it.each([
    ['plants?poisonousTo=BIRDS', 'poisonousTo'],
    ['plants?level=ORDER', 'level'],
    ['plants?language=not_a_language_at_all!', 'language'],
    ['conditions?category=MAGIC', 'category'],
    ['conditions?host=triffid', 'host'],
    [`conditions?search=${'x'.repeat(101)}`, 'search'],
    ['conditions?pageSize=0', 'pageSize'],
  ])('answers 400 to %s and names the field', async (path, field) => {
    const answer = await get(`/v1/catalogue/${path}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_ARGUMENT', errors: [{ field }] })
  })

  it('answers 404 to an unknown id', async () => {
    for (const path of ['conditions/other', 'plants/of-nobody'])
      expect((await get(`/v1/catalogue/${path}`)).status).toBe(404)
  })
})
