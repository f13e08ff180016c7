import { sweepRetryRuns } from '../operations/admin/sweep-retries.ts'
import { runEach } from '../operations/background/due.ts'
import { sweepExpired } from '../operations/background/expire.ts'
import { sweepAnalyses } from '../operations/background/sweep-analyses.ts'
import { sweepErasures } from '../operations/erasure/sweep.ts'
import { sweepExports } from '../operations/exports/sweep.ts'
import { sweepIncidents } from '../operations/incidents/sweep.ts'
import { sweepNotices } from '../operations/notices/sweep.ts'
import { sweepProviderEvents } from '../operations/provider-events/sweep.ts'
import { sweepProviderJobs } from '../operations/provider-events/sweep-jobs.ts'
import { sweepWebhooks } from '../operations/webhooks/sweep.ts'

const sweeps = [
  sweepAnalyses,
  sweepExpired,
  sweepRetryRuns,
  sweepWebhooks,
  sweepProviderEvents,
  sweepProviderJobs,
  sweepExports,
  sweepErasures,
  sweepNotices,
  sweepIncidents,
] as const

type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  each: infer I,
) => void
  ? I
  : never
type SweepDeps = UnionToIntersection<Parameters<(typeof sweeps)[number]>[0]>

/** Sweeps what is due, each minute. A kind of work that fails keeps no other from its turn. */
export async function sweep(
  dependencies: () => SweepDeps,
  _event: undefined,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const made = dependencies()
  const context = { requestId: made.ids.random('swp'), signal }
  const running = sweeps.map((run) => run(made, context))
  await runEach(made, context, running)
  // An alert misses this line where no sweep comes to its end.
  made.log.write('INFO', 'Sweep done', { requestId: context.requestId })
}
