import { analyses } from '../../collections/analyses.ts'
import { apiKeys } from '../../collections/api-keys.ts'
import type { Collection } from '../../collections/collection.ts'
import { deliveries } from '../../collections/deliveries.ts'
import { events } from '../../collections/events.ts'
import { invitations } from '../../collections/invitations.ts'
import { type TransactionRequest, transactions } from '../../collections/transactions.ts'
import { webhooks } from '../../collections/webhooks.ts'
import { toAnalysis } from '../../domain/analyses/analysis.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { StoredDocument } from '../../ports/store.ts'

type Present = (document: StoredDocument<unknown>, locales: Locales) => object

/** The store has parsed the document by this very collection's schema. */
function presenter<T>(
  collection: Collection<T>,
  present: (data: T, id: string, locales: Locales) => object,
): [string, Present] {
  return [collection.name, ({ id, data }, locales) => present(data as T, id, locales)]
}

/**
 * What differs from the document as it is stored. An analysis has its one shape, which leaves out
 * what a moderator withholds. Secrets, their hashes and the service's own book-keeping are nobody's
 * personal data.
 */
const presenters: ReadonlyMap<string, Present> = new Map([
  presenter(analyses, (analysis, id, locales) => ({
    uid: analysis.uid,
    accountId: analysis.accountId,
    ...toAnalysis(id, analysis, locales),
  })),
  presenter(transactions, ({ sweepAt: _sweepAt, ...shown }) => ({
    ...shown,
    request: shown.request && flatRequest(shown.request),
  })),
  presenter(apiKeys, ({ hash: _hash, ...shown }) => shown),
  presenter(invitations, ({ passwordDigest: _digest, ...shown }) => shown),
  presenter(events, ({ body, ...shown }) => ({ ...shown, body: JSON.parse(body) as unknown })),
  presenter(deliveries, ({ lease: _lease, sweepAt: _sweepAt, ...shown }) => shown),
  presenter(webhooks, ({ endpoints, ...shown }) => ({
    ...shown,
    endpoints: endpoints.map(({ secret: _secret, previousSecrets: _previous, ...one }) => one),
  })),
])

/** The hints beside the rest of the request, as callers send them. */
function flatRequest({ hints, ...request }: TransactionRequest) {
  return { ...request, ...hints }
}

/** One document as a line of JSON; times are RFC 3339. */
export function toLine(
  collection: Collection<unknown>,
  document: StoredDocument<unknown>,
  locales: Locales,
): string {
  const present = presenters.get(collection.name) ?? (({ data }) => data as object)
  return JSON.stringify({ id: document.id, ...present(document, locales) })
}
