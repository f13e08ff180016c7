import { randomUUID } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import { createClient } from '@plant-analysis/client'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startReceiver } from '../../scripts/benchmarks/webhooks/receiver.ts'
import { drawPlant } from '../../scripts/demo/drawings/draw-plant.ts'
import { faultsOf, inChromium, opened, signedUp } from './console.ts'

/** Closes a dialog that shows a secret, which it does only once that is said to be stored. */
async function stored(page: Page): Promise<void> {
  await page.getByLabel('I have stored it').check()
  await page.getByRole('button', { name: 'Done' }).click()
}

inChromium('an enterprise', () => {
  it('makes a key, calls with it, and sees the webhook that it sent', async () => {
    const receiver = await startReceiver()
    const page = await signedUp()
    await opened(page, '/api-keys')
    await page.getByRole('button', { name: 'Create a key' }).first().click()
    const creating = page.getByRole('dialog')
    await creating.getByLabel('What is it for?').fill(`camera ${randomUUID()}`)
    await creating.getByRole('button', { name: 'Create a key' }).click()
    const key = await page.getByText(/^pk_ent_\w{42}$/).textContent()
    await stored(page)
    // A secret that is shown once is nowhere in the page afterwards.
    expect(await page.content()).not.toContain(key)

    await opened(page, '/webhooks')
    await page.getByRole('button', { name: 'Register a webhook' }).first().click()
    const registering = page.getByRole('dialog')
    await registering.getByLabel('Address').fill(`${receiver.url}/plants`)
    await registering.getByRole('button', { name: 'Register a webhook' }).click()
    await stored(page)

    const credential = { kind: 'exchanged', key: key ?? '' } as const
    const plants = createClient({ baseUrl: stack.BASE_URL, credential })
    const imageBase64 = (await drawPlant('fig-4')).toString('base64')
    const { transactionId } = await plants.request('analyses.start', { body: { imageBase64 } })
    await plants.waitFor(transactionId)

    await page.locator('a[href^="/webhooks/"]').first().click()
    await page.getByText('analysis.completed').first().waitFor({ timeout: 60_000 })
    await page.getByText('delivered').first().waitFor({ timeout: 60_000 })
    expect(receiver.received).toHaveLength(1)
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
    await receiver.close()
  }, 180_000)
})
