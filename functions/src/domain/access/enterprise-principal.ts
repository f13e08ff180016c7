import type { Account } from '../../collections/accounts.ts'
import type { QuotaSubject } from '../../contract/caller.ts'

const prefix = 'ent:'

/**
 * The uid of callers who send an account's API key, or an identity token from the exchange of a
 * key. The owner has another uid, so that photos sent with keys have their own paths
 * (docs/decisions/0062).
 */
export const apiKeyPrincipal = (accountId: string): string => `${prefix}${accountId}`

/** Whether a uid belongs to an account's API keys instead of a user. */
export const isApiKeyPrincipal = (uid: string): boolean => uid.startsWith(prefix)

export const accountOfPrincipal = (principal: string): string => principal.slice(prefix.length)

/** A personal account's keys use the owner's quota. An enterprise's keys have their own quota. */
export function quotaSubjectOf(accountId: string, account: Account): QuotaSubject {
  return account.type === 'enterprise' ? apiKeyPrincipal(accountId) : account.ownerUid
}
