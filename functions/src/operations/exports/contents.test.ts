import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { documentsIn, manifestOf, sha256 } from '@plant/testing/harness/exports'
import { callerOf } from '@plant/testing/harness/service'
import { exportedSamples, markOf, put } from '@plant/testing/personal-data'
import { describe, expect, it } from 'vitest'
import { collections } from '../../collections/index.ts'

async function exported(uid = 'ann') {
  const harness = createHarness().exports
  await harness.service.signUp('ann')
  await harness.service.signUp('ben')
  for (const each of ['ann', 'ben']) {
    await put(harness.ports.store, exportedSamples(each))
    harness.service.objects.set(
      `optimized/${each}/never-analysed.webp`,
      Buffer.from(`photo ${each}`),
    )
    harness.service.objects.set(`optimized/ent:${each}/of-a-key.webp`, Buffer.from(`photo ${each}`))
    for (const { data } of exportedSamples(each)) {
      const { storagePath } = data as { storagePath?: string }
      if (storagePath) harness.service.objects.set(storagePath, Buffer.from(`photo of ${each}`))
    }
  }
  await harness.as(uid).export()
  await harness.settle(uid)
  return { harness, files: await harness.archive(uid) }
}

describe('the contents of an export', () => {
  it('include every document of every exported collection exactly once', async () => {
    const { files } = await exported()
    const expected = new Map<string, string[]>()
    for (const { collection, id } of exportedSamples('ann'))
      expected.set(collection.name, [...(expected.get(collection.name) ?? []), id])
    expect(expected.size).toBeGreaterThan(12)
    for (const [name, ids] of expected)
      expect([
        name,
        documentsIn(files, name)
          .map(({ id }) => id)
          .toSorted(),
      ]).toEqual([name, ids.toSorted()])
  })

  it('list every collection with its document count or the reason why it is left out', async () => {
    const { documents, leftOut } = manifestOf((await exported()).files)
    const named = [...Object.keys(documents), ...Object.keys(leftOut)]
    const collectionNames = collections.map(({ name }) => name)
    expect(named.toSorted()).toEqual([...collectionNames, 'images/uploads'].toSorted())
    expect(Object.values(leftOut).filter((reason) => reason.length < 10)).toEqual([])
  })

  it('AH2: include no upload that is not scanned yet, and say so', async () => {
    const harness = createHarness().exports
    await harness.service.signUp('ann')
    harness.service.upload('uploads/ann/leaf.jpg', 'virus')
    await harness.as('ann').export()
    await harness.settle('ann')
    const files = await harness.archive('ann')
    expect([...files.keys()].filter((name) => name.startsWith('images/'))).toEqual([])
    expect(manifestOf(files).leftOut['images/uploads']).toContain('not scanned')
  })

  it('include nothing of another account', async () => {
    const { files } = await exported()
    for (const [name, content] of files) {
      expect([name, content.includes(markOf('ben'))]).toEqual([name, false])
      expect([name, /\bben\b/.test(`${name} ${content}`)]).toEqual([name, false])
    }
  })

  it('match the counts and hashes in the manifest', async () => {
    const { files } = await exported()
    const manifest = manifestOf(files)
    const others = [...files].filter(([name]) => name !== 'manifest.json')
    expect(manifest.files).toEqual(
      others.map(([name, content]) => ({
        name,
        bytes: content.byteLength,
        sha256: sha256(content),
      })),
    )
    for (const [name, count] of Object.entries(manifest.documents))
      expect([name, count]).toEqual([name, documentsIn(files, name).length])
    const images = others.filter(([name]) => name.startsWith('images/'))
    expect(manifest.images).toBe(images.length)
    expect(images.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'images/optimized/ann/transactions-accountId.webp',
        'images/optimized/ann/never-analysed.webp',
        'images/optimized/ent_ann/of-a-key.webp',
      ]),
    )
    expect(new Set(images.map(([, content]) => String(content)))).toEqual(
      new Set(['photo of ann', 'photo ann']),
    )
  })

  it('include neither secrets nor hashes of secrets', async () => {
    const { files } = await exported()
    const names = new Set<string>()
    for (const [name, content] of files)
      if (name.startsWith('data/'))
        JSON.parse(String(content), (key: string, value: unknown) => {
          names.add(key)
          return value
        })
    expect(names.size).toBeGreaterThan(50)
    const secrets = ['hash', 'secret', 'previousSecrets', 'passwordDigest', 'lease', 'holder']
    expect(secrets.filter((secret) => names.has(secret))).toEqual([])
  })

  it("include the analyses that a worker made, in the worker's own account and in other accounts", async () => {
    const harness = createHarness().exports
    for (const uid of ['ann', 'ben']) await harness.service.signUp(uid)
    const asWorker = harness.service.steady.as(
      callerOf('ben', { accountId: 'ann', membership: 'worker' }),
    )
    const asOwner = harness.service.steady.as(callerOf('ben'))
    const other = harness.service.steady.as(callerOf('ann'))
    const started = [asWorker, asOwner, other].map((client) =>
      client.start({ photo: 'healthy leaf' }),
    )
    const ids = (await Promise.all(started)).map(
      ({ body }) => (body as { transactionId: string }).transactionId,
    )
    await harness.service.deliver()
    for (const [uid, expected] of [
      ['ben', ids.slice(0, 2)],
      ['ann', [ids[0], ids[2]]],
    ] as const) {
      await harness.as(uid).export()
      await harness.settle(uid)
      const files = await harness.archive(uid)
      for (const name of ['transactions', 'analyses'])
        expect(
          documentsIn(files, name)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(expected.toSorted())
      expect(manifestOf(files).images).toBe(2)
    }
  })
})

it("A5: a worker's export omits what others noted on the worker's analyses in their account", async () => {
  const harness = createHarness().exports
  for (const uid of ['ann', 'ben']) await harness.service.signUp(uid)
  const worker = callerOf('ben', { accountId: 'ann', membership: 'worker' })
  const asWorker = harness.service.steady.as(worker)
  const id = idOf(await asWorker.start({ photo: 'healthy leaf', input: { clientReference: 'r1' } }))
  await harness.service.deliver()
  const owner = harness.service.steady.as(callerOf('ann'))
  await owner.rate(id, 'down', { wrong: ['PLANT'], text: 'Written by the owner' })
  for (const [uid, expected] of [
    ['ann', { impression: 'down', feedback: { text: 'Written by the owner' } }],
    ['ben', { impression: '', feedback: { wrong: [], text: null } }],
  ] as const) {
    await harness.as(uid).export()
    await harness.settle(uid)
    expect(documentsIn(await harness.archive(uid), 'analyses')).toMatchObject([
      { id, clientReference: 'r1', outcome: 'HEALTHY', ...expected },
    ])
  }
})

describe('an export', () => {
  it('hides the result of a blocked analysis, and leaves out expired analyses', async () => {
    const harness = createHarness().exports
    await harness.service.signUp('ann')
    const samples = exportedSamples('ann').filter(
      ({ collection }) => collection.name === 'analyses',
    )
    const [blocked, expired] = samples.map(({ data }) => data as Record<string, unknown>)
    const moderation = { state: 'BLOCKED', reasons: [] }
    await put(harness.ports.store, [
      { ...samples[0], data: { ...blocked, moderation } },
      { ...samples[1], data: { ...expired, expiresAt: harness.service.clock.now() } },
    ] as typeof samples)
    await harness.as('ann').export()
    await harness.settle('ann')
    const shown = documentsIn(await harness.archive('ann'), 'analyses')
    expect(shown).toMatchObject([
      { id: samples[0]?.id, outcome: 'INCONCLUSIVE', moderation: { state: 'BLOCKED' }, plan: null },
    ])
    expect(shown[0]).toMatchObject({ plant: { candidates: [] }, issues: [] })
  })
})

it('an export shows the request of each analysis as the caller sent it, with hints and language', async () => {
  const harness = createHarness().exports
  await harness.service.signUp('ann')
  const input = { placement: 'inside' as const, latitude: 49.2, longitude: 16.6, plantId: 'Fern' }
  await harness.service.steady.as(callerOf('ann')).start({ photo: 'healthy leaf', input })
  await harness.as('ann').export()
  await harness.service.deliver()
  await harness.settle('ann')
  const files = await harness.archive('ann')
  const [shown] = documentsIn(files, 'transactions')
  const noneSaid = { sunExposure: null, wateringFrequency: null, species: null, country: null }
  const request = { ...input, ...noneSaid, language: 'en', clientReference: null, fingerprint: '' }
  expect(shown).toHaveProperty('request', request)
  expect(documentsIn(files, 'analyses')).toMatchObject([{ plantId: 'Fern' }])
})

it("an export shows the flags on the account's analyses, but shows the text of a flag only to its author", async () => {
  const harness = createHarness().exports
  const { service } = harness
  const ann = await service.signUp('ann')
  await service.signUp('wim')
  const wim = service.steady.as(callerOf('wim', { accountId: 'ann', membership: 'worker' }))
  const id = idOf(await ann.analyseSync({ photo: 'healthy leaf' }))
  await wim.flag(id, { reason: 'ANSWER_HARMFUL', text: 'It says to eat it.' })
  const exported = async (uid: string) => {
    await harness.as(uid).export()
    await harness.settle(uid)
    return harness.archive(uid)
  }
  const [anns, wims] = [await exported('ann'), await exported('wim')]
  const flags = [{ by: 'MEMBER', reason: 'ANSWER_HARMFUL', at: expect.any(String) }]
  const [item] = documentsIn(anns, 'moderation')
  expect(item).toMatchObject({ id })
  expect(item).toHaveProperty('flags', flags)
  expect(documentsIn(anns, 'flags')).toEqual([])
  const said = documentsIn(wims, 'flags')
  expect(said).toMatchObject([{ analysisId: id, text: 'It says to eat it.' }])
  expect(said[0]).not.toHaveProperty('accountId')
})

it('an export contains no internal records of background work', async () => {
  const harness = createHarness().exports
  await harness.service.signUp('ann')
  const lease = { holder: 'a-background-worker', until: new Date('2026-12-01') }
  const running = exportedSamples('ann')
    .filter(({ collection }) => collection.name === 'transactions')
    .map(({ data, ...sample }) => {
      const { completedAt: _completedAt, error: _error, ...common } = Object(data)
      return { ...sample, data: { ...common, status: 'PROCESSING', sweepAt: lease.until, lease } }
    })
  await put(harness.ports.store, [...exportedSamples('ann'), ...running])
  await harness.as('ann').export()
  await harness.settle('ann')
  const files = await harness.archive('ann')
  expect(documentsIn(files, 'transactions')).toMatchObject(
    running.map(() => ({ status: 'PROCESSING' })),
  )
  const bookKeeping = ['lease', 'sweepAt', 'publishAt', 'fanOutAt', 'noticeAt']
  for (const name of Object.keys(manifestOf(files).documents))
    for (const document of documentsIn(files, name))
      expect([name, bookKeeping.filter((field) => field in document)]).toEqual([name, []])
})
