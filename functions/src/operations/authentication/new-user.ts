import type { User } from '../../collections/accounts.ts'
import { emptyQuota } from '../../domain/quota/quota.ts'

/** The first record of a user: the owner of their account, without any rights beyond it. */
export function newUser(
  { accountId, email }: { accountId: string; email: string | null },
  now: Date,
): User {
  return {
    email,
    accountId,
    membership: 'owner',
    role: 'user',
    language: null,
    createdAt: now,
    ban: null,
    violations: 0,
    quota: emptyQuota(now),
  }
}

/**
 * The record `ent:<accountId>` of whoever calls with an API key. The keys of an enterprise account
 * share their daily units in it, so it is made with the plan or with the first key, before any of
 * them is charged.
 */
export function newApiKeyUser(accountId: string, now: Date): User {
  return newUser({ accountId, email: null }, now)
}
