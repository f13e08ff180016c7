/** What a user may do beyond their own account; the user's record decides. */
export type Role = 'user' | 'admin' | 'superadmin'

/** Whom a call's quota is charged to: a uid, or `ent:<accountId>` for an enterprise's keys. */
export type QuotaSubject = string

/** Who calls, after the credential was verified and the account looked up. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      uid: string
      email: string | null
      accountId: string
      /** A worker acts in the inviting account; routes whose access is `owner` refuse them. */
      membership: 'owner' | 'worker'
      role: Role
      quotaSubject: QuotaSubject
      language: string | null
      /** When they signed in; null where their token does not say, and for an anonymous user. */
      signedInAt: Date | null
    }
  | {
      kind: 'key'
      /** The API token presented, or the one that the identity token was exchanged from. */
      apiKeyId: string
      /** True for an identity token exchanged from a key: it reaches identity routes. */
      exchanged: boolean
      uid: string
      accountId: string
      quotaSubject: QuotaSubject
      language: string | null
    }

/** The caller of a route that takes a credential. */
export type KnownCaller = Exclude<Caller, { kind: 'anonymous' }>
