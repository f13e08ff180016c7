import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { faultsOf, inChromium, opened, refuse, signedIn } from './console.ts'
import { demonstration, type Seeded } from './demonstration.ts'
import { spoken, wordsOf } from './words.ts'

const password = 'a-demonstration'

await inChromium('the administration in the console', () => {
  let seeded: Seeded
  beforeAll(async () => {
    seeded = await demonstration()
    return seeded.close
  }, 300_000)

  it.each(spoken)(
    'lets a moderator withhold a flagged analysis, in %s',
    async (language) => {
      const words = wordsOf(language)
      const { grower, moderator } = seeded.people
      const history = await grower.plants.request('history.list', { query: { pageSize: 100 } })
      // No later test needs this analysis. The two newest may come in either order.
      const flagged = history.items.find(
        ({ moderation, saved }) => moderation.state === 'CLEAR' && !saved,
      )
      const params = { id: flagged?.id ?? '' }
      const body = { reason: 'OTHER', text: 'Look at this one' } as const
      await grower.plants.request('analyses.flag', { params, body })

      const page = await signedIn(moderator.email, password, language)
      await opened(page, '/moderation')
      await page.locator(`a[href="/moderation/${params.id}"]`).click()
      await page.getByText('Look at this one').waitFor()
      await page.getByRole('img', { name: words('moderation.photo') }).waitFor()
      await page.getByRole('heading', { name: words('moderation.diagnosis') }).waitFor()
      await page.getByRole('link', { name: grower.email }).waitFor()
      const block = page.getByRole('button', { name: words('moderation.block') })
      const now = async () => (await grower.plants.request('analyses.read', { params })).analysis
      const stateNow = async () => (await now())?.moderation.state
      // Without a reason, nothing is blocked.
      await block.click()
      expect(await page.getByRole('button', { name: words('moderation.undo') }).count()).toBe(0)
      await page.getByLabel(words('moderation.reason')).fill('not a plant of theirs')
      const onlyResult = page.getByLabel(words('moderation.onlyResult'))
      expect(await onlyResult.isChecked()).toBe(false)
      await onlyResult.check()
      await block.click()
      await page.getByRole('button', { name: words('moderation.undo') }).click()
      await block.click()
      expect(await stateNow()).toBe('FLAGGED')
      // Who leaves the page has decided.
      await page.getByRole('link', { name: words('moderation.back') }).click()
      await page.getByText(words('moderation.blockedDone')).waitFor()
      expect(await stateNow()).toBe('BLOCKED')
      expect((await now())?.image).not.toBeNull()
      expect(faultsOf(page)).toEqual([])
      await page.context().close()
    },
    300_000,
  )

  it.each(spoken)(
    'lets two superadmins change the permissions of a third superadmin, in %s',
    async (language) => {
      const words = wordsOf(language)
      const wanted = language === 'en' ? ('retry-failed' as const) : ('retry-transaction' as const)
      const { superadmin, secondSuperadmin, thirdSuperadmin } = seeded.people
      const target = { uid: thirdSuperadmin.uid, permissions: [wanted], reason: 'Is on call' }
      await superadmin.plants.request('admin.assignPermissions', { body: target })

      const first = await signedIn(superadmin.email, password, language)
      await opened(first, '/permissions')
      await first.getByText(words('operators.waitsForSecond')).waitFor()

      const second = await signedIn(secondSuperadmin.email, password, language)
      await opened(second, '/permissions')
      await second.getByText('Is on call').waitFor()
      await second.getByText(superadmin.email).nth(1).waitFor()
      await second.getByRole('button', { name: words('operators.confirm') }).click()
      await second.getByText(words('operators.confirmed')).waitFor()
      const params = { uid: thirdSuperadmin.uid }
      const { permissions } = await superadmin.plants.request('admin.listPermissions', { params })
      expect(permissions).toEqual([wanted])

      await opened(second, '/audit?action=permissions.apply')
      const applied = second.getByRole('row').nth(1)
      await applied.getByRole('link', { name: thirdSuperadmin.email }).waitFor()
      await applied.getByRole('link', { name: secondSuperadmin.email }).waitFor()
      await applied.getByText(words('operators.auditPermissionsApplied')).waitFor()
      const [file] = await Promise.all([
        second.waitForEvent('download'),
        second.getByRole('button', { name: words('operators.csv') }).click(),
      ])
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
      expect(lines[0]).toMatch(/^at,action,target,/)
      expect(lines[1]).toContain(`,permissions.apply,${thirdSuperadmin.uid},`)
      await opened(second, '/audit')
      await second.getByRole('button', { name: words('operators.verify') }).click()
      await second.locator('.notice.good').first().waitFor()
      for (const page of [first, second]) {
        expect(faultsOf(page)).toEqual([])
        await page.context().close()
      }
    },
    300_000,
  )

  it('tells a moderator in Japanese why a ban is rejected', async () => {
    const words = wordsOf('ja')
    const page = await signedIn(seeded.people.moderator.email, password, 'ja')
    // A real ban would break other tests.
    await refuse(page, '/v1/admin/ban', 'NOT_ENOUGH_VIOLATIONS')
    await opened(page, `/users/${seeded.people.grower.uid}`)
    await page.getByRole('button', { name: words('operators.ban') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words('operators.reason')).fill('a test')
    await dialog.getByRole('button', { name: words('operators.ban') }).click()
    await dialog.getByText(words('operators.errorViolations')).waitFor()
    await page.context().close()
  })
})
