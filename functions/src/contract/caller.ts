import type { z } from 'zod'
import type { accountType } from './schemas/account.ts'
import type { Scope } from './scope.ts'

/** The privileges of a user beyond their own account, from the user's record. */
export type Role = 'user' | 'admin' | 'superadmin'

/** The owner of the quota that a call uses: a uid, or `ent:<accountId>` for enterprise keys. */
export type QuotaSubject = string

/** What an operator has granted to an account. */
export type Plan = z.infer<typeof accountType>

/** A caller with a verified credential and a known account. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      uid: string
      email: string | null
      emailVerified: boolean
      accountId: string
      /** A worker acts in the inviter's account. Routes with the access `owner` reject workers. */
      membership: 'owner' | 'worker'
      role: Role
      quotaSubject: QuotaSubject
      /** The plan of the account, which decides the user's daily units. */
      plan: Plan
      language: string | null
      /** The time of the sign-in; null for an anonymous user or a token without a time. */
      signedInAt: Date | null
    }
  | {
      kind: 'key'
      /** The id of the API key that the caller sent or exchanged for an identity token. */
      apiKeyId: string
      /** True if the caller sent an identity token from an exchange, instead of the API key. */
      exchanged: boolean
      scopes: readonly Scope[]
      uid: string
      accountId: string
      quotaSubject: QuotaSubject
      language: string | null
    }

/** The caller of a route that takes a credential. */
export type KnownCaller = Exclude<Caller, { kind: 'anonymous' }>
