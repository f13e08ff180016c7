import { type ApiKey, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Writes when a key was last used, at most once a minute, beside the call and not before it.
 * Never rejects: the next use makes up for a write that is lost.
 */
export async function touchApiKey(
  ports: Ports,
  apiKeyId: string,
  seen: ApiKey,
  { requestId, signal }: CallContext,
): Promise<void> {
  if (!isDue(seen, ports.clock.now())) return
  try {
    await ports.store.transaction(async (database) => {
      const apiKeyRef = ref(apiKeys, apiKeyId)
      const [apiKey] = await database.getAll(apiKeyRef)
      const now = ports.clock.now()
      if (apiKey && isDue(apiKey, now)) database.update(apiKeyRef, { ...apiKey, lastUsedAt: now })
    }, signal)
  } catch (error) {
    const fields = { requestId, apiKeyId, error: String(error) }
    ports.log.write('WARNING', 'Use of a key not written down', fields)
  }
}

/** Other instances see the same key: what one of them wrote within the minute is enough. */
function isDue({ lastUsedAt }: ApiKey, now: Date): boolean {
  if (lastUsedAt === null) return true
  return addSeconds(lastUsedAt, limits.apiKey.lastUsedPrecisionSeconds) <= now
}
