import { isApiKeyId } from '../../domain/api-key.ts'
import {
  apiKeyPrincipal,
  isApiKeyPrincipal,
  quotaSubjectOf,
} from '../../domain/enterprise-principal.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Identified, Lookup } from './identify.ts'
import { type KeyRecord, keyRecordById, keyRecordOf } from './key-record.ts'

/** The caller who presents a key; undefined where it is not valid. */
export async function identifyKey(
  deps: Lookup,
  key: string,
  context: CallContext,
): Promise<Identified | undefined> {
  const record = await keyRecordOf(deps, key, deps.caches?.keys, context)
  return record && toCaller(record, false)
}

/** The caller of an exchanged identity token, which is worth what its key is worth now and to its own account only. */
export async function identifyExchanged(
  deps: Lookup,
  { uid, apiKeyId }: { uid: string; apiKeyId: string },
  context: CallContext,
): Promise<Identified | undefined> {
  if (!isApiKeyPrincipal(uid) || !isApiKeyId(apiKeyId)) return undefined
  const record = await keyRecordById(deps, apiKeyId, deps.caches?.keys, context)
  return record && apiKeyPrincipal(record.token.accountId) === uid
    ? toCaller(record, true)
    : undefined
}

function toCaller({ apiKeyId, token, account }: KeyRecord, exchanged: boolean): Identified {
  const { accountId } = token
  return {
    active: !account.banned,
    caller: {
      kind: 'key',
      apiKeyId,
      exchanged,
      uid: apiKeyPrincipal(accountId),
      accountId,
      quotaSubject: quotaSubjectOf(accountId, account),
      language: null,
    },
  }
}
