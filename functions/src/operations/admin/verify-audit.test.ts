import { createHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { callOf } from '@plant/testing/harness/client'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { auditEntries, auditHeads } from '../../collections/audit.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { auditEntryId, auditHash } from '../../domain/audit/audit.ts'
import { verifyAudit } from './verify-audit.ts'

const signal = new AbortController().signal

/** An audit trail with some entries, and functions that tamper with the database. */
async function setUp(entries = 4) {
  const service = createHarness()
  const ada = await appoint(service, 'ada', 'superadmin')
  await service.signUp('ben')
  for (let n = 0; n < entries; n += 1) await ada.resetQuota('ben')
  const { store } = service.steady.ports
  const change = <T>(target: Ref<T>, to: (data: T) => T) =>
    store.transaction(async (database) => {
      const [data] = await database.getAll(target)
      if (data) database.update(target, to(data))
    }, signal)
  const remove = (target: Ref<unknown>) =>
    store.transaction(async (database) => {
      await database.getAll(target)
      database.remove(target)
    }, signal)
  const findings = async (after = 0) =>
    (await ada.verifyAudit({ after })).findings.map(({ kind, id }) => `${kind} ${id}`)
  return { service, ada, store, change, remove, findings }
}

const entryAt = (place: number) => ref(auditEntries, auditEntryId('admin', place))

it('the verification accepts an unchanged trail and returns the last hash of the trail', async () => {
  const { ada, store } = await setUp()
  const [last] = await store.getAll(entryAt(4))
  expect(await ada.verifyAudit()).toEqual({
    stream: 'admin',
    verifiedTo: 4,
    length: 4,
    headHash: last?.hash,
    complete: true,
    findings: [],
  })
})

it('the verification accepts a stream without entries', async () => {
  const { ada } = await setUp()
  const nothing = { verifiedTo: 0, length: 0, headHash: null, complete: true, findings: [] }
  expect(await ada.verifyAudit({ stream: 'security' })).toEqual({ stream: 'security', ...nothing })
})

it('the verification reports each altered, removed or added entry with its position', async () => {
  const altered = await setUp()
  await altered.change(entryAt(2), (entry) => ({ ...entry, reason: 'another' }))
  expect(await altered.findings()).toEqual(['ALTERED admin-000000000002'])
  expect(await altered.findings(2)).toEqual([])

  const removed = await setUp()
  for (const place of [3, 4]) await removed.remove(entryAt(place))
  expect(await removed.findings()).toEqual([
    'REMOVED admin-000000000003',
    'REMOVED admin-000000000004',
  ])

  const shortened = await setUp()
  const [third] = await shortened.store.getAll(entryAt(3))
  await shortened.change(ref(auditHeads, 'admin'), () => ({
    sequence: 3,
    hash: third?.hash ?? '',
  }))
  expect(await shortened.findings()).toEqual(['INSERTED admin-000000000004'])

  const beheaded = await setUp()
  await beheaded.remove(ref(auditHeads, 'admin'))
  expect(await beheaded.findings()).toEqual(['INSERTED admin-000000000001'])

  const begun = await setUp(1)
  await begun.change(entryAt(1), (entry) => {
    const elsewhere = { ...entry, previousHash: 'f'.repeat(64) }
    return { ...elsewhere, hash: auditHash(elsewhere) }
  })
  const [first] = await begun.store.getAll(entryAt(1))
  await begun.change(ref(auditHeads, 'admin'), (head) => ({ ...head, hash: first?.hash ?? '' }))
  expect(await begun.findings()).toEqual(['ALTERED admin-000000000001'])

  const ended = await setUp()
  await ended.change(ref(auditHeads, 'admin'), (head) => ({ ...head, hash: 'f'.repeat(64) }))
  expect(await ended.findings()).toEqual(['ALTERED admin-000000000004'])
})

it('the verification reports an entry with an unexpected field as altered, without failing the call', async () => {
  const { service, findings } = await setUp()
  const { id } = entryAt(2)
  const loose = ref({ ...auditEntries, schema: z.looseObject({}) }, id)
  await service.steady.ports.store.transaction(async (database) => {
    const [entry] = await database.getAll(loose)
    if (entry) database.update(loose, { ...entry, more: 1 })
  }, signal)
  expect(await findings()).toEqual(['ALTERED admin-000000000002'])
})

it('the verification checks a long trail in parts, and also checks the link between two parts', async () => {
  const { ada, change } = await setUp(limits.admin.auditEntriesVerified + 3)
  const first = await ada.verifyAudit()
  expect(first).toMatchObject({ verifiedTo: 300, length: 303, complete: false, findings: [] })
  const second = await ada.verifyAudit({ after: first.verifiedTo })
  expect(second).toMatchObject({ verifiedTo: 303, complete: true, findings: [] })
  await change(entryAt(300), (entry) => ({ ...entry, hash: 'f'.repeat(64) }))
  const again = await ada.verifyAudit({ after: 300 })
  expect(again.findings).toMatchObject([{ kind: 'ALTERED', id: 'admin-000000000301' }])
})

it('the verification accepts an entry that another call writes at the same time', async () => {
  const { service, ada, store } = await setUp()
  const { query } = store
  let isFirst = true
  const ports = service.steady.ports
  const racing: typeof store = {
    ...store,
    query: async (...asked) => {
      if (isFirst) await ada.resetQuota('ben')
      isFirst = false
      return query(...asked)
    },
  }
  const caller = callerOf('ada', { role: 'superadmin' })
  const input = { stream: 'admin', after: 0 } as const
  const { body } = await verifyAudit.handler(callOf(caller, input), { ...ports, store: racing })
  expect(body).toMatchObject({ verifiedTo: 4, length: 4, complete: true, findings: [] })
})
