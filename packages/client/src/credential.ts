import type { OperationName } from './generated/types.ts'

/** Who calls. A key belongs on a server, never in an app or a page. */
export type Credential =
  | { kind: 'none' }
  /** `token` is asked before every try: Firebase's `getIdToken` renews by itself. */
  | { kind: 'identity'; token: () => Promise<string> }
  /** Sent as it is, to the operations that take keys. */
  | { kind: 'key'; key: string }
  /** Exchanged for an identity token, which opens the other operations too, and renewed. */
  | { kind: 'exchanged'; key: string }

export type Headers = Readonly<Record<string, string>>

export type Authorization = {
  headers(operation: OperationName): Promise<Headers>
  /** Whether other headers can be had instead of those that were refused. */
  renew(operation: OperationName, refused: Headers): boolean
}

type Exchange = () => Promise<{ idToken: string; expiresIn: number }>

const exchangeName = 'apiKeys.exchange'

/** A token that ends on its way is refused. */
const marginSeconds = 60

/** Turns a credential into headers. `exchange` asks for the identity token of a key. */
export function authorize(credential: Credential, exchange: Exchange): Authorization {
  const renew = () => false
  switch (credential.kind) {
    case 'none':
      return { headers: async () => ({}), renew }
    case 'identity':
      return { headers: async () => bearer(await credential.token()), renew }
    case 'key':
      return {
        headers: async (operation) =>
          operation === exchangeName ? raw(credential.key) : { 'x-api-key': credential.key },
        renew,
      }
    case 'exchanged':
      return exchanged(credential.key, exchange)
  }
}

function bearer(token: string): Headers {
  return { authorization: `Bearer ${token}` }
}

function raw(key: string): Headers {
  return { 'x-enterprise-token': key }
}

/** Calls that come while the key is being exchanged wait for the same token. */
function exchanged(key: string, exchange: Exchange): Authorization {
  let pending: Promise<Headers> | undefined
  let current: Headers | undefined
  let endsAt = 0
  const exchangeOnce = async () => {
    const { idToken, expiresIn } = await exchange()
    endsAt = Date.now() + (expiresIn - marginSeconds) * 1000
    current = bearer(idToken)
    return current
  }
  return {
    headers: async (operation) => {
      if (operation === exchangeName) return raw(key)
      if (current && Date.now() < endsAt) return current
      pending ??= exchangeOnce().finally(() => {
        pending = undefined
      })
      return pending
    },
    renew: (operation, refused) => {
      // Another call may have renewed it meanwhile.
      if (current === refused) current = undefined
      return operation !== exchangeName
    },
  }
}
