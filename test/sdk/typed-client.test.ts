import { createKey } from '@plant/testing/keys'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { signUp, type TestUser } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { createClient, PlantError } from '@plant-analysis/client'
import { describe, expect, it } from 'vitest'

const url = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`

async function photo(seed: number): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await leafPhoto(seed), 'base64')
}

/** A network that loses the first answer from each of the given addresses. */
function losing(...parts: string[]) {
  const sent: string[] = []
  const left = new Set(parts)
  const lossy: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const address = new Request(input).url
    const lost = [...left].find((part) => address.includes(part))
    sent.push(`${init?.method} ${new URL(address).pathname}`)
    if (!lost) return answer
    left.delete(lost)
    throw new TypeError('the network is gone')
  }
  return { fetch: lossy, sent }
}

function clientOf({ token }: TestUser, network: Partial<ReturnType<typeof losing>> = {}) {
  return createClient({
    baseUrl: stack.BASE_URL,
    credential: { kind: 'identity', token: async () => token },
    storage: { bucket: stack.STORAGE_BUCKET, url },
    fetch: network.fetch,
  })
}

async function usedOf(user: TestUser): Promise<number> {
  return (await clientOf(user).request('account.readStats')).quota.used
}

describe('a lost answer', () => {
  it('does not cost a second unit for a start, because the repeat finds the analysis', async () => {
    const user = await signUp()
    const network = losing('/v1/analyses')
    const analysis = await clientOf(user, network).analyse(await photo(91), { plantId: 'Fern' })
    expect(analysis.plantId).toBe('Fern')
    expect(network.sent.filter((call) => call === 'POST /v1/analyses')).toHaveLength(2)
    expect(await usedOf(user)).toBe(1)
  })

  it('does not cost a second unit for a call with an API key, and the repeat gets 202 or the diagnosis', async () => {
    const user = await signUp()
    const { token } = await createKey(user)
    const { fetch, sent } = losing('/v1/analyses/sync')
    const credential = { kind: 'key', key: token } as const
    const plants = createClient({ baseUrl: stack.BASE_URL, credential, fetch })
    const { id } = await plants.analyse(await photo(92))
    expect(sent.filter((call) => call === 'POST /v1/analyses/sync')).toHaveLength(2)
    const ids = []
    for await (const item of plants.pages('history.list', { query: { pageSize: 1 } })) {
      ids.push(item.id)
    }
    expect(ids).toEqual([id])
  })

  it('causes no second upload', async () => {
    const network = losing('/v0/b/')
    const plants = clientOf(await signUp(), network)
    const { name, storagePath } = await plants.upload(new Blob([await photo(93)]))
    expect(storagePath).toContain(name)
    expect(network.sent.filter((call) => call.startsWith('POST /v0/b/'))).toHaveLength(1)
    expect((await plants.analyse({ storagePath })).status).toBe('COMPLETED')
  })
})

describe('an API key that the client exchanges', () => {
  it('is accepted on routes for identity tokens, and rejected after it is revoked', async () => {
    const owner = await signUp()
    const { id, token } = await createKey(owner)
    const credential = { kind: 'exchanged', key: token } as const
    const plants = createClient({ baseUrl: stack.BASE_URL, credential })
    const { name } = await plants.request('folders.create', { body: { name: 'Roses' } })
    expect(name).toBe('Roses')
    await clientOf(owner).request('apiKeys.revoke', { params: { id } })
    const fresh = createClient({ baseUrl: stack.BASE_URL, credential })
    const refusal = await fresh.request('folders.list').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(PlantError)
    expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  })
})
