import type { Collection } from '../collections/collection.ts'
import { events } from '../collections/events.ts'
import { transactions } from '../collections/transactions.ts'
import { addSeconds } from '../domain/time.ts'
import type { Clock } from '../ports/clock.ts'
import type { Question, StatusProbes } from '../ports/probe.ts'
import type { Store } from '../ports/store.ts'
import { databaseProbe, imagesProbe } from './probes.ts'

type Parts = {
  store: Store
  clock: Clock
  imageProcessorUrl: string
  /** Any address of the identity provider that answers without a credential. */
  signInUrl: string
}

/** The sweeper looks each minute: what has waited longer than three of its rounds is stuck. */
const overdueSeconds = 180

/**
 * A handful of reads and two requests, and never the model: that background work is done on time says more of the analysis
 * and the webhooks than that their queue answers (docs/decisions/0073).
 */
export function statusProbes({ store, clock, imageProcessorUrl, signInUrl }: Parts): StatusProbes {
  const database = databaseProbe(store)
  const images = imagesProbe(imageProcessorUrl)
  return {
    api: { needs: [database] },
    analysis: { needs: [database, images], backlog: nothingOverdue(transactions, 'sweepAt') },
    images: { needs: [images] },
    webhooks: { needs: [database], backlog: nothingOverdue(events, 'publishAt') },
    'sign-in': { needs: [{ check: ({ signal }) => answersAt(signInUrl, signal) }] },
  }

  function nothingOverdue<T>(collection: Collection<T>, field: string): Question {
    return {
      async check() {
        const documents = await store.query(collection, {
          where: [{ field, operator: '<=', value: addSeconds(clock.now(), -overdueSeconds) }],
          orderBy: { field, direction: 'ascending' },
          limit: 1,
        })
        if (documents.length > 0) throw new Error(`${collection.name} are overdue`)
      },
    }
  }
}

async function answersAt(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`the identity provider answers ${response.status}`)
}
