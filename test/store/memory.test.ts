import { type MemoryDocuments, memoryDocuments } from '@plant/testing/memory-store/documents'
import { memoryStore } from '@plant/testing/memory-store/store'
import { describe } from 'vitest'
import { documentPromises } from './documents.ts'
import type { StoreHarness } from './harness.ts'
import { queryPromises } from './queries.ts'
import { rememberingPromises } from './remembering.ts'
import { transactionPromises } from './transactions.ts'

const documents = memoryDocuments()

/** Applies all commits, but reports every `every`-th commit as unknown or as a conflict. */
function losing(every: number, failure: 'silence' | 'conflict'): MemoryDocuments {
  let commits = 0
  return {
    ...documents,
    async commit(writes, commitId) {
      const outcome = await documents.commit(writes, commitId)
      commits += 1
      if (commits % every !== 0) return outcome
      return failure === 'silence' ? 'UNKNOWN' : 'CONFLICT'
    },
  }
}

/** Applies the first commit late, just before a transaction takes locks. */
function late(): MemoryDocuments {
  let held: (() => Promise<unknown>) | undefined
  let commits = 0
  return {
    ...documents,
    async commit(writes, commitId) {
      commits += 1
      if (commits > 1) return documents.commit(writes, commitId)
      held = () => documents.commit(writes, commitId)
      return 'UNKNOWN'
    },
    async locked(choose, commitId) {
      await held?.()
      return documents.locked(choose, commitId)
    },
  }
}

const harness: StoreHarness = {
  store: memoryStore(documents),
  losingAnswers: (every, failure) => memoryStore(losing(every, failure)),
  deaf: (onCommit) =>
    memoryStore({
      ...documents,
      async commit() {
        onCommit()
        return 'UNKNOWN'
      },
    }),
  late: () => memoryStore(late()),
}

describe('the store in memory', () => {
  describe('documents', () => documentPromises(harness))
  describe('transactions', () => transactionPromises(harness))
  describe('memory', () => rememberingPromises(harness))
  describe('queries', () => queryPromises(harness))
})
