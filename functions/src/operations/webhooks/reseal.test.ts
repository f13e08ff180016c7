import { createHarness } from '@plant/testing/harness'
import { describe, expect, it } from 'vitest'
import { aesGcmSecretBox } from '../../adapters/secrets/aes-gcm.ts'
import { ref } from '../../collections/collection.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { onlyPorts } from '../../ports/only-ports.ts'
import { resealSecrets } from './reseal.ts'

const former = { version: '1', key: Buffer.alloc(32, 1) }
const current = { version: '2', key: Buffer.alloc(32, 2) }
const both = aesGcmSecretBox([current, former])
const onlyCurrent = aesGcmSecretBox([current])
const { signal } = new AbortController()

/** Two endpoints under the former key, one of them rotated once. */
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

describe('sealing secrets anew', () => {
  it('leaves each secret as it was, under the new key alone', async () => {
    const { store, endpoints, first, second, rotated } = await accountWithSecrets()
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)).toBe(3)
    const [one, two] = await endpoints()
    const open = (sealed: string | undefined, id: string) =>
      onlyCurrent.open(sealed ?? '', `webhook ${id}`)
    expect(await open(one?.secret, first.id)).toBe(first.secret)
    expect(await open(two?.secret, second.id)).toBe(rotated)
    expect(await open(two?.previousSecrets[0]?.secret, second.id)).toBe(second.secret)
  })

  it('finds nothing to do the second time, and writes nothing', async () => {
    const { store, endpoints } = await accountWithSecrets()
    await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)
    const before = await endpoints()
    store.reset()
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)).toBe(0)
    expect(store.calls).toMatchObject([{ reads: 1, writes: 0 }])
    expect(await endpoints()).toEqual(before)
  })

  it('goes on where it was broken off: only what is under the former key is touched', async () => {
    const { owner, store, endpoints } = await accountWithSecrets()
    await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)
    const [kept] = await endpoints()
    // A function that was not yet deployed with the new key.
    await owner.register('https://hooks.example.com/3')
    expect(await resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal)).toBe(1)
    expect((await endpoints())[0]).toEqual(kept)
  })

  it('loses no endpoint that is registered meanwhile', async () => {
    const { owner, store, endpoints } = await accountWithSecrets()
    await Promise.all([
      resealSecrets(onlyPorts({ store, secretBox: both }), 'owner', signal),
      owner.register('https://hooks.example.com/3'),
    ])
    expect(await endpoints()).toHaveLength(3)
  })

  it('leaves an account alone whose key is gone, and says so', async () => {
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
