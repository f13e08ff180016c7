import { randomUUID } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import type { Page, Request, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../web/security-policy.ts'
import { faultsOf, inChromium, opened, signedUp, visit } from './console.ts'

const isOfAppCheck = /google\.com|gstatic\.com|firebaseappcheck/
const header = 'x-firebase-appcheck'
const script = 'https://www.google.com/recaptcha/enterprise.js*'

/** What the console calls on the way, and whether the call was for App Check itself. */
function watch(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  return requests
}

const tokensOf = (requests: readonly Request[], url: string) =>
  requests
    .filter((request) => request.method() === 'POST' && request.url().startsWith(url))
    .map((request) => request.headers()[header])

/** reCAPTCHA as Firebase's library uses it. It knows everybody. */
const recaptcha = `{
  let succeed
  globalThis.grecaptcha = {
    enterprise: {
      ready: (then) => then(),
      render: (_place, { callback }) => void (succeed = callback),
      execute: async () => (succeed(), 'of-recaptcha'),
    },
  }
}`

/** Serves the console with App Check, under the policy of a deployment. */
async function withAppCheck(page: Page): Promise<void> {
  const policy = contentSecurityPolicy(
    {
      api: stack.BASE_URL,
      identity: [`http://${stack.FIREBASE_AUTH_EMULATOR_HOST}`],
      uploads: `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`,
      photos: stack.OBJECT_LINK_URL,
    },
    true,
  )
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), appCheckKey: 'a-key' } })
  })
  await page.route('**/sign-in*', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: 'of-app-check', ttl: '3600s' },
    }),
  )
}

async function signUp(serve: (route: Route) => Promise<void>) {
  const page = await visit('/')
  // Chromium asks before a page that a test serves calls this machine.
  await page.context().grantPermissions(['local-network-access'])
  const requests = watch(page)
  await withAppCheck(page)
  await page.route(script, serve)
  await opened(page, '/sign-in?way=up')
  await page.locator('input[name=email]').fill(`grower-${randomUUID()}@example.org`)
  await page.locator('input[name=password]').fill('a good password')
  const session = page.waitForResponse((response) => response.url().endsWith('/v1/session'))
  await page.locator('button[type=submit]').click()
  expect((await session).status()).toBe(200)
  return { page, requests }
}

await inChromium('App Check', () => {
  it('is not loaded and sends nothing unless the deployment has it', async () => {
    const page = await signedUp()
    const requests = watch(page)
    await opened(page, '/history')
    expect(requests.filter((request) => isOfAppCheck.test(request.url()))).toEqual([])
    const sent = requests.filter((request) => request.url().startsWith(stack.BASE_URL))
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.map((request) => request.headers()[header]).filter(Boolean)).toEqual([])
    await page.context().close()
  })

  it('gives a token to each call of the service and of Authentication', async () => {
    const { page, requests } = await signUp((route) =>
      route.fulfill({ contentType: 'text/javascript', body: recaptcha }),
    )
    const auth = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}`
    for (const url of [`${stack.BASE_URL}/v1/session`, `${auth}/identitytoolkit`])
      expect(new Set(tokensOf(requests, url))).toEqual(new Set(['of-app-check']))
    const exchange = requests.find((request) => request.url().includes('firebaseappcheck'))
    expect(exchange?.url()).toContain(':exchangeRecaptchaEnterpriseToken')
    expect(exchange?.postDataJSON()).toMatchObject({ recaptcha_enterprise_token: 'of-recaptcha' })
    expect(faultsOf(page).filter((fault) => fault.includes('Content Security Policy'))).toEqual([])
    await page.context().close()
  })

  it('is left to the service if the browser blocks reCAPTCHA', async () => {
    const { page, requests } = await signUp((route) => route.abort())
    expect(tokensOf(requests, `${stack.BASE_URL}/v1/session`)).toEqual([undefined])
    await page.context().close()
  })
})
