import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { takingOver } from '../../scripts/deploy/terraform.ts'
import { here, variables } from './project.ts'
import { type Store, startStore } from './store.ts'
import { type CopiedRoot, copyRoot } from './terraform.ts'

let store: Store
let copied: CopiedRoot

async function prepare(refusals: Store['refusals'] = []) {
  store = await startStore(refusals)
  copied = await copyRoot('edge', variables.edge, store)
}

afterEach(async () => {
  copied.remove()
  await store.close()
})

/** Applies as a deployment does. */
const deployPart = () =>
  takingOver(here, copied.folder, {}, async () => {
    const { status, text } = await copied.apply()
    if (status !== 0) throw new Error(text)
  })

describe('a project whose API gets its own domain', () => {
  const settings = { ...variables.edge.settings, DOMAIN: 'api.plants.example' }
  const set = (made: object) =>
    writeFileSync(
      join(copied.folder, 'terraform.tfvars.json'),
      JSON.stringify({ ...variables.edge, ...made }),
    )
  const host = async () => JSON.parse((await copied.terraform('output', '-json')).text).host.value
  const parts = () => [...store.documents.keys()].filter((name) => name.startsWith('COMPUTE/'))

  it('moves to it when its certificate is valid, and can leave it again', async () => {
    await prepare()
    const before = parts().length
    set({ settings })
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(await host()).toBe('plant-analysis.gateway.dev')
    expect(await copied.plan()).toMatchObject({ status: 0 })

    const certificate = parts().find((name) => name.includes('/sslCertificates/')) ?? ''
    const expireTime = '2027-02-28T00:00:00.000-07:00'
    store.documents.set(certificate, { ...store.documents.get(certificate), expireTime })
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(await host()).toBe('api.plants.example')

    set({})
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(parts()).toHaveLength(before)
    expect(await host()).toBe('plant-analysis.gateway.dev')
  })

  it('is taken over from a run that lost the answers', async () => {
    const kinds = ['addresses', 'securityPolicies', 'sslCertificates']
    await prepare(
      [...kinds, 'sslPolicies', 'backendServices'].map((kind) => ({
        call: new RegExp(`^POST COMPUTE/.*/${kind}$`),
        status: 'lost' as const,
        times: 1,
      })),
    )
    set({ settings })
    // The backend service is lost in a second run, because it needs the policy.
    for (const _run of [1, 2]) await expect(deployPart()).rejects.toThrow(/: EOF/)
    expect(store.refusals.map(({ times }) => times)).toEqual(store.refusals.map(() => 0))
    await deployPart()
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })
})
