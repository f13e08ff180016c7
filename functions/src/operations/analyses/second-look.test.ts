import { createHarness, type TestHarness } from '@plant/testing/harness'
import { field, idOf, refusal } from '@plant/testing/harness/answers'
import { bodyOf, dry, setUp } from '@plant/testing/harness/second-looks'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { transactions } from '../../collections/transactions.ts'
import type { Scope } from '../../contract/scope.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'

const usedBy = async (service: TestHarness) => (await service.user('ada')).quota.used

describe('a second look', () => {
  it('with an answer looks again at the same photo, and the answer outweighs the colours', async () => {
    const { ada } = await setUp()
    const first = bodyOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    expect(first.question?.question).toBe('SOIL')
    const input = { follows: first.id, answer: dry }
    const next = bodyOf(await ada.analyseSync({ input }))
    expect(next.issues[0]?.conditionId).toBe('water_deficit')
    expect(next).toMatchObject({
      follows: first.id,
      looks: [{ analysisId: first.id, storagePath: first.input.storagePath }],
      answers: [dry],
      input: { storagePath: first.input.storagePath },
    })
    expect(bodyOf(await ada.analyseSync({ photo: 'diseased leaf' })).looks).toEqual([])
  })

  it('with a photo pools the photos: two healthy leaves calm an alarm', async () => {
    const { ada } = await setUp()
    const alarm = bodyOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    expect(alarm.outcome).toBe('ISSUES_FOUND')
    const look = async (follows: string, photo: 'healthy leaf' | 'healthy leaf 2') =>
      bodyOf(await ada.analyseSync({ photo, input: { follows } }))
    const second = await look(alarm.id, 'healthy leaf')
    expect(second).toMatchObject({ outcome: 'INCONCLUSIVE', health: { word: 'NONE' } })
    const third = await look(second.id, 'healthy leaf 2')
    expect(third).toMatchObject({ outcome: 'HEALTHY', health: { word: 'CAREFUL', rightOf100: 77 } })
    expect(third.looks.map(({ analysisId }) => analysisId)).toEqual([alarm.id, second.id])
  })

  it('keeps the hints and the name of the plant, unless the caller gives others', async () => {
    const { ada } = await setUp()
    const hints = { species: 'Rosa', plantId: 'Balcony', placement: 'outside' } as const
    const first = bodyOf(await ada.analyseSync({ photo: 'diseased leaf', input: hints }))
    const input = { follows: first.id, answer: dry, placement: 'inside' } as const
    expect(bodyOf(await ada.analyseSync({ input }))).toMatchObject({
      plantId: 'Balcony',
      input: { species: 'Rosa', placement: 'inside' },
      progress: null,
    })
  })

  it('leaves the first analysis as it was', async () => {
    const { ada } = await setUp()
    const first = bodyOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    await ada.analyseSync({ input: { follows: first.id, answer: dry } })
    expect(field(await ada.read(first.id), 'analysis')).toEqual(first)
  })

  it('may be asynchronous', async () => {
    const { service, ada } = await setUp()
    const first = idOf(await ada.start({ photo: 'diseased leaf' }))
    await service.deliver()
    const next = idOf(await ada.start({ input: { follows: first, answer: dry } }))
    await service.deliver()
    expect(field(await ada.read(next), 'analysis')).toMatchObject({ follows: first })
  })
})

describe('a chain', () => {
  it('takes one unit in all', async () => {
    const { service, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const second = await ada.analyseSync({ input: { follows: first, answer: dry } })
    const third = await ada.analyseSync({ photo: 'healthy leaf', input: { follows: idOf(second) } })
    for (const reply of [second, third])
      expect(field(reply, 'usage')).toMatchObject({ charged: 0, reason: 'SECOND_LOOK' })
    expect(await usedBy(service)).toBe(1)
  })

  it('whose first look was free takes its unit with the first answer that has a health', async () => {
    const { service, ada } = await setUp()
    const plant = await ada.analyseSync({ photo: 'odd leaf' })
    expect(field(plant, 'usage')).toMatchObject({ charged: 0, reason: 'NOT_A_LEAF' })
    const unsure = await ada.analyseSync({ photo: 'doubtful', input: { follows: idOf(plant) } })
    expect(field(unsure, 'usage')).toMatchObject({ charged: 0, reason: 'SECOND_LOOK' })
    const input = { follows: idOf(unsure) }
    const told = await ada.analyseSync({ photo: 'healthy leaf', input })
    expect(field(told, 'usage')).toMatchObject({ charged: 1, reason: 'ANSWERED' })
    expect(field(await ada.read(idOf(plant)), 'analysis')).toMatchObject({ usage: { charged: 0 } })
    const more = await ada.analyseSync({ photo: 'healthy leaf 2', input: { follows: idOf(told) } })
    expect(field(more, 'usage')).toMatchObject({ charged: 0, reason: 'SECOND_LOOK' })
    expect(await usedBy(service)).toBe(1)
  })

  it('has at most five photos and three answers, also if looks follow the same analysis', async () => {
    const { ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const answer = () => ada.analyseSync({ input: { follows, answer: dry } })
    for (let n = 0; n < 3; n += 1) await answer()
    expect(await refusal(answer())).toBe('LIMIT_REACHED')
    const add = () => ada.analyseSync({ photo: 'healthy leaf', input: { follows } })
    for (let n = 0; n < 4; n += 1) await add()
    expect(await refusal(add())).toBe('LIMIT_REACHED')
  })

  it('goes on when the quota is used up, because it is paid', async () => {
    const { ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    for (let n = 0; n < 19; n += 1) await ada.analyseSync({ photo: 'diseased leaf' })
    expect(await refusal(ada.analyseSync({ photo: 'diseased leaf' }))).toBe('DAILY_QUOTA_EXCEEDED')
    expect(idOf(await ada.analyseSync({ input: { follows, answer: dry } }))).toMatch(/^an_/)
  })
})

describe('a repeat of a second look', () => {
  it('with the same key gets the same analysis', async () => {
    const { ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const look = () => ada.analyseSync({ input: { follows, answer: dry }, key })
    const first = await look()
    expect(bodyOf(await look())).toEqual(bodyOf(first))
  })

  it('with another answer or another followed analysis is another request', async () => {
    const { ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const other = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    await ada.analyseSync({ input: { follows, answer: dry }, key })
    const wet = { question: 'SOIL', value: 'WET' } as const
    for (const input of [
      { follows, answer: wet },
      { follows: other, answer: dry },
    ])
      expect(await refusal(ada.analyseSync({ input, key }))).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('a second look is refused', () => {
  const follow = { photo: 'healthy leaf' } as const

  it('with 404 if the analysis is unknown or belongs to another account', async () => {
    const { service, ada } = await setUp()
    const bob = await service.signUp('bob')
    const foreign = idOf(await bob.analyseSync({ photo: 'diseased leaf' }))
    for (const follows of [foreign, 'an_unknown']) {
      expect(await refusal(ada.analyseSync({ ...follow, input: { follows } }))).toBe('NOT_FOUND')
      const input = { follows, answer: dry }
      expect(await refusal(ada.analyseSync({ input }))).toBe('NOT_FOUND')
    }
  })

  it('with 404 if the analysis was deleted, or it or its photo is withheld', async () => {
    const { service, ada } = await setUp()
    const { store } = service.steady.ports
    const changes: Partial<StoredAnalysis>[] = [
      { photoWithheld: true },
      { moderation: { state: 'BLOCKED', reasons: [], withholds: 'ANSWER' } },
    ]
    for (const change of changes) {
      const withheld = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
      await store.transaction(async (database) => {
        const analysisRef = ref(analyses, withheld)
        const [analysis] = await database.getAll(analysisRef)
        if (analysis) database.update(analysisRef, { ...analysis, ...change })
      }, new AbortController().signal)
      expect(await refusal(ada.analyseSync({ ...follow, input: { follows: withheld } }))).toBe(
        'NOT_FOUND',
      )
    }
    const deleted = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    await ada.remove(deleted)
    expect(await refusal(ada.analyseSync({ ...follow, input: { follows: deleted } }))).toBe(
      'NOT_FOUND',
    )
  })

  it('with 404 if the first transaction of the chain is gone', async () => {
    const { service, ada } = await setUp()
    const first = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const follows = idOf(await ada.analyseSync({ input: { follows: first, answer: dry } }))
    const root = ref(transactions, first)
    await service.steady.ports.store.transaction(async (database) => {
      await database.getAll(root)
      database.remove(root)
    }, new AbortController().signal)
    expect(await refusal(ada.analyseSync({ ...follow, input: { follows } }))).toBe('NOT_FOUND')
  })

  it('with 404 if it adds the stored photo of another user', async () => {
    const { service, ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const storagePath = 'optimized/bob/leaf-1.webp'
    service.upload(storagePath, 'healthy leaf')
    const input = { follows, storagePath, answer: dry }
    expect(await refusal(ada.start({ input }))).toBe('IMAGE_NOT_FOUND')
  })

  it('with 409 if the analysis is pending or older than a day', async () => {
    const { service, ada } = await setUp()
    const follows = idOf(await ada.start({ photo: 'diseased leaf' }))
    const look = () => ada.analyseSync({ ...follow, input: { follows } })
    await expect(look()).rejects.toMatchObject({ detail: 'The analysis is still pending.' })
    await service.deliver()
    service.clock.advance(24 * 3600 + 1)
    expect(await refusal(look())).toBe('CONFLICT')
  })

  it('with 409 if the analysis failed', async () => {
    const { service, ada } = await setUp()
    const follows = idOf(await ada.start({ photo: 'diseased leaf' }))
    service.clock.advance(121)
    await expect(ada.analyseSync({ ...follow, input: { follows } })).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: 'The analysis failed.',
    })
  })

  it('with 409 if another model made the analysis', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    expect(await refusal(ada.analyseSync({ ...follow, input: { follows } }))).toBe('CONFLICT')
  })

  it('with 409 if nothing, or something else, was asked', async () => {
    const { ada } = await setUp()
    const healthy = idOf(await ada.analyseSync({ photo: 'healthy leaf' }))
    const pale = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    const coating = { question: 'COATING', value: 'YES' } as const
    for (const input of [
      { follows: healthy, answer: dry },
      { follows: pale, answer: coating },
    ])
      expect(await refusal(ada.analyseSync({ input }))).toBe('CONFLICT')
  })

  it('with 400 if it brings neither a photo nor an answer, or an answer to no analysis', async () => {
    const { ada } = await setUp()
    const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
    expect(await refusal(ada.analyseSync({ input: { follows } }))).toBe('IMAGE_REQUIRED')
    expect(await refusal(ada.analyseSync({ ...follow, input: { answer: dry } }))).toBe(
      'INVALID_ARGUMENT',
    )
  })
})

it('a second look of a worker may use the photo of another member', async () => {
  const { service, ada } = await setUp()
  await service.signUp('wim')
  const wim = service.steady.as(callerOf('wim', { accountId: 'ada', membership: 'worker' }))
  const follows = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
  expect(bodyOf(await wim.analyseSync({ input: { follows, answer: dry } })).follows).toBe(follows)
})

it('N3: a key without `read` looks again at its own analyses and photos alone', async () => {
  const { service, ada } = await setUp()
  const keyOf = (apiKeyId: string, scopes: readonly Scope[]) =>
    service.steady.as(keyCallerOf('ada', { apiKeyId, scopes }))
  const place = { plantId: 'Balcony', latitude: 49.2, longitude: 16.6 }
  const first = idOf(await ada.analyseSync({ photo: 'diseased leaf', input: place }))
  service.clock.advance(60)
  const sensor = keyOf('tok_sensor', ['analyse'])
  const guessed = { photo: 'healthy leaf', input: { plantId: 'Balcony' } } as const
  const progress = field(await sensor.analyseSync(guessed), 'progress')
  expect(progress).toMatchObject({ comparedWith: first })
  const look = { input: { follows: first, answer: dry } }
  expect(await refusal(sensor.analyseSync(look))).toBe('NOT_FOUND')
  expect(await refusal(sensor.start(look))).toBe('NOT_FOUND')
  expect(await refusal(sensor.start({ photo: 'odd leaf', input: { follows: first } }))).toBe(
    'NOT_FOUND',
  )
  const own = idOf(await sensor.analyseSync({ photo: 'diseased leaf' }))
  const again = await sensor.analyseSync({ input: { follows: own, answer: dry } })
  expect(bodyOf(again).follows).toBe(own)
  const camera = bodyOf(await keyOf('tok_camera', ['analyse']).analyseSync({ photo: 'doubtful' }))
  const { storagePath } = camera.input
  expect(await refusal(sensor.start({ input: { storagePath } }))).toBe('IMAGE_NOT_FOUND')
  const reader = keyOf('tok_reader', ['read', 'analyse'])
  expect((await reader.start({ input: { storagePath } })).status).toBe(202)
  expect(bodyOf(await reader.analyseSync(look)).follows).toBe(first)
})
