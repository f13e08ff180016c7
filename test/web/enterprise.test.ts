import { randomUUID } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import { createClient } from '@plant-analysis/client'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startReceiver } from '../../scripts/benchmarks/webhooks/receiver.ts'
import { readPhoto } from '../../scripts/common/photos.ts'
import { faultsOf, inChromium, opened, signedUp } from './console.ts'
import { spoken, type Words, wordsOf } from './words.ts'

/**
 * The load test runs at the same time and kills the worker that delivers events. Another worker
 * delivers the event 30 seconds later, and may wait for two one-minute rounds of the sweeper.
 */
const deliveredWithinMs = 180_000

/** Closes the dialog of a secret, after confirming that the secret is stored. */
async function stored(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words('secrets.stored')).check()
  await page.getByRole('button', { name: words('secrets.done') }).click()
}

/** Takes the right to analyse from the only key, and sees its use. */
async function narrowed(page: Page, words: Words): Promise<void> {
  await opened(page, '/api-keys')
  const card = page.getByRole('article')
  const use = card.locator('dt', { hasText: words('apiKeys.analyses') }).locator('xpath=../dd')
  expect(await use.textContent()).toBe('1')
  await card.getByRole('button', { name: words('apiKeys.narrow') }).click()
  const narrowing = page.getByRole('dialog')
  const submit = narrowing.getByRole('button', { name: words('apiKeys.narrow') })
  expect(await submit.isDisabled()).toBe(true)
  await narrowing.locator('input[name=analyse]').uncheck()
  await submit.click()
  await narrowing.waitFor({ state: 'detached' })
  await card.getByText(words('apiKeys.scopeRead')).waitFor()
  await opened(page, '/statistics')
  await page.getByRole('heading', { name: words('statistics.byKey') }).waitFor()
}

await inChromium('an enterprise', () => {
  it.each(spoken)(
    'creates a key, makes a call with the key and sees its webhook, in %s',
    async (language) => {
      const words = wordsOf(language)
      const receiver = await startReceiver()
      const page = await signedUp({ locale: language })
      await opened(page, '/api-keys')
      await page
        .getByRole('button', { name: words('apiKeys.create') })
        .first()
        .click()
      const creating = page.getByRole('dialog')
      await creating.getByLabel(words('apiKeys.name')).fill(`camera ${randomUUID()}`)
      await creating.locator('input[name=manage]').uncheck()
      await creating.getByRole('button', { name: words('apiKeys.create') }).click()
      const key = await page.getByText(/^pk_ent_\w{42}$/).textContent()
      await stored(page, words)
      // A secret that is shown once must not remain in the page.
      expect(await page.content()).not.toContain(key)

      await opened(page, '/webhooks')
      await page
        .getByRole('button', { name: words('webhooks.register') })
        .first()
        .click()
      const registering = page.getByRole('dialog')
      await registering.getByLabel(words('webhooks.url')).fill(`${receiver.url}/plants`)
      await registering.getByRole('button', { name: words('webhooks.register') }).click()
      await stored(page, words)

      const credential = { kind: 'exchanged', key: key ?? '' } as const
      const plants = createClient({ baseUrl: stack.BASE_URL, credential })
      const imageBase64 = readPhoto('coffee_rust_01.jpg').toString('base64')
      const { transactionId } = await plants.request('analyses.start', { body: { imageBase64 } })
      await plants.waitFor(transactionId)

      await narrowed(page, words)
      await opened(page, '/webhooks')
      await page.locator('a[href^="/webhooks/"]').first().click()
      await page.getByText('analysis.completed').first().waitFor()
      await page
        .getByText(words('webhooks.delivered'))
        .first()
        .waitFor({ timeout: deliveredWithinMs })
      // One event. It may arrive twice if the worker ends before it records the delivery.
      expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
      await receiver.close()
    },
    360_000,
  )
})
