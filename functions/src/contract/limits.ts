import { photoBytesLimit } from '@plant/image-processor/protocol'

/**
 * The limits of the contract, each with its unit in its name. Each endpoint or alias states its own
 * deadline. A deployment can change the limits marked (setting). All other limits are promises to
 * callers and change only with the version of the definition. docs/api.md lists them too.
 */
export const limits = {
  request: {
    /**
     * The service rejects a body of this many bytes or more. The largest realistic body has 30 KB.
     */
    bodyBytesLimit: 1_000_000,
    /** The body limit of the routes that take a photo ("less than 10 MB"). */
    photoBodyBytesLimit: photoBytesLimit,
    /** The most values in a body. In memory an empty value takes 20 times its bytes. */
    bodyValuesMax: 10_000,
    /** The envelope of a callable must begin within this many bytes of the body. */
    envelopeWindowBytes: 65_536,
    /** The most invalid fields that an error names. */
    fieldErrorsMax: 100,
    preflightDeadlineSeconds: 5,
    /** The backend times out this many seconds before the gateway, so that the 504 is ours. */
    deadlineMarginSeconds: 1,
    corsMaxAgeSeconds: 86_400,
    /** Failed credentials are charged to the address. Its bucket is this many times a caller's. */
    failedCredentialBurstFactor: 10,
    /** Cacheable requests are charged to the address. Its bucket is this many times larger. */
    cacheableBurstFactor: 10,
    /**
     * The most seconds until a ban, revocation or role change takes effect. Administrative routes
     * see it at once.
     */
    callerCacheSeconds: 10,
  },
  page: { sizeMin: 1, sizeMax: 100, sizeDefault: 20 },
  image: {
    sidePxMax: 1024,
    webpQuality: 92,
    pixelsMax: 50_000_000,
    /** A link to a photo works for at least this long, and at most twice as long. */
    linkSecondsMin: 900,
    uploadNameCharactersMax: 100,
    /** Cloud Storage limits object names to this many bytes. */
    storagePathCharactersMax: 1024,
  },
  quota: {
    /** Per user and UTC day (setting). */
    userDaily: 20,
    /** Per UTC day, shared by all keys of an enterprise account (setting). */
    enterpriseDaily: 1000,
    /**
     * The photos without a diagnosis that are free per day: this number, or this share of the quota
     * if that is more.
     */
    undiagnosedFreeDaily: 20,
    undiagnosedFreeShare: 0.1,
    /**
     * The calls of a generative provider per day: this many per unit of the quota, plus the extra
     * ones.
     */
    paidCallsPerUnit: 2,
    paidCallsExtra: 20,
    /** The share of the deployment's paid calls that is reserved for the keys of enterprises. */
    paidCallsEnterpriseShare: 0.2,
    /**
     * The direct uploads to storage per day: this many per unit of the quota, plus the extra ones.
     */
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
    /** RFC 5646, section 4.4.1, asks implementations to accept at least this length. */
    languageTagCharactersMax: 35,
  },
  history: { impressionCharactersMax: 1000, feedbackCharactersMax: 1000 },
  flag: {
    textCharactersMax: 1000,
    /** The analyses that a user can flag per UTC day. */
    daily: 10,
    /** The most flags of members that a moderator sees; further flags add nothing. */
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
    /** The emails that an account can send per UTC day. */
    mailsDaily: { personal: 5, enterprise: 50 },
    /**
     * The emails to one address per UTC day. All personal accounts share one limit; each enterprise
     * has its own.
     */
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
    /** The wait before each of the ten attempts, counted from the previous attempt. */
    retryStepsSeconds: [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
    retryJitterFraction: 0.2,
    retryAfterStepsMax: 2,
    disabledAfterDays: 5,
    disabledAfterAttempts: 10,
    signatureToleranceSeconds: 300,
    /** Counted per account, so that registering an endpoint again does not reset the count. */
    testsHourly: 10,
    retriesByHandHourly: 60,
    attemptsInFlightMax: 20,
  },
  event: {
    /** The size of an event as UTF-8 JSON. A larger event leaves parts out to stay below it. */
    bytesLimit: 65_536,
    /**
     * Longer than the ten attempts of a delivery (about 76 hours), to allow a manual retry later.
     */
    daysKept: 30,
    waitSecondsMax: 20,
    /** The calls of one account that can wait for events in one instance. */
    waitingPerAccountMax: 4,
  },
  export: { servedDays: 7, freshPerDay: 1, linkLifetimeSeconds: 900 },
  account: {
    nameCharactersMax: 100,
    erasureGraceDays: 7,
    /** An erasure requires a sign-in within this time. */
    recentSignInSeconds: 300,
    /** Emails about new keys, erasures and disabled webhooks, per person and UTC day. */
    noticesDaily: 10,
    statisticsDays: 30,
  },
  service: { configMaxAgeSeconds: 300, healthCacheSeconds: 2, statusCacheSeconds: 30 },
  admin: {
    reasonCharactersMax: 500,
    /** The recorded violations that an administrator needs for a ban (setting). */
    violationsForBan: 2,
    /** The number of violations of a user whose dates are kept. */
    violationsDated: 5,
    /** The entries of the audit trail that one call verifies; each costs a read. */
    auditEntriesVerified: 300,
    twoPersonHours: 24,
    holdersOfAssignPermissionsMin: 2,
    /** Every ban must leave this many unbanned superadmins, so that a second person can lift it. */
    unbannedSuperadminsMin: 2,
  },
} as const
