import { isKeyUid, keyUid, quotaSubjectOf } from '../../domain/key-account.ts'
import { isTokenId } from '../../domain/token.ts'
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
  { uid, tokenId }: { uid: string; tokenId: string },
  context: CallContext,
): Promise<Identified | undefined> {
  if (!isKeyUid(uid) || !isTokenId(tokenId)) return undefined
  const record = await keyRecordById(deps, tokenId, deps.caches?.keys, context)
  return record && keyUid(record.token.accountId) === uid ? toCaller(record, true) : undefined
}

function toCaller({ tokenId, token, account }: KeyRecord, exchanged: boolean): Identified {
  const { accountId } = token
  return {
    active: !account.banned,
    caller: {
      kind: 'key',
      tokenId,
      exchanged,
      uid: keyUid(accountId),
      accountId,
      quotaSubject: quotaSubjectOf(accountId, account),
      language: null,
    },
  }
}
