import { createHarness } from '@plant/testing/harness'
import { describe, expect, it } from 'vitest'
import { aesGcmSecretBox } from '../../adapters/secrets/aes-gcm.ts'
import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { onlyPorts } from '../../ports/ports.ts'
import { resealSecrets } from './reseal.ts'

const former = { version: '1', key: Buffer.alloc(32, 1) }
const current = { version: '2', key: Buffer.alloc(32, 2) }
const both = aesGcmSecretBox([current, former])
const onlyCurrent = aesGcmSecretBox([current])
const { signal } = new AbortController()

/** Creates two endpoints whose secrets the former key encrypts, and rotates the second secret. */
async function accountWithSecrets() {
  const { steady } = createHarness().webhooks
  const owner = steady.as('owner')
  const first = await owner.register('https://hooks.example.com/1')
  const second = await owner.register('https://hooks.example.com/2')
  const { secret: rotated } = await owner.rotate(second.id)
  const { store } = steady.ports
  const endpoints = async () => {
    const [account] = await store.getAll(ref(webhooks, 'owner'))
    return account?.endpoints ?? []
  }
  return { owner, store, endpoints, first, second, rotated }
}

describe('resealing secrets', () => {
  it('keeps each secret, and encrypts it with the new key only', async () => {
    const { store, endpoints, first, second, rotated } = await accountWithSecrets()
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)).toBe(3)
    const [one, two] = await endpoints()
    const open = (sealed: string | undefined, id: string) =>
      onlyCurrent.open(sealed ?? '', `webhook ${id}`)
    expect(await open(one?.secret, first.id)).toBe(first.secret)
    expect(await open(two?.secret, second.id)).toBe(rotated)
    expect(await open(two?.previousSecrets[0]?.secret, second.id)).toBe(second.secret)
  })

  it('writes nothing when it runs a second time', async () => {
    const { store, endpoints } = await accountWithSecrets()
    await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)
    const before = await endpoints()
    store.reset()
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)).toBe(0)
    expect(store.calls).toMatchObject([{ reads: 1, writes: 0 }])
    expect(await endpoints()).toEqual(before)
  })

  it('continues after an interruption, and changes only secrets encrypted with the former key', async () => {
    const { owner, store, endpoints } = await accountWithSecrets()
    await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)
    const [kept] = await endpoints()
    // Acts like a function that does not have the new key yet.
    await owner.register('https://hooks.example.com/3')
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)).toBe(1)
    expect((await endpoints())[0]).toEqual(kept)
  })

  it('keeps an endpoint that is registered at the same time', async () => {
    const { owner, store, endpoints } = await accountWithSecrets()
    await Promise.all([
      resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal),
      owner.register('https://hooks.example.com/3'),
    ])
    expect(await endpoints()).toHaveLength(3)
  })

  it('throws if the former key is missing, and leaves the account unchanged', async () => {
    const { store, endpoints } = await accountWithSecrets()
    const before = await endpoints()
    const work = resealSecrets(onlyPorts({ store, secretBox: onlyCurrent }), 'owner', signal)
    await expect(work).rejects.toThrow('no key of version 1')
    expect(await endpoints()).toEqual(before)
  })

  it('does nothing for an account without webhooks', async () => {
    const { store } = await accountWithSecrets()
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'nobody', signal)).toBe(0)
  })
})
