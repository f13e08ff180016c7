import { join } from 'node:path'
import { median } from '@plant/common/numbers'
import { z } from 'zod'
import { readJson } from '../../common/json.ts'
import { root } from '../../common/root.ts'
import budget from '../budget.json' with { type: 'json' }
import { figures } from './figures.ts'

/** The value of each figure in each round, by the id of the figure. */
export type Rounds = Readonly<Record<string, readonly number[]>>

/** The database operations of a route's usual call. */
export type Operations = { reads: number; writes: number; roundTrips: number }

export const reportFolder = 'docs/performance'
export const reportPath = `${reportFolder}/report.json`

/** The budget of each operation. A test measures that the operations need exactly this. */
export const operations: Readonly<Record<string, Operations>> = Object.fromEntries(
  Object.entries(budget).map(([id, { reads, writes, roundTrips }]) => [
    id,
    { reads, writes, roundTrips },
  ]),
)

const reportSchema = z.object({ rounds: z.record(z.string(), z.array(z.number()).min(1)) })

/** The rounds of the report in the repository. */
export const readRounds = (): Rounds => reportSchema.parse(readJson(join(root, reportPath))).rounds

/** The median of a figure's rounds. Throws if the figure was not measured. */
export function valueOf(rounds: Rounds, id: string): number {
  const values = rounds[id]
  if (!values) throw new Error(`${id} was not measured`)
  return median(values)
}

/** The report as JSON: a figure `overhead.config` is at `overhead`, `config`. */
export function reportJson(rounds: Rounds): Record<string, unknown> {
  const report: Record<string, unknown> = { operations }
  for (const { id } of figures) {
    const [group = '', name] = id.split('.')
    const value = valueOf(rounds, id)
    report[group] = name === undefined ? value : { ...Object(report[group]), [name]: value }
  }
  return { ...report, rounds }
}
