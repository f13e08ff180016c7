import {
  optimisedSidePxMax,
  photoBytesLimit,
  photoPixelsMax,
} from '@plant/image-processor/protocol'

/**
 * The limits of the contract, each with its unit in its name. Each endpoint or alias states its own
 * deadline. A deployment can change the limits marked "(setting)". All other limits are promises to
 * callers and change only with the version of the definition. docs/api.md also lists the limits.
 */
export const limits = {
  request: {
    /**
     * The service rejects a body of this many bytes or more. The largest realistic body has 30 KB.
     */
    bodyBytesLimit: 1_000_000,
    /** The body limit of routes that take a photo; the specification says "less than 10 MB". */
    photoBodyBytesLimit: photoBytesLimit,
    /** The most JSON values in a body. An empty value needs 20 times its own length in memory. */
    bodyValuesMax: 10_000,
    /** The most parameters of a query. No route has half as many. */
    queryParametersMax: 50,
    /** The highest number of invalid fields that an error names. */
    fieldErrorsMax: 100,
    /** The slowest body that the service accepts. Phones in fields have slow networks. */
    bodyBytesPerSecondMin: 2000,
    /** The service checks the rate of a body each time this many seconds have passed. */
    bodyRateSeconds: 10,
    /** The slowest body while bodies that arrive take most places of an instance. */
    crowdedBodyBytesPerSecondMin: 20_000,
    /** The share of places, taken by arriving bodies, from which an instance is crowded. */
    crowdedShare: 3 / 4,
    /**
     * The longest time for a body without a photo, which usually has a few kilobytes, and for every
     * body while the instance is crowded.
     */
    bodySecondsMax: 15,
    /** The share of an instance's places that the requests of one caller can take at once. */
    inFlightPerCallerShare: 1 / 2,
    /** The share of one address. The share is larger, because many phones share an address. */
    inFlightPerAddressShare: 3 / 4,
    preflightDeadlineSeconds: 5,
    /** The backend times out this many seconds before the gateway, so the backend sends the 504. */
    deadlineMarginSeconds: 1,
    corsMaxAgeSeconds: 86_400,
    /** The bucket for an address's failed credentials has this many times the usual size. */
    failedCredentialBurstFactor: 10,
    /**
     * An address's bucket has this many times the usual size and refill rate on cheap cacheable
     * routes and on routes that check a credential themselves. Many monitors or API keys share an
     * address, and each key or provider has a bucket of the usual size of its own.
     */
    sharedAddressBurstFactor: 10,
    /** A large response counts as this many requests of a client that does not take gzip. */
    plainLargeRequests: 5,
    /** All keys of an account together have this many times the usual bucket of one key. */
    accountKeysBurstFactor: 4,
    /**
     * The longest time, in seconds, until a ban, revocation or role change takes effect. On
     * administrative routes, the change takes effect at once.
     */
    callerCacheSeconds: 10,
  },
  page: { sizeMin: 1, sizeMax: 100, sizeDefault: 20, tokenCharactersMax: 2048 },
  image: {
    sidePxMax: optimisedSidePxMax,
    pixelsMax: photoPixelsMax,
    /** A link to a photo works for at least this time, and for at most twice this time. */
    linkSecondsMin: 900,
    uploadNameCharactersMax: 100,
    /** The service tries for this time to handle an upload, and then refuses the upload. */
    uploadRetrySeconds: 600,
    /** Cloud Storage limits object names to this many bytes. */
    storagePathCharactersMax: 1024,
  },
  quota: {
    /** The daily quota of a user, in units per UTC day (setting). */
    userDaily: 20,
    /** The daily quota that all keys of an enterprise account share, in units (setting). */
    enterpriseDaily: 1000,
    /** The daily quota of the owner, and of each worker, of an enterprise account (setting). */
    enterpriseMemberDaily: 200,
    /**
     * Each day, photos without a diagnosis are free up to this number, or up to this share of the
     * daily quota if the share gives a larger number.
     */
    undiagnosedFreeDaily: 20,
    undiagnosedFreeShare: 0.1,
    /** The daily calls to a generative provider per quota unit, in addition to `paidCallsExtra`. */
    paidCallsPerUnit: 2,
    paidCallsExtra: 20,
    /** The share of the deployment's paid calls that is reserved for the keys of enterprises. */
    paidCallsEnterpriseShare: 0.2,
    /** The daily direct uploads are limited to this many per quota unit, plus `uploadsExtra`. */
    uploadsPerUnit: 3,
    uploadsExtra: 20,
  },
  transaction: {
    /** The time after which an unfinished transaction fails (setting). */
    timeoutSeconds: 120,
    idempotencyHours: 72,
    waitSecondsMax: 10,
    /** In one instance, at most this many calls of one account can wait for analyses at once. */
    waitingPerAccountMax: 20,
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
    /** RFC 5646, section 4.4.1, asks implementations to accept tags of at least this length. */
    languageTagCharactersMax: 35,
  },
  /** An analysis with all its second looks. */
  chain: { photosMax: 5, answersMax: 3, hours: 24 },
  history: {
    impressionCharactersMax: 1000,
    feedbackCharactersMax: 1000,
    /** In one instance, this many calls of an account can read the history or move analyses. */
    readingPerAccountMax: 8,
  },
  flag: {
    textCharactersMax: 1000,
    /** The number of analyses that a user can flag per UTC day. */
    daily: 10,
    /** A moderator sees at most this many flags from members; the service drops further flags. */
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
    /** RFC 5321, section 4.5.3.1.3, allows 256 octets for an address and its two brackets. */
    emailCharactersMax: 254,
    idCharactersMax: 128,
    passwordCharactersMax: 64,
    oneTimePasswordDigits: 8,
    lifetimeHours: 24,
    triesMax: 5,
    resendCooldownSeconds: 60,
    openPerAccountMax: 50,
    /** The number of invitation emails that an account can send per UTC day. */
    mailsDaily: { personal: 5, enterprise: 50 },
    /**
     * The number of invitation emails to one address per UTC day. All personal accounts share one
     * limit; each enterprise has a separate limit.
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
    /** The wait before each attempt of a delivery, counted from the previous attempt. */
    retryStepsSeconds: [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
    retryJitterFraction: 0.2,
    retryAfterStepsMax: 2,
    disabledAfterDays: 5,
    disabledAfterAttempts: 10,
    signatureToleranceSeconds: 300,
    /** The hourly limit of an account's test events. A new webhook does not raise the limit. */
    testsHourly: 10,
    retriesByHandHourly: 60,
    eventsInFlightMax: 20,
  },
  event: {
    /** Each event has fewer bytes of UTF-8 JSON than this. The service shortens larger events. */
    bytesLimit: 65_536,
    /**
     * The days for which the service keeps an event. The ten attempts of a delivery take about 76
     * hours. After the attempts, a manual retry is possible until the service deletes the event.
     */
    daysKept: 30,
    waitSecondsMax: 20,
    /** In one instance, at most this many calls of one account can wait for events at once. */
    waitingPerAccountMax: 4,
  },
  export: { servedDays: 7, linkLifetimeSeconds: 900 },
  account: {
    nameCharactersMax: 100,
    erasureGraceDays: 7,
    /** An erasure requires that the person signed in at most this many seconds ago. */
    recentSignInSeconds: 300,
    /** Emails about keys, webhooks, members and erasures to one address or mailbox a UTC day. */
    noticesDaily: 10,
    statisticsDays: 30,
  },
  service: {
    configMaxAgeSeconds: 300,
    healthCacheSeconds: 2,
    statusCacheSeconds: 30,
    maintenanceRetrySeconds: 60,
  },
  /** The catalogue changes only with a release of the service. */
  catalogue: { maxAgeSeconds: 3600, searchCharactersMax: 100 },
  admin: {
    reasonCharactersMax: 500,
    /** An administrator can ban a user after this many recorded violations (setting). */
    violationsForBan: 2,
    /** The service keeps the dates of a user's latest violations, up to this number. */
    violationsDated: 5,
    /** The number of audit entries that one call verifies. Each entry costs a database read. */
    auditEntriesVerified: 300,
    twoPersonHours: 24,
    /** Every ban and change of permissions leaves as many, so that somebody can undo it. */
    holdersOfAssignPermissionsMin: 2,
  },
} as const
