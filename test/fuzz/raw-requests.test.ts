import { afterAll, beforeAll, expect, it } from 'vitest'
import { observe } from './judge.ts'
import { allStatusesOf, smugglingRequests, strangeRequests } from './raw-requests.ts'
import { createScene, type Scene } from './scene.ts'

let scene: Scene

beforeAll(async () => {
  scene = await createScene()
})
afterAll(() => scene.service.close())

const credentialOf = (caller: string) =>
  `Authorization: ${scene.credentials[caller]?.['authorization']}`

it('strange requests get one answer or none, without a 5xx, and leave nothing', async () => {
  const requests = strangeRequests(credentialOf('owner'), credentialOf('superadmin'))
  const observed = observe(scene)
  const all = await allStatusesOf(scene.service.url, requests)
  for (const [name, statuses] of all) {
    expect(statuses.length, name).toBeLessThanOrEqual(1)
    for (const status of statuses) expect(status, name).toBeLessThan(500)
  }
  expect(all.get('GET /v1/stats/')).toEqual([200])
  expect(observed.changes()).toEqual([])
})

it('a request with another request inside gets 400, and the other one is not served', async () => {
  const requests = smugglingRequests(credentialOf('owner'))
  const observed = observe(scene)
  const all = await allStatusesOf(scene.service.url, requests)
  for (const [name, statuses] of all) expect(statuses, name).toEqual([400])
  expect(observed.changes()).toEqual([])
})
