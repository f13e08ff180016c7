import type { Account, User } from '../collections/accounts.ts'
import type { ApiKey } from '../collections/api-keys.ts'
import type { KnownCaller } from '../contract/caller.ts'
import type { Route } from '../contract/route.ts'
import type { CallContext } from './context.ts'

/** A verified identity token. Roles come from the account record, never from claims. */
export type Identity = {
  uid: string
  email: string | null
  /** Whether the provider has proved that the address belongs to the user. */
  emailVerified: boolean
  /** The API key that this token was exchanged for; null in other tokens. */
  apiKeyId: string | null
  /**
   * When the user signed in. A token refresh does not change this time. Null if the token does not
   * state the time, and for anonymous users, who cannot sign in again.
   */
  signedInAt: Date | null
  /** Present if the user signed in with a second factor too. */
  hasSecondFactor?: true
}

export interface IdentityVerifier {
  /** Returns undefined for an invalid token. Throws `Unavailable` if no keys can be fetched. */
  verify(token: string): Promise<Identity | undefined>
}

/** The setting APP_CHECK. Unless it is OFF, users must call with one of the project's apps. */
export type AppCheck =
  | { mode: 'OFF' }
  | {
      /** MONITOR only logs the calls that ENFORCE would reject. */
      mode: 'MONITOR' | 'ENFORCE'
      /**
       * Returns the id of the app that got the token, or undefined for an invalid token. Throws
       * `Unavailable` if no keys can be fetched.
       */
      verify(token: string): Promise<string | undefined>
    }

/** The setting SECOND_FACTOR: who must sign in with a second factor to use their role. */
export type SecondFactor = 'OFF' | 'SUPERADMINS'

/** Removes users from the identity provider. Throws `Unavailable`. */
export interface IdentityRemoval {
  /** Tokens of removed users stay valid for up to an hour. An unknown user causes no error. */
  remove(uids: readonly string[]): Promise<void>
}

type IssuedToken = { idToken: string; expiresInSeconds: number; expiresAt: Date }

/** Issues identity tokens to callers with an API key. */
export interface TokenIssuer {
  /**
   * Returns an identity token of the provider for `uid`, with the claim `apiKeyId`, and keeps no
   * refresh token. Throws `Unavailable` if the provider issues no token.
   */
  issue(subject: { uid: string; apiKeyId: string }, context: CallContext): Promise<IssuedToken>
}

/** The identity provider's user records, for the operator's commands. */
export interface UserDirectory {
  /** Returns undefined if the user does not exist. */
  find(uid: string): Promise<{ email: string | null } | undefined>
  /** Sets the claim `role` and keeps the other claims. */
  mirrorRole(uid: string, role: string): Promise<void>
}

/** The credentials of a request: `bearer` is an identity token, and `apiKey` is a `pk_ent_` key. */
export type Presented = { bearer: string | null; apiKey: string | null }

/**
 * A verified caller. `active` is false if the caller is banned. `mayLeave` is true for a worker who
 * is banned only because the owner of the account is banned. `lacksSecondFactor` is true if the
 * caller may not use their role, because they signed in without a second factor.
 */
export type Identified = {
  caller: KnownCaller
  active: boolean
  mayLeave?: true
  lacksSecondFactor?: true
}

/**
 * `requireTries` throws 429 if the client's address has presented too many invalid credentials.
 * Call `requireTries` before looking up an uncached API key, or a token exchanged for a key.
 */
export type IdentifyContext = CallContext & { requireTries(): void }

/** `appCheckToken` is the header X-Firebase-AppCheck. */
export type PresentedContext = IdentifyContext & { appCheckToken?: string | undefined }

/**
 * Verifies all credentials of a request and returns the caller. Returns undefined if a credential
 * is invalid. If a token and a key are valid, the token identifies the caller, except on a route
 * for keys. Throws 403 APP_CHECK_FAILED if a user must call with a known app, and `Unavailable` if
 * a caller cannot be looked up.
 */
export type Identify = (
  presented: Presented,
  route: Pick<Route, 'access' | 'credential'>,
  context: PresentedContext,
) => Promise<Identified | undefined>

/** A user and the account that they belong to. */
export type CallerRecord = { user: User; account: Account }

/** A valid API key and the account that it belongs to. */
export type ApiKeyRecord = { apiKeyId: string; apiKey: ApiKey; account: Account }

export type RecordCache<T> = {
  get(key: string, now: Date): T | undefined
  /** `readAt` is when the read began, so that no record is older than its stated age. */
  set(key: string, record: T, readAt: Date): void
}

/** Known users by uid, and API keys by id. The cache omits unknown callers, who could fill it. */
export type CallerCache = { users: RecordCache<CallerRecord>; keys: RecordCache<ApiKeyRecord> }
