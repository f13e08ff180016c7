import { analyses, noFeedback } from '../../collections/analyses.ts'
import { apiKeys } from '../../collections/api-keys.ts'
import type { Collection } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { invitations } from '../../collections/invitations.ts'
import { flags, moderationItems } from '../../collections/moderation.ts'
import { type TransactionRequest, transactions } from '../../collections/transactions.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { accountOfPrincipal, isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { toAnalysis } from '../../domain/analyses/analysis.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { StoredDocument } from '../../ports/store.ts'

/** The texts of analyses, and whose export it is. */
type Reader = { readonly locales: Locales; readonly uid: string }
type Present = (document: StoredDocument<unknown>, reader: Reader) => object

/** The cast is safe because the store has parsed the document with the collection's schema. */
function presenter<T>(
  collection: Collection<T>,
  present: (data: T, id: string, reader: Reader) => object,
): [string, Present] {
  return [collection.name, ({ id, data }, reader) => present(data as T, id, reader)]
}

/** Internal fields of background work, which contain no personal data. */
const bookKeepingFields: ReadonlySet<string> = new Set([
  'bytesId',
  'fanOutAt',
  'lease',
  'noticeAt',
  'providerJobId',
  'publishAt',
  'retriedAt',
  'sweepAt',
  'testedAt',
  'withheldAt',
])

/**
 * The differences between documents in an export and in the database. Analyses look as in the API
 * (domain/analyses/analysis.ts). Secrets and hashes are left out, because a reader of the archive
 * could misuse them.
 */
const presenters: ReadonlyMap<string, Present> = new Map([
  presenter(analyses, (analysis, id, { locales, uid }) => ({
    uid: analysis.uid,
    accountId: analysis.accountId,
    ...toAnalysis(id, analysis, locales),
    ...(isOfOwnAccount(analysis.accountId, uid) ? {} : withoutNotes),
  })),
  presenter(transactions, (transaction) => ({
    ...transaction,
    request: transaction.request && flatRequest(transaction.request),
  })),
  // The id would let the account find out which worker flagged the analysis.
  presenter(moderationItems, ({ flags: said, copiesLeft: _left, ...shown }) => ({
    ...shown,
    flags: said.map(({ id: _id, ...flag }) => flag),
  })),
  presenter(flags, ({ accountId: _account, ...shown }) => shown),
  presenter(apiKeys, ({ hash: _hash, ...shown }) => shown),
  presenter(invitations, ({ passwordDigest: _digest, ...shown }) => shown),
  presenter(events, ({ body, ...shown }) => ({ ...shown, body: JSON.parse(body) as unknown })),
  presenter(webhooks, ({ endpoints, ...shown }) => ({
    ...shown,
    endpoints: endpoints.map(({ secret: _secret, previousSecrets: _previous, ...one }) => one),
  })),
])

/** A worker made the analysis, but any member of the account may have noted these things later. */
const withoutNotes = { folderId: null, impression: '', feedback: noFeedback }

export const isOfOwnAccount = (accountId: string, uid: string): boolean =>
  accountId === (isApiKeyPrincipal(uid) ? accountOfPrincipal(uid) : uid)

function flatRequest({ hints, ...request }: TransactionRequest) {
  return { ...request, ...hints }
}

/** One document as a line of JSON, without internal fields. Times are in RFC 3339 format. */
export function toLine(
  collection: Collection<unknown>,
  document: StoredDocument<unknown>,
  reader: Reader,
): string {
  const present = presenters.get(collection.name) ?? (({ data }) => data as object)
  const shown = Object.entries(present(document, reader)).filter(
    ([field]) => !bookKeepingFields.has(field),
  )
  return JSON.stringify({ id: document.id, ...Object.fromEntries(shown) })
}
