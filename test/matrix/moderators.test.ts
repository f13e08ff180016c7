import { base64Of, type Subject } from '@plant/testing/harness/plants'
import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, expect, it } from 'vitest'

let service: ServiceInProcess
let ada: Person
let moderator: Person

beforeAll(async () => {
  service = await startService()
  ada = await join(service, 'ada')
  moderator = await join(service, 'moderator', 'admin')
})
afterAll(() => service.close())

async function call({ identity }: Person, method: 'GET' | 'POST', path: string, body?: object) {
  const headers = { ...identity, 'content-type': 'application/json' }
  const sent = body && { body: JSON.stringify(body) }
  const response = await fetch(`${service.url}${path}`, { method, headers, ...sent })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it("a moderator sees the photo and the diagnosis of a case, and the user's history", async () => {
  const send = (photo: Subject) =>
    call(ada, 'POST', '/v1/analyses/sync', { imageBase64: base64Of(photo) })
  const before = await send('forbidden')
  const decision = { analysisId: before.body['id'] }
  expect((await call(moderator, 'POST', '/v1/admin/block', decision)).status).toBe(200)
  expect(await send('forbidden')).toMatchObject({ status: 422, body: { code: 'IMAGE_WITHHELD' } })
  const { body } = await send('forbidden 2')
  expect(body).toMatchObject({ moderation: { state: 'BLOCKED' }, plant: { candidates: [] } })
  const path = `/v1/admin/moderation/${body['id']}`
  expect(await call(moderator, 'GET', path)).toMatchObject({
    status: 200,
    body: {
      analysisId: body['id'],
      state: 'BLOCKED',
      reasons: ['SAFETY'],
      withholds: 'PHOTO',
      imageUrl: expect.stringContaining(String(body['id'])),
      diagnosis: { outcome: 'HEALTHY', plant: { candidates: [{ scientificName: 'Ficus' }] } },
      user: { uid: 'ada', violations: 1, lastViolations: [{ kind: 'BLOCKED' }] },
    },
  })
  expect((await call(ada, 'GET', path)).status).toBe(403)
})
