import type { OperationName } from './generated/types.ts'

/** Who calls. A key belongs on a server, never in an app or a page. */
export type Credential =
  | { kind: 'none' }
  /** `token` is asked before each call: Firebase's `getIdToken` renews by itself. */
  | { kind: 'identity'; token: () => Promise<string> }
  /** Sent as it is, to the operations that take keys. */
  | { kind: 'key'; key: string }
  /** Exchanged for an identity token, which opens the other operations too, and renewed. */
  | { kind: 'exchanged'; key: string }

export type CredentialHeaders = { readonly [name: string]: string; readonly authorization?: string }

/** The headers of a call; others where they can be had than those with the `refused` token. */
export type Authorize = (operation: OperationName, refused?: string) => Promise<CredentialHeaders>

type Exchange = () => Promise<{ idToken: string; expiresIn: number }>

/** A token that ends on its way is refused. */
const marginSeconds = 60

/** Turns a credential into headers. `exchange` asks for the identity token of a key. */
export function authorizeBy(credential: Credential, exchange: Exchange): Authorize {
  if (credential.kind === 'none') return async () => ({})
  if (credential.kind === 'identity') return async () => bearer(await credential.token())
  const { kind, key } = credential
  const renewed = renewedBy(exchange)
  return async (operation, refused) => {
    if (operation === 'apiKeys.exchange') return { 'x-enterprise-token': key }
    return kind === 'key' ? { 'x-api-key': key } : renewed(refused)
  }
}

function bearer(token: string): CredentialHeaders {
  return { authorization: `Bearer ${token}` }
}

/** Calls that come while the key is being exchanged wait for the same token. */
function renewedBy(exchange: Exchange): (refused?: string) => Promise<CredentialHeaders> {
  let pending: Promise<CredentialHeaders> | undefined
  let current: CredentialHeaders = {}
  let endsAt = 0
  const renew = async () => {
    const { idToken, expiresIn } = await exchange()
    endsAt = Date.now() + (expiresIn - marginSeconds) * 1000
    current = bearer(idToken)
    return current
  }
  return async (refused) => {
    // Another call may have renewed it since that one was sent.
    if (Date.now() < endsAt && current.authorization !== refused) return current
    pending ??= renew().finally(() => {
      pending = undefined
    })
    return pending
  }
}
