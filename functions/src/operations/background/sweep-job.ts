import { z } from 'zod'
import { sweepRetryRuns } from '../admin/retry-page.ts'
import { sweepExpiredAnalyses } from '../analyses/expire.ts'
import { sweepTransactions } from '../analyses/run-job.ts'
import { sweepErasures } from '../erasure/sweep.ts'
import { sweepUnpublishedEvents } from '../events/publish.ts'
import { sweepExports } from '../exports/build-job.ts'
import { sweepRemovedFolders } from '../folders/empty-removed.ts'
import { sweepIncidents } from '../incidents/record.ts'
import { job } from '../job.ts'
import { sweepNotices } from '../notices/sweep.ts'
import { sweepProviderEvents } from '../provider-events/handle-job.ts'
import { sweepProviderJobs } from '../provider-events/provider-jobs.ts'
import { sweepExpiredUploads } from '../uploads/expire.ts'
import { sweepDeliveries } from '../webhooks/deliver-job.ts'
import { sweepFanOuts } from '../webhooks/fan-out-job.ts'
import { sweepOwnerNotices } from '../webhooks/notify-owner.ts'
import { runEach } from './due.ts'

const sweeps = [
  sweepTransactions,
  sweepUnpublishedEvents,
  sweepRemovedFolders,
  sweepExpiredAnalyses,
  sweepExpiredUploads,
  sweepRetryRuns,
  sweepFanOuts,
  sweepDeliveries,
  sweepOwnerNotices,
  sweepProviderEvents,
  sweepProviderJobs,
  sweepExports,
  sweepErasures,
  sweepNotices,
  sweepIncidents,
]

/** Processes all due work, once a minute. A sweep that fails does not stop the others. */
export const sweepJob = job({
  functions: ['sweep'],
  message: z.undefined(),

  async work(_message, ports, context) {
    const running = sweeps.map((sweep) => sweep(ports, context))
    await runEach(ports, context, running)
    // An alert fires when this line is missing.
    ports.log.write('INFO', 'Sweep done', { requestId: context.requestId })
  },
})
