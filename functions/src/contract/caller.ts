/** The privileges of a user beyond their own account, from the user's record. */
export type Role = 'user' | 'admin' | 'superadmin'

/** Whose quota a call uses: a uid, or `ent:<accountId>` for the keys of an enterprise. */
export type QuotaSubject = string

/** The caller, once the credential is verified and the account is known. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      uid: string
      email: string | null
      accountId: string
      /** A worker acts in the inviting account; routes with the access `owner` reject them. */
      membership: 'owner' | 'worker'
      role: Role
      quotaSubject: QuotaSubject
      language: string | null
      /** The time of the sign-in; null for an anonymous user and if the token does not say. */
      signedInAt: Date | null
    }
  | {
      kind: 'key'
      /** The API key that the caller sent or exchanged for the identity token. */
      apiKeyId: string
      /** True for an identity token exchanged for a key. It opens identity routes. */
      exchanged: boolean
      uid: string
      accountId: string
      quotaSubject: QuotaSubject
      language: string | null
    }

/** The caller of a route that takes a credential. */
export type KnownCaller = Exclude<Caller, { kind: 'anonymous' }>
