import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import type { Mutant } from './clauses.ts'

/** A direct access to the database or a bucket, and whether the rules allow the access. */
export type RulesPromise<W> = {
  name: string
  expected: 'ALLOWED' | 'REFUSED'
  attempt(harness: W): Promise<unknown>
}

export async function keep<W>({ expected, attempt }: RulesPromise<W>, harness: W): Promise<void> {
  const attempted = attempt(harness)
  await (expected === 'ALLOWED' ? assertSucceeds(attempted) : assertFails(attempted))
}

/** The number of concurrent attempts. The search ends after a batch with an unexpected result. */
const batchSize = 4

/**
 * Throws if all attempts have the expected result, because no test then needs the clause. Begins
 * with the attempts that the clause may decide.
 */
export async function expectBroken<W>(
  mutant: Mutant,
  promises: readonly RulesPromise<W>[],
  harness: W,
): Promise<void> {
  const decided = ({ expected }: RulesPromise<W>) => expected === mutant.decides
  const sorted = [...promises].sort((one, other) => Number(decided(other)) - Number(decided(one)))
  for (let at = 0; at < sorted.length; at += batchSize) {
    const batch = sorted.slice(at, at + batchSize)
    const kept = await Promise.allSettled(batch.map((promise) => keep(promise, harness)))
    if (kept.some(({ status }) => status === 'rejected')) return
  }
  throw new Error(`Every promise holds without this clause: ${mutant.name}`)
}
