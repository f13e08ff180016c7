import type { User } from '../../collections/users.ts'
import { emptyQuota } from '../../domain/quota.ts'

/**
 * The record `ent:<accountId>` of whoever calls with a key. The keys of an enterprise account share their daily units in
 * it, so it must be there before the first of them is charged: it is made with the plan, or with the first key.
 */
export function newKeyUser(accountId: string, now: Date): User {
  return {
    email: null,
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
