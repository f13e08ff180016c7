import type { Account } from '../../collections/accounts.ts'
import type { ApiKey } from '../../collections/api-keys.ts'
import type { User } from '../../collections/users.ts'

/** A user and the account that they belong to. */
export type CallerRecord = { user: User; account: Account }

/** A valid API key and the account that it belongs to. */
export type ApiKeyRecord = { apiKeyId: string; apiKey: ApiKey; account: Account }
