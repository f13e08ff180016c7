import { photoBytesLimit } from '@plant/image-processor/protocol'

/**
 * The limits of the contract, each with its unit in its name. The deadline of a route is no limit:
 * its endpoint or its alias has it.
 * Those marked (setting) are the defaults of a deployment's settings. The others are promises to
 * callers and change only with the definition's version.
 * Sources: docs/api.md, which has the limits of the specification too.
 */
export const limits = {
  request: {
    /** A body of this many bytes or more is refused. The largest that is honest has 30 KB. */
    bodyBytesLimit: 1_000_000,
    /** The same, on the routes that take a photo ("less than 10 MB"). */
    photoBodyBytesLimit: photoBytesLimit,
    /** A body holds at most so many values: parsed, an empty one takes 20 times its bytes. */
    bodyValuesMax: 10_000,
    /** The envelope of a callable must begin within so many bytes of the body. */
    envelopeWindowBytes: 65_536,
    /** An answer names at most so many fields that are wrong. */
    fieldErrorsMax: 100,
    preflightDeadlineSeconds: 5,
    /** The backend gives up this long before the gateway would, so that a 504 is ours. */
    deadlineMarginSeconds: 1,
    corsMaxAgeSeconds: 86_400,
    /** Failed credentials are charged to the address, in a bucket this many times the caller's. */
    failedCredentialBurstFactor: 10,
    /** What may be cached is charged to the address, this many times as generously as the rest. */
    cacheableBurstFactor: 10,
    /** How long a ban, revocation or role change may go unseen outside administrative routes. */
    callerCacheSeconds: 10,
  },
  page: { sizeMin: 1, sizeMax: 100, sizeDefault: 20 },
  image: {
    sidePxMax: 1024,
    webpQuality: 92,
    pixelsMax: 50_000_000,
    /** A link to a photo lives as long at least, and at most twice as long. */
    linkSecondsMin: 900,
    uploadNameCharactersMax: 100,
    /** An object name of Cloud Storage has at most this many bytes. */
    storagePathCharactersMax: 1024,
  },
  quota: {
    /** Per user and UTC day (setting). */
    userDaily: 20,
    /** Shared by the keys of an enterprise account, per UTC day (setting). */
    enterpriseDaily: 1000,
    /**
     * Photos that earn no diagnosis and whose unit is given back, per day: as many, or this share
     * of the quota where that is more.
     */
    undiagnosedFreeDaily: 20,
    undiagnosedFreeShare: 0.1,
    /** Calls of a generative provider per day: as many per unit of the quota, and these. */
    paidCallsPerUnit: 2,
    paidCallsExtra: 20,
    /** Of the deployment's number, what is left to the keys of enterprises. */
    paidCallsEnterpriseShare: 0.2,
    /** Uploads straight to storage per day: as many per unit of the quota, and these. */
    uploadsPerUnit: 3,
    uploadsExtra: 20,
  },
  transaction: {
    /** (setting) */
    timeoutSeconds: 120,
    idempotencyHours: 72,
    waitSecondsMax: 10,
  },
  analysis: {
    temporaryDays: 30,
    issuesMax: 3,
    clientReferenceCharactersMax: 128,
    plantIdCharactersMax: 64,
    sunExposureCharactersMax: 64,
    speciesCharactersMax: 100,
    wateringFrequencyDaysMin: 1,
    wateringFrequencyDaysMax: 365,
    latitudeDegreesMax: 90,
    longitudeDegreesMax: 180,
    /** What RFC 5646, section 4.4.1, tells implementations to hold at least. */
    languageTagCharactersMax: 35,
  },
  history: { impressionCharactersMax: 1000, feedbackCharactersMax: 1000 },
  flag: {
    textCharactersMax: 1000,
    /** Analyses that a user puts before moderators, per UTC day. */
    daily: 10,
    /** Flags of members that a moderator is shown; more say nothing new. */
    perAnalysisMax: 10,
  },
  folder: { nameCharactersMax: 100, analysisIdsMax: 100, perAccountMax: 1000 },
  device: {
    idCharactersMax: 128,
    plantIdsMax: 100,
    metadataBytesMax: 16_384,
    metadataLevelsMax: 8,
    perAccountMax: 10_000,
  },
  apiKey: {
    nameCharactersMax: 100,
    lifetimeDaysMax: 3650,
    gracePeriodSecondsMax: 604_800,
    activePerAccountMax: 20,
    exchangedLifetimeSeconds: 3600,
    lastUsedPrecisionSeconds: 60,
  },
  invitation: {
    oneTimePasswordDigits: 8,
    lifetimeHours: 24,
    triesMax: 5,
    resendCooldownSeconds: 60,
    openPerAccountMax: 50,
    /** Mails that an account sends on a UTC day. */
    mailsDaily: { personal: 5, enterprise: 50 },
    /** To one address on a UTC day: of all personal accounts together, and of each enterprise. */
    mailsToAddressDaily: 3,
  },
  webhook: {
    urlCharactersMax: 2048,
    descriptionCharactersMax: 200,
    perAccountMax: 10,
    gracePeriodSecondsMax: 604_800,
    gracePeriodSecondsDefault: 86_400,
    secretBytes: 32,
    deliveryTimeoutSeconds: 15,
    responseBytesRead: 16_384,
    /** The wait before each of the ten attempts, after the one before. */
    retryStepsSeconds: [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
    retryJitterFraction: 0.2,
    retryAfterStepsMax: 2,
    disabledAfterDays: 5,
    disabledAfterAttempts: 10,
    signatureToleranceSeconds: 300,
    /** Of an account, whichever endpoints it registers, removes and registers again. */
    testsHourly: 10,
    retriesByHandHourly: 60,
    attemptsInFlightMax: 20,
  },
  event: {
    /** Of an event as JSON in UTF-8; one of this many bytes or more leaves parts out. */
    bytesLimit: 65_536,
    /** Longer than a delivery's ten attempts (about 76 hours), so that a manual retry finds it. */
    daysKept: 30,
    waitSecondsMax: 20,
    /** Calls of one account that wait for events, in one instance. */
    waitingPerAccountMax: 4,
  },
  export: { servedDays: 7, freshPerDay: 1, linkLifetimeSeconds: 900 },
  account: {
    nameCharactersMax: 100,
    erasureGraceDays: 7,
    /** What an erasure takes for a recent sign-in. */
    recentSignInSeconds: 300,
    /** Mails about new keys, erasures and disabled webhooks, per person and UTC day. */
    noticesDaily: 10,
    statisticsDays: 30,
  },
  service: { configMaxAgeSeconds: 300, healthCacheSeconds: 2, statusCacheSeconds: 30 },
  admin: {
    reasonCharactersMax: 500,
    /** Recorded violations from which on an administrator may ban (setting). */
    violationsForBan: 2,
    /** The violations of a user whose dates are kept. */
    violationsDated: 5,
    /** Entries of the audit trail that one call verifies, each a read. */
    auditEntriesVerified: 300,
    twoPersonHours: 24,
    holdersOfAssignPermissionsMin: 2,
    /** Superadmins that a ban leaves without one, so that a second person can lift it. */
    unbannedSuperadminsMin: 2,
  },
} as const
