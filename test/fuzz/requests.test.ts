import { hash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { illFormedRequests, isWellFormed } from './ill-formed.ts'
import { type Answer, answerTo, codeIn, expectAsDefined, observe } from './judge.ts'
import { exceptions, isAllowed } from './leftovers.ts'
import { type Operation, operations } from './operations.ts'
import { type Attempt, attemptsAt } from './requests.ts'
import { copyOf, createScene, type Scene } from './scene.ts'

/** `npm run fuzz` sets both. */
const { FUZZ_RUNS = '12', FUZZ_SEED = '1' } = process.env

/** After a request without an answer, the search for a smaller one would take many minutes. */
const inTime = { interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true }

let original: Scene
let scene: Scene

beforeAll(async () => {
  original = await createScene()
  scene = await copyOf(original)
})
afterAll(async () => {
  await scene.service.close()
  await original.service.close()
})

async function renew(): Promise<void> {
  await scene.service.close()
  scene = await copyOf(original)
}

/** Each operation gets other requests. */
const seedOf = ({ name }: Operation) =>
  hash('sha256', `${FUZZ_SEED} ${name}`, 'buffer').readInt32BE()

/** Sends a request, and checks all that holds for every request. */
async function attempt(operation: Operation, request: Attempt): Promise<Answer> {
  const observed = observe(scene)
  const answer = await answerTo(scene, request)
  const { status, text } = answer
  expect(status, text).toBeLessThan(500)
  expectAsDefined(operation, answer)
  if (request.caller in scene.worthless && operation.takes.length > 0)
    // A path whose escapes are no UTF-8 is unknown to everybody.
    expect([401, 404]).toContain(status)
  if (status >= 400) {
    const code = codeIn(JSON.parse(text))
    expect(observed.changes().filter((change) => !isAllowed(change, code))).toEqual([])
    observed.expectNoEffects()
  } else if (operation.method !== 'GET') {
    expect(observed.changes().filter(({ document }) => !isWellFormed(document))).toEqual([])
    await renew()
  }
  return answer
}

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    it('answers odd requests as defined, and leaves nothing of refused requests', async () => {
      const property = fc.asyncProperty(attemptsAt(operation, scene), async (request) => {
        await attempt(operation, request)
      })
      await fc.assert(property, { numRuns: Number(FUZZ_RUNS), seed: seedOf(operation), ...inTime })
    })

    it('answers ill-formed text in every place as defined, and stores none', async () => {
      for (const request of illFormedRequests(operation, scene)) {
        const answer = await attempt(operation, request)
        if (operation.takes.length > 0) expect(answer.status, JSON.stringify(request)).not.toBe(401)
      }
    })
  },
)

describe('a refused request', () => {
  it.each(exceptions)('leaves something because $why', async ({ after, leaves, example }) => {
    await renew()
    const observed = observe(scene)
    const { caller, method, path, fields } = example(scene)
    const answer = await answerTo(scene, {
      caller,
      method,
      path,
      headers: { ...scene.credentials[caller], 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
    if (after !== 'any') expect(after).toContain(codeIn(JSON.parse(answer.text)))
    const collectionsLeft = () => new Set(observed.changes().map(({ collection }) => collection))
    await expect.poll(collectionsLeft).toEqual(new Set(Object.keys(leaves)))
  })
})
