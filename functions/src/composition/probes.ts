import { accounts } from '../collections/accounts.ts'
import type { Collection } from '../collections/collection.ts'
import { ref } from '../collections/collection.ts'
import { events } from '../collections/events.ts'
import { transactions } from '../collections/transactions.ts'
import { backgroundTiming } from '../domain/background-timing.ts'
import { addSeconds } from '../domain/time.ts'
import type { Clock } from '../ports/clock.ts'
import type { Probe, Question, StatusProbes } from '../ports/probe.ts'
import type { Store } from '../ports/store.ts'

/** What the health check asks: the database, which everything needs, and the image processor. */
export function probes(parts: { store: Store; imageProcessorUrl: string }): readonly Probe[] {
  return [databaseProbe(parts.store), imagesProbe(parts.imageProcessorUrl)]
}

function databaseProbe(store: Store): Probe {
  return {
    name: 'database',
    isEssential: true,
    async check() {
      await store.getAll(ref(accounts, 'health-check'))
    },
  }
}

function imagesProbe(imageProcessorUrl: string): Probe {
  return {
    name: 'images',
    isEssential: false,
    async check({ signal }) {
      const response = await fetch(new URL('/health', imageProcessorUrl), { signal })
      if (!response.ok) throw new Error(`the image processor answers ${response.status}`)
    },
  }
}

type Parts = {
  store: Store
  clock: Clock
  imageProcessorUrl: string
  /** Any address of the identity provider that answers without a credential. */
  signInUrl: string
}

/**
 * A few reads and two requests, and never the model. Whether background work is done on time says
 * more of analysis and webhooks than whether their queue answers (docs/decisions/0073).
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
          where: [
            {
              field,
              operator: '<=',
              value: addSeconds(clock.now(), -backgroundTiming.overdueSeconds),
            },
          ],
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
