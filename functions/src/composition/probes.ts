import {
  askHealth,
  type ImageProcessorSettings,
} from '../adapters/image-processor/image-processor.ts'
import { accounts } from '../collections/accounts.ts'
import { type Collection, ref } from '../collections/collection.ts'
import { events } from '../collections/events.ts'
import { transactions } from '../collections/transactions.ts'
import { backgroundTiming } from '../domain/background-timing.ts'
import { addSeconds } from '../domain/time.ts'
import type { Clock } from '../ports/context.ts'
import type { Probe, Question, StatusProbes } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'

type ProbedParts = { store: Store; imageProcessor: ImageProcessorSettings }

/** The health check probes the database, which every call needs, and the image processor. */
export function probes({ store, imageProcessor }: ProbedParts): readonly Probe[] {
  return [databaseProbe(store), imagesProbe(imageProcessor)]
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

function imagesProbe(imageProcessor: ImageProcessorSettings): Probe {
  return {
    name: 'images',
    isEssential: false,
    check: (context) => askHealth(imageProcessor, context),
  }
}

type Parts = ProbedParts & {
  clock: Clock
  /** An address of the identity provider that answers without a credential. */
  signInUrl: string
}

/** Costs a few reads and two requests. Detects faults by overdue work, not by a queue's state. */
export function statusProbes({ store, clock, imageProcessor, signInUrl }: Parts): StatusProbes {
  const database = databaseProbe(store)
  const images = imagesProbe(imageProcessor)
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
        const value = addSeconds(clock.now(), -backgroundTiming.overdueSeconds)
        const documents = await store.query(collection, {
          where: [{ field, operator: '<=', value }],
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
