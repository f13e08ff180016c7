import { limits } from '../contract/limits.ts'

/**
 * The delays of background work, which must fit each other. The sweeper runs once a minute, so the
 * sweeper acts up to a minute later than these values say.
 *
 * - `firstSweepSeconds`: time from the write of a document until the sweeper checks the document. A
 *   background worker usually takes the document earlier.
 * - `sweepAgainSeconds`: time from a sweep that queued a task until the next check.
 * - `leaseSeconds`: time for which one background worker owns the document.
 * - `closingSeconds`: time to write the result after the work has ended.
 * - `clockSkewSeconds`: how wrong an instance's clock may be.
 *
 * `workSeconds` of each function in deployment/functions.ts limits the worker's run time.
 * operations/background/timing.test.ts checks the relations between these values.
 */
export const backgroundTiming = {
  /** Analyses, in the collection `transactions`. */
  runAnalysis: {
    /** The call needs this time to store the photo and queue the run. */
    firstSweepSeconds: 15,
    /** This delay allows for a busy queue, but is far shorter than a transaction's time limit. */
    sweepAgainSeconds: 30,
    leaseSeconds: 60,
    closingSeconds: 5,
    clockSkewSeconds: 1,
  },
  /** Webhook delivery attempts, in `deliveries`. Two Cloud Functions have queues for attempts. */
  deliverWebhook: {
    /** This delay prevents the sweeper from queueing tasks twice while the queue has a backlog. */
    firstSweepSeconds: 60,
    leaseSeconds: 30,
    closingSeconds: 5,
  },
  /** Analyses that run at the model provider, in the collection `providerJobs`. */
  providerJob: {
    /** A worker takes over the analysis this many seconds before the transaction's deadline. */
    takeOverSeconds: 30,
    /** The service uses the provider's background mode only if at least this much time is left. */
    worthwhileSeconds: 20,
    /** The sweeper queues the takeover this much ahead of time, because the sweeper can be late. */
    sweepBeforeSeconds: 60,
  },
  /** Events that a crashed process did not publish. The field is `publishAt` in `events`. */
  publishEvent: { firstSweepSeconds: 10 },
  /** Events whose message or task has not arrived. The field is `fanOutAt` in `events`. */
  fanOutEvent: { firstSweepSeconds: 30 },
  /** Deleted folders that still contain analyses, in the collection `folderRemovals`. */
  emptyRemovedFolder: { firstSweepSeconds: 60, budgetSeconds: 25 },
  /** Copies of a blocked photo, in `hideCopiesAt` of `moderation`. */
  hideCopies: { budgetSeconds: 25 },
  /** Mails that the mail server did not accept, in `notices` and in `noticeAt` of `webhooks`. */
  sendNotice: { againSeconds: 600, givenUpSeconds: 86_400 },
  /** An operator's bulk retries that take longer than one call, in the collection `retryRuns`. */
  retryFailed: { firstSweepSeconds: 60 },
  /**
   * The deletion of personal data after the account is deactivated, in the collection `erasures`.
   * The delay is the hour for which identity tokens stay valid, plus ten minutes for running calls.
   */
  deletePersonalData: { firstSweepSeconds: limits.apiKey.exchangedLifetimeSeconds + 600 },
  /** The service reports work as stuck if the work is this late (three runs of the sweeper). */
  overdueSeconds: 180,
} as const
