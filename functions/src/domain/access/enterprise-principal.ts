import type { Account } from '../../collections/accounts.ts'
import type { QuotaSubject } from '../../contract/caller.ts'

const prefix = 'ent:'

/**
 * The uid of whoever calls with a key of an account, or with an identity token exchanged from one:
 * of neither user nor owner, so that photos of keys have paths of their own (docs/decisions/0062).
 */
export function apiKeyPrincipal(accountId: string): string {
  return `${prefix}${accountId}`
}

/** Whether a uid is that of an account's API keys and of no user. */
export function isApiKeyPrincipal(uid: string): boolean {
  return uid.startsWith(prefix)
}

/** The account that a principal's keys belong to. */
export function accountOfPrincipal(principal: string): string {
  return principal.slice(prefix.length)
}

/** Keys of a personal account use the owner's units, those of an enterprise units of their own. */
export function quotaSubjectOf(accountId: string, account: Account): QuotaSubject {
  return account.type === 'enterprise' ? apiKeyPrincipal(accountId) : account.ownerUid
}
