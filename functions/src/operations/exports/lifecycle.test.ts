import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { type Exports, exportsOf, manifestOf, sha256 } from '@plant/testing/harness/exports'
import { faults } from '@plant/testing/harness/process'
import { exportedSamples, put } from '@plant/testing/personal-data'
import { describe, expect, it } from 'vitest'

async function annsHarness(): Promise<Exports> {
  const harness = createHarness().exports
  await harness.service.signUp('ann')
  await put(harness.ports.store, exportedSamples('ann'))
  harness.service.objects.set('optimized/ann/x.webp', Buffer.from('photo'))
  return harness
}

const archives = ({ service }: Exports) =>
  [...service.objects.keys()].filter((path) => path.startsWith('exports/'))

describe('an export of personal data', () => {
  it('never runs twice at the same time; a repeated call returns the progress of the running export', async () => {
    const harness = await annsHarness()
    const answers = await Promise.all([1, 2, 3].map(() => harness.as('ann').export()))
    expect(new Set(answers.map(({ exportId }) => exportId)).size).toBe(1)
    expect(answers[0]).toEqual({
      exportId: expect.stringMatching(/^exp_/),
      status: 'pending',
      requestedAt: '2026-11-20T08:00:00.000Z',
    })
    expect(await harness.as('ann').export({ fresh: true })).toEqual(answers[0])
    await harness.deliver()
    const ready = await harness.as('ann').export()
    expect(ready).toEqual({
      ...answers[0],
      status: 'ready',
      readyAt: '2026-11-20T08:00:00.000Z',
      expiresAt: '2026-11-27T08:00:00.000Z',
      downloadUrl: `https://objects.test/exports/ann/${ready.exportId}.zip?900`,
    })
    expect(archives(harness)).toEqual([`exports/ann/${ready.exportId}.zip`])
  })

  it('can be read without starting a new export', async () => {
    const harness = await annsHarness()
    const ann = harness.as('ann')
    expect(await refusal(ann.readExport())).toBe('NOT_FOUND')
    expect(harness.service.documents.all('exports').size).toBe(0)
    expect(await ann.readExport().catch(() => ann.export())).toMatchObject({ status: 'pending' })
    expect(await ann.readExport()).toEqual(await ann.export())
    await harness.deliver()
    expect(await ann.readExport()).toEqual(await ann.export())
    expect(await refusal(harness.as('ben').readExport())).toBe('NOT_FOUND')
    harness.service.clock.advance(7 * 86_400)
    expect(await refusal(ann.readExport())).toBe('NOT_FOUND')
  })

  it('can be downloaded for seven days; then the sweeper deletes the export and its archive', async () => {
    const harness = await annsHarness()
    const { exportId } = await harness.as('ann').export()
    await harness.deliver()
    harness.service.clock.set('2026-11-27T07:59:59.000Z')
    await harness.sweep()
    expect(await harness.as('ann').export()).toMatchObject({ exportId, status: 'ready' })
    harness.service.clock.advance(1)
    await harness.sweep()
    expect(archives(harness)).toEqual([])
    expect(harness.service.documents.all('exports').size).toBe(0)
  })

  it('can be started again after seven days, even before the sweeper removes the expired export', async () => {
    const harness = await annsHarness()
    const first = await harness.as('ann').export()
    await harness.deliver()
    harness.service.clock.advance(7 * 86_400)
    const second = await harness.as('ann').export()
    expect(second).toMatchObject({ status: 'pending' })
    expect(second.exportId).not.toBe(first.exportId)
    await harness.settle('ann')
    expect(archives(harness)).toEqual([`exports/ann/${second.exportId}.zip`])
  })

  it('can be replaced by a fresh export once a day, and the replacement deletes the old archive', async () => {
    const harness = await annsHarness()
    await harness.as('ann').export()
    await harness.deliver()
    const second = await harness.as('ann').export({ fresh: true })
    expect(second.status).toBe('pending')
    await harness.deliver()
    expect(archives(harness)).toEqual([`exports/ann/${second.exportId}.zip`])
    harness.service.clock.advance(86_399)
    expect(await refusal(harness.as('ann').export({ fresh: true }))).toBe('CONFLICT')
    expect(await harness.as('ann').export()).toMatchObject({ exportId: second.exportId })
    harness.service.clock.advance(1)
    expect((await harness.as('ann').export({ fresh: true })).exportId).not.toBe(second.exportId)
  })

  it('costs one read and one write to start, and one read to poll', async () => {
    const harness = await annsHarness()
    const cost = async () => {
      harness.ports.store.reset()
      await harness.as('ann').export()
      return harness.ports.store.calls.map(({ reads, writes }) => [reads, writes])
    }
    expect(await cost()).toEqual([[1, 1]])
    expect(await cost()).toEqual([[1, 0]])
  })
})

describe('the builder of an export', () => {
  it('builds one archive even if its task arrives twice, one after the other or at the same time', async () => {
    const harness = await annsHarness()
    await harness.as('ann').export()
    const [task] = harness.tasks.splice(0)
    if (!task) throw new Error('no task')
    await Promise.all([harness.build(task), harness.build(task)])
    await harness.build(task)
    expect(archives(harness)).toHaveLength(1)
    expect((await harness.archive('ann')).size).toBeGreaterThan(10)
  })

  it('is started again by the sweeper if its task was lost', async () => {
    const harness = await annsHarness()
    await harness.as('ann').export()
    harness.tasks.splice(0)
    harness.service.clock.advance(31)
    await harness.sweep()
    expect(harness.tasks).toHaveLength(1)
  })

  it('continues where a crashed builder stopped, without repeating finished steps', async () => {
    const harness = await annsHarness()
    await harness.as('ann').export()
    const first = harness.worker({ at: 40, fault: 'DIES_BEFORE' })
    await harness.deliver(first)
    const noted = [...harness.service.documents.all('exports').values()].flatMap(
      ({ done }) => done as { step: string; documents: number }[],
    )
    expect(noted.length).toBeGreaterThan(2)
    const written: string[] = []
    const { objects } = harness.ports
    const { write } = objects
    objects.write = (path, ...rest) => {
      written.push(path)
      return write(path, ...rest)
    }
    await harness.settle('ann')
    expect(await harness.as('ann').export()).toMatchObject({ status: 'ready' })
    expect(written.length).toBeGreaterThan(2)
    const again = noted.filter(({ step }) => written.some((path) => path.includes(`/${step}-`)))
    expect(again).toEqual([])
  })

  it.each(faults)(
    'produces the same archive after a failure at any call (%s)',
    async (fault) => {
      const anns = await annsHarness()
      const whole = exportsOf(anns.service.fork())
      await whole.as('ann').export()
      await whole.settle('ann')
      const expected = contents(await whole.archive('ann'))
      let struck = 0
      for (let at = 1; ; at += 3) {
        const harness = exportsOf(anns.service.fork())
        await harness.as('ann').export()
        const worker = harness.worker({ at, fault })
        await harness.deliver(worker)
        if (worker.process.struck() === undefined) break
        struck += 1
        await harness.settle('ann')
        expect([at, contents(await harness.archive('ann'))]).toEqual([at, expected])
        expect([at, archives(harness).filter((path) => path.endsWith('.zip'))]).toHaveLength(2)
      }
      expect(struck).toBeGreaterThan(15)
    },
    240_000,
  )

  it('gives up after ten failed attempts; then a new export can start at once', async () => {
    const harness = await annsHarness()
    harness.service.troubles.failing('objects.write')
    await harness.as('ann').export()
    await harness.settle('ann')
    const failed = await harness.as('ann').export()
    expect(failed).toMatchObject({ status: 'failed' })
    expect(failed).not.toHaveProperty('downloadUrl')
    harness.service.troubles.mend('objects.write')
    const fresh = await harness.as('ann').export({ fresh: true })
    expect(fresh.status).toBe('pending')
    await harness.settle('ann')
    expect(await harness.as('ann').export()).toMatchObject({ status: 'ready' })
  })
})

/** Returns the contents of an archive, without the archive's id. */
function contents(files: ReadonlyMap<string, Buffer>) {
  const { documents, images } = manifestOf(files)
  const data = [...files].filter(([name]) => name !== 'manifest.json')
  return { documents, images, data: data.map(([name, content]) => [name, sha256(content)]) }
}
