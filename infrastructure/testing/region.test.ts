import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { takingOver } from '../../scripts/deploy/terraform.ts'
import { variables } from './project.ts'
import { type Store, startStore } from './store.ts'
import { type CopiedRoot, copyRoot } from './terraform.ts'

const parts = ['region', 'gateway', 'edge'] as const
const domain = { DOMAIN: 'api.plants.example' }
let store: Store
/** The parts, by the name of their state. */
const copies = new Map<string, CopiedRoot>()

afterEach(async () => {
  for (const { folder } of copies.values()) rmSync(folder, { recursive: true })
  copies.clear()
  await store.close()
})

/** Applies the parts to a region as a deployment does. */
async function deployTo(region: string, own: object = domain): Promise<void> {
  for (const name of parts) {
    const { settings, ...more } = variables[name]
    const set = { ...more, region, settings: { ...settings, ...own } }
    const state = name === 'edge' ? name : `${name}-${region}`
    const copied = copies.get(state) ?? (await copyRoot(name, {}, store))
    copies.set(state, copied)
    writeFileSync(join(copied.folder, 'terraform.tfvars.json'), JSON.stringify(set))
    await takingOver({ project: set.project, region }, copied.folder, {}, async () => {
      const { status, text } = await copied.apply()
      if (status !== 0) throw new Error(text)
    })
  }
}

const within = (region: string) =>
  [...store.documents].filter(([name]) => name.includes(`/${region}/`))
const kindsIn = (region: string) =>
  within(region)
    .map(([name]) => name.replace(region, '').replace(/\d+$/, ''))
    .sort()
/** The group of the gateway that the load balancer calls. */
const called = () =>
  JSON.stringify(
    store.documents.get('COMPUTE/projects/plants-1/global/backendServices/plant-analysis'),
  )

describe('a project whose region is down', () => {
  it('moves to another region without a call to the first, keeps its address, and can move back', async () => {
    store = await startStore([])
    await deployTo('europe-west1')
    expect(called()).toContain('/regions/europe-west1/networkEndpointGroups/plant-analysis')
    const address = 'COMPUTE/projects/plants-1/global/addresses/plant-analysis'
    const [before, kept] = [within('europe-west1'), store.documents.get(address)]
    const from = store.calls.length
    await deployTo('us-central1')
    expect(store.calls.slice(from).filter((call) => call.includes('europe-west1'))).toEqual([])
    expect(store.calls.slice(from).filter((call) => call.startsWith('DELETE'))).toEqual([])
    expect(within('europe-west1')).toEqual(before)
    expect(kindsIn('us-central1')).toEqual(kindsIn('europe-west1'))
    expect(called()).toContain('/regions/us-central1/networkEndpointGroups/plant-analysis')
    expect(called()).not.toContain('europe-west1')
    expect(store.documents.get(address)).toEqual(kept)

    // As after remove-region.sh, which tells Terraform nothing.
    for (const [name] of before) store.documents.delete(name)
    const back = store.calls.length
    await deployTo('europe-west1')
    expect(store.calls.slice(back).filter((call) => call.includes('us-central1'))).toEqual([])
    expect(called()).toContain('/regions/europe-west1/networkEndpointGroups/plant-analysis')
  })
})

it('a project whose API leaves its own domain keeps the group, which the load balancer still uses, and takes it over later', async () => {
  store = await startStore([])
  await deployTo('europe-west1')
  await deployTo('europe-west1', {})
  const groups = () => within('europe-west1').filter(([name]) => name.includes('EndpointGroups'))
  expect(groups()).toHaveLength(1)
  expect(called()).toBeUndefined()
  await deployTo('europe-west1')
  expect(called()).toContain('/regions/europe-west1/networkEndpointGroups/plant-analysis')
})
