import { createHarness, type TestHarness } from '@plant/testing/harness'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { callerOf } from '@plant/testing/harness/service'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { sweepExpiredAnalyses } from '../analyses/expire.ts'
import { runEach } from '../background/due.ts'
import { sweepRetryRuns } from './retry-page.ts'

const photo = 'diseased leaf'
const context = { requestId: 'r', signal: new AbortController().signal }

async function failed(count = 1) {
  const service = createHarness({ quota: { userDaily: 1000, keyDaily: 1000, memberDaily: 1000 } })
  const root = await appoint(service, 'root', 'superadmin')
  const ada = await service.signUp('ada')
  service.troubles.failing('model.diagnose')
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    ids.push(idOf(await ada.start({ photo })))
    service.clock.advance(0.1)
  }
  await service.deliver()
  service.troubles.mend('model.diagnose')
  service.clock.advance(1)
  return { service, root, ada, ids, id: ids[0] ?? '' }
}

const statuses = async (service: TestHarness, ids: readonly string[]) => {
  const found = await Promise.all(ids.map((id) => service.transaction(id)))
  return found.map((transaction) => transaction?.status)
}

describe('the retry of one transaction', () => {
  it('runs a failed analysis again, free of charge, and notifies the account as usual', async () => {
    const { service, root, ada, id } = await failed()
    expect(await root.retry(id)).toEqual({ transactionId: id, status: 'PENDING' })
    expect((await ada.read(id)).body).toMatchObject({ status: 'PENDING' })
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({
      status: 'COMPLETED',
      analysis: { usage: { charged: 0, reason: 'RETRIED_BY_OPERATOR' } },
    })
    expect((await service.user('ada')).quota.used).toBe(0)
    expect(await refusal(root.retry(id))).toBe('ALREADY_COMPLETED')
    expect((await root.audit()).items).toMatchObject([{ action: 'transaction.retry', target: id }])
    assertSound(service)
  })

  it('B-L2: keeps the identity of the sent bytes, so that a block refuses the same bytes', async () => {
    const { service, root, ada, id } = await failed()
    await root.retry(id)
    await service.deliver()
    const copy = idOf(await ada.analyseSync({ photo }))
    await ada.flag(copy, { reason: 'PHOTO_OFFENSIVE' })
    await root.block(copy)
    expect((await ada.read(id)).body).toMatchObject({ analysis: { image: null } })
  })

  it('leaves a failed transaction that only its photo keeps', async () => {
    const { service, root, ada, id } = await failed()
    const storagePath = `optimized/ada/${id}.webp`
    const second = idOf(await ada.start({ input: { storagePath } }))
    await service.deliver()
    await ada.save(second)
    service.clock.advance(31 * 86_400)
    await runEach(service.steady.ports, context, [
      sweepExpiredAnalyses(service.steady.ports, context),
    ])
    expect(await service.transaction(id)).toMatchObject({ status: 'FAILED', request: null })
    expect(await refusal(root.retry(id))).toBe('NOT_FOUND')
    expect(await root.retryFailed()).toMatchObject({ matched: 0, requeued: 0 })
    expect(await service.transaction(id)).toMatchObject({ status: 'FAILED' })
  })

  it('leaves a running transaction unchanged, even if requested twice', async () => {
    const { service, root, ada } = await failed()
    const id = idOf(await ada.start({ photo }))
    // The call may still be storing the photo.
    service.objects.clear()
    const answers = await Promise.all([root.retry(id), root.retry(id)])
    expect(answers).toEqual([1, 2].map(() => ({ transactionId: id, status: 'PENDING' })))
    expect(service.tasks.filter(({ done }) => !done)).toHaveLength(1)
    expect((await root.audit()).items).toEqual([])
  })

  it('runs the transaction once, even if requested three times at once', async () => {
    const { service, root, id } = await failed()
    await Promise.all([root.retry(id), root.retry(id), root.retry(id)])
    expect(service.tasks.filter(({ done }) => !done)).toHaveLength(1)
    const before = service.calls.filter((call) => call === 'model.diagnose').length
    await Promise.all([service.deliver(), service.deliver(service.instance())])
    expect(service.calls.filter((call) => call === 'model.diagnose').length - before).toBe(1)
    expect((await root.audit()).items).toHaveLength(1)
    assertSound(service)
  })

  it('restarts an overdue transaction before the sweeper marks it as failed, and refunds its unit', async () => {
    const { service, root, ada } = await failed()
    const id = idOf(await ada.start({ photo }))
    service.tasks.splice(0)
    service.clock.advance(121)
    expect(await root.retry(id)).toEqual({ transactionId: id, status: 'PENDING' })
    expect((await service.user('ada')).quota.used).toBe(0)
    await service.steady.sweep()
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    expect((await service.user('ada')).quota.used).toBe(0)
    assertSound(service)
  })

  it('is rejected for an unknown transaction, an expired transaction, and a transaction without a photo', async () => {
    const { service, root, id } = await failed()
    service.objects.clear()
    expect(await refusal(root.retry(id))).toBe('IMAGE_NOT_FOUND')
    expect(await refusal(root.retry('an_unknown'))).toBe('NOT_FOUND')
    service.clock.advance(31 * 86_400)
    expect(await refusal(root.retry(id))).toBe('NOT_FOUND')
  })
})

describe('the retry of all failed transactions', () => {
  it('counts all failed transactions, and requeues only failed transactions that have a photo', async () => {
    const { service, root, ada, ids } = await failed(5)
    const done = idOf(await ada.start({ photo }))
    await service.deliver()
    service.objects.delete(`optimized/ada/${ids[1]}.webp`)
    expect(await root.retryFailed()).toEqual({ matched: 5, requeued: 4 })
    expect(await root.retryFailed()).toEqual({ matched: 1, requeued: 0 })
    await service.deliver()
    const kept = ids.filter((id) => id !== ids[1])
    expect(await statuses(service, [...kept, done])).toEqual(Array(5).fill('COMPLETED'))
    expect(await statuses(service, [ids[1] ?? ''])).toEqual(['FAILED'])
    expect((await service.user('ada')).quota.used).toBe(1)
    expect((await root.audit()).items).toHaveLength(2)
  })

  it('continues in the background after 100 transactions, and retries each transaction only once', async () => {
    const { service, root, ids } = await failed(250)
    expect(await root.retryFailed()).toEqual({ matched: 250, requeued: 250 })
    const pending = async () =>
      (await statuses(service, ids)).filter((status) => status === 'PENDING').length
    expect(await pending()).toBe(100)
    await Promise.all([
      sweepRetryRuns(service.steady.ports, context),
      sweepRetryRuns(service.instance().ports, context),
    ])
    expect(await pending()).toBe(250)
    expect(service.tasks.filter(({ done }) => !done)).toHaveLength(250)
    await sweepRetryRuns(service.steady.ports, context)
    const [run] = [...service.documents.all('retryRuns').values()]
    expect(run).toMatchObject({ sweepAt: null })
    const attempts = await Promise.all(ids.map((id) => service.transaction(id)))
    expect(new Set(attempts.map((transaction) => transaction?.attempt))).toEqual(new Set([2]))
  })

  it('retries each transaction at most once, even if the process crashes during the command', async () => {
    for (let at = 1; ; at += 1) {
      const { service, root, ids } = await failed(3)
      const doomed = service.instance({ at, fault: 'DIES_AFTER' })
      const struck = adminClientOf(doomed.ports, callerOf('root', { role: 'superadmin' }))
      const ending = await doomed.process.outlive(struck.retryFailed())
      service.clock.advance(61)
      await sweepRetryRuns(service.steady.ports, context)
      await service.steady.sweep()
      await service.deliver()
      const commanded = (await root.audit()).items.length
      const expected = commanded === 1 ? 'COMPLETED' : 'FAILED'
      expect(await statuses(service, ids), `struck at ${at}`).toEqual(Array(3).fill(expected))
      const attempts = await Promise.all(ids.map((id) => service.transaction(id)))
      for (const transaction of attempts) expect(transaction?.attempt).toBe(commanded + 1)
      if (ending.kind === 'RETURNED') break
    }
  })

  it('does not retry a transaction a second time if its retry fails', async () => {
    const { service, root, ids } = await failed(2)
    service.troubles.failing('model.diagnose')
    await root.retryFailed()
    service.clock.advance(1)
    await service.deliver()
    await sweepRetryRuns(service.steady.ports, context)
    await service.deliver()
    expect(await statuses(service, ids)).toEqual(['FAILED', 'FAILED'])
    const attempts = await Promise.all(ids.map((id) => service.transaction(id)))
    expect(attempts.map((transaction) => transaction?.attempt)).toEqual([2, 2])
    expect((await service.user('ada')).quota.used).toBe(0)
  })
})

it('the operator can list all transactions, or all transactions of one status, newest first', async () => {
  const { service, root, ada, ids } = await failed(3)
  const done = idOf(await ada.start({ photo }))
  await service.deliver()
  const listed = await root.transactions()
  expect(listed.items.map(({ transactionId }) => transactionId)).toEqual([
    done,
    ...ids.toReversed(),
  ])
  const first = await root.transactions({ status: 'FAILED', pageSize: 2 })
  expect(first.items[0]).toMatchObject({ status: 'FAILED', error: { code: 'MODEL_UNAVAILABLE' } })
  const pageToken = first.nextPageToken ?? ''
  const rest = await root.transactions({ status: 'FAILED', pageSize: 2, pageToken })
  expect([...first.items, ...rest.items].map(({ transactionId }) => transactionId)).toEqual(
    ids.toReversed(),
  )
  expect(rest).not.toHaveProperty('nextPageToken')
  expect(await refusal(root.transactions({ pageToken }))).toBe('PAGE_TOKEN_INVALID')
  expect((await root.transactions({ status: 'PROCESSING' })).items).toEqual([])
})
