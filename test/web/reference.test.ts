import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { asDeveloper, faultsOf, inChromium, opened, signedUp, visit } from './console.ts'
import { spoken, wordsOf } from './words.ts'

/** The delay of the session in milliseconds. The session loads after the explorer's definition. */
const lateMs = 3000

/** The colours of the text and of the ground at a point, even in a shadow root. */
const coloursAt = (x: number, y: number): string => `(() => {
  let found = document.elementFromPoint(${x}, ${y})
  while (found.shadowRoot) found = found.shadowRoot.elementFromPoint(${x}, ${y})
  const { color, backgroundColor } = getComputedStyle(found)
  return [color, backgroundColor]
})()`

await inChromium('the reference', () => {
  it.each(spoken)(
    'calls an endpoint as the signed-in user, even if the session loads late, in %s',
    async (language) => {
      const page = await signedUp({ locale: language })
      await asDeveloper(page)
      await page.getByRole('link', { name: wordsOf(language)('common.navDocs') }).waitFor()
      await page.route('**/v1/session', async (route) => {
        await wait(lateMs)
        await route.continue()
      })
      await opened(page, '/docs#?route=get-/v1/stats')
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'GET' && sent.url().endsWith('/v1/stats')),
        page.getByRole('button', { name: /execute/i }).click(),
      ])
      expect(request.headers()['authorization']).toMatch(/^Bearer /)
      expect((await request.response())?.status()).toBe(200)
      await page
        .getByText(/"byOutcome"/)
        .first()
        .waitFor()
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
    },
  )

  it('has one navigation, and on a wide screen the answer beside the request', async () => {
    const page = await signedUp({ viewport: { width: 1600, height: 900 } })
    await asDeveloper(page)
    await opened(page, '/docs#?route=get-/v1/stats')
    expect(await page.locator('#navigation').isVisible()).toBe(false)
    expect(await page.evaluate('scrollY')).toBe(0)
    const request = await page.locator('api-request').first().boundingBox()
    const answer = await page.locator('api-response').first().boundingBox()
    expect(answer?.y).toBe(request?.y)
    expect(answer?.x).toBeGreaterThan((request?.x ?? 0) + (request?.width ?? 0))
    await page.getByRole('button', { name: wordsOf('en')('common.menu') }).click()
    await page.locator('#navigation').waitFor()
    await page.context().close()
  })

  it('has a sample with a credential, names of operations, and buttons that stay readable', async () => {
    const page = await visit('/docs#?route=get-/v1/history')
    await page.locator('syntax-highlighter').filter({ hasText: '-H "x-api-key: $KEY"' }).waitFor()
    await page.getByText('List the completed analyses of the account').first().waitFor()
    const execute = page.getByRole('button', { name: /execute/i })
    await execute.hover()
    const { x = 0, y = 0, width = 0, height = 0 } = (await execute.boundingBox()) ?? {}
    const [text, ground] = await page.evaluate<[string, string]>(
      coloursAt(x + width / 2, y + height / 2),
    )
    expect(text).not.toBe(ground)
    await page.context().close()
  })

  it('calls the service with a pasted key, and stores the key nowhere', async () => {
    const page = await visit('/docs#?route=get-/v1/stats')
    const key = 'pk_ent_000000000000000000000000000000000000000000'
    await page.getByLabel('Try it with an API key').fill(key)
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'GET' && sent.url().endsWith('/v1/stats')),
      page.getByRole('button', { name: /execute/i }).click(),
    ])
    expect(request.headers()['x-api-key']).toBe(key)
    const stored = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])'
    expect(await page.evaluate(stored)).not.toContain(key)
    await page.context().close()
  })
})
