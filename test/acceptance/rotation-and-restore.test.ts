import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operateAsProcess } from '@plant/testing/operators'
import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { withinTest } from '@plant/testing/within-test'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { aesGcmSecretBox } from '../../functions/src/adapters/secrets/aes-gcm.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { webhooks } from '../../functions/src/collections/webhooks.ts'
import { personHash } from '../../functions/src/domain/erasure/person-hash.ts'

const firestore = firestoreClient({ projectId: stack.PROJECT_ID, emulated: true })
const store = firestoreStore(firestore)
afterAll(() => firestore.terminate())
afterEach(() => void vi.unstubAllEnvs())

/** The encryption key of every demo project. The running service encrypts secrets with this key. */
const demo = { version: 'demo', key: Buffer.alloc(32, 'demo') }
const former = { version: 'former', key: Buffer.alloc(32, 7) }
const textOf = ({ version, key }: typeof demo) => `${version}:${key.toString('base64')}`

describe('the command reseal-secrets', () => {
  it('encrypts secrets of a former key with the current key, and changes nothing in a second run', async () => {
    const user = await signUp()
    const { body } = await call<{ id: string; secret: string }>('POST', '/v1/webhooks', {
      user,
      body: { url: 'https://hooks.example.com/plants', events: ['analysis.completed'] },
    })
    const target = ref(webhooks, user.uid)
    const purpose = `webhook ${body.id}`
    const sealed = await aesGcmSecretBox([former]).seal(body.secret, purpose)
    await store.transaction(async (database) => {
      const [account] = await database.getAll(target)
      if (!account) throw new Error('the account has no webhooks')
      const endpoints = account.endpoints.map((one) => ({ ...one, secret: sealed }))
      database.update(target, { ...account, endpoints })
    }, withinTest())
    vi.stubEnv('SECRET_KEYS', [demo, former].map(textOf).join(','))
    const first = await operateAsProcess('reseal-secrets')
    expect(first).toMatchObject({ status: 0 })
    expect(first.said).toContain('1 secrets are now encrypted with key demo')
    expect(first.said).not.toContain(former.key.toString('base64'))
    const [account] = await store.getAll(target)
    const now = account?.endpoints[0]?.secret ?? ''
    expect(await aesGcmSecretBox([demo]).open(now, purpose)).toBe(body.secret)
    expect((await operateAsProcess('reseal-secrets')).said).toContain('0 secrets are now encrypted')
  })

  it('fails if the environment contains no encryption key', async () => {
    vi.stubEnv('SECRET_KEYS', '')
    expect(await operateAsProcess('reseal-secrets')).toMatchObject({ status: 1 })
  })
})

describe('the command repeat-erasures', () => {
  it('erases only the restored people who are on the list of erased people', async () => {
    const [back, other] = [await signUp(), await signUp()]
    for (const user of [back, other]) await call('POST', '/v1/session', { user })
    const folder = mkdtempSync(join(tmpdir(), 'erased-'))
    const file = join(folder, 'erased.txt')
    writeFileSync(file, `${personHash(back.uid)}\n${personHash('somebody who is not back')}\n`)
    const { status, said } = await operateAsProcess('repeat-erasures', file)
    expect({ status, said }).toMatchObject({ status: 0 })
    expect(said).toContain('1 of 2 erased people were restored')
    expect((await firestore.doc(`erasures/${back.uid}`).get()).exists).toBe(true)
    expect((await firestore.doc(`erasures/${other.uid}`).get()).exists).toBe(false)
    writeFileSync(file, `${back.uid}\n`)
    expect(await operateAsProcess('repeat-erasures', file)).toMatchObject({ status: 1 })
    rmSync(folder, { recursive: true })
  })
})
