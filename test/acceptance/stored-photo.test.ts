import { getObject } from '@plant/testing/objects'
import { call, finished, signUp } from '@plant/testing/service'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { optimiseSettings } from '../../image-processor/src/encode/encode.ts'

type Analysis = {
  id: string
  input: { storagePath: string; imageWidthPx: number; imageBytes: number }
}

/** A photo as phones send it: large, rotated by its metadata, with a GPS position. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#3a6b2c', noise } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '49/1 11/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

describe('the photo in storage', () => {
  it("has the same bytes as sharp's output with the documented settings, and no metadata", async () => {
    const user = await signUp()
    const photo = await phonePhoto()
    const body = { imageBase64: photo.toString('base64') }
    const answer = await call<Analysis>('POST', '/v1/analyses/sync', { user, body })
    expect(answer.status).toBe(200)
    const { storagePath, imageWidthPx, imageBytes } = answer.body.input
    const stored = Buffer.from(await (await getObject(storagePath)).arrayBuffer())
    const { input, resize, webp } = optimiseSettings
    const expected = await sharp(photo, input).resize(resize).webp(webp).toBuffer()
    expect(stored.equals(expected)).toBe(true)
    const metadata = await sharp(stored).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 768, height: 1024 })
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([imageWidthPx, imageBytes]).toEqual([768, stored.length])
  })

  it('can be analysed again only by its owner, and is deleted with its last analysis', async () => {
    const user = await signUp()
    const body = { imageBase64: (await phonePhoto()).toString('base64') }
    const first = await call<Analysis>('POST', '/v1/analyses/sync', { user, body })
    const { storagePath } = first.body.input
    const stranger = await call('POST', '/v1/analyses', {
      user: await signUp(),
      body: { storagePath },
    })
    expect(stranger.body).toMatchObject({ status: 404, code: 'IMAGE_NOT_FOUND' })
    const second = await call<{ transactionId: string }>('POST', '/v1/analyses', {
      user,
      body: { storagePath },
    })
    expect(second.status).toBe(202)
    const id = second.body.transactionId
    expect(await finished(user, id)).toMatchObject({ status: 'COMPLETED' })
    await call('DELETE', `/v1/analyses/${first.body.id}`, { user })
    expect((await getObject(storagePath)).status).toBe(200)
    const link = await call('GET', `/v1/analyses/${id}/image`, { user })
    expect(link.status).toBe(302)
    const shown = await fetch(link.headers.get('location') ?? '')
    // An unread body can crash Node's fetch when the server closes (nodejs/undici#5360).
    await shown.arrayBuffer()
    expect(shown.status).toBe(200)
    await call('DELETE', `/v1/analyses/${id}`, { user })
    expect((await getObject(storagePath)).status).toBe(404)
  })
})
