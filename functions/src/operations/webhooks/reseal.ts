import { ref } from '../../collections/collection.ts'
import { type Endpoint, webhooks } from '../../collections/webhooks.ts'
import type { Ports } from '../../ports/ports.ts'
import { secretPurpose } from './endpoints.ts'

/**
 * Encrypts an account's signing secrets with the current key. Returns the number of changed
 * secrets. Costs 1 read, and 1 write if a secret changes. The commit detects a simultaneous change.
 * Throws if a secret cannot be decrypted, and then leaves the account unchanged.
 */
export async function resealSecrets(
  { store, secretBox }: Ports,
  accountId: string,
  signal: AbortSignal,
): Promise<number> {
  const target = ref(webhooks, accountId)
  return await store.transaction(async (database) => {
    const [account] = await database.getAll(target)
    const count = account?.endpoints.flatMap(secretsOf).filter(isFormer).length ?? 0
    if (!account || count === 0) return 0
    const endpoints = await Promise.all(account.endpoints.map(resealed))
    database.update(target, { ...account, endpoints })
    return count
  }, signal)

  function isFormer(sealed: string): boolean {
    return !secretBox.isCurrent(sealed)
  }

  async function resealed(endpoint: Endpoint): Promise<Endpoint> {
    const purpose = secretPurpose(endpoint.id)
    const reseal = async (sealed: string) =>
      isFormer(sealed)
        ? await secretBox.seal(await secretBox.open(sealed, purpose), purpose)
        : sealed
    const previousSecrets = await Promise.all(
      endpoint.previousSecrets.map(async (previous) => ({
        ...previous,
        secret: await reseal(previous.secret),
      })),
    )
    return { ...endpoint, secret: await reseal(endpoint.secret), previousSecrets }
  }
}

function secretsOf({ secret, previousSecrets }: Endpoint): string[] {
  return [secret, ...previousSecrets.map((previous) => previous.secret)]
}
