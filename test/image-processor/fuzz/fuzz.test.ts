import { optimiseReplySchema } from '@plant/image-processor/protocol'
import { peakMegabytes } from '@plant/testing/peak-memory'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Issuer, type Processor, startIssuer, startProcessor } from '../support.ts'
import { fuzzCorpus } from './corpus.ts'
import { mutate } from './mutate.ts'
import { randomFrom } from './random.ts'

/**
 * `npm run fuzz:images` sets FUZZ_FIRST_SEED and FUZZ_CASES. To repeat a failed seed, set
 * FUZZ_FIRST_SEED to the seed and FUZZ_CASES to 1.
 */
const firstSeed = Number(process.env['FUZZ_FIRST_SEED'] ?? 1)
const cases = Number(process.env['FUZZ_CASES'] ?? 1000)
const atOnce = 4
const memoryMegabytesMax = 512
const imageTimeoutSeconds = '10'
/** More than twice the time limit of one photo, because a photo may wait for other photos. */
const answerTimeoutMs = 25_000

let issuer: Issuer
let processor: Processor
let corpus: Buffer[]

beforeAll(async () => {
  issuer = await startIssuer()
  processor = await startProcessor(issuer, { IMAGE_TIMEOUT_SECONDS: imageTimeoutSeconds })
  corpus = await fuzzCorpus()
})

afterAll(async () => {
  await processor.stop()
  issuer.close()
})

/** Sends a photo generated from a random seed. Returns undefined if the answer has no fault. */
async function tryOut(seed: number, authorization: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${processor.url}/optimise?heic=on`, {
      method: 'POST',
      body: new Uint8Array(mutate(corpus, randomFrom(seed))),
      headers: { authorization },
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const reply = optimiseReplySchema.safeParse(await response.json())
    const expected = reply.data?.outcome === 'OPTIMISED' ? 200 : 422
    return reply.success && response.status === expected
      ? undefined
      : `seed ${seed}: ${response.status}`
  } catch (error) {
    return `seed ${seed}: ${String(error)}`
  }
}

it(`${cases} damaged photos get an answer in time, and the process stays within its memory limit`, {
  timeout: 3_600_000,
}, async () => {
  const authorization = `Bearer ${await issuer.token()}`
  const wrong: string[] = []
  let next = firstSeed
  const work = async () => {
    while (next < firstSeed + cases && processor.child.exitCode === null) {
      const seed = next
      next += 1
      const found = await tryOut(seed, authorization)
      if (found !== undefined) wrong.push(found)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(wrong).toEqual([])
  expect([processor.child.exitCode, processor.child.signalCode]).toEqual([null, null])
  expect(peakMegabytes(processor.child.pid)).toBeLessThan(memoryMegabytesMax)
})

it('equal seeds give equal photos, and different seeds give different photos', () => {
  const made = (seed: number) => mutate(corpus, randomFrom(seed))
  expect(made(7).equals(made(7))).toBe(true)
  const distinct = new Set(Array.from({ length: 200 }, (_, seed) => made(seed).toString('latin1')))
  expect(distinct.size).toBeGreaterThan(190)
})
