import type { Account } from '../collections/accounts.ts'
import type { ApiKey } from '../collections/api-keys.ts'
import type { User } from '../collections/users.ts'

/** A user and the account that they belong to. */
export type CallerRecord = { user: User; account: Account }

/** A valid API key and the account that it belongs to. */
export type ApiKeyRecord = { apiKeyId: string; apiKey: ApiKey; account: Account }

export type RecordCache<T> = {
  get(key: string, now: Date): T | undefined
  /** `readAt` is when the reading began: what is kept must not be older than it claims. */
  set(key: string, record: T, readAt: Date): void
}

/**
 * Known callers: users by uid, API keys by id. Unknown ones are not kept, because they could fill
 * it.
 */
export type CallerCache = { users: RecordCache<CallerRecord>; keys: RecordCache<ApiKeyRecord> }
