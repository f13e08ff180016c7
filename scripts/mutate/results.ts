import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readJson, writeJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import type { Mutant } from './mutant.ts'
import type { Result } from './trial.ts'
import { unchanged } from './unchanged.ts'

const file = join(root, '.build', 'mutant-results.json')

const stored = z.record(
  z.string(),
  z.object({
    /** The hash of the source that had the guard. A result does not hold for other sources. */
    source: z.string(),
    result: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('CAUGHT'), by: z.string() }),
      z.object({ kind: z.literal('SURVIVED') }),
    ]),
  }),
)

/** The results of earlier runs, kept in a file so that a run can be ended at any time. */
export function openResults() {
  const results = existsSync(file) ? stored.parse(readJson(file)) : {}
  const sourceOf = (mutant: Mutant) => hash('sha256', readFileSync(join(root, mutant.file)))
  return {
    of(mutant: Mutant): Result | undefined {
      const known = results[mutant.id]
      return known?.source === sourceOf(mutant) ? known.result : undefined
    },
    record(mutant: Mutant, result: Result): void {
      results[mutant.id] = { source: sourceOf(mutant), result }
      mkdirSync(dirname(file), { recursive: true })
      // The file is whole even if somebody ends the run here.
      writeJson(`${file}.new`, results)
      renameSync(`${file}.new`, file)
    },
  }
}

/** Counts the mutants of each kind, and names the ones that nothing explains. */
export function summarise(
  mutants: readonly Mutant[],
  resultOf: (of: Mutant) => Result | undefined,
) {
  const survived = mutants.filter((mutant) => resultOf(mutant)?.kind === 'SURVIVED')
  const kinds = [...new Set(mutants.map(({ kind }) => kind))]
  return {
    lines: kinds.map((kind) => {
      const made = mutants.filter((mutant) => mutant.kind === kind)
      const left = survived.filter((mutant) => mutant.kind === kind)
      const explained = left.filter(({ id }) => id in unchanged).length
      const caught = made.filter((mutant) => resultOf(mutant)?.kind === 'CAUGHT').length
      const open = left.length - explained
      return `${kind}: ${made.length} made, ${caught} caught, ${explained} survived with a reason, ${open} survived`
    }),
    open: survived.filter(({ id }) => !(id in unchanged)),
  }
}
