import { withMutant } from './copy.ts'
import type { Mutant } from './mutant.ts'
import { runOnStack, runTests } from './run-tests.ts'

/** The quickest tests mostly catch a mutant, so the others run only if these pass. */
const quickest = 6

export type Result = { kind: 'CAUGHT'; by: string } | { kind: 'SURVIVED' }

/** Runs the given tests, the quickest first, with a mutant in place of the source. */
export function tryMutant(mutant: Mutant, tests: readonly string[]): Result {
  const { test, finding } = mutant
  if (test !== undefined && finding !== undefined) return tryOnStack(mutant, test, finding)
  const parts = [tests.slice(0, quickest), tests.slice(quickest)]
  return withMutant(mutant, () => {
    for (const part of parts) {
      if (part.length === 0) continue
      const run = runTests(part, mutant)
      if (run.kind === 'FAILED') return { kind: 'CAUGHT', by: run.by }
    }
    return { kind: 'SURVIVED' }
  })
}

function tryOnStack(mutant: Mutant, test: string, finding: string): Result {
  if (runOnStack(test, finding).kind === 'FAILED') throw new Error(`without a mutant, too: ${test}`)
  const run = withMutant(mutant, () => runOnStack(test, finding))
  return run.kind === 'FAILED' ? { kind: 'CAUGHT', by: run.by } : { kind: 'SURVIVED' }
}
