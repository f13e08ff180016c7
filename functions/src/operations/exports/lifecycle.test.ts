import { describe, expect, test } from 'vitest'
import {
  type ExportWorld,
  exportWorld,
  manifestOf,
  sha256,
} from '../../../../test/support/export-world.ts'
import { exportedSamples, put } from '../../../../test/support/personal-data.ts'
import { refusal } from '../../../../test/support/world/answers.ts'
import { faults } from '../../../../test/support/world/process.ts'
import { callerOf } from '../../../../test/support/world.ts'

async function annsWorld(): Promise<ExportWorld> {
  const world = exportWorld()
  await world.service.signUp('ann')
  await put(world.deps.store, exportedSamples('ann'))
  world.service.objects.set('optimized/ann/x.webp', Buffer.from('photo'))
  return world
}

const archives = ({ service }: ExportWorld) =>
  [...service.objects.keys()].filter((path) => path.startsWith('exports/'))

describe('an export', () => {
  test('is one at a time, and the same call is the poll', async () => {
    const world = await annsWorld()
    const answers = await Promise.all([1, 2, 3].map(() => world.as('ann').export()))
    expect(new Set(answers.map(({ exportId }) => exportId)).size).toBe(1)
    expect(answers[0]).toEqual({
      exportId: expect.stringMatching(/^exp_/),
      status: 'pending',
      requestedAt: '2026-11-20T08:00:00.000Z',
    })
    expect(await world.as('ann').export({ fresh: true })).toEqual(answers[0])
    await world.deliver()
    const ready = await world.as('ann').export()
    expect(ready).toEqual({
      ...answers[0],
      status: 'ready',
      readyAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-11-27T08:00:00.000Z',
      downloadUrl: `https://objects.test/exports/ann/${ready.exportId}.zip?900`,
    })
    expect(archives(world)).toEqual([`exports/ann/${ready.exportId}.zip`])
  })

  test('is served for seven days, and then it is gone with its archive', async () => {
    const world = await annsWorld()
    const { exportId } = await world.as('ann').export()
    await world.deliver()
    world.service.clock.set('2026-11-27T07:59:59.000Z')
    await world.sweep()
    expect(await world.as('ann').export()).toMatchObject({ exportId, status: 'ready' })
    world.service.clock.advance(1)
    await world.sweep()
    expect(archives(world)).toEqual([])
    expect(world.service.documents.all('exports').size).toBe(0)
  })

  test('past its days starts anew even before the sweeper came', async () => {
    const world = await annsWorld()
    const first = await world.as('ann').export()
    await world.deliver()
    world.service.clock.advance(7 * 86_400)
    const second = await world.as('ann').export()
    expect(second).toMatchObject({ status: 'pending' })
    expect(second.exportId).not.toBe(first.exportId)
    await world.settle('ann')
    expect(archives(world)).toEqual([`exports/ann/${second.exportId}.zip`])
  })

  test('is started afresh once a day, and the old archive goes', async () => {
    const world = await annsWorld()
    await world.as('ann').export()
    await world.deliver()
    const second = await world.as('ann').export({ fresh: true })
    expect(second.status).toBe('pending')
    await world.deliver()
    expect(archives(world)).toEqual([`exports/ann/${second.exportId}.zip`])
    world.service.clock.advance(86_399)
    expect(await refusal(world.as('ann').export({ fresh: true }))).toBe('CONFLICT')
    expect(await world.as('ann').export()).toMatchObject({ exportId: second.exportId })
    world.service.clock.advance(1)
    expect((await world.as('ann').export({ fresh: true })).exportId).not.toBe(second.exportId)
  })

  test('asked for with an exchanged key is that of its account', async () => {
    const world = await annsWorld()
    const { exportId } = await world.as('ann').export()
    const { quotaSubject } = callerOf('ann')
    const key = { kind: 'key', tokenId: 'tok_1', exchanged: true, uid: 'ent:ann' } as const
    const answer = await world
      .client({ ...key, accountId: 'ann', quotaSubject, language: null })
      .export()
    expect(answer.exportId).toBe(exportId)
  })

  test('costs one read and one write to start, and one read to poll', async () => {
    const world = await annsWorld()
    const cost = async () => {
      world.deps.store.reset()
      await world.as('ann').export()
      return world.deps.store.calls.map(({ reads, writes }) => [reads, writes])
    }
    expect(await cost()).toEqual([[1, 1]])
    expect(await cost()).toEqual([[1, 0]])
  })
})

describe('a builder', () => {
  test('that comes twice, or at once with another, builds one archive', async () => {
    const world = await annsWorld()
    await world.as('ann').export()
    const [task] = world.tasks.splice(0)
    if (!task) throw new Error('no task')
    await Promise.all([world.build(task), world.build(task)])
    await world.build(task)
    expect(archives(world)).toHaveLength(1)
    expect((await world.archive('ann')).size).toBeGreaterThan(10)
  })

  test('whose task was lost is made again by the sweeper', async () => {
    const world = await annsWorld()
    await world.as('ann').export()
    world.tasks.splice(0)
    world.service.clock.advance(31)
    await world.sweep()
    expect(world.tasks).toHaveLength(1)
  })

  test('goes on where another one died, and reads no page twice that was noted', async () => {
    const world = await annsWorld()
    await world.as('ann').export()
    const first = world.worker({ at: 40, fault: 'DIES_BEFORE' })
    await world.deliver(first)
    const noted = [...world.service.documents.all('exports').values()].flatMap(
      ({ done }) => done as { step: string; documents: number }[],
    )
    expect(noted.length).toBeGreaterThan(2)
    const written: string[] = []
    const { deps } = world
    const { write } = deps.objects
    deps.objects.write = (path, ...rest) => {
      written.push(path)
      return write(path, ...rest)
    }
    await world.settle('ann')
    expect(await world.as('ann').export()).toMatchObject({ status: 'ready' })
    expect(written.length).toBeGreaterThan(2)
    const again = noted.filter(({ step }) => written.some((path) => path.includes(`/${step}-`)))
    expect(again).toEqual([])
  })

  test.each(faults)(
    'struck at any of its calls (%s) ends with the same archive',
    async (fault) => {
      const whole = await annsWorld()
      await whole.as('ann').export()
      await whole.settle('ann')
      const expected = contents(await whole.archive('ann'))
      let struck = 0
      for (let at = 1; ; at += 3) {
        const world = await annsWorld()
        await world.as('ann').export()
        const worker = world.worker({ at, fault })
        await world.deliver(worker)
        if (worker.process.struck() === undefined) break
        struck += 1
        await world.settle('ann')
        expect([at, contents(await world.archive('ann'))]).toEqual([at, expected])
        expect([at, archives(world).filter((path) => path.endsWith('.zip'))]).toHaveLength(2)
      }
      expect(struck).toBeGreaterThan(15)
    },
    60_000,
  )

  test('that cannot read gives up after ten tries, and a fresh one may follow at once', async () => {
    const world = await annsWorld()
    world.service.troubles.failing('objects.write')
    await world.as('ann').export()
    await world.settle('ann')
    const failed = await world.as('ann').export()
    expect(failed).toMatchObject({ status: 'failed' })
    expect(failed).not.toHaveProperty('downloadUrl')
    world.service.troubles.mend('objects.write')
    const fresh = await world.as('ann').export({ fresh: true })
    expect(fresh.status).toBe('pending')
    await world.settle('ann')
    expect(await world.as('ann').export()).toMatchObject({ status: 'ready' })
  })
})

/** What an archive says, but for its own id. */
function contents(files: ReadonlyMap<string, Buffer>) {
  const { documents, images } = manifestOf(files)
  const data = [...files].filter(([name]) => name !== 'manifest.json')
  return { documents, images, data: data.map(([name, content]) => [name, sha256(content)]) }
}
