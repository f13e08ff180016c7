import { type Answer, call, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { describe, expect, it } from 'vitest'

const size = 60
const perSecond = 20
/** More calls at once than the burst limit allows. */
const waveSize = 200
/** The number of batches that the service may accept in full before the test fails. */
const wavesMax = 20
/** One call in eight goes through the gateway, because the gateway is slower than the function. */
const throughGateway = 8

/**
 * Sends batches of calls until one call is rejected. On a slow machine one batch may not suffice,
 * because the burst limit refills while the batch is sent.
 */
async function untilRefused(
  count: number,
  send: (index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const isRefused = () => answers.some(({ status }) => status === 429)
  for (let wave = 0; wave < wavesMax && !isRefused(); wave += 1)
    answers.push(...(await Promise.all(Array.from({ length: count }, (_, index) => send(index)))))
  return answers
}

/** A cheap call: the service rejects its body, but only after all other checks. */
const knock = (user: TestUser, base = stack.BASE_URL) =>
  call('POST', '/v1/folders', { base, user, body: {} })

async function flood(user: TestUser) {
  // The first call makes the instance cache the caller, which would slow the burst.
  await knock(user)
  const startedAt = performance.now()
  const answers = await untilRefused(waveSize, (index) =>
    knock(user, index % throughGateway === 0 ? stack.BASE_URL : stack.API_URL),
  )
  const seconds = (performance.now() - startedAt) / 1000
  return {
    sent: answers.length,
    passed: answers.filter(({ status }) => status === 400).length,
    refused: answers.filter(({ status }) => status === 429),
    refilled: Math.ceil(seconds * perSecond),
  }
}

function expectRefusal({ body, headers }: Answer): void {
  expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 1 })
  expect(headers.get('retry-after')).toBe('1')
  expect(headers.get('ratelimit-policy')).toBe(`"burst";q=${size};w=3`)
  expect(headers.get('ratelimit')).toBe('"burst";r=0;t=1')
  expect(headers.get('access-control-expose-headers')).toContain('RateLimit')
}

describe('the burst limit of one user', () => {
  it('admits 60 calls at once and 20 more per second, and rejects further calls with Retry-After', async () => {
    const [user, neighbour] = [await signUp(), await signUp()]
    const { sent, passed, refused, refilled } = await flood(user)
    expect(passed + refused.length).toBe(sent)
    expect(passed).toBeGreaterThanOrEqual(size - 1)
    expect(passed).toBeLessThanOrEqual(size + refilled)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expectRefusal(answer)

    expect((await knock(neighbour)).status).toBe(400)
    const unlimited = ['/v1/config', '/v1/health', '/v1/status']
    for (const path of unlimited) expect((await call('GET', path, { user })).status).toBe(200)
    expect((await call('OPTIONS', '/v1/folders')).status).toBe(200)

    // Waits for the time in Retry-After.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await knock(user)).status).toBe(400)
  })

  it('applies to each instance separately', async () => {
    const user = await signUp()
    const { refused } = await flood(user)
    expect(refused.length).toBeGreaterThan(0)
    // Different functions, and so different instances, serve starts and folders.
    const start = await call('POST', '/v1/analyses', { user, body: {} })
    expect(start.body).toMatchObject({ code: 'IMAGE_REQUIRED' })
  })
})

describe('the burst limit of failed credentials', () => {
  it('answers 429 after many failures from one IP address, but still accepts valid credentials from that address', async () => {
    const user = await signUp()
    // Calls the function directly from its own address, because all tests share the gateway's.
    const base = stack.API_URL
    const address = { 'x-forwarded-for': '203.0.113.7' }
    const failing = { ...address, authorization: 'Bearer of.no.worth' }
    const answers = await untilRefused(5 * waveSize, () =>
      call('GET', '/v0/stats', { base, headers: failing }),
    )
    const refused = answers.filter(({ status }) => status === 401)
    expect(refused.length).toBeGreaterThanOrEqual(10 * size)
    expect(answers.length - refused.length).toBeGreaterThan(0)
    for (const { status, body } of answers)
      if (status !== 401) expect(body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    const valid = await call('POST', '/v1/folders', { base, user, headers: address, body: {} })
    expect(valid.status).toBe(400)
  })
})
