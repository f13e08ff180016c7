import { it } from 'vitest'
import { inChromium, opened, refuse, signedUp } from './console.ts'
import { wordsOf } from './words.ts'

await inChromium('a request that the service rejects', () => {
  it('has a Japanese message for a grower', async () => {
    const words = wordsOf('ja')
    const page = await signedUp({ locale: 'ja' })
    await refuse(page, '/v1/gdpr/export', 'CONFLICT')
    await opened(page, '/account')
    await page.getByRole('button', { name: words('account.exportStart') }).click()
    await page.getByRole('alert').getByText(words('account.exportOnceADay')).waitFor()
    await page.context().close()
  })
})
