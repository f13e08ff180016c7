import { createHarness } from '@plant/testing/harness'
import { refusal, refusals } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'

const url = 'https://hooks.example.com/plants'

describe('registering a webhook', () => {
  it('returns the endpoint with its secret, which no later response shows', async () => {
    const { steady } = createHarness().webhooks
    const owner = steady.as('owner')
    const registered = await owner.register(url, { description: 'greenhouse' })
    expect(registered).toMatchObject({
      id: expect.stringMatching(/^whk_/),
      url,
      events: ['analysis.completed', 'analysis.failed'],
      description: 'greenhouse',
      status: 'active',
      createdAt: '2026-11-20T08:00:00.000Z',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    const { secret: _secret, ...shown } = registered
    expect((await owner.list()).items).toEqual([shown])
  })

  it('encrypts the stored secret for this endpoint only', async () => {
    const { steady } = createHarness().webhooks
    const { id, secret } = await steady.as('owner').register(url)
    const [stored] = await steady.ports.store.getAll(ref(webhooks, 'owner'))
    const sealed = stored?.endpoints[0]?.secret ?? ''
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length, 30))
    expect(await steady.ports.secretBox.open(sealed, `webhook ${id}`)).toBe(secret)
    await expect(steady.ports.secretBox.open(sealed, 'webhook whk_other')).rejects.toThrow()
  })

  it('costs 2 reads and 2 writes', async () => {
    const { steady } = createHarness().webhooks
    await steady.as('owner').register(url)
    steady.ports.store.reset()
    await steady.as('owner').register(`${url}/2`)
    expect(steady.ports.store.calls).toMatchObject([{ reads: 2, writes: 2 }])
  })

  it('rejects the same URL in any spelling, but accepts it for another account', async () => {
    const { steady } = createHarness().webhooks
    await steady.as('owner').register(url)
    for (const same of [url, 'https://HOOKS.example.com:443/plants', `${url}#part`])
      expect(await refusal(steady.as('owner').register(same))).toBe('ALREADY_EXISTS')
    expect(await steady.as('other').register(url)).toMatchObject({ status: 'active' })
  })

  it('fails for more than ten webhooks, even in simultaneous calls', async () => {
    const { steady } = createHarness().webhooks
    const owner = steady.as('owner')
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => owner.register(`${url}/${n}`)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await owner.list()).items).toHaveLength(10)
    expect(await refusal(owner.register(`${url}/more`))).toBe('LIMIT_REACHED')
    const [first] = (await owner.list()).items
    await owner.remove(first?.id ?? '')
    expect(await owner.register(`${url}/more`)).toMatchObject({ status: 'active' })
  })

  it('rejects a URL that leads into a private network, and accepts a host name that does not resolve yet', async () => {
    const { steady, receivers } = createHarness().webhooks
    receivers.astray.add('inside.example.com')
    const owner = steady.as('owner')
    for (const forbidden of [
      'http://example.com/',
      'https://127.1/',
      'https://inside.example.com/',
    ])
      expect(await refusal(owner.register(forbidden))).toBe('WEBHOOK_URL_FORBIDDEN')
    expect(await owner.register('https://not-yet.example.com/')).toMatchObject({ status: 'active' })
  })
})

describe('access to webhooks', () => {
  it('is the same for the owner and for a token obtained for an API key', async () => {
    const harness = createHarness()
    const { steady } = harness.webhooks
    const { id } = await keysOf(harness.apiKeys, callerOf('owner')).create()
    const exchanged = keyCallerOf('owner', { apiKeyId: id })
    await steady.caller(exchanged).register(url)
    expect((await steady.as('owner').list()).items).toHaveLength(1)
  })

  it('is denied to other accounts with 404', async () => {
    const { steady } = createHarness().webhooks
    const { id } = await steady.as('owner').register(url)
    const { deliveryId } = await steady.as('owner').test(id)
    const other = steady.as('other')
    await other.register(url)
    const refused = [
      other.remove(id),
      other.rotate(id),
      other.test(id),
      other.deliveries(id),
      other.retry(id, deliveryId),
    ]
    expect(await refusals(refused)).toEqual(refused.map(() => 'NOT_FOUND'))
    const own = (await other.list()).items[0]?.id ?? ''
    expect(await refusal(other.retry(own, deliveryId))).toBe('NOT_FOUND')
  })
})

describe('listing webhooks', () => {
  it('returns every webhook once, in pages, newest first', async () => {
    const { steady, service } = createHarness().webhooks
    const owner = steady.as('owner')
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) {
      // Two endpoints each are created in the same millisecond, so only their ids give their order.
      if (n % 2 === 0) service.clock.advance(1)
      ids.push((await owner.register(`${url}/${n}`)).id)
    }
    const seen: string[] = []
    let pageToken: string | undefined
    do {
      const page = await owner.list({ pageSize: 3, ...(pageToken && { pageToken }) })
      seen.push(...page.items.map(({ id }) => id))
      pageToken = page.nextPageToken
    } while (pageToken)
    expect(seen).toHaveLength(7)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen[0]).toBe(ids[6])
    expect(await refusal(owner.list({ pageToken: 'forged' }))).toBe('PAGE_TOKEN_INVALID')
  })
})

describe('removing a webhook', () => {
  it('succeeds once, and cancels the pending deliveries of the webhook', async () => {
    const { steady, receivers, settle } = createHarness().webhooks
    const owner = steady.as('owner')
    const { id } = await owner.register(url)
    const { deliveryId } = await owner.test(id)
    expect(await owner.remove(id)).toEqual({ id, deleted: true })
    expect(await refusal(owner.remove(id))).toBe('NOT_FOUND')
    await settle()
    expect(receivers.received).toEqual([])
    expect(await refusal(owner.retry(id, deliveryId))).toBe('NOT_FOUND')
  })
})
