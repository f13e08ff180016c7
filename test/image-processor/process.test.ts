import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPhoto } from '../../image-processor/src/testing/photos.ts'
import { type Issuer, patience, startIssuer, startProcessor } from './support.ts'

let issuer: Issuer

beforeAll(async () => {
  issuer = await startIssuer()
})

afterAll(() => issuer.close())

describe('an overloaded processor', () => {
  it('answers 503 with Retry-After to photos above its limit, and loses no photo', async () => {
    const small = await startProcessor(issuer, { IMAGES_IN_FLIGHT_MAX: '1' })
    const photo = await drawPhoto(2000, 2000).jpeg().toBuffer()
    const authorization = `Bearer ${await issuer.token()}`
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        fetch(`${small.url}/optimise`, {
          method: 'POST',
          body: new Uint8Array(photo),
          headers: { authorization },
        }),
      ),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9)
    expect(statuses).toContain(503)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    await small.stop()
  })
})

describe('the image processor', () => {
  it('does not start in a deployment without clamd, and explains the reason at once', async () => {
    await expect(startProcessor(issuer, { K_SERVICE: 'image-processor' })).rejects.toThrow(
      /exited with 1.*CLAMD_ADDRESS/s,
    )
  })

  it('starts if clamd does not answer, but rejects photos with 503 and fails its health check', async () => {
    const blind = await startProcessor(issuer, { CLAMD_ADDRESS: '127.0.0.1:9' })
    const health = await fetch(`${blind.url}/health`)
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'fail', scanner: 'CLAMD' },
    ])
    const answer = await fetch(`${blind.url}/optimise`, {
      method: 'POST',
      body: new Uint8Array(await drawPhoto(50, 50).jpeg().toBuffer()),
      headers: { authorization: `Bearer ${await issuer.token()}` },
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    await blind.stop()
  })

  it('finishes the current photo after SIGTERM, and ends with exit code 0', async () => {
    const leaving = await startProcessor(issuer)
    // A small photo, because it must be finished within 9 s of the signal, even on a busy machine.
    const photo = await drawPhoto(600, 400).jpeg().toBuffer()
    const request = httpRequest(`${leaving.url}/optimise`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await issuer.token()}`, expect: '100-continue' },
    })
    const answer = once(request, 'response') as Promise<[IncomingMessage]>
    // A connection can be open and hold half a photo before the processor notices it.
    await once(request, 'continue')
    request.write(photo.subarray(0, photo.length / 2))
    leaving.child.kill('SIGTERM')
    const isOpen = () => fetch(`${leaving.url}/health`).then(Boolean, () => false)
    await expect.poll(isOpen, patience).toBe(false)
    request.end(photo.subarray(photo.length / 2))
    const [response] = await answer
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(await leaving.stop()).toBe(0)
  })
})
