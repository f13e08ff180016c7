import { limits } from '../contract/limits.ts'

/**
 * Every time of the background work, each by the job that it is for. The sweeper runs once a
 * minute, so it comes up to a minute later than a time says.
 *
 * - `firstSweepSeconds`: from the write of a document until the sweeper looks at it. A background
 *   worker usually takes the document before that.
 * - `sweepAgainSeconds`: from a sweep that queued a task until the sweeper looks again.
 * - `leaseSeconds`: how long one background worker has the document to itself.
 * - `closingSeconds`: for writing the result after the time for the work is over.
 *
 * How long a background worker may take is `workSeconds` of its function in
 * deployment/functions.ts. operations/background/timing.test.ts holds what must be true between all
 * of them.
 */
export const backgroundTiming = {
  /** An analysis: the collection `transactions`. */
  runAnalysis: {
    /** The call needs this long to store the photo and to queue the run. */
    firstSweepSeconds: 15,
    /** Long enough for a busy queue, and well within a transaction's time. */
    sweepAgainSeconds: 30,
    leaseSeconds: 60,
    closingSeconds: 5,
    /** After a run that found no photo yet: the call that brings it may still be on its way. */
    photoMissingSeconds: 5,
    /**
     * Clocks of queue and background worker differ, and a task that comes before a lease ends does
     * nothing.
     */
    clockSkewSeconds: 1,
  },
  /** An attempt at a webhook delivery: the collection `deliveries`, the queues of two functions. */
  deliverWebhook: {
    /** A queue with a backlog must not be filled twice. */
    firstSweepSeconds: 60,
    sweepAgainSeconds: 60,
    leaseSeconds: 30,
    closingSeconds: 5,
    /** Of an attempt for which its account has no slot: half as long again as it has waited. */
    putOffSecondsMin: 2,
    putOffSecondsMax: 60,
  },
  /** An export of personal data: the collection `exports`. */
  buildExport: {
    firstSweepSeconds: 30,
    sweepAgainSeconds: 60,
    /** Shorter than an export takes: the builder renews it, and a dead one is replaced soon. */
    leaseSeconds: 120,
    renewLeaseSeconds: 30,
    /** After the first error; after the nth, n squared times as long. */
    firstRetrySeconds: 10,
  },
  /** An event of the model provider: the collection `providerEvents`. */
  handleProviderEvent: {
    firstSweepSeconds: 10,
    sweepAgainSeconds: 15,
    /**
     * An event can overtake the write that says whose work it is about. Work that is unknown after
     * that is deleted at the provider.
     */
    unknownJobSeconds: 60,
  },
  /** A run that was left to the model provider: the collection `providerJobs`. */
  providerJob: {
    /** So long before its transaction's deadline a run takes over. */
    takeOverSeconds: 30,
    /** A provider that has less time is not asked in the background. */
    worthwhileSeconds: 20,
    /** The sweeper comes up to a minute late. It queues the run that takes over. */
    sweepBeforeSeconds: 60,
    /** Of a deletion that the provider refused: half as long again as it has waited. */
    removeAgainSecondsMin: 60,
    removeAgainSecondsMax: 900,
  },
  /** An event whose writer died before it could publish it: `publishAt` of `events`. */
  publishEvent: { firstSweepSeconds: 10 },
  /** An event whose message has not come back from the broker: `fanOutAt` of `events`. */
  fanOutEvent: { firstSweepSeconds: 30 },
  /** The analyses of a deleted folder, where the call that deletes it died: `folderRemovals`. */
  emptyRemovedFolder: { firstSweepSeconds: 60, budgetSeconds: 25 },
  /** A mail that the server did not take: `notices`, and `noticeAt` of `webhooks`. */
  sendNotice: { againSeconds: 600, givenUpSeconds: 86_400 },

  /** Malware of one sender after the first of an hour: `malwareTallies`. */
  foldIncidents: { firstSweepSeconds: 3600 },
  /** An operator's retry of all that failed, past what its call takes: `retryRuns`. */
  retryFailed: { firstSweepSeconds: 60 },
  /**
   * The data of a person whose account is deactivated: `erasures`. Identity tokens are good for an
   * hour; the rest is for a call begun with one, and for what it set going.
   */
  deletePersonalData: { firstSweepSeconds: limits.apiKey.exchangedLifetimeSeconds + 600 },
  /** From then on a sweep begins no batch: the one under way ends within its worker's time. */
  sweep: { lastBatchSeconds: 40 },
  /**
   * What has waited this long after its time, three rounds of the sweeper, is reported as stuck.
   */
  overdueSeconds: 180,
} as const
