import { type Answer, call, signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { describe, expect, it } from 'vitest'

const size = 60
const perSecond = 20
/** More at once than the bucket holds. */
const waveSize = 200
/** Where none of so many waves is refused, nothing ever will be. */
const wavesMax = 20
/** One in so many: the gateway passes fewer calls in a second than the function answers. */
const throughGateway = 8

/**
 * Waves of calls until one of them is refused. While a slow machine sends one wave the bucket may
 * take back as many tokens, and is empty after some more.
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

/** A call that costs no more than its checks: what it asks for is refused behind them. */
const knock = (user: TestUser, base = stack.BASE_URL) =>
  call('POST', '/v1/folders', { base, user, body: {} })

async function flood(user: TestUser) {
  // Who calls is known to the instance by then, so that the flood is not held up by finding that
  // out.
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

describe('a burst of one user', () => {
  it('passes 60 at once and 20 more a second, and the rest is told when to come back', async () => {
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

    // As a client would: after the second that it was told.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await knock(user)).status).toBe(400)
  })

  it('is counted by each instance: what empties a bucket of one leaves that of another full', async () => {
    const user = await signUp()
    const { refused } = await flood(user)
    expect(refused.length).toBeGreaterThan(0)
    // A start is served by another function than a folder, so by another instance.
    const start = await call('POST', '/v1/analyses', { user, body: {} })
    expect(start.body).toMatchObject({ code: 'IMAGE_REQUIRED' })
  })
})

describe('a burst of failed credentials', () => {
  it('ends in 429 for the address, and holds up no valid credential of it', async () => {
    const user = await signUp()
    // At the function itself, where an address of our own can be given: that of the gateway is
    // every test's.
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
