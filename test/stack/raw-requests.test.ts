import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { allStatusesOf, smugglingRequests, strangeRequests } from '../fuzz/raw-requests.ts'

it('the gateway and the deployed app answer strange requests without a 5xx, and serve none inside', async () => {
  const [user, other] = await Promise.all([signUp(), signUp()])
  const [own, another] = [user, other].map(({ token }) => `Authorization: Bearer ${token}`)
  for (const url of [stack.BASE_URL, stack.API_URL]) {
    const strange = await allStatusesOf(url, strangeRequests(String(own), String(another)))
    for (const [name, statuses] of strange) {
      expect(statuses.length, name).toBeLessThanOrEqual(1)
      for (const status of statuses) expect(status, name).toBeLessThan(500)
    }
    // The gateway and the service count repeated slashes differently, which changes no right.
    expect(strange.get('GET //v1/stats')).toEqual([url === stack.BASE_URL ? 200 : 404])
    const smuggled = await allStatusesOf(url, smugglingRequests(String(own)))
    for (const [name, statuses] of smuggled) expect(statuses, name).toEqual([400])
  }
  expect((await call('GET', '/v1/folders', { user })).body).toEqual({ items: [] })
})
