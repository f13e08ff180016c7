import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { variables } from './project.ts'
import { type Store, startStore } from './store.ts'
import { type CopiedRoot, copyRoot } from './terraform.ts'

let store: Store
let copied: CopiedRoot

afterEach(async () => {
  copied.remove()
  await store.close()
})

it('a project goes from OFF over MONITOR to ENFORCE, and back', async () => {
  store = await startStore()
  copied = await copyRoot('edge', variables.edge, store)
  const apply = async (mode: string) => {
    const settings = { ...variables.edge.settings, APP_CHECK: mode }
    const path = join(copied.folder, 'terraform.tfvars.json')
    writeFileSync(path, JSON.stringify({ ...variables.edge, settings }))
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(await copied.plan()).toMatchObject({ status: 0 })
  }
  const modes = () =>
    ['firebasestorage', 'firestore'].map(
      (name) =>
        store.documents.get(
          `FIREBASE_APP_CHECK/projects/plants-1/services/${name}.googleapis.com`,
        )?.['enforcementMode'],
    )
  const keys = () => [...store.documents.keys()].filter((name) => name.startsWith('RECAPTCHA_'))
  await apply('OFF')
  expect([...modes(), ...keys()]).toEqual([undefined, undefined])
  await apply('MONITOR')
  expect(modes()).toEqual(['UNENFORCED', 'UNENFORCED'])
  const [key = ''] = keys()
  const app = `FIREBASE_APP_CHECK/projects/plants-1/apps/${variables.edge.app}`
  expect(store.documents.get(`${app}/recaptchaEnterpriseConfig`)).toMatchObject({
    siteKey: key.split('/').at(-1),
  })
  await apply('ENFORCE')
  expect(modes()).toEqual(['ENFORCED', 'ENFORCED'])
  expect(keys()).toEqual([key])
  await apply('OFF')
  expect([...modes(), ...keys()]).toEqual([undefined, undefined])
})
