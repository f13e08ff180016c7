import { readdirSync } from 'node:fs'
import { type OptimiseReply, optimiseReplySchema } from '@plant/image-processor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photosFolder, readPhoto } from '../../scripts/common/photos.ts'
import { type Issuer, type Processor, startIssuer, startProcessor } from './support.ts'

describe('real photos', () => {
  const names = readdirSync(photosFolder)
  const isTruncated = (name: string) => name.includes('truncated_jpeg')
  let issuer: Issuer
  let processor: Processor

  beforeAll(async () => {
    issuer = await startIssuer()
    processor = await startProcessor(issuer)
  })

  afterAll(async () => {
    await processor?.stop()
    issuer?.close()
  })

  async function optimise(name: string): Promise<{ status: number; reply: OptimiseReply }> {
    const response = await fetch(`${processor.url}/optimise`, {
      method: 'POST',
      body: new Uint8Array(readPhoto(name)),
      headers: { authorization: `Bearer ${await issuer.token()}` },
    })
    return { status: response.status, reply: optimiseReplySchema.parse(await response.json()) }
  }

  it('get 422 UNDECODABLE if they are truncated JPEGs', { timeout: 300_000 }, async () => {
    const truncated = names.filter(isTruncated)
    expect(truncated.length).toBeGreaterThan(0)
    for (const name of truncated) {
      expect(await optimise(name), name).toMatchObject({
        status: 422,
        reply: { outcome: 'UNDECODABLE', detail: expect.stringContaining('incomplete') },
      })
    }
  })

  it('get the outcome OPTIMISED if they are complete', { timeout: 900_000 }, async () => {
    const whole = names.filter((name) => /\.(jpe?g|png)$/.test(name) && !isTruncated(name))
    expect(whole.length).toBeGreaterThan(0)
    for (const name of whole) {
      expect((await optimise(name)).reply.outcome, name).toBe('OPTIMISED')
    }
  })
})
