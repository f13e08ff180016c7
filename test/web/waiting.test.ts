import type { Route } from 'playwright-core'
import { it } from 'vitest'
import { inChromium, signedUp } from './console.ts'

const id = 'an_00000000000000000000'
const createdAt = '2026-11-22T12:00:00.000Z'
const pending = { transactionId: id, status: 'PENDING', createdAt, analysis: null, error: null }
const failure = { code: 'TIMED_OUT', message: 'It took too long.' }

/** The number of attempts that the client makes by itself before it reports an error. */
const lostCalls = 4

await inChromium('a page that waits for an analysis', () => {
  it('continues after the service was unreachable for a while', async () => {
    const page = await signedUp()
    const headers = { 'access-control-allow-origin': '*' }
    let calls = 0
    await page.route(`**/v1/analyses/${id}*`, (route: Route) => {
      calls += 1
      if (calls === 1) return route.fulfill({ json: pending, headers })
      if (calls <= 1 + lostCalls) return route.abort('connectionreset')
      return route.fulfill({ json: { ...pending, status: 'FAILED', error: failure }, headers })
    })
    await page.evaluate(`history.pushState(null, '', '/analyses/${id}')`)
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    await page.locator('progress').waitFor()
    await page.getByRole('link', { name: 'Take another photo' }).waitFor()
    await page.context().close()
  })
})
