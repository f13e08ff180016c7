import { call, finished, signUp, type Transaction } from '@plant/testing/service'
import { describe, expect, it } from 'vitest'
import rightOf100 from '../../image-processor/model/right-of-100.json' with { type: 'json' }
import { readPhoto } from '../../scripts/common/photos.ts'

type Analysis = {
  id: string
  outcome: string
  saved: boolean
  impression: string
  expiresAt: string | null
  progress: { comparedWith: string } | null
  measurements: { lesions: unknown[]; lesionCount: number } | null
}
const photoBase64 = (name: string) => readPhoto(name).toString('base64')

type Page = { items: Analysis[]; nextPageToken?: string }

describe('a new user with real photos', () => {
  it('gets different outcomes for photos of a healthy plant, a diseased plant and no plant, asynchronously and synchronously', async () => {
    const user = await signUp()
    const outcomes: unknown[] = []
    for (const name of [
      'coffee_healthy_01.jpg',
      'coffee_rust_01.jpg',
      'background_not_a_plant_01.jpg',
    ]) {
      const body = { imageBase64: photoBase64(name), language: 'en' }
      const started = await call<Transaction>('POST', '/v1/analyses', { user, body })
      expect(started.status).toBe(202)
      const done = await finished(user, started.body.transactionId)
      const now = await call<Analysis>('POST', '/v1/analyses/sync', { user, body })
      expect(now.status).toBe(200)
      expect(done.status).toBe('COMPLETED')
      expect(done.analysis?.outcome).toBe(now.body.outcome)
      outcomes.push(now.body.outcome)
    }
    expect(outcomes).toEqual(['HEALTHY', 'ISSUES_FOUND', 'NOT_A_PLANT'])
  })

  it('sees how a plant changed since the last photo of the plant, and sees the outlines of the spots', async () => {
    const user = await signUp()
    const analyse = async (name: string) => {
      const body = { imageBase64: photoBase64(name), plantId: 'Coffee' }
      return (await call<Analysis>('POST', '/v1/analyses/sync', { user, body })).body
    }
    const healthy = await analyse('coffee_healthy_01.jpg')
    expect(healthy).toMatchObject({
      progress: null,
      health: { word: 'PLAIN', rightOf100: rightOf100.health.LEAF.PLAIN.HEALTHY },
    })
    const sick = await analyse('coffee_rust_01.jpg')
    expect(sick.progress).toMatchObject({ comparedWith: healthy.id })
    const { lesions = [], lesionCount = 0 } = sick.measurements ?? {}
    expect(lesions).toHaveLength(Math.min(40, lesionCount))
    expect(lesions.length).toBeGreaterThan(0)
    expect((await analyse('coffee_rust_01.jpg')).progress).toEqual(sick.progress)
  })

  it('pages through the history, and saves, rates and deletes analyses', async () => {
    const user = await signUp()
    const imageBase64 = photoBase64('bean_rust_01.jpg')
    const ids: string[] = []
    for (const plantId of ['Fern', 'Café', 'Fern', 'Café', 'Fern']) {
      const body = { imageBase64, plantId }
      const answer = await call<Analysis>('POST', '/v1/analyses/sync', { user, body })
      ids.unshift(answer.body.id)
    }
    const seen: string[] = []
    let token: string | undefined
    do {
      const query = token ? `&pageToken=${encodeURIComponent(token)}` : ''
      const page = await call<Page>('GET', `/v1/history?pageSize=2${query}`, { user })
      seen.push(...page.body.items.map((item) => item.id))
      token = page.body.nextPageToken
    } while (token)
    expect(seen).toEqual(ids)

    const [id = ''] = ids
    const saved = await call<Analysis>('POST', '/v1/analyses/save', {
      user,
      body: { analysisId: id },
    })
    expect(saved.body).toMatchObject({ id, saved: true, expiresAt: null })
    const onlySaved = await call<Page>('GET', '/v1/history?saved=true', { user })
    expect(onlySaved.body.items.map((item) => item.id)).toEqual([id])

    for (const [query, found] of [
      ['plantId=Fern', ids.filter((_id, at) => at % 2 === 0)],
      [`plantId=${encodeURIComponent('Cafe\u0301')}`, ids.filter((_id, at) => at % 2 === 1)],
      ['plantId=Fern&saved=true&outcome=ISSUES_FOUND', [id]],
    ] as const) {
      const { body } = await call<Page>('GET', `/v1/history?${query}`, { user })
      expect(body.items.map((item) => item.id)).toEqual(found)
    }

    const path = `/v1/history/${id}/impression`
    const rated = await call('PUT', path, { user, body: { impression: 'up' } })
    expect(rated.body).toEqual({ id, impression: 'up', wrong: [], text: null, right: null })
    expect((await call('PUT', path, { user, body: { impression: 'great' } })).status).toBe(400)

    const removed = await call('DELETE', `/v1/analyses/${id}`, { user })
    expect(removed.body).toEqual({ id, deleted: true })
    expect((await call('DELETE', `/v1/analyses/${id}`, { user })).status).toBe(404)
    expect((await call('GET', `/v1/analyses/${id}`, { user })).status).toBe(404)
  })
})
