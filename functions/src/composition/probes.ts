import { accounts } from '../collections/accounts.ts'
import { ref } from '../collections/collection.ts'
import type { Probe } from '../ports/probe.ts'
import type { Store } from '../ports/store.ts'

/** What the health check asks: the database, without which nothing works, and the image processor. */
export function probes(parts: { store: Store; imageProcessorUrl: string }): readonly Probe[] {
  return [databaseProbe(parts.store), imagesProbe(parts.imageProcessorUrl)]
}

export function databaseProbe(store: Store): Probe {
  return {
    name: 'database',
    isEssential: true,
    async check() {
      await store.getAll(ref(accounts, 'health-check'))
    },
  }
}

export function imagesProbe(imageProcessorUrl: string): Probe {
  return {
    name: 'images',
    isEssential: false,
    async check({ signal }) {
      const response = await fetch(new URL('/health', imageProcessorUrl), { signal })
      if (!response.ok) throw new Error(`the image processor answers ${response.status}`)
    },
  }
}
