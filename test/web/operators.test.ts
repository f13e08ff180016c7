import { beforeAll, expect, it } from 'vitest'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'
import { faultsOf, inChromium, opened, signedIn } from './console.ts'

type Seeded = Awaited<ReturnType<typeof seedDemonstration>>

const password = 'a-demonstration'

inChromium('who runs the service', () => {
  let seeded: Seeded
  beforeAll(async () => {
    seeded = await seedDemonstration(process.env)
    return seeded.close
  }, 120_000)

  it('a moderator sees photo and diagnosis, and withholds what was flagged', async () => {
    const { grower, moderator } = seeded.people
    const history = await grower.plants.request('history.list', { query: { pageSize: 100 } })
    const flagged = history.items.find(({ moderation }) => moderation.state === 'CLEAR')
    const params = { id: flagged?.id ?? '' }
    const body = { reason: 'OTHER', text: 'Look at this one' } as const
    await grower.plants.request('analyses.flag', { params, body })

    const page = await signedIn(moderator.email, password)
    await opened(page, '/moderation')
    await page.locator(`a[href="/moderation/${params.id}"]`).click()
    await page.getByText('Look at this one').waitFor()
    await page.getByRole('img', { name: 'The photo that was flagged' }).waitFor()
    await page.getByRole('heading', { name: 'The diagnosis' }).waitFor()
    await page.getByLabel('Reason').fill('not a plant of theirs')
    await page.getByRole('button', { name: 'Block' }).click()
    await page.getByText('The analysis is withheld from now on.').waitFor()
    const { analysis } = await grower.plants.request('analyses.read', { params })
    expect(analysis?.moderation.state).toBe('BLOCKED')
    expect(faultsOf(page)).toEqual([])
    await page.context().close()
  }, 120_000)

  it('two superadmins change the permissions of a third', async () => {
    const { superadmin, secondSuperadmin, thirdSuperadmin } = seeded.people
    const target = { uid: thirdSuperadmin.uid, permissions: ['retry-failed' as const] }
    await superadmin.plants.request('admin.assignPermissions', { body: target })

    const first = await signedIn(superadmin.email, password)
    await opened(first, '/permissions')
    await first.getByText('You asked for it. Another superadmin has to confirm it.').waitFor()

    const second = await signedIn(secondSuperadmin.email, password)
    await opened(second, '/permissions')
    await second.getByRole('button', { name: 'Confirm the change' }).click()
    await second.getByText('The permissions hold from now on.').waitFor()
    const params = { uid: thirdSuperadmin.uid }
    const { permissions } = await superadmin.plants.request('admin.listPermissions', { params })
    expect(permissions).toEqual(['retry-failed'])

    await opened(second, '/audit')
    await second.getByRole('button', { name: 'Verify the trail' }).click()
    await second
      .getByText(/all whole/)
      .first()
      .waitFor()
    for (const page of [first, second]) {
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
    }
  }, 120_000)
})
