import type { OperationName } from './generated/types.ts'

/**
 * The client calls `token` before each call. Firebase's `getIdToken` renews the token. `appCheck`
 * returns an App Check token, which some services require of users.
 */
export type IdentityCredential = {
  kind: 'identity'
  token: () => Promise<string>
  appCheck?: (() => Promise<string | undefined>) | undefined
}

/** The caller's credential. An API key belongs on a server, never in an app or a page. */
export type Credential =
  | { kind: 'none' }
  | IdentityCredential
  /** The client sends the key unchanged, to the operations that accept keys. */
  | { kind: 'key'; key: string }
  /** The client exchanges the key for an identity token, which all operations accept. */
  | { kind: 'exchanged'; key: string }

export type CredentialHeaders = { readonly [name: string]: string; readonly authorization?: string }

/**
 * Returns the headers of a call. To replace a token that the service has just refused, pass the
 * refused token as `refused`.
 */
export type Authorize = (operation: OperationName, refused?: string) => Promise<CredentialHeaders>

type Exchange = () => Promise<{ idToken: string; expiresIn: number }>

/** Renews a token early, because the service refuses a token that expires during the call. */
const marginSeconds = 60

/** Turns a credential into headers. `exchange` gets an identity token for an API key. */
export function authorizeBy(credential: Credential, exchange: Exchange): Authorize {
  const { kind } = credential
  if (kind === 'none') return async () => ({})
  if (kind === 'identity') return () => headersOf(credential, 'Bearer')
  const { key } = credential
  const renewed = renewedBy(exchange)
  return async (operation, refused) => {
    if (operation === 'apiKeys.exchange') return { 'x-enterprise-token': key }
    return kind === 'key' ? { 'x-api-key': key } : renewed(refused)
  }
}

/** Firebase's libraries send an App Check token in the same header. */
export async function headersOf({ token, appCheck }: IdentityCredential, scheme: string) {
  const appToken = await appCheck?.()
  return {
    authorization: `${scheme} ${await token()}`,
    ...(appToken && { 'x-firebase-appcheck': appToken }),
  }
}

/** Lets all calls during an exchange wait for the same token. */
function renewedBy(exchange: Exchange): (refused?: string) => Promise<CredentialHeaders> {
  let pending: Promise<CredentialHeaders> | undefined
  let current: CredentialHeaders = {}
  let endsAt = 0
  const renew = async () => {
    const { idToken, expiresIn } = await exchange()
    endsAt = Date.now() + (expiresIn - marginSeconds) * 1000
    current = { authorization: `Bearer ${idToken}` }
    return current
  }
  return async (refused) => {
    // Another call may have renewed the token since this call was sent.
    if (Date.now() < endsAt && current.authorization !== refused) return current
    pending ??= renew().finally(() => {
      pending = undefined
    })
    return pending
  }
}
