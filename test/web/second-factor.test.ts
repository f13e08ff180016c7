import { appoint } from '@plant/testing/operators'
import { confirmAddress, startStrictApi } from '@plant/testing/second-factor'
import type { TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import type { StartedFunction } from '@plant/testing/start-function'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, inChromium, opened, refuse, visit } from './console.ts'
import { codeOf, withTotp } from './totp.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const password = 'secret-of-a-test'
const wrongCode = '000000'

it('codes are those of RFC 6238', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const times = [59, 1_111_111_109, 1_234_567_890, 2_000_000_000]
  expect(times.map((seconds) => codeOf(key, seconds * 1000))).toEqual([
    '287082',
    '081804',
    '005924',
    '279037',
  ])
})

const navigation = (page: Page) => page.getByRole('navigation').first().waitFor()

/** Types a code into the form on the page and sends it. */
async function send(page: Page, code: string): Promise<void> {
  await page.getByLabel(words('secondFactor.code')).fill(code)
  await page.getByLabel(words('secondFactor.code')).press('Enter')
}

/** Sets up an authenticator app on the page. Returns its key. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: words('secondFactor.start') }).click()
  const link = page.getByRole('link', { name: words('secondFactor.open') })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Plant%20Analysis:user-/)
  const key =
    (await page.locator('section', { has: link }).locator('.copy code').textContent()) ?? ''
  expect(address.searchParams.get('secret')).toBe(key)
  return key
}

await inChromium('a second factor', () => {
  let api: StartedFunction
  beforeAll(async () => {
    api = await startStrictApi()
  })
  afterAll(() => void api.child.kill('SIGKILL'))

  /** A page with `SECOND_FACTOR=SUPERADMINS`, whose visitor has sent the password. */
  async function enter(user: TestUser): Promise<Page> {
    const page = await visit('/sign-in')
    await withTotp(page)
    await page.route(`${stack.BASE_URL}/v1/admin/**`, async (route) => {
      const url = route.request().url().replace(stack.BASE_URL, api.url)
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await page.locator('input[name=email]').fill(user.email)
    await page.locator('input[name=password]').fill(password)
    await page.locator('button[type=submit]').click()
    return page
  }

  it('is set up by a superadmin whom the service asks for it, and is asked for at sign-in', async () => {
    const chief = await appoint('superadmin')
    await confirmAddress(chief)
    const page = await enter(chief)
    await navigation(page)
    await opened(page, '/users')
    await page.getByRole('link', { name: words('common.errorSecondFactor') }).click()
    await page.getByText(words('secondFactor.what')).waitFor()
    await expectAccessible(page)
    const key = await setUp(page)
    await expectAccessible(page)
    await send(page, wrongCode)
    await page.getByText(words('secondFactor.errorCode')).waitFor()
    await send(page, codeOf(key))
    await page.getByText(words('secondFactor.isOn')).waitFor()
    await opened(page, '/users')
    await page.getByRole('link', { name: chief.email }).first().waitFor()
    await page.context().close()

    const again = await enter(chief)
    const dialog = again.getByRole('dialog')
    await dialog.getByLabel(words('secondFactor.code')).waitFor()
    await expectAccessible(again)
    await dialog.getByRole('button', { name: words('common.cancel') }).click()
    await again.getByText(words('signIn.errorCode')).waitFor()
    await again.locator('button[type=submit]').click()
    await send(again, wrongCode)
    await dialog.getByText(words('secondFactor.errorCode')).waitFor()
    await send(again, codeOf(key))
    await navigation(again)
    await opened(again, '/users')
    await again.getByRole('link', { name: chief.email }).first().waitFor()
    await again.context().close()
  }, 300_000)

  it('is removed after a recent sign-in, and then the role does not work', async () => {
    const chief = await appoint('superadmin')
    await confirmAddress(chief)
    const page = await enter(chief)
    await navigation(page)
    await opened(page, '/account?second-factor')
    const key = await setUp(page)
    await send(page, codeOf(key))
    await page.getByText(words('secondFactor.isOn')).waitFor()
    await opened(page, '/account')
    await page.getByText(words('secondFactor.isOn')).waitFor()
    const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }
    const tooOld = { status: 400, json: { error }, headers: { 'access-control-allow-origin': '*' } }
    await page.route('**/mfaEnrollment:withdraw*', (route) => route.fulfill(tooOld), { times: 1 })
    const remove = page.getByRole('button', { name: words('secondFactor.remove') })
    await remove.click()
    await page.getByText(words('common.errorRecentSignIn')).waitFor()
    await page.getByRole('button', { name: words('common.tryAgain') }).click()
    await page.getByText(words('secondFactor.removed')).waitFor()
    await page.getByRole('button', { name: words('secondFactor.start') }).waitFor()
    await opened(page, '/users')
    await page.getByText(words('common.errorSecondFactor')).waitFor()
    await page.context().close()
  }, 300_000)

  it('is asked for when an erasure needs another sign-in', async () => {
    const chief = await appoint('superadmin')
    await confirmAddress(chief)
    const page = await enter(chief)
    await navigation(page)
    await opened(page, '/account?second-factor')
    const key = await setUp(page)
    await send(page, codeOf(key))
    await page.getByText(words('secondFactor.isOn')).waitFor()
    await opened(page, '/account')
    await refuse(page, '/v1/gdpr/erase', 'RECENT_SIGN_IN_REQUIRED')
    const start = page.getByRole('button', { name: words('account.eraseStart') })
    await start.click()
    await page.locator('input[name=confirm]').fill(chief.email)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('account.eraseStart') })
      .click()
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
    const repeated = page.waitForRequest('**/v1/gdpr/erase')
    await send(page, codeOf(key))
    await repeated
    await page.context().close()
  }, 300_000)

  it('waits until the address is confirmed', async () => {
    const page = await enter(await appoint('superadmin'))
    await navigation(page)
    await opened(page, '/account?second-factor')
    await page.getByText(words('account.confirmTitle')).waitFor()
    const start = page.getByRole('button', { name: words('secondFactor.start') })
    expect(await start.isDisabled()).toBe(true)
    await page.context().close()
  })
})
