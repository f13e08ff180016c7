import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import { webpOf } from '@plant/testing/harness/plants'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'
import { transactionIdOf } from '../../domain/analyses/idempotency.ts'
import { Unavailable } from '../../ports/context.ts'
import { publishEvent } from '../events/publish.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'

async function started() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const id = idOf(await ada.start({ photo, key }))
  return { service, ada, id }
}

async function remove(service: TestHarness, target: Ref<unknown>): Promise<void> {
  await service.steady.ports.store.transaction(async (database) => {
    await database.getAll(target)
    database.remove(target)
  }, new AbortController().signal)
}

describe('a missing photo', () => {
  it('makes the worker wait if the first call has not stored the photo yet', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const photoOnItsWay = service.troubles.hold('images.optimise')
    const start = ada.start({ photo, key })
    await photoOnItsWay.reached
    service.clock.advance(15)
    await service.steady.sweep()
    await service.deliver()
    photoOnItsWay.release()
    const id = idOf(await start)
    expect((await ada.read(id)).body).toMatchObject({ status: 'PENDING' })
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    assertSound(service)
  })

  it('makes the run fail if the database does not let the worker wait', async () => {
    const { service, id } = await started()
    service.objects.clear()
    // The port calls: the read and the commit of the lease, the photo, and the commit to wait.
    const failing = service.instance({ at: 4, fault: 'FAILS_BEFORE', calls: 2 })
    expect(await failing.run(id)).toMatchObject({ kind: 'FAILED', code: 'MODEL_UNAVAILABLE' })
    assertSound(service)
  })

  it('makes the analysis of an uploaded photo fail, and a repeated call can succeed once the photo exists again', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const input = { storagePath: 'optimized/ada/leaf.webp' }
    service.upload('uploads/ada/leaf.jpg', photo)
    await service.steady.receive('uploads/ada/leaf.jpg')
    const id = idOf(await ada.start({ input, key }))
    const stored = service.objects.get(input.storagePath)
    service.objects.delete(input.storagePath)
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ error: { code: 'IMAGE_NOT_FOUND' } })
    service.objects.set(input.storagePath, stored ?? new Uint8Array())
    await ada.start({ input, key })
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    assertSound(service)
  })
})

it('a stored photo that is too large makes its analysis fail', async () => {
  const { service, ada, id } = await started()
  const { photoBodyBytesLimit } = limits.request
  service.objects.set(`optimized/ada/${id}.webp`, new Uint8Array(photoBodyBytesLimit))
  await service.deliver()
  expect((await ada.read(id)).body).toMatchObject({ error: { code: 'IMAGE_TOO_LARGE' } })
})

describe('a request whose photo cannot be received', () => {
  async function receiving() {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const images = service.troubles.hold('images.optimise')
    const start = ada.start({ photo, key })
    await images.reached
    const fail = () => images.release(new Unavailable('images.optimise'))
    return { service, start, fail, id: transactionIdOf('ada', 'start', key) }
  }

  it('leaves a run to the worker that has started it', async () => {
    const { service, start, fail, id } = await receiving()
    const read = service.troubles.hold('objects.read')
    const work = service.steady.run(id)
    await read.reached
    fail()
    await expect(start).rejects.toThrow('unavailable')
    expect(await service.transaction(id)).toMatchObject({ status: 'PROCESSING' })
    read.release()
    await work
    service.clock.advance(120)
    await service.steady.sweep()
    assertSound(service)
  })

  it('frees its key even if its user was erased meanwhile', async () => {
    const { service, start, fail, id } = await receiving()
    await remove(service, ref(users, 'ada'))
    fail()
    await expect(start).rejects.toThrow('unavailable')
    expect(await service.transaction(id)).toBeUndefined()
  })
})

it('a run fails as usual even if its user was erased meanwhile', async () => {
  const { service, id } = await started()
  await remove(service, ref(users, 'ada'))
  service.troubles.failing('model.diagnose')
  expect(await service.steady.run(id)).toMatchObject({ kind: 'FAILED', code: 'MODEL_UNAVAILABLE' })
})

describe('a request whose photo cannot be stored', () => {
  it.each([1, 2])('does not stop a worker that has already started run %i', async (run) => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    if (run === 2) await failedBefore(service, ada)
    const write = service.troubles.hold('objects.write')
    const start = ada.start({ photo, key })
    await write.reached
    service.objects.set(`optimized/ada/${transactionIdOf('ada', 'start', key)}.webp`, webpOf(photo))
    const model = service.troubles.hold('model.diagnose')
    const work = service.steady.run(transactionIdOf('ada', 'start', key))
    await model.reached
    write.release(new Unavailable('objects.write'))
    await expect(start).rejects.toThrow('unavailable')
    model.release()
    expect((await work).kind).toBe('COMPLETED')
    assertSound(service)
  })

  it.each([
    ['refused', undefined],
    ['lost', new Unavailable('images.optimise')],
  ])(
    'does not end the next run if the first call fails after the deadline of that call (photo %s)',
    async (_name, error) => {
      const service = createHarness()
      const ada = await service.signUp('ada')
      const first = service.troubles.hold('images.optimise')
      const slow = ada.start({ photo: 'garbage', key })
      await first.reached
      service.clock.advance(120)
      const second = service.troubles.hold('images.optimise')
      const again = ada.start({ photo: 'garbage', key })
      await second.reached
      first.release(error)
      await expect(slow).rejects.toThrow()
      const id = transactionIdOf('ada', 'start', key)
      expect(await service.transaction(id)).toMatchObject({ status: 'PENDING', attempt: 2 })
      second.release()
      expect(await refusal(again)).toBe('IMAGE_UNDECODABLE')
      assertSound(service)
    },
  )
})

it('malware causes the error IMAGE_INFECTED and one incident, even if the first call crashes', async () => {
  const service = createHarness()
  const ada = await service.signUp('ada')
  // The port calls: the claim's read and commit, the scan, the reads of the incident and of the
  // audit head, and the commit.
  const doomed = service.instance({ at: 6, fault: 'DIES_AFTER' })
  await doomed.process.outlive(doomed.as(ada.caller).start({ photo: 'virus', key }))
  expect(service.documents.all('securityIncidents').size).toBe(1)
  service.clock.advance(120)
  expect(await refusal(ada.start({ photo: 'virus', key }))).toBe('IMAGE_INFECTED')
  expect(service.documents.all('securityIncidents').size).toBe(1)
  assertSound(service)
})

async function failedBefore(service: TestHarness, ada: Client): Promise<void> {
  service.troubles.failing('model.diagnose', undefined, 1)
  await ada.start({ photo, key })
  await service.deliver()
  service.clock.advance(1)
}

it('an event that reached the broker is not published again', async () => {
  const { service } = await started()
  await service.deliver()
  const context = { requestId: 'r', signal: new AbortController().signal }
  const eventId = service.published[0]?.eventId ?? ''
  await publishEvent(service.steady.ports, eventId, context)
  expect(service.published).toHaveLength(1)
})

describe('after a failure of the queue or the broker', () => {
  it('the sweeper queues the run', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    service.troubles.failing('queue.enqueue')
    const reply = await ada.start({ photo })
    expect(reply.status).toBe(202)
    service.troubles.mend('queue.enqueue')
    service.clock.advance(15)
    await Promise.all([service.steady.sweep(), service.instance().sweep()])
    expect(service.tasks).toHaveLength(1)
    await service.deliver()
    assertSound(service)
  })

  it('the sweeper publishes the event, always with the same id and body', async () => {
    const { service, ada, id } = await started()
    service.troubles.failing('publisher.publish')
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    service.troubles.mend('publisher.publish')
    service.clock.advance(10)
    const doomed = service.instance({ at: 5, fault: 'DIES_AFTER' })
    await doomed.process.outlive(doomed.sweep())
    await service.steady.sweep()
    expect(new Set(service.published.map(({ json }) => json)).size).toBe(1)
    assertSound(service)
    const told = service.published.length
    await service.steady.sweep()
    expect(service.published).toHaveLength(told)
  })
})

describe('the remains of an expired transaction in the database', () => {
  async function expireTransactionAlone(service: TestHarness, id: string): Promise<void> {
    await remove(service, ref(transactions, id))
    service.clock.advance(31 * 86_400)
  }

  it('do not prevent a new transaction with the same key from completing', async () => {
    const { service, ada, id } = await started()
    await service.deliver()
    await expireTransactionAlone(service, id)
    await ada.start({ photo, key })
    await service.deliver()
    const { body } = await ada.read(id)
    expect(body).toMatchObject({ status: 'COMPLETED', analysis: { id } })
    const [stored] = await service.steady.ports.store.getAll(ref(analyses, id))
    expect(stored?.createdAt).toEqual(service.clock.now())
    expect(service.published).toHaveLength(2)
  })

  it('let a new transaction with the same key fail as usual, with an event and a refund', async () => {
    const { service, ada, id } = await started()
    service.troubles.failing('model.diagnose')
    await service.deliver()
    await expireTransactionAlone(service, id)
    await ada.start({ photo, key })
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'FAILED' })
    expect(service.published).toHaveLength(2)
    expect((await service.user('ada')).quota.used).toBe(0)
  })
})

it('the service does not report a failure if only the response to its commit was lost', async () => {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const commitsOfCompletion = await callOfCompletion()
  const struck = service.instance({ at: commitsOfCompletion, fault: 'FAILS_AFTER', calls: 2 })
  const reply = await struck.as(ada.caller).analyseSync({ photo, key })
  expect(reply.status).toBe(202)
  const repeat: { status: number } = await ada.analyseSync({ photo, key })
  expect(repeat.status).toBe(200)
  expect((await service.user('ada')).quota.used).toBe(1)
  assertSound(service)
})

/** Returns which port call, counted from 1, commits the completion of the transaction. */
async function callOfCompletion(): Promise<number> {
  for (let at = 1; at < 50; at += 1) {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const doomed = service.instance({ at, fault: 'DIES_AFTER' })
    await doomed.process.outlive(doomed.as(ada.caller).analyseSync({ photo, key }))
    const [document] = [...service.documents.all('transactions').values()]
    if ((document as Transaction | undefined)?.status === 'COMPLETED') return at
  }
  throw new Error('nothing completed')
}
