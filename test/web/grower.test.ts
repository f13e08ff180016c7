import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawPlant } from '../../scripts/demo/drawings/draw-plant.ts'
import { faultsOf, inChromium, opened, signedUp } from './console.ts'

const plant = 'Fig in the hall'

/** Chooses a drawn photo on the page that sends them. */
async function choose(page: Page, name: 'fig-1' | 'fig-4'): Promise<void> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await drawPlant(name) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  // Letter by letter, as a person does.
  await page.getByLabel('Which plant is it?').pressSequentially(plant)
}

async function analysed(page: Page, name: 'fig-1' | 'fig-4'): Promise<void> {
  await opened(page, '/')
  await choose(page, name)
  await page.getByRole('button', { name: 'Analyse the photo' }).click()
  await page.getByRole('heading', { level: 1, name: /^This plant/ }).waitFor()
}

inChromium('a grower', () => {
  it('signs up, sees a diagnosis on the photo, sorts, compares and exports', async () => {
    const page = await signedUp()
    await analysed(page, 'fig-1')
    await analysed(page, 'fig-4')

    // Each region leads to its sentence, and each sentence to its region.
    const drawn = page.getByRole('group', { name: 'Marked on the photo' })
    const evidence = drawn.getByRole('button', { name: /Evidence|spots/ }).first()
    await evidence.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
    expect(await evidence.getAttribute('aria-pressed')).toBe('true')

    await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'New folder …' })
    await page.getByLabel('Name of the folder').fill('Hall')
    await page.getByRole('button', { name: 'Create and move' }).click()
    await page.getByText('It was moved.').waitFor()

    await page.getByRole('link', { name: 'Compare the two photos' }).click()
    await page.getByRole('button', { name: 'Slider' }).click()
    await page.getByRole('slider').press('ArrowRight')

    await opened(page, '/history')
    await page.getByRole('link', { name: plant }).first().waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('in the')
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('in the')

    await opened(page, '/account')
    await page.getByRole('button', { name: 'Prepare the archive' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('link', { name: 'Download' }).click({ timeout: 60_000 }),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
  }, 180_000)

  it('loses the network while a photo is sent, and pays once', async () => {
    const page = await signedUp()
    await choose(page, 'fig-4')
    let lost = 0
    await page.route('**/v1/analyses*', async (route) => {
      // The service has taken the first one; its answer does not arrive.
      lost += 1
      if (lost > 1) return route.continue()
      await route.fetch()
      await page.context().setOffline(true)
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Analyse the photo' }).click()
    await page.getByText('The connection was lost.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: /^This plant/ }).waitFor()
    await opened(page, '/')
    await page.getByText('19 of 20 analyses are left.').waitFor()
    expect(lost).toBeGreaterThan(1)
    await page.context().close()
  }, 120_000)
})
