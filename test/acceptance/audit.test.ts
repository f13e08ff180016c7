import { appoint, auditOf, operateAsProcess } from '@plant/testing/operators'
import { firestore } from '@plant/testing/seeded'
import { call, signUp, type TestUser } from '@plant/testing/service'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyAudit } from '../../scripts/operator/audit-trail.ts'

let root: TestUser
beforeAll(async () => {
  root = await appoint('superadmin')
})

const verify = (...ends: string[]) => operateAsProcess('verify-audit', ...ends)
/** Runs the operator's command verify-audit in this process to save time. Returns the findings. */
const findings = async () =>
  (await verifyAudit(firestore, [])).findings.map(({ kind, id }) => `${kind} ${id}`)

type Verified = {
  verifiedTo: number
  complete: boolean
  findings: { kind: string; id: string }[]
}

/** The findings that the API reports when it verifies both streams of the audit trail. */
async function foundByTheApi(): Promise<string[]> {
  const found: string[] = []
  for (const stream of ['admin', 'security']) {
    for (let after = 0, isDone = false; !isDone; ) {
      const path = `/v1/admin/audit/verification?stream=${stream}&after=${after}`
      const { status, body } = await call<Verified>('GET', path, { user: root })
      expect(status).toBe(200)
      found.push(...body.findings.map(({ kind, id }) => `${kind} ${id}`))
      after = body.verifiedTo
      isDone = body.complete
    }
  }
  return found
}
const entryAt = (id: string) => firestore.doc(`audit/${id}`)

/** Bans and unbans a user to write two audit entries. Returns the ids of both entries in order. */
async function write(): Promise<string[]> {
  const user = await signUp()
  await call('POST', '/v1/session', { user, body: {} })
  for (const verb of ['ban-user', 'unban-user'])
    await call('POST', `/v1/admin/${verb}/${user.uid}`, { user: root, body: { reason: 'a test' } })
  const entries = (await auditOf(root)).filter(({ target }) => target === user.uid)
  return entries.map(({ id }) => id).toReversed()
}

function flip(value: string | number | boolean | null): unknown {
  if (typeof value === 'number') return value + 1
  if (value === null) return 'x'
  const bytes = Buffer.from(String(value))
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  return bytes.toString()
}

describe('the audit trail', () => {
  it('passes verification, and a later verification finds the last entries that an earlier verification printed', async () => {
    await write()
    const first = await verify()
    expect(first.said).toContain('is intact')
    expect(first.status).toBe(0)
    const ends = first.stdout.split('\n').filter((line) => /^(admin|security):/.test(line))
    expect(ends).not.toHaveLength(0)
    await write()
    expect((await verify(...ends)).status).toBe(0)
    const forged = ends.map((end) => end.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
    const refuted = await verify(...forged)
    expect(refuted.status).toBe(1)
    expect(refuted.said).toContain('It is not the entry that was noted.')
    expect((await verify('nonsense')).status).toBe(2)
  })

  it('reveals a changed byte in any field of an entry', async () => {
    const [id = ''] = await write()
    const document = entryAt(id)
    const original = (await document.get()).data() ?? {}
    const fields = Object.keys(original).filter((field) => field !== '_commit')
    expect(fields).toHaveLength(10)
    for (const field of fields) {
      await document.update({ [field]: flip(original[field]) })
      expect(await findings(), field).toContain(`ALTERED ${id}`)
      await document.set(original)
    }
    expect(await findings()).toEqual([])
  })

  it('can be verified through the API in several calls', async () => {
    const [id = ''] = await write()
    expect(await foundByTheApi()).toEqual([])
    const document = entryAt(id)
    const original = (await document.get()).data() ?? {}
    await document.update({ reason: 'another' })
    expect(await foundByTheApi()).toEqual([`ALTERED ${id}`])
    await document.update({ more: 1, reason: original['reason'] })
    expect(await foundByTheApi()).toEqual([`ALTERED ${id}`])
    await document.delete()
    expect(await foundByTheApi()).toEqual([`REMOVED ${id}`])
    await document.set(original)
    expect(await foundByTheApi()).toEqual([])
  })

  it('reveals an entry that was removed or inserted', async () => {
    const [id = ''] = await write()
    const document = entryAt(id)
    const original = (await document.get()).data() ?? {}
    await document.delete()
    expect(await findings()).toEqual([`REMOVED ${id}`])
    expect(await verify()).toMatchObject({ status: 1 })
    await document.set(original)
    const forged = entryAt('admin-999999999999')
    await forged.set({ ...original, sequence: 999_999_999_999 })
    expect(await findings()).not.toEqual([])
    await forged.delete()
    expect(await findings()).toEqual([])
  })
})
