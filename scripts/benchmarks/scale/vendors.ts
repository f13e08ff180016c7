/** List prices of us-central1 in US dollars, November 2026, without free tiers and discounts. */
export const prices = {
  /** https://cloud.google.com/firestore/pricing */
  read: 0.03 / 100_000,
  write: 0.09 / 100_000,
  delete: 0.01 / 100_000,
  documentGibMonth: 0.15,
  /** https://cloud.google.com/run/pricing, billed by request, tier 1 */
  cpuSecond: 0.000024,
  gibSecond: 0.0000025,
  request: 0.4 / 1_000_000,
  /** https://cloud.google.com/tasks/pricing */
  task: 0.4 / 1_000_000,
  /** 40 a TiB, published and delivered, at least 1 kB; https://cloud.google.com/pubsub/pricing */
  message: (2 * 40 * 1000) / 2 ** 40,
  /** https://cloud.google.com/api-gateway/pricing */
  gatewayCall: 3 / 1_000_000,
  /** https://cloud.google.com/storage/pricing, standard storage */
  objectWrite: 0.005 / 1000,
  objectRead: 0.0004 / 1000,
  objectGibMonth: 0.02,
  /** https://cloud.google.com/vpc/network-pricing, to the internet */
  egressGib: 0.12,
} as const

/**
 * What 1,000 calls of plant.id with identification and health assessment cost in euros: two credits
 * each, from 0.01 to 0.05 a credit. Source: https://www.kindwise.com/faq
 */
export const plantIdEuros = { least: 20, most: 100 } as const

export const limits = {
  /** A collection with growing indexed values; https://firebase.google.com/docs/firestore/quotas */
  sequentialWritesPerSecond: 500,
  /** One document, sustained; https://firebase.google.com/docs/firestore/best-practices */
  documentWritesPerSecond: 1,
  /** The first rate of a new collection, and its growth in five minutes; the same page */
  rampStartPerSecond: 500,
  rampGrowth: 1.5,
  rampMinutes: 5,
  /** One queue; https://cloud.google.com/tasks/docs/quotas */
  queueDispatchesPerSecond: 500,
} as const
