import { limits } from '../contract/limits.ts'

/**
 * The delays of background work that several files use. The sweeper runs once a minute, so it acts
 * up to a minute later than these values say.
 *
 * - `firstSweepSeconds`: time from the write of a document until the sweeper checks it. A
 *   background worker usually takes the document earlier.
 * - `sweepAgainSeconds`: time from a sweep that queued a task until the next check.
 * - `leaseSeconds`: time for which one background worker owns the document.
 * - `closingSeconds`: time to write the result after the work has ended.
 *
 * `workSeconds` of each function in deployment/functions.ts limits the worker's run time.
 * operations/background/timing.test.ts checks how all these values must relate.
 */
export const backgroundTiming = {
  /** Analyses, in the collection `transactions`. */
  runAnalysis: {
    /** Gives the call time to store the photo and to queue the run. */
    firstSweepSeconds: 15,
    /** Long enough for a busy queue, and well within a transaction's time limit. */
    sweepAgainSeconds: 30,
    leaseSeconds: 60,
    closingSeconds: 5,
  },
  /** Webhook delivery attempts, in `deliveries`. Two functions have queues for them. */
  deliverWebhook: {
    /** Prevents the sweeper from queueing tasks twice while the queue has a backlog. */
    firstSweepSeconds: 60,
    leaseSeconds: 30,
    closingSeconds: 5,
  },
  /** Analyses that run at the model provider, in the collection `providerJobs`. */
  providerJob: {
    /** A worker takes the analysis over this long before the transaction's deadline. */
    takeOverSeconds: 30,
    /** With less time than this, the service does not use the provider's background mode. */
    worthwhileSeconds: 20,
    /** The sweeper can be a minute late to queue the run that takes over. */
    sweepBeforeSeconds: 60,
  },
  /** Events whose process died before it published them: `publishAt` of `events`. */
  publishEvent: { firstSweepSeconds: 10 },
  /** Events whose message has not come back from the broker: `fanOutAt` of `events`. */
  fanOutEvent: { firstSweepSeconds: 30 },
  /** Folders whose deletion stopped before all their analyses were moved: `folderRemovals`. */
  emptyRemovedFolder: { firstSweepSeconds: 60, budgetSeconds: 25 },
  /** Mails that the mail server did not accept: `notices`, and `noticeAt` of `webhooks`. */
  sendNotice: { againSeconds: 600, givenUpSeconds: 86_400 },
  /** Bulk retries by an operator that take longer than one call: `retryRuns`. */
  retryFailed: { firstSweepSeconds: 60 },
  /**
   * Data of a person whose account is deactivated: `erasures`. The delay covers the hour for which
   * identity tokens stay valid, and time for calls that started with one.
   */
  deletePersonalData: { firstSweepSeconds: limits.apiKey.exchangedLifetimeSeconds + 600 },
  /** Work that is this late (three runs of the sweeper) is reported as stuck. */
  overdueSeconds: 180,
} as const
