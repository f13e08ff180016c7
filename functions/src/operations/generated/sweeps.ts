// Generated from the files of operations/ by `npm run generate`; change those instead.
import { sweepRetryRuns } from '../admin/retry-page.ts'
import { sweepExpiredAnalyses } from '../analyses/expire.ts'
import { sweepTransactions } from '../analyses/run-job.ts'
import { sweepErasures } from '../erasure/sweep.ts'
import { sweepUnpublishedEvents } from '../events/publish.ts'
import { sweepExports } from '../exports/build-job.ts'
import { sweepRemovedFolders } from '../folders/empty-removed.ts'
import { sweepIncidents } from '../incidents/record.ts'
import { sweepNotices } from '../notices/sweep.ts'
import { sweepCopies } from '../photos/copies.ts'
import { sweepProviderEvents } from '../provider-events/handle-job.ts'
import { sweepProviderJobs } from '../provider-events/provider-jobs.ts'
import { sweepExpiredUploads } from '../uploads/expire.ts'
import { sweepDeliveries } from '../webhooks/deliver-job.ts'
import { sweepFanOuts } from '../webhooks/fan-out-job.ts'
import { sweepOwnerNotices } from '../webhooks/notify-owner.ts'

/** The sweeps that the sweep job runs once a minute. */
export const sweeps = [
  sweepRetryRuns,
  sweepExpiredAnalyses,
  sweepTransactions,
  sweepErasures,
  sweepUnpublishedEvents,
  sweepExports,
  sweepRemovedFolders,
  sweepIncidents,
  sweepNotices,
  sweepCopies,
  sweepProviderEvents,
  sweepProviderJobs,
  sweepExpiredUploads,
  sweepDeliveries,
  sweepFanOuts,
  sweepOwnerNotices,
]
