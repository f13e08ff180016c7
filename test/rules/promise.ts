import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import type { Mutant } from './clauses.ts'

/** A direct access without the API, and whether the rules allow it. */
export type RulesPromise<W> = {
  name: string
  expected: 'ALLOWED' | 'REFUSED'
  attempt(harness: W): Promise<unknown>
}

export async function keep<W>({ expected, attempt }: RulesPromise<W>, harness: W): Promise<void> {
  const attempted = attempt(harness)
  await (expected === 'ALLOWED' ? assertSucceeds(attempted) : assertFails(attempted))
}

/** The number of concurrent attempts. The first broken promise ends the search. */
const batchSize = 16

/** Throws unless the mutant breaks a promise, which proves that the removed clause is needed. */
export async function expectBroken<W>(
  mutant: Mutant,
  promises: readonly RulesPromise<W>[],
  harness: W,
): Promise<void> {
  for (let at = 0; at < promises.length; at += batchSize) {
    const batch = promises.slice(at, at + batchSize)
    const kept = await Promise.allSettled(batch.map((promise) => keep(promise, harness)))
    if (kept.some(({ status }) => status === 'rejected')) return
  }
  throw new Error(`Every promise holds without this clause: ${mutant.name}`)
}
