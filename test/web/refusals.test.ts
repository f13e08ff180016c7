import { beforeAll, expect, it } from 'vitest'
import { demonstrationPassword as password } from '../../scripts/demo/seed/accounts.ts'
import { type People, seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'
import { inChromium, opened, signedIn, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

const japanese = wordsOf('ja')
const inJapanese = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー\d、。]+$/u

let people: People

inChromium('what the service refuses', () => {
  beforeAll(async () => {
    const seeded = await seedDemonstration(process.env)
    people = seeded.people
    return seeded.close
  }, 120_000)

  it('is told a moderator in Japanese', async () => {
    const page = await signedIn(people.moderator.email, password, 'ja')
    await opened(page, `/users/${people.grower.uid}`)
    await page.getByRole('button', { name: japanese('operators.ban') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(japanese('operators.reason')).fill('a test')
    await dialog.getByRole('button', { name: japanese('operators.ban') }).click()
    expect(await dialog.getByRole('alert').innerText()).toMatch(inJapanese)
    await page.context().close()
  }, 60_000)

  it('is told a grower in Japanese', async () => {
    const page = await signedUp({ locale: 'ja' })
    await page.route('**/v1/gdpr/export', (route) =>
      route.fulfill({
        status: 409,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/problem+json',
        json: {
          type: 'https://example.org/CONFLICT',
          title: 'Conflict',
          status: 409,
          code: 'CONFLICT',
          detail: 'A fresh export can be started once a day.',
          requestId: 'req_1',
        },
      }),
    )
    await opened(page, '/account')
    await page.getByRole('button', { name: japanese('account.exportStart') }).click()
    expect(await page.getByRole('alert').innerText()).toMatch(inJapanese)
    await page.context().close()
  }, 60_000)
})
