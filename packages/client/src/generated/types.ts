// Generated from the contract by `npm run generate`; change the schemas instead.

/** An error code of the service. */
export type ErrorCode =
  | 'MALFORMED_BODY'
  | 'INVALID_ARGUMENT'
  | 'IMAGE_REQUIRED'
  | 'IDEMPOTENCY_KEY_INVALID'
  | 'PAGE_TOKEN_INVALID'
  | 'INVITATION_INVALID'
  | 'WEBHOOK_URL_FORBIDDEN'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'ACCOUNT_BANNED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'INVITATION_EMAIL_MISMATCH'
  | 'NOT_FOUND'
  | 'IMAGE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'ALREADY_EXISTS'
  | 'LIMIT_REACHED'
  | 'IMAGE_NOT_READY'
  | 'MODERATION_STATE'
  | 'ALREADY_COMPLETED'
  | 'NOT_ENOUGH_VIOLATIONS'
  | 'TWO_PERSON_UNAVAILABLE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IMAGE_UNDECODABLE'
  | 'IMAGE_INFECTED'
  | 'IMAGE_TOO_LARGE'
  | 'DAILY_QUOTA_EXCEEDED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DEADLINE_EXCEEDED'

export type Access = {
  /** The id of the user. */
  uid: string
  /** Whether the user may call. */
  status: 'active' | 'banned'
  /** Whether a superadmin banned the user permanently. */
  permanent: boolean
}

export type AccountCancelErasureOutput200 = {
  /** Whose data stays. */
  uid: string
  /** Always `cancelled`. */
  status: 'cancelled'
}

export type AccountEraseBody = {
  /** The caller's own uid, as a confirmation. */
  confirm: string
}

export type AccountEraseOutput202 = {
  /** Whose data will be erased. */
  uid: string
  /** Always `scheduled`. */
  status: 'scheduled'
  /** The end of the days of grace, from which on the data goes. */
  eraseAfter: string
}

export type AccountExportBody = {
  /** Starts a new export where a ready one exists. */
  fresh?: boolean | undefined
}

export type AccountExportOutput200 = {
  /** The id of the export. */
  exportId: string
  /** How far the export is. */
  status: 'pending' | 'ready' | 'failed'
  /** When it was asked for. */
  requestedAt: string
  /** When the archive was complete; only with `ready`. */
  readyAt?: string | undefined
  /** Until when the archive is served; only with `ready`. */
  expiresAt?: string | undefined
  /** A link of 15 minutes to the ZIP archive; only with `ready`. */
  downloadUrl?: string | undefined
}

export type AccountOpenSessionBody = {
  /** The user's language from now on, a BCP 47 tag. */
  language?: string | undefined
  /** The name of the account from now on; only its owner may give it. */
  accountName?: string | undefined
}

export type AccountOpenSessionOutput200 = {
  /** Who calls. */
  user: {
    /** The id of the user. */
    uid: string
    /** The address on record; null where there is none. */
    email: string | null
    /** What the user may do beyond their own account. */
    role: 'user' | 'admin' | 'superadmin'
  }
  /** The account in which the caller acts; of a worker, that which invited them. */
  account: {
    /** The id of the account. */
    id: string
    /** What its owner calls it. */
    name: string
    /** An operator decides it; it sets how much may be analysed. */
    type: 'personal' | 'enterprise'
  }
  /** What the caller is in that account. */
  membership: {
    /**
     * The owner has every right; a worker reads and writes, and manages neither keys, webhooks nor
     * people.
     */
    role: 'owner' | 'worker' | 'key'
    /** A worker leaves by `DELETE /v1/invitations/{invitationId}`; null for others. */
    invitationId: string | null
  }
  quota: Quota
  /** The user's settings. */
  settings: {
    /** A BCP 47 tag; null where none was chosen. */
    language: string | null
  }
  /** The erasure that is scheduled, which can be taken back; null where none is. */
  erasure: {
    /** The end of the days of grace. */
    eraseAfter: string
  } | null
  /** True in the first session of a user, and never again. */
  isNewUser: boolean
}

export type AccountReadStatsOutput200 = {
  quota: Quota
  /** What the account has. */
  totals: {
    /** Completed analyses that are there, temporary ones among them. */
    analyses: number
    /** Analyses in the permanent collection. */
    saved: number
    /** Folders of the history. */
    folders: number
    /** Registered devices. */
    devices: number
    /** Active API keys. */
    tokens: number
  }
  /** Completed analyses by outcome. */
  byOutcome: {
    /** Analyses whose outcome is HEALTHY. */
    HEALTHY: number
    /** Analyses whose outcome is ISSUES_FOUND. */
    ISSUES_FOUND: number
    /** Analyses whose outcome is INCONCLUSIVE. */
    INCONCLUSIVE: number
    /** Analyses whose outcome is NOT_A_PLANT. */
    NOT_A_PLANT: number
    /** Analyses whose outcome is PHOTO_UNUSABLE. */
    PHOTO_UNUSABLE: number
  }
  /** The last 30 UTC days, today included. */
  daily: Array<{
    /** A day in UTC. */
    date: string
    /** Analyses completed on that day. */
    analyses: number
  }>
}

export type AdminApproveBody = {
  /** The analysis of the moderation queue. */
  analysisId: string
  /** Why; it is kept in the audit entry. */
  reason?: string | undefined
}

export type AdminApproveOutput200 = {
  /** The id of the analysis. */
  analysisId: string
  /** The state that the decision set. */
  state: 'APPROVED'
}

export type AdminAssignPermissionsBody = {
  /** The superadmin whose permissions change. */
  uid: string
  /** The whole set from then on; it replaces the one before. */
  permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
  /** Why; it is kept in the audit entry. */
  reason?: string | undefined
}

export type AdminAssignPermissionsOutput200 = {
  /** The id of the user. */
  uid: string
  /** The set that was asked for. */
  permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
  /** `applied` once a second superadmin asked for the same. */
  status: 'pending_approval' | 'applied'
  /** The id of the change that waits for a second superadmin. */
  changeId?: string | undefined
  /** Until when a second superadmin can confirm it. */
  expiresAt?: string | undefined
}

export type AdminBanBody = {
  /** The user to ban. */
  uid: string
  /** Why; it is kept in the audit entry. */
  reason: string
}

export type AdminBanPermanentlyBody = {
  /** Why; it is kept in the audit entry. */
  reason?: string | undefined
}

export type AdminBanPermanentlyParams = {
  /** The id of the user, or `ent:<accountId>` for the keys of an account. */
  uid: string
}

export type AdminBlockOutput200 = {
  /** The id of the analysis. */
  analysisId: string
  /** The state that the decision set. */
  state: 'BLOCKED'
}

export type AdminFlagBody = {
  /** The analysis to flag. */
  analysisId: string
  /** Whether the photo or the answer is meant; OTHER needs a text. */
  reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
  /** For the moderators, in the words of whoever flags it; without markup. */
  text?: string | undefined
}

export type AdminListAuditOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the entry. */
    id: string
    /** When it was done. */
    at: string
    /** Who did it. */
    actorUid: string
    /** What was done, such as `user.ban`. */
    action: string
    /** The id of what it was done to; null where to nothing. */
    target: string | null
    /** Why; null where no reason was given. */
    reason: string | null
    /** The hash of the entry before. */
    previousHash: string
    /** The SHA-256 of this entry and the hash before, in hex. */
    hash: string
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListModerationOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the analysis. */
    analysisId: string
    /** The account that it belongs to. */
    accountId: string
    /** Who sent the photo. */
    uid: string
    /** FLAGGED is shown until it is decided on, BLOCKED is withheld. */
    state: 'FLAGGED' | 'BLOCKED'
    /** The provider's reasons, or those for which the same photo was blocked before. */
    reasons: Array<string>
    /** What people said of it. */
    flags: Array<{
      /** A MEMBER of the account, or a MODERATOR. */
      by: 'MEMBER' | 'MODERATOR'
      /** Whether the photo or the answer is meant. */
      reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
      /** When it was flagged, or the flag was changed. */
      at: string
    }>
    /** When it entered the queue. */
    createdAt: string
    /** A link that lives 15 to 30 minutes; null where the image is gone. */
    imageUrl: string | null
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListPermissionsOutput200 = {
  /** The id of the user. */
  uid: string
  /** The effective set. */
  permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
  /** The change that waits for a second superadmin, where there is one. */
  pending?: {
    /** The id of the change that waits for a second superadmin. */
    changeId: string
    /** The set that was asked for. */
    permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
    /** The uid of the superadmin who asked for it. */
    requestedBy: string
    /** Until when another superadmin can confirm it. */
    expiresAt: string
  } | undefined
}

export type AdminListSuperadminsOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the user. */
    uid: string
    /** The effective set. */
    permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
    /** The change that waits for a second superadmin, where there is one. */
    pending?: {
      /** The id of the change that waits for a second superadmin. */
      changeId: string
      /** The set that was asked for. */
      permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
      /** The uid of the superadmin who asked for it. */
      requestedBy: string
      /** Until when another superadmin can confirm it. */
      expiresAt: string
    } | undefined
    /** The address on record; null where there is none. */
    email: string | null
    /** Whether the user may call. */
    status: 'active' | 'banned'
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListTransactionsOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the transaction, and of its analysis. */
    transactionId: string
    /** Who started it. */
    uid: string
    /** The account that it belongs to. */
    accountId: string
    /** How far the transaction is. */
    status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED'
    /** When it was started. */
    createdAt: string
    /** When it ended; absent until then. */
    completedAt?: string | undefined
    error?: TransactionFailure | undefined
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListTransactionsQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the page before. */
  pageToken?: string | undefined
  /** Lists transactions in this state only. */
  status?: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | undefined
}

export type AdminListUsersOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the user. */
    uid: string
    /** The address on record; null where there is none. */
    email: string | null
    /** What the user may do beyond their own account. */
    role: 'user' | 'admin' | 'superadmin'
    /** Whether the user may call. */
    status: 'active' | 'banned'
    /** Whether a superadmin banned the user permanently. */
    permanent: boolean
    /** The account in which the user acts. */
    accountId: string
    /** Analyses of theirs that a moderator blocked, and days on which they sent malware. */
    violations: number
    /** When the user called first. */
    createdAt: string
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListUsersQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the page before. */
  pageToken?: string | undefined
  /** Lists who has this address, letter by letter. */
  email?: string | undefined
  /** Lists users with this role only. */
  role?: 'user' | 'admin' | 'superadmin' | undefined
}

export type AdminReadModerationOutput200 = {
  /** The id of the analysis. */
  analysisId: string
  /** The account that it belongs to. */
  accountId: string
  /** Who sent the photo. */
  uid: string
  /** FLAGGED is shown until it is decided on, BLOCKED is withheld. */
  state: 'FLAGGED' | 'BLOCKED'
  /** The provider's reasons, or those for which the same photo was blocked before. */
  reasons: Array<string>
  /** What people said of it. */
  flags: Array<{
    /** A MEMBER of the account, or a MODERATOR. */
    by: 'MEMBER' | 'MODERATOR'
    /** Whether the photo or the answer is meant. */
    reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
    /** When it was flagged, or the flag was changed. */
    at: string
    /** In their own words; null where there are none, or no longer. */
    text: string | null
  }>
  /** When it entered the queue. */
  createdAt: string
  /** A link that lives 15 to 30 minutes; null where the image is gone. */
  imageUrl: string | null
  /** The diagnosis, also where it is withheld; null where the user deleted it. */
  diagnosis: {
    /** What the analysis came to. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
    /** What was found of the photo itself; null where it was withheld. */
    photo: {
      /** Whether the photo shows a plant. */
      isPlant: {
        /** True where the photo shows a plant. */
        value: boolean
        /** How sure that is, from 0 to 1. */
        confidence: number
      }
      /** What keeps the photo from being assessed well. */
      issues: Array<{
        /** What is wrong with the photo. */
        code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS'
        /** The same in words, localised. */
        text: string
      }>
      /** How to take a better one, localised; null where this one is good. */
      retakeHint: string | null
    } | null
    /** What plant it may be. */
    plant: {
      /** The species that it may be, the most likely first. */
      candidates: Array<{
        /** The Latin name. */
        scientificName: string
        /** The name in the language served. */
        commonName: string
        /** The botanical family, in Latin. */
        family: string
        /** From 0 to 1. */
        confidence: number
        /**
         * How much the photo resembles those that the model learnt from, from 0 to 1; null of a
         * hint, and of a model that cannot tell.
         */
        familiarity: number | null
        /** PHOTO where a model saw it, HINT where the caller said so. */
        source: 'PHOTO' | 'HINT'
      }>
    }
    /** How the plant is. */
    health: {
      /** Whether the plant looks healthy. */
      status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
      /** How sure that is, from 0 to 1. */
      confidence: number
      /**
       * Of 100 answers of this model that say so, so many were right, on photos of sources that it
       * did not learn from; null where that was not measured.
       */
      rightOf100: number | null
      /** The finding in a sentence or two, localised. */
      summary: string
    }
    /** What was measured on the photo; null where nothing could be. */
    measurements: {
      /** Foliage, as a share of the photo. */
      foliageFraction: number
      /** Green, as a share of the foliage. */
      greenFraction: number
      /** Yellow, as a share of the foliage. */
      yellowFraction: number
      /** Brown, as a share of the foliage. */
      brownFraction: number
      /** White, as a share of the foliage. */
      whiteFraction: number
      /** Spots on the foliage. */
      lesionCount: number
      /** Where the spots are, the largest first; no more than the 40 largest. */
      lesions: Array<{
        /** The spot, as a share of the foliage. */
        areaFraction: number
        /** The box around it, as fractions from the top left. */
        region: {
          /** From the left. */
          x: number
          /** From the top. */
          y: number
          /** Of the width of the photo. */
          width: number
          /** Of the height of the photo. */
          height: number
        }
      }>
      /** Closed polygons of [x, y] points around the foliage, as fractions of the photo. */
      outline: Array<Array<Array<number>>>
    } | null
    /** The conditions found, the strongest first; empty with HEALTHY. */
    issues: Array<Issue>
    /** What to do; null where nothing was diagnosed. */
    plan: Plan | null
    /** How to care for the plant; null where nothing was diagnosed. */
    care: Care | null
  } | null
  /** The language of its texts; null where the user deleted it. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True where another language was asked for, or the same in another script. */
    fallback: boolean
    /** How far the texts of that language were read by others than who wrote them. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  } | null
  model: Model | null
  /** What is known of who sent the photo; null where they were erased. */
  user: {
    /** Analyses of theirs that a moderator blocked, and days on which they sent malware. */
    violations: number
    /** The last of them, the newest first; earlier ones may have no date. */
    lastViolations: Array<{
      /** When it was counted. */
      at: string
      /** BLOCKED by a moderator, or MALWARE in a file. */
      kind: 'BLOCKED' | 'MALWARE'
    }>
    /** Whose violation a block is. */
    uid: string
    /** Whether the user may call. */
    status: 'active' | 'banned'
  } | null
}

export type AdminReadModerationParams = {
  /** The analysis of the moderation queue. */
  analysisId: string
}

export type AdminReadUserOutput200 = {
  /** The id of the user. */
  uid: string
  /** The address on record; null where there is none. */
  email: string | null
  /** What the user may do beyond their own account. */
  role: 'user' | 'admin' | 'superadmin'
  /** Whether the user may call. */
  status: 'active' | 'banned'
  /** Whether a superadmin banned the user permanently. */
  permanent: boolean
  /** The account in which the user acts. */
  account: {
    /** The id of the account. */
    id: string
    /** An operator decides it. */
    type: 'personal' | 'enterprise'
  }
  /** Analyses of theirs that a moderator blocked, and days on which they sent malware. */
  violations: number
  /** The last of them, the newest first; earlier ones may have no date. */
  lastViolations: Array<{
    /** When it was counted. */
    at: string
    /** BLOCKED by a moderator, or MALWARE in a file. */
    kind: 'BLOCKED' | 'MALWARE'
  }>
  quota: Quota
  /** When the user called first. */
  createdAt: string
}

export type AdminResetQuotaOutput200 = {
  /** The user, or `ent:<accountId>` for the keys of an account. */
  uid: string
  quota: Quota
}

export type AdminRetryFailedOutput200 = {
  /** FAILED transactions. */
  matched: number
  /** Those of them whose photo is still there, which run again. */
  requeued: number
}

export type AdminRetryTransactionOutput200 = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The state after the retry was asked for. */
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED'
}

export type AdminRetryTransactionParams = {
  /** The id of the transaction. */
  txId: string
}

export type AdminVerifyAuditOutput200 = {
  /** The chain. */
  stream: 'admin' | 'security'
  /** The place up to which it was looked at; the `after` of the next call. */
  verifiedTo: number
  /** How many entries the chain should have. */
  length: number
  /** The hash of its last entry: keep it elsewhere; null of an empty chain. */
  headHash: string | null
  /** True where the chain ends here. */
  complete: boolean
  /** Where the part is not what was written; empty where it is whole. */
  findings: Array<{
    /** What was done to the entry after it was written. */
    kind: 'ALTERED' | 'REMOVED' | 'INSERTED'
    /** The entry, or the place at which one is missing. */
    id: string
    /** How that is seen, in English. */
    detail: string
  }>
}

export type AdminVerifyAuditQuery = {
  /** `admin` of what operators did, `security` of incidents. */
  stream?: 'admin' | 'security' | undefined
  /** The `verifiedTo` of the part before; 0 for the first part. */
  after?: number | undefined
}

export type AnalysesAnalyseSyncBody = {
  /** The photo in base64, with or without a `data:` prefix; absent where it is empty. */
  imageBase64?: string | undefined
  /** The BCP 47 tag of the texts; else the user's setting, else Accept-Language. */
  language?: string | undefined
  /** Degrees north of where the plant stands; with `longitude` only. */
  latitude?: number | undefined
  /** Degrees east of where the plant stands; with `latitude` only. */
  longitude?: number | undefined
  /** Whether the plant stands inside or outside. */
  placement?: 'inside' | 'outside' | undefined
  /** How much sun the plant gets, in any words. */
  sunExposure?: string | undefined
  /** Days between waterings. */
  wateringFrequency?: number | undefined
  /** Which plant it is, by its scientific name or its common one; wins over what the photo says. */
  species?: string | undefined
  /** The caller's own id of this request, returned everywhere. */
  clientReference?: string | undefined
  /** The caller's own name of the plant, returned everywhere; history filters by it. */
  plantId?: string | undefined
}

export type AnalysesFlagBody = {
  /** Whether the photo or the answer is meant; OTHER needs a text. */
  reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
  /** For the moderators, in the words of whoever flags it; without markup. */
  text?: string | undefined
}

export type AnalysesFlagResponse = {
  /** The id of the analysis. */
  analysisId: string
  /** FLAGGED is shown until it is decided on; BLOCKED stays withheld. */
  state: 'FLAGGED' | 'BLOCKED'
}

export type AnalysesReadImageQuery = {
  /** `json` answers the links; without it the response is a redirect to the photo. */
  format?: 'json' | undefined
}

export type AnalysesReadQuery = {
  /** How long the response may wait for the transaction to end. */
  waitSeconds?: number | undefined
}

export type AnalysesSaveBody = {
  /** The temporary analysis to save. */
  analysisId: string
  /** The folder to save it into. */
  folderId?: string | undefined
}

export type AnalysesStartBody = {
  /** An optimised image already in storage; wins over `imageBase64`. */
  storagePath?: string | undefined
  /** The photo in base64, with or without a `data:` prefix; absent where it is empty. */
  imageBase64?: string | undefined
  /** The BCP 47 tag of the texts; else the user's setting, else Accept-Language. */
  language?: string | undefined
  /** Degrees north of where the plant stands; with `longitude` only. */
  latitude?: number | undefined
  /** Degrees east of where the plant stands; with `latitude` only. */
  longitude?: number | undefined
  /** Whether the plant stands inside or outside. */
  placement?: 'inside' | 'outside' | undefined
  /** How much sun the plant gets, in any words. */
  sunExposure?: string | undefined
  /** Days between waterings. */
  wateringFrequency?: number | undefined
  /** Which plant it is, by its scientific name or its common one; wins over what the photo says. */
  species?: string | undefined
  /** The caller's own id of this request, returned everywhere. */
  clientReference?: string | undefined
  /** The caller's own name of the plant, returned everywhere; history filters by it. */
  plantId?: string | undefined
}

export type AnalysesStartOutput200 = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The transaction fails when it has taken this long. */
  timeoutSeconds: number
  /** Always `COMPLETED`. */
  status: 'COMPLETED'
  analysis: Analysis
}

/** The result of a completed transaction; every key is always there. */
export type Analysis = {
  /** The id of the analysis, which is that of its transaction. */
  id: string
  /** The version of this shape. */
  schemaVersion: '1.0'
  /** Always `COMPLETED`. */
  status: 'COMPLETED'
  /** Who asked for it, a member of the account or one of its keys; not in events. */
  madeBy: {
    /** The id of the user; `ent:` and the account for API keys. */
    uid: string
    /** The id of the API key; null for a user, and in analyses of older versions. */
    apiKeyId: string | null
  }
  /** The caller's own id of the request; null where none was given. */
  clientReference: string | null
  /** The caller's own name of the plant; null where none was given. */
  plantId: string | null
  /** What the analysis came to. */
  outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
  /** When the analysis was started. */
  createdAt: string
  /** When it was completed. */
  completedAt: string
  /** True in the permanent collection, false where it expires. */
  saved: boolean
  /** When a temporary analysis is deleted; null where it is saved. */
  expiresAt: string | null
  /** The folder that it lies in; null where in none. */
  folderId: string | null
  /** The rating `up` or `down`; empty where there is none. */
  impression: string
  /** What the account says beside its rating. */
  feedback: {
    /** What was wrong: the plant, the problem, or the place marked on the photo. */
    wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
    /** In their own words; null where there are none. */
    text: string | null
  }
  /** The language asked for and the one served. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True where another language was asked for, or the same in another script. */
    fallback: boolean
    /** How far the texts of that language were read by others than who wrote them. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  }
  input: AnalysisInput
  /** Links to the photo; null where the analysis is withheld. */
  image: Image | null
  /** What was found of the photo itself; null where it was withheld. */
  photo: {
    /** Whether the photo shows a plant. */
    isPlant: {
      /** True where the photo shows a plant. */
      value: boolean
      /** How sure that is, from 0 to 1. */
      confidence: number
    }
    /** What keeps the photo from being assessed well. */
    issues: Array<{
      /** What is wrong with the photo. */
      code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS'
      /** The same in words, localised. */
      text: string
    }>
    /** How to take a better one, localised; null where this one is good. */
    retakeHint: string | null
  } | null
  /** What plant it may be. */
  plant: {
    /** The species that it may be, the most likely first. */
    candidates: Array<{
      /** The Latin name. */
      scientificName: string
      /** The name in the language served. */
      commonName: string
      /** The botanical family, in Latin. */
      family: string
      /** From 0 to 1. */
      confidence: number
      /**
       * How much the photo resembles those that the model learnt from, from 0 to 1; null of a hint,
       * and of a model that cannot tell.
       */
      familiarity: number | null
      /** PHOTO where a model saw it, HINT where the caller said so. */
      source: 'PHOTO' | 'HINT'
    }>
  }
  /** How the plant is. */
  health: {
    /** Whether the plant looks healthy. */
    status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
    /** How sure that is, from 0 to 1. */
    confidence: number
    /**
     * Of 100 answers of this model that say so, so many were right, on photos of sources that it
     * did not learn from; null where that was not measured.
     */
    rightOf100: number | null
    /** The finding in a sentence or two, localised. */
    summary: string
  }
  /** What was measured on the photo; null where nothing could be. */
  measurements: {
    /** Foliage, as a share of the photo. */
    foliageFraction: number
    /** Green, as a share of the foliage. */
    greenFraction: number
    /** Yellow, as a share of the foliage. */
    yellowFraction: number
    /** Brown, as a share of the foliage. */
    brownFraction: number
    /** White, as a share of the foliage. */
    whiteFraction: number
    /** Spots on the foliage. */
    lesionCount: number
    /** Where the spots are, the largest first; no more than the 40 largest. */
    lesions: Array<{
      /** The spot, as a share of the foliage. */
      areaFraction: number
      /** The box around it, as fractions from the top left. */
      region: {
        /** From the left. */
        x: number
        /** From the top. */
        y: number
        /** Of the width of the photo. */
        width: number
        /** Of the height of the photo. */
        height: number
      }
    }>
    /** Closed polygons of [x, y] points around the foliage, as fractions of the photo. */
    outline: Array<Array<Array<number>>>
  } | null
  /** The conditions found, the strongest first; empty with HEALTHY. */
  issues: Array<Issue>
  /** What to do; null where nothing was diagnosed. */
  plan: Plan | null
  /** How to care for the plant; null where nothing was diagnosed. */
  care: Care | null
  /**
   * How the plant fares since the last photo of the same `plantId` that shows it; null where there
   * is none.
   */
  progress: {
    /** The id of the earlier analysis; reading it is 404 once that is deleted. */
    comparedWith: string
    /** When the earlier analysis was started. */
    since: string
    /**
     * BETTER or WORSE where the change is more than photos of an unchanged plant differ by, SAME
     * where it is as little as most of them do; else UNSURE.
     */
    trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
    /** Yellow, brown and white, as a share of the foliage. */
    discolouredFraction: {
      /** Then. */
      before: number
      /** Now. */
      now: number
    }
    /** Spots on the foliage. */
    lesionCount: {
      /** Then. */
      before: number
      /** Now. */
      now: number
    }
  } | null
  model: Model
  usage: Usage
  /** Whether a moderator or the provider withholds it. */
  moderation: {
    /** BLOCKED withholds the diagnosis, APPROVED shows it again. */
    state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
  }
  /** What the advice cannot replace, localised. */
  disclaimer: string
}

export type AnalysisCompletedEvent = {
  /** The same on every attempt, as the header `webhook-id`; a receiver remembers it. */
  id: string
  /** Always `analysis.completed`. */
  type: 'analysis.completed'
  /** When it happened. */
  timestamp: string
  /** The completed analysis. */
  data: {
    /** The id of the transaction, and of its analysis. */
    transactionId: string
    /** The account that it belongs to. */
    accountId: string
    /** The caller's own id of the request; null where none was given. */
    clientReference: string | null
    /** The caller's own name of the plant; null where none was given. */
    plantId: string | null
    /** Always `COMPLETED`. */
    status: 'COMPLETED'
    /** What the analysis came to. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
    /**
     * From 1 on, one more with each decision of a moderator that changes what it shows: the highest
     * counts.
     */
    revision: number
    /**
     * The analysis as the poll answers it, without links to the photo, its place and who took it.
     */
    analysis: {
      /** The id of the analysis, which is that of its transaction. */
      id: string
      /** The version of this shape. */
      schemaVersion: '1.0'
      /** Always `COMPLETED`. */
      status: 'COMPLETED'
      /** The caller's own id of the request; null where none was given. */
      clientReference: string | null
      /** The caller's own name of the plant; null where none was given. */
      plantId: string | null
      /** What the analysis came to. */
      outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
      /** When the analysis was started. */
      createdAt: string
      /** When it was completed. */
      completedAt: string
      /** True in the permanent collection, false where it expires. */
      saved: boolean
      /** When a temporary analysis is deleted; null where it is saved. */
      expiresAt: string | null
      /** The folder that it lies in; null where in none. */
      folderId: string | null
      /** The rating `up` or `down`; empty where there is none. */
      impression: string
      /** What the account says beside its rating. */
      feedback: {
        /** What was wrong: the plant, the problem, or the place marked on the photo. */
        wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
        /** In their own words; null where there are none. */
        text: string | null
      }
      /** The language asked for and the one served. */
      language: {
        /** The BCP 47 tag that was asked for. */
        requested: string
        /** The BCP 47 tag of the texts. */
        served: string
        /** True where another language was asked for, or the same in another script. */
        fallback: boolean
        /** How far the texts of that language were read by others than who wrote them. */
        review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
      }
      /** The photo as it was analysed, without the place where it was taken. */
      input: {
        /** The path of the optimised photo in storage. */
        storagePath: string
        /** The width of the optimised photo in pixels. */
        imageWidthPx: number
        /** The height of the optimised photo in pixels. */
        imageHeightPx: number
        /** The size of the optimised photo in bytes. */
        imageBytes: number
        /** The SHA-256 of the optimised photo, in hex. */
        imageSha256: string
        /** Where the plant stands; null where not said. */
        placement: 'inside' | 'outside' | null
        /** The caller's words on the sun it gets; null where not said. */
        sunExposure: string | null
        /** Days between waterings, 1 to 365; null where not said. */
        wateringFrequency: number | null
        /** The caller's name of the plant's species; null where not said. */
        species: string | null
      }
      /** What was found of the photo itself; null where it was withheld. */
      photo: {
        /** Whether the photo shows a plant. */
        isPlant: {
          /** True where the photo shows a plant. */
          value: boolean
          /** How sure that is, from 0 to 1. */
          confidence: number
        }
        /** What keeps the photo from being assessed well. */
        issues: Array<{
          /** What is wrong with the photo. */
          code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS'
          /** The same in words, localised. */
          text: string
        }>
        /** How to take a better one, localised; null where this one is good. */
        retakeHint: string | null
      } | null
      /** What plant it may be. */
      plant: {
        /** The species that it may be, the most likely first. */
        candidates: Array<{
          /** The Latin name. */
          scientificName: string
          /** The name in the language served. */
          commonName: string
          /** The botanical family, in Latin. */
          family: string
          /** From 0 to 1. */
          confidence: number
          /**
           * How much the photo resembles those that the model learnt from, from 0 to 1; null of a
           * hint, and of a model that cannot tell.
           */
          familiarity: number | null
          /** PHOTO where a model saw it, HINT where the caller said so. */
          source: 'PHOTO' | 'HINT'
        }>
      }
      /** How the plant is. */
      health: {
        /** Whether the plant looks healthy. */
        status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
        /** How sure that is, from 0 to 1. */
        confidence: number
        /**
         * Of 100 answers of this model that say so, so many were right, on photos of sources that
         * it did not learn from; null where that was not measured.
         */
        rightOf100: number | null
        /** The finding in a sentence or two, localised. */
        summary: string
      }
      /** What was measured on the photo; null where nothing could be. */
      measurements: {
        /** Foliage, as a share of the photo. */
        foliageFraction: number
        /** Green, as a share of the foliage. */
        greenFraction: number
        /** Yellow, as a share of the foliage. */
        yellowFraction: number
        /** Brown, as a share of the foliage. */
        brownFraction: number
        /** White, as a share of the foliage. */
        whiteFraction: number
        /** Spots on the foliage. */
        lesionCount: number
        /** Where the spots are, the largest first; no more than the 40 largest. */
        lesions: Array<{
          /** The spot, as a share of the foliage. */
          areaFraction: number
          /** The box around it, as fractions from the top left. */
          region: {
            /** From the left. */
            x: number
            /** From the top. */
            y: number
            /** Of the width of the photo. */
            width: number
            /** Of the height of the photo. */
            height: number
          }
        }>
        /** Closed polygons of [x, y] points around the foliage, as fractions of the photo. */
        outline: Array<Array<Array<number>>>
      } | null
      /** The conditions found, the strongest first; empty with HEALTHY. */
      issues: Array<Issue>
      /** What to do; null where nothing was diagnosed. */
      plan: Plan | null
      /** How to care for the plant; null where nothing was diagnosed. */
      care: Care | null
      /**
       * How the plant fares since the last photo of the same `plantId` that shows it; null where
       * there is none.
       */
      progress: {
        /** The id of the earlier analysis; reading it is 404 once that is deleted. */
        comparedWith: string
        /** When the earlier analysis was started. */
        since: string
        /**
         * BETTER or WORSE where the change is more than photos of an unchanged plant differ by,
         * SAME where it is as little as most of them do; else UNSURE.
         */
        trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
        /** Yellow, brown and white, as a share of the foliage. */
        discolouredFraction: {
          /** Then. */
          before: number
          /** Now. */
          now: number
        }
        /** Spots on the foliage. */
        lesionCount: {
          /** Then. */
          before: number
          /** Now. */
          now: number
        }
      } | null
      model: Model
      usage: Usage
      /** Whether a moderator or the provider withholds it. */
      moderation: {
        /** BLOCKED withholds the diagnosis, APPROVED shows it again. */
        state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
      }
      /** What the advice cannot replace, localised. */
      disclaimer: string
    }
    /** Fields of `analysis` that were left out to stay under 64 KB, empty or null; mostly none. */
    truncated: Array<string>
    /** Where the whole analysis is read, below the address of the service. */
    analysisUrl: string
  }
}

export type AnalysisFailedEvent = {
  /** The same on every attempt, as the header `webhook-id`; a receiver remembers it. */
  id: string
  /** Always `analysis.failed`. */
  type: 'analysis.failed'
  /** When it happened. */
  timestamp: string
  /** The failed transaction. */
  data: {
    /** The id of the transaction, and of its analysis. */
    transactionId: string
    /** The account that it belongs to. */
    accountId: string
    /** The caller's own id of the request; null where none was given. */
    clientReference: string | null
    /** The caller's own name of the plant; null where none was given. */
    plantId: string | null
    /** Always `FAILED`. */
    status: 'FAILED'
    /** Always null. */
    outcome: null
    error: TransactionFailure
  }
}

export type AnalysisIds = {
  /** The analyses to move; all of them are moved, or none. */
  analysisIds: Array<string>
}

/** The photo as it was analysed, and what the caller said beside it. */
export type AnalysisInput = {
  /** The path of the optimised photo in storage. */
  storagePath: string
  /** The width of the optimised photo in pixels. */
  imageWidthPx: number
  /** The height of the optimised photo in pixels. */
  imageHeightPx: number
  /** The size of the optimised photo in bytes. */
  imageBytes: number
  /** The SHA-256 of the optimised photo, in hex. */
  imageSha256: string
  /** Where the plant stands; null where not said. */
  placement: 'inside' | 'outside' | null
  /** The caller's words on the sun it gets; null where not said. */
  sunExposure: string | null
  /** Days between waterings, 1 to 365; null where not said. */
  wateringFrequency: number | null
  /** The caller's name of the plant's species; null where not said. */
  species: string | null
  /** Degrees north, -90 to 90; null where not said. */
  latitude: number | null
  /** Degrees east, -180 to 180; null where not said. */
  longitude: number | null
}

export type ApiKeysCreateBody = {
  /** What the key is for. */
  name?: string | undefined
  /** Days until the key ends; without it the key does not end. */
  expiresInDays?: number | undefined
}

export type ApiKeysCreateOutput200 = {
  /** The id of the key. */
  id: string
  /** The whole key, shown this once. */
  token: string
  /** What the key is for; null where it has no name. */
  name: string | null
  /** The last four characters, to recognise it by. */
  last4: string
  /** When it was made. */
  createdAt: string
  /** When it ends; null where it does not. */
  expiresAt: string | null
}

export type ApiKeysExchangeOutput200 = {
  /** An identity token that acts as the key. */
  idToken: string
  /** Always `Bearer`. */
  tokenType: 'Bearer'
  /** Seconds. */
  expiresIn: number
  /** When the identity token ends. */
  expiresAt: string
}

export type ApiKeysListOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the key. */
    id: string
    /** What the key is for; null where it has no name. */
    name: string | null
    /** The prefix and the last four characters. */
    display: string
    /** When it was made. */
    createdAt: string
    /** When it was used last, to a minute; null where it never was. */
    lastUsedAt: string | null
    /** When it ends; null where it does not. */
    expiresAt: string | null
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type ApiKeysRevokeOutput200 = {
  /** The id of the key. */
  id: string
  /** Always `revoked`. */
  status: 'revoked'
  /** From when on it is worth nothing. */
  revokedAt: string
}

export type ApiKeysRotateBody = {
  /** How long the old token stays valid; 0 revokes it at once. */
  gracePeriodSeconds?: number | undefined
}

export type ApiKeysRotateOutput200 = {
  /** The id of the key. */
  id: string
  /** The whole key, shown this once. */
  token: string
  /** What the key is for; null where it has no name. */
  name: string | null
  /** The last four characters, to recognise it by. */
  last4: string
  /** When it was made. */
  createdAt: string
  /** When it ends; null where it does not. */
  expiresAt: string | null
  /** The id of the old key. */
  replaces: string
  /** When the old key ends. */
  replacedExpiresAt: string
}

export type Assignment = {
  /** The folder; null after an unassign. */
  folderId: string | null
  /** The analyses that were moved. */
  analysisIds: Array<string>
}

export type Care = {
  /** SPECIES where the advice is for the species found, GENERAL where for any plant. */
  basis: 'SPECIES' | 'GENERAL'
  /** How often and how to water. */
  watering: {
    /** Days between waterings while it grows; null where nobody can know them. */
    intervalDays: {
      /** The lower end in days, included. */
      min: number
      /** The upper end in days, included. */
      max: number
    } | null
    /** Days between waterings while it rests; null where it does not, or by feel. */
    restIntervalDays: {
      /** The lower end in days, included. */
      min: number
      /** The upper end in days, included. */
      max: number
    } | null
    /** Its kind of rest; null where not known. */
    rest: 'NONE' | 'WINTER_LIGHT' | 'WINTER_DRY' | 'SUMMER_DRY' | 'AFTER_FLOWERING' | 'OUTDOOR_RAIN' | null
    /** The months of its rest, 1 to 12; null where they are not known. */
    restMonths: Array<number> | null
    /** How to water, localised. */
    text: string
  }
  /** How much light it needs. */
  light: {
    /** How much light the plant needs; null where the species is not known. */
    level: 'FULL_SUN' | 'PARTIAL_SHADE' | 'BRIGHT_INDIRECT' | 'SHADE' | null
    /** Where to place it, localised. */
    text: string
  }
  /** The same as `thrivesC`, by its older name; null where the species is not known. */
  temperatureC: {
    /** The lower end in degrees Celsius, included. */
    min: number
    /** The upper end in degrees Celsius, included. */
    max: number
  } | null
  /** Where it grows well, in degrees Celsius; null where the species is not known. */
  thrivesC: {
    /** The lower end in degrees Celsius, included. */
    min: number
    /** The upper end in degrees Celsius, included. */
    max: number
  } | null
  /** The coldest that it survives for a short time, in degrees Celsius; null where not known. */
  survivesC: number | null
  /** The relative humidity that it likes; null where the species is not known. */
  humidityPercent: {
    /** The lower end in percent, included. */
    min: number
    /** The upper end in percent, included. */
    max: number
  } | null
  /** What to plant it in. */
  soil: {
    /** What to plant it in, localised. */
    text: string
  }
  /** How often and how to feed. */
  fertilizer: {
    /** Days between feedings; null where the species is not known. */
    intervalDays: {
      /** The lower end in days, included. */
      min: number
      /** The upper end in days, included. */
      max: number
    } | null
    /** How to feed, localised. */
    text: string
  }
  /** Whether it is poisonous. */
  toxicity: {
    /** When eaten by people. */
    humans: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** When eaten by cats. */
    cats: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** When eaten by dogs. */
    dogs: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** How badly it poisons. */
    grades: {
      /** Of people; null where not poisonous, or not known. */
      humans: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
      /** Of cats; null where not poisonous, or not known. */
      cats: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
      /** Of dogs; null where not poisonous, or not known. */
      dogs: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
    }
    /** The parts that poison; empty if unknown. */
    parts: Array<'WHOLE_PLANT' | 'LEAF' | 'STEM' | 'BARK' | 'FLOWER' | 'POLLEN' | 'FRUIT' | 'UNRIPE_FRUIT' | 'SEED' | 'RAW_SEED' | 'STONE' | 'BULB' | 'GREEN_TUBER' | 'ROOT' | 'SAP'>
    /** The same in words, localised. */
    text: string | null
    /** What to do when somebody ate of it, localised; null where not poisonous. */
    firstAid: string | null
  }
}

export type Device = {
  /** The id of the device, unique within the account. */
  id: string
  /** What kind of device it is. */
  type: 'sensor' | 'camera' | 'drone'
  /** The id of a project in the caller's own system. */
  projectId: string
  /** The id of a place in the caller's own system. */
  placeId: string
  /** The ids of plants in the caller's own system. */
  plantIds: Array<string>
  /** What the caller stored with it. */
  metadata: Record<string, unknown>
  /** Always `active`. */
  status: 'active'
  /** When it was registered. */
  createdAt: string
  /** When it changed last. */
  updatedAt: string
}

export type DevicesDecommissionOutput200 = {
  /** The id of the device, which can be registered again. */
  id: string
  /** Always `decommissioned`. */
  status: 'decommissioned'
}

export type DevicesDecommissionParams = {
  /** The id of the device. */
  id: string
}

export type DevicesListOutput200 = {
  /** The items of this page. */
  items: Array<Device>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type DevicesListQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the page before. */
  pageToken?: string | undefined
  /** Lists the devices of this project only. */
  projectId?: string | undefined
  /** Lists the devices of this place only. */
  placeId?: string | undefined
  /** Lists devices of this kind only. */
  type?: 'sensor' | 'camera' | 'drone' | undefined
}

export type DevicesRegisterBody = {
  /** Unique within the account; one is made where it is absent. */
  id?: string | undefined
  /** What kind of device it is. */
  type: 'sensor' | 'camera' | 'drone'
  /** The id of a project in the caller's own system. */
  projectId: string
  /** The id of a place in the caller's own system. */
  placeId: string
  /** The ids of plants in the caller's own system. */
  plantIds?: Array<string> | undefined
  /** Anything, up to 16 KB as JSON and 8 levels deep. */
  metadata?: Record<string, unknown> | undefined
}

export type DevicesUpdateBody = {
  /** What kind of device it is. */
  type?: 'sensor' | 'camera' | 'drone' | undefined
  /** The id of a project in the caller's own system. */
  projectId?: string | undefined
  /** The id of a place in the caller's own system. */
  placeId?: string | undefined
  /** The ids of plants in the caller's own system. */
  plantIds?: Array<string> | undefined
  /** Anything, up to 16 KB as JSON and 8 levels deep. */
  metadata?: Record<string, unknown> | undefined
}

export type EventsListOutput200 = {
  /** Events as webhooks get them, the oldest first; empty where there are none yet. */
  items: Array<{
    /** The same on every attempt, as the header `webhook-id`; a receiver remembers it. */
    id: string
    /** What happened. */
    type: 'analysis.completed' | 'analysis.failed'
    /** When it happened. */
    timestamp: string
    /** `error` of an analysis that failed; of one that completed, `revision` and the rest. */
    data: {
      /** The id of the transaction, and of its analysis. */
      transactionId: string
      /** The account that it belongs to. */
      accountId: string
      /** The caller's own id of the request; null where none was given. */
      clientReference: string | null
      /** The caller's own name of the plant; null where none was given. */
      plantId: string | null
      /** How the transaction ended. */
      status: 'COMPLETED' | 'FAILED'
      /** What the analysis came to; null where it failed. */
      outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | null
      /**
       * From 1 on, one more with each decision of a moderator that changes what it shows: the
       * highest counts.
       */
      revision?: number | undefined
      /**
       * The analysis as the poll answers it, without links to the photo, its place and who took it.
       */
      analysis?: {
        /** The id of the analysis, which is that of its transaction. */
        id: string
        /** The version of this shape. */
        schemaVersion: '1.0'
        /** Always `COMPLETED`. */
        status: 'COMPLETED'
        /** The caller's own id of the request; null where none was given. */
        clientReference: string | null
        /** The caller's own name of the plant; null where none was given. */
        plantId: string | null
        /** What the analysis came to. */
        outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
        /** When the analysis was started. */
        createdAt: string
        /** When it was completed. */
        completedAt: string
        /** True in the permanent collection, false where it expires. */
        saved: boolean
        /** When a temporary analysis is deleted; null where it is saved. */
        expiresAt: string | null
        /** The folder that it lies in; null where in none. */
        folderId: string | null
        /** The rating `up` or `down`; empty where there is none. */
        impression: string
        /** What the account says beside its rating. */
        feedback: {
          /** What was wrong: the plant, the problem, or the place marked on the photo. */
          wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
          /** In their own words; null where there are none. */
          text: string | null
        }
        /** The language asked for and the one served. */
        language: {
          /** The BCP 47 tag that was asked for. */
          requested: string
          /** The BCP 47 tag of the texts. */
          served: string
          /** True where another language was asked for, or the same in another script. */
          fallback: boolean
          /** How far the texts of that language were read by others than who wrote them. */
          review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
        }
        /** The photo as it was analysed, without the place where it was taken. */
        input: {
          /** The path of the optimised photo in storage. */
          storagePath: string
          /** The width of the optimised photo in pixels. */
          imageWidthPx: number
          /** The height of the optimised photo in pixels. */
          imageHeightPx: number
          /** The size of the optimised photo in bytes. */
          imageBytes: number
          /** The SHA-256 of the optimised photo, in hex. */
          imageSha256: string
          /** Where the plant stands; null where not said. */
          placement: 'inside' | 'outside' | null
          /** The caller's words on the sun it gets; null where not said. */
          sunExposure: string | null
          /** Days between waterings, 1 to 365; null where not said. */
          wateringFrequency: number | null
          /** The caller's name of the plant's species; null where not said. */
          species: string | null
        }
        /** What was found of the photo itself; null where it was withheld. */
        photo: {
          /** Whether the photo shows a plant. */
          isPlant: {
            /** True where the photo shows a plant. */
            value: boolean
            /** How sure that is, from 0 to 1. */
            confidence: number
          }
          /** What keeps the photo from being assessed well. */
          issues: Array<{
            /** What is wrong with the photo. */
            code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS'
            /** The same in words, localised. */
            text: string
          }>
          /** How to take a better one, localised; null where this one is good. */
          retakeHint: string | null
        } | null
        /** What plant it may be. */
        plant: {
          /** The species that it may be, the most likely first. */
          candidates: Array<{
            /** The Latin name. */
            scientificName: string
            /** The name in the language served. */
            commonName: string
            /** The botanical family, in Latin. */
            family: string
            /** From 0 to 1. */
            confidence: number
            /**
             * How much the photo resembles those that the model learnt from, from 0 to 1; null of a
             * hint, and of a model that cannot tell.
             */
            familiarity: number | null
            /** PHOTO where a model saw it, HINT where the caller said so. */
            source: 'PHOTO' | 'HINT'
          }>
        }
        /** How the plant is. */
        health: {
          /** Whether the plant looks healthy. */
          status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
          /** How sure that is, from 0 to 1. */
          confidence: number
          /**
           * Of 100 answers of this model that say so, so many were right, on photos of sources that
           * it did not learn from; null where that was not measured.
           */
          rightOf100: number | null
          /** The finding in a sentence or two, localised. */
          summary: string
        }
        /** What was measured on the photo; null where nothing could be. */
        measurements: {
          /** Foliage, as a share of the photo. */
          foliageFraction: number
          /** Green, as a share of the foliage. */
          greenFraction: number
          /** Yellow, as a share of the foliage. */
          yellowFraction: number
          /** Brown, as a share of the foliage. */
          brownFraction: number
          /** White, as a share of the foliage. */
          whiteFraction: number
          /** Spots on the foliage. */
          lesionCount: number
          /** Where the spots are, the largest first; no more than the 40 largest. */
          lesions: Array<{
            /** The spot, as a share of the foliage. */
            areaFraction: number
            /** The box around it, as fractions from the top left. */
            region: {
              /** From the left. */
              x: number
              /** From the top. */
              y: number
              /** Of the width of the photo. */
              width: number
              /** Of the height of the photo. */
              height: number
            }
          }>
          /** Closed polygons of [x, y] points around the foliage, as fractions of the photo. */
          outline: Array<Array<Array<number>>>
        } | null
        /** The conditions found, the strongest first; empty with HEALTHY. */
        issues: Array<Issue>
        /** What to do; null where nothing was diagnosed. */
        plan: Plan | null
        /** How to care for the plant; null where nothing was diagnosed. */
        care: Care | null
        /**
         * How the plant fares since the last photo of the same `plantId` that shows it; null where
         * there is none.
         */
        progress: {
          /** The id of the earlier analysis; reading it is 404 once that is deleted. */
          comparedWith: string
          /** When the earlier analysis was started. */
          since: string
          /**
           * BETTER or WORSE where the change is more than photos of an unchanged plant differ by,
           * SAME where it is as little as most of them do; else UNSURE.
           */
          trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
          /** Yellow, brown and white, as a share of the foliage. */
          discolouredFraction: {
            /** Then. */
            before: number
            /** Now. */
            now: number
          }
          /** Spots on the foliage. */
          lesionCount: {
            /** Then. */
            before: number
            /** Now. */
            now: number
          }
        } | null
        model: Model
        usage: Usage
        /** Whether a moderator or the provider withholds it. */
        moderation: {
          /** BLOCKED withholds the diagnosis, APPROVED shows it again. */
          state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
        }
        /** What the advice cannot replace, localised. */
        disclaimer: string
      } | undefined
      /**
       * Fields of `analysis` that were left out to stay under 64 KB, empty or null; mostly none.
       */
      truncated?: Array<string> | undefined
      /** Where the whole analysis is read, below the address of the service. */
      analysisUrl?: string | undefined
      error?: TransactionFailure | undefined
    }
  }>
  /** The `after` of the next call, always there: keep it beside what was done. */
  nextAfter: string
  /** True where the next call need not wait. */
  hasMore: boolean
}

export type EventsListQuery = {
  /**
   * The `nextAfter` of an answer, the id of an event, or `latest` for what comes from now on;
   * absent for the oldest event that is kept.
   */
  after?: string | undefined
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** How long the response may wait, in seconds, where there is no event yet. */
  waitSeconds?: number | undefined
}

export type Folder = {
  /** The id of the folder. */
  id: string
  /** Its name, unique within the account. */
  name: string
  /** How many analyses lie in it. */
  analysisCount: number
  /** When it was created. */
  createdAt: string
  /** When its name or its analyses changed last. */
  updatedAt: string
}

export type FolderName = {
  /** Unique within the account. */
  name: string
}

export type FoldersListOutput200 = {
  /** The items of this page. */
  items: Array<Folder>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type FoldersRemoveOutput200 = {
  /** The id of the folder. */
  id: string
  /** Always true. */
  deleted: true
  /** How many analyses lay in it; they stay. */
  unassigned: number
}

export type HistoryListOutput200 = {
  /** The items of this page. */
  items: Array<Analysis>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type HistoryListQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the page before. */
  pageToken?: string | undefined
  /** Lists only saved, or only temporary analyses. */
  saved?: boolean | undefined
  /** Lists the analyses of this folder only. */
  folderId?: string | undefined
  /** Lists the analyses of this plant only. */
  plantId?: string | undefined
  /** Lists analyses of this user only; `ent:` and the account for those of API keys. */
  madeBy?: string | undefined
  /** Lists analyses with this outcome only. */
  outcome?: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | undefined
  /** Lists analyses with this rating only. */
  impression?: string | undefined
  /** Lists analyses that were started later: a time, in UTC without offset, or a date. */
  createdAfter?: string | undefined
  /** Lists analyses that were started earlier: a time, in UTC without offset, or a date. */
  createdBefore?: string | undefined
}

export type HistoryRateBody = {
  /** The rating; empty clears it. */
  impression: string
  /** What was wrong: the plant, the problem, or the place marked on the photo. */
  wrong?: Array<'PLANT' | 'PROBLEM' | 'PLACE'> | undefined
  /** In their own words, without markup. */
  text?: string | undefined
}

export type IdParams = {
  /** The id of the resource that the path names. */
  id: string
}

/** Links to the photo, which is read by whoever has them. */
export type Image = {
  /** A link to the optimised photo; a GET of it needs no credential. */
  url: string
  /** A link to a WebP of at most 256 x 256 px; of an older photo, the photo itself. */
  thumbnailUrl: string
  /** When both links lapse: 15 to 30 minutes after they were made. */
  expiresAt: string
  /** A ThumbHash in base64, to draw until the thumbnail is there; null of an older photo. */
  thumbhash: string | null
}

export type InvitationsInviteBody = {
  /** Whom to invite. */
  email: string
  /** The BCP 47 tag of the mail; else the caller's. */
  language?: string | undefined
}

export type InvitationsInviteOutput200 = {
  /** The id of the invitation. */
  invitationId: string
  /** Whom it was sent to. */
  email: string
  /** Always `pending`. */
  status: 'pending'
  /** When its one-time password ends. */
  expiresAt: string
}

export type InvitationsListOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the invitation. */
    invitationId: string
    /** Whom it was sent to. */
    email: string
    /** A redeemed invitation is a membership. */
    status: 'pending' | 'expired' | 'redeemed'
    /** When the address was invited first. */
    createdAt: string
    /** When its one-time password ends. */
    expiresAt: string
    /** The uid of the worker, as in `madeBy` of analyses; null before. */
    redeemedBy: string | null
    /** When the worker joined; null before. */
    redeemedAt: string | null
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type InvitationsRedeemOutput200 = {
  /** The account in which the caller acts from now on. */
  account: {
    /** The id of the account. */
    id: string
    /** The name of the account. */
    name: string
  }
  /** Always `worker`. */
  role: 'worker'
}

export type InvitationsVerifyOutput200 = {
  /** Always true. */
  valid: true
  /** The name of the account that invites. */
  accountName: string
  /** Always `worker`. */
  role: 'worker'
  /** When the one-time password ends. */
  expiresAt: string
}

export type Issue = {
  /** The id of the condition, never localised. */
  conditionId: string
  /** What kind of condition it is. */
  category: 'FUNGAL' | 'BACTERIAL' | 'VIRAL' | 'PEST' | 'NUTRIENT' | 'WATER' | 'LIGHT' | 'TEMPERATURE' | 'MECHANICAL' | 'AGEING' | 'OTHER'
  /** The name of the condition, localised. */
  name: string
  /** The Latin name of the pathogen or pest; null where there is none. */
  scientificName: string | null
  /** From 0 to 1. */
  confidence: number
  /** POSSIBLE below 0.4, VERY_LIKELY above 0.8, else LIKELY. */
  likelihood: 'POSSIBLE' | 'LIKELY' | 'VERY_LIKELY'
  /**
   * Of 100 answers of this model that say so, so many were right, on photos of sources that it did
   * not learn from; null where that was not measured.
   */
  rightOf100: number | null
  /** How bad it is for the plant. */
  severity: 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL'
  /** True where the law wants a suspicion reported, where the plant grows. */
  reportable: boolean
  /** On which plants it holds, localised; null where the plant is known to be one. */
  onlyIf: string | null
  /** When to expect it, localised; null where that does not matter. */
  season: string | null
  /** The parts of the plant that show it. */
  affectedParts: Array<'LEAF' | 'STEM' | 'FLOWER' | 'FRUIT' | 'ROOT' | 'WHOLE_PLANT'>
  /** What can be seen, localised. */
  symptoms: Array<string>
  /** What speaks for this condition here. */
  evidence: Array<{
    /** PHOTO where it is seen, HINT where the caller said so. */
    source: 'PHOTO' | 'HINT'
    /** What speaks for the condition, localised. */
    text: string
    /** Where on the photo, as fractions from the top left; null where it is not one place. */
    region: {
      /** From the left. */
      x: number
      /** From the top. */
      y: number
      /** Of the width of the photo. */
      width: number
      /** Of the height of the photo. */
      height: number
    } | null
    /**
     * A coarse polygon of [x, y] points within `region`, as fractions of the photo; empty where
     * only the box is known.
     */
    outline: Array<Array<number>>
  }>
  /** What to check to be sure, localised: `onlyIf`, then the check that decides. */
  howToConfirm: Array<string>
  /** Conditions that look the same, and how to tell them apart. */
  lookAlikes: Array<{
    /** The id of the other condition. */
    conditionId: string
    /** Its name, localised. */
    name: string
    /** How to tell the two apart, localised. */
    difference: string
  }>
  /** What would do harm, localised; null where nothing is known for it. */
  avoid: string | null
  /** Whether and how it passes to other plants; null of `other`. */
  spreads: {
    /** The fact. */
    value: 'NO' | 'TO_RELATIVES' | 'TO_OTHERS' | 'BY_INSECTS' | 'IN_SOIL'
    /** The same in words, localised. */
    text: string
  } | null
  /** Whether the harvest of a food plant can be eaten; null of `other`. */
  harvestEdible: {
    /** The fact. */
    value: 'UNAFFECTED' | 'AFTER_WASHING' | 'AFTER_CUTTING' | 'NOT_PRESERVED' | 'NO'
    /** The same in words, localised. */
    text: string
  } | null
  /** Whether anything needs to be done; null of `other`. */
  controlNeeded: {
    /** The fact. */
    value: 'NO' | 'WATCH' | 'YES' | 'URGENT'
    /** The same in words, localised. */
    text: string
  } | null
  /** What becomes of the plant; null of `other`. */
  outlook: {
    /** The fact. */
    value: 'HARMLESS' | 'RECOVERS' | 'NEW_LEAVES_HEALTHY' | 'RETURNS' | 'OFTEN_DIES' | 'INCURABLE'
    /** The same in words, localised. */
    text: string
  } | null
  /** Where to read on; empty of `other`. */
  references: Array<{
    /** The title, as it was published. */
    title: string
    /** Who published it. */
    publisher: string
    /** Its address; null where it is known by its title only. */
    url: string | null
  }>
}

/** The model that answered. */
export type Model = {
  /** Who runs the model, such as `embedded`. */
  provider: string
  /** The name of the model. */
  name: string
  /** The version of the model. */
  version: string
  /** True where the embedded model stood in for the generative one. */
  fallback: boolean
}

export type OneTimePassword = {
  /** The id of the invitation, from the e-mail. */
  invitationId: string
  /** The eight digits of the e-mail. */
  otp: string
}

export type PageQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the page before. */
  pageToken?: string | undefined
}

export type Plan = {
  /** What to do, at most four in the order of time. */
  actions: Array<{
    /** From 1 on, in the order in which to act. */
    order: number
    /** The id of the action, never localised; null in analyses before 1.3. */
    actionId: string | null
    /** The issues that the action is against. */
    conditionIds: Array<string>
    /** The action in a few words, localised. */
    title: string
    /** What to do, localised. */
    instructions: string
    /** Days from now until the first time; 0 is today. */
    startInDays: number
    /** Days between repeats; null where once is enough. */
    repeatEveryDays: number | null
    /** How often to repeat it at most; null where it goes on until the issue is gone. */
    repeatTimes: number | null
    /** What kind of action it is. */
    treatmentType: 'CULTURAL' | 'MECHANICAL' | 'BIOLOGICAL' | 'CHEMICAL' | 'PREVENTION'
    /** What to mind; a chemical action always has LABEL_CHECK. */
    safetyFlags: Array<'LABEL_CHECK' | 'PETS' | 'CHILDREN' | 'POLLINATORS' | 'EDIBLE_HARVEST' | 'SAP_IRRITANT' | 'QUARANTINE' | 'REPORTABLE'>
  }>
  /** Days after which to look again; null where that is not needed. */
  checkBackInDays: number | null
  /** When to ask an expert, localised; null where nobody is needed. */
  seekExpertIf: string | null
}

export type Problem = {
  /** Always `about:blank`, as RFC 9457 has it. */
  type: 'about:blank'
  /** What the code means, in English. */
  title: string
  /** The HTTP status, as on the response: 400 to 599. */
  status: number
  /** The stable code of the catalogue; it never changes its meaning. */
  code: 'MALFORMED_BODY' | 'INVALID_ARGUMENT' | 'IMAGE_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID' | 'PAGE_TOKEN_INVALID' | 'INVITATION_INVALID' | 'WEBHOOK_URL_FORBIDDEN' | 'UNAUTHENTICATED' | 'PERMISSION_DENIED' | 'ACCOUNT_BANNED' | 'RECENT_SIGN_IN_REQUIRED' | 'INVITATION_EMAIL_MISMATCH' | 'NOT_FOUND' | 'IMAGE_NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'CONFLICT' | 'ALREADY_EXISTS' | 'LIMIT_REACHED' | 'IMAGE_NOT_READY' | 'MODERATION_STATE' | 'ALREADY_COMPLETED' | 'NOT_ENOUGH_VIOLATIONS' | 'TWO_PERSON_UNAVAILABLE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'IMAGE_UNDECODABLE' | 'IMAGE_INFECTED' | 'IMAGE_TOO_LARGE' | 'DAILY_QUOTA_EXCEEDED' | 'TOO_MANY_REQUESTS' | 'INTERNAL' | 'UNAVAILABLE' | 'DEADLINE_EXCEEDED'
  /** What was wrong with this request, in English. */
  detail?: string | undefined
  /** The id of the request, for questions to the operator. */
  requestId: string
  /** How long to wait before trying again. */
  retryAfterSeconds?: number | undefined
  /** The id of what is there already; only with ALREADY_EXISTS. */
  existingId?: string | undefined
  /** Every offending field of the request; only with INVALID_ARGUMENT. */
  errors?: Array<{
    /** The name of the field as sent, with dots inside objects. */
    field: string
    /** What is wrong with the field, in English. */
    message: string
  }> | undefined
}

export type QueuedDelivery = {
  /** The id of the delivery that was queued. */
  deliveryId: string
}

/** The daily quota that the caller draws on; an analysis costs one unit. */
export type Quota = {
  /** Units per UTC day. */
  limit: number
  /** Units used today. */
  used: number
  /** Units left today. */
  remaining: number
  /** The next midnight in UTC, when all units are there again. */
  resetsAt: string
}

export type Rating = {
  /** The id of the analysis. */
  id: string
  /** The rating; empty where there is none. */
  impression: string
  /** What was wrong: the plant, the problem, or the place marked on the photo. */
  wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
  /** In their own words; null where there are none. */
  text: string | null
}

export type Removed = {
  /** The id of what was removed. */
  id: string
  /** Always true. */
  deleted: true
}

export type ServiceReadConfigOutput200 = {
  /** The version of the API definition. */
  apiVersion: '1.2.0'
  /** The BCP 47 tags that texts are served in. */
  languages: Array<string>
  /** The bounds that a client should know. */
  limits: {
    /** A request body with a photo must be smaller. */
    bodyBytesLimit: number
    /** A photo may have no more pixels. */
    imagePixelsMax: number
    /** A larger `pageSize` is this one. */
    pageSizeMax: number
    /** The daily quota of a user. */
    analysesPerDay: number
    /** A transaction that takes longer fails. */
    transactionTimeoutSeconds: number
  }
  /** How long things are kept. */
  retention: {
    /** Days until an analysis is deleted that was not saved. */
    temporaryAnalysisDays: number
    /** Hours for which a repeat with the same Idempotency-Key is recognised. */
    idempotencyKeyHours: number
    /** Days for which an export is served. */
    exportDays: number
    /** Days for which an event can be read. */
    eventDays: number
  }
  /**
   * What the service can do, by name. With `backgroundInference` a model provider keeps photos of
   * asynchronous analyses until they have ended.
   */
  features: Record<string, boolean>
  /** Older apps should ask their user to update. */
  minimumAppVersion: string
}

export type ServiceReadHealthOutput200 = {
  /** The worst of the checks; `fail` is answered 503. */
  status: 'pass' | 'warn' | 'fail'
  /** The version of the API definition. */
  version: string
  /** When it was checked. */
  time: string
  /** The parts that the service needs, by name. */
  checks: Record<string, {
    /** How this part is. */
    status: 'pass' | 'warn' | 'fail'
    /** What is wrong with it, where anything is. */
    output?: string | undefined
  }>
}

export type ServiceReadStatusOutput200 = {
  /** How the service is as a whole. */
  status: {
    /** How bad the worst incident is. */
    indicator: 'none' | 'minor' | 'major' | 'critical'
    /** The same in words. */
    description: string
  }
  /** The parts of the service that users know. */
  components: Array<{
    /** The id of the component. */
    id: 'api' | 'analysis' | 'images' | 'webhooks' | 'sign-in'
    /** Its name. */
    name: string
    /** How it is. */
    status: 'operational' | 'degraded_performance' | 'partial_outage' | 'major_outage' | 'under_maintenance'
  }>
  /** When it was checked; at most 30 seconds ago. */
  updatedAt: string
}

export type StartedTransaction = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The transaction fails when it has taken this long. */
  timeoutSeconds: number
  /** How far it is. */
  status: 'PENDING' | 'PROCESSING'
}

export type Transaction = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** How far it is. */
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED'
  /** When it was started. */
  createdAt: string
  /** When it ended; absent until then. */
  completedAt?: string | undefined
  analysis?: Analysis | undefined
  error?: TransactionFailure | undefined
}

/** Why a transaction failed. */
export type TransactionFailure = {
  /**
   * TIMED_OUT, MODEL_UNAVAILABLE, MODEL_INVALID_OUTPUT and PHOTO_NOT_RECEIVED can succeed later.
   */
  code: 'TIMED_OUT' | 'MODEL_UNAVAILABLE' | 'MODEL_INVALID_OUTPUT' | 'PHOTO_NOT_RECEIVED' | 'IMAGE_NOT_FOUND' | 'IMAGE_UNDECODABLE' | 'IMAGE_INFECTED' | 'IMAGE_TOO_LARGE'
  /** What went wrong, in English. */
  detail: string
}

export type UploadsReadOutput200 = {
  /** The name of the file, without its extension. */
  name: string
  /** `ready` once the photo can be analysed; `waiting` takes some seconds. */
  status: 'waiting' | 'ready' | 'refused'
  /** What `POST /v1/analyses` takes; only with `ready`. */
  storagePath?: string | undefined
  /** Why it was refused; only with `refused`. */
  error?: {
    /** Why it was refused; the last two can succeed otherwise. */
    code: 'IMAGE_INFECTED' | 'IMAGE_UNDECODABLE' | 'IMAGE_TOO_LARGE' | 'NAME_TAKEN' | 'DAILY_UPLOADS_EXCEEDED'
    /** What to do about it, in English. */
    detail: string
  } | undefined
}

export type UploadsReadParams = {
  /** The name of the file in `uploads/{uid}/`, without its extension. */
  name: string
}

/** What the analysis cost of the daily quota. */
export type Usage = {
  /** Units charged: 1 or 0. */
  charged: number
  /** Why it was charged or not; UNDIAGNOSED_LIMIT where the free ones of today are used up. */
  reason: 'ANSWERED' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | 'UNDIAGNOSED_LIMIT' | 'BLOCKED' | 'RETRIED_BY_OPERATOR'
  /** Units left when the analysis completed. */
  remainingToday: number
  /** When all units are there again. */
  resetsAt: string
}

export type Webhook = {
  /** The id of the webhook. */
  id: string
  /** What is called. */
  url: string
  /** Which events are sent. */
  events: Array<'analysis.completed' | 'analysis.failed'>
  /** What the webhook is for; null where it was not said. */
  description: string | null
  /** `disabled` after attempts that failed for days; register the URL again to enable it. */
  status: 'active' | 'disabled'
  /** When it was registered. */
  createdAt: string
}

export type WebhookTestEvent = {
  /** The same on every attempt, as the header `webhook-id`; a receiver remembers it. */
  id: string
  /** Always `webhook.test`. */
  type: 'webhook.test'
  /** When it happened. */
  timestamp: string
  /** As of a completed analysis, which was made up: no photo was analysed. */
  data: {
    /** The id of the transaction, and of its analysis. */
    transactionId: string
    /** The account that it belongs to. */
    accountId: string
    /** The caller's own id of the request; null where none was given. */
    clientReference: string | null
    /** The caller's own name of the plant; null where none was given. */
    plantId: string | null
    /** Always `COMPLETED`. */
    status: 'COMPLETED'
    /** What the analysis came to. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
    /**
     * From 1 on, one more with each decision of a moderator that changes what it shows: the highest
     * counts.
     */
    revision: number
    /**
     * The analysis as the poll answers it, without links to the photo, its place and who took it.
     */
    analysis: {
      /** The id of the analysis, which is that of its transaction. */
      id: string
      /** The version of this shape. */
      schemaVersion: '1.0'
      /** Always `COMPLETED`. */
      status: 'COMPLETED'
      /** The caller's own id of the request; null where none was given. */
      clientReference: string | null
      /** The caller's own name of the plant; null where none was given. */
      plantId: string | null
      /** What the analysis came to. */
      outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
      /** When the analysis was started. */
      createdAt: string
      /** When it was completed. */
      completedAt: string
      /** True in the permanent collection, false where it expires. */
      saved: boolean
      /** When a temporary analysis is deleted; null where it is saved. */
      expiresAt: string | null
      /** The folder that it lies in; null where in none. */
      folderId: string | null
      /** The rating `up` or `down`; empty where there is none. */
      impression: string
      /** What the account says beside its rating. */
      feedback: {
        /** What was wrong: the plant, the problem, or the place marked on the photo. */
        wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
        /** In their own words; null where there are none. */
        text: string | null
      }
      /** The language asked for and the one served. */
      language: {
        /** The BCP 47 tag that was asked for. */
        requested: string
        /** The BCP 47 tag of the texts. */
        served: string
        /** True where another language was asked for, or the same in another script. */
        fallback: boolean
        /** How far the texts of that language were read by others than who wrote them. */
        review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
      }
      /** The photo as it was analysed, without the place where it was taken. */
      input: {
        /** The path of the optimised photo in storage. */
        storagePath: string
        /** The width of the optimised photo in pixels. */
        imageWidthPx: number
        /** The height of the optimised photo in pixels. */
        imageHeightPx: number
        /** The size of the optimised photo in bytes. */
        imageBytes: number
        /** The SHA-256 of the optimised photo, in hex. */
        imageSha256: string
        /** Where the plant stands; null where not said. */
        placement: 'inside' | 'outside' | null
        /** The caller's words on the sun it gets; null where not said. */
        sunExposure: string | null
        /** Days between waterings, 1 to 365; null where not said. */
        wateringFrequency: number | null
        /** The caller's name of the plant's species; null where not said. */
        species: string | null
      }
      /** What was found of the photo itself; null where it was withheld. */
      photo: {
        /** Whether the photo shows a plant. */
        isPlant: {
          /** True where the photo shows a plant. */
          value: boolean
          /** How sure that is, from 0 to 1. */
          confidence: number
        }
        /** What keeps the photo from being assessed well. */
        issues: Array<{
          /** What is wrong with the photo. */
          code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS'
          /** The same in words, localised. */
          text: string
        }>
        /** How to take a better one, localised; null where this one is good. */
        retakeHint: string | null
      } | null
      /** What plant it may be. */
      plant: {
        /** The species that it may be, the most likely first. */
        candidates: Array<{
          /** The Latin name. */
          scientificName: string
          /** The name in the language served. */
          commonName: string
          /** The botanical family, in Latin. */
          family: string
          /** From 0 to 1. */
          confidence: number
          /**
           * How much the photo resembles those that the model learnt from, from 0 to 1; null of a
           * hint, and of a model that cannot tell.
           */
          familiarity: number | null
          /** PHOTO where a model saw it, HINT where the caller said so. */
          source: 'PHOTO' | 'HINT'
        }>
      }
      /** How the plant is. */
      health: {
        /** Whether the plant looks healthy. */
        status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
        /** How sure that is, from 0 to 1. */
        confidence: number
        /**
         * Of 100 answers of this model that say so, so many were right, on photos of sources that
         * it did not learn from; null where that was not measured.
         */
        rightOf100: number | null
        /** The finding in a sentence or two, localised. */
        summary: string
      }
      /** What was measured on the photo; null where nothing could be. */
      measurements: {
        /** Foliage, as a share of the photo. */
        foliageFraction: number
        /** Green, as a share of the foliage. */
        greenFraction: number
        /** Yellow, as a share of the foliage. */
        yellowFraction: number
        /** Brown, as a share of the foliage. */
        brownFraction: number
        /** White, as a share of the foliage. */
        whiteFraction: number
        /** Spots on the foliage. */
        lesionCount: number
        /** Where the spots are, the largest first; no more than the 40 largest. */
        lesions: Array<{
          /** The spot, as a share of the foliage. */
          areaFraction: number
          /** The box around it, as fractions from the top left. */
          region: {
            /** From the left. */
            x: number
            /** From the top. */
            y: number
            /** Of the width of the photo. */
            width: number
            /** Of the height of the photo. */
            height: number
          }
        }>
        /** Closed polygons of [x, y] points around the foliage, as fractions of the photo. */
        outline: Array<Array<Array<number>>>
      } | null
      /** The conditions found, the strongest first; empty with HEALTHY. */
      issues: Array<Issue>
      /** What to do; null where nothing was diagnosed. */
      plan: Plan | null
      /** How to care for the plant; null where nothing was diagnosed. */
      care: Care | null
      /**
       * How the plant fares since the last photo of the same `plantId` that shows it; null where
       * there is none.
       */
      progress: {
        /** The id of the earlier analysis; reading it is 404 once that is deleted. */
        comparedWith: string
        /** When the earlier analysis was started. */
        since: string
        /**
         * BETTER or WORSE where the change is more than photos of an unchanged plant differ by,
         * SAME where it is as little as most of them do; else UNSURE.
         */
        trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
        /** Yellow, brown and white, as a share of the foliage. */
        discolouredFraction: {
          /** Then. */
          before: number
          /** Now. */
          now: number
        }
        /** Spots on the foliage. */
        lesionCount: {
          /** Then. */
          before: number
          /** Now. */
          now: number
        }
      } | null
      model: Model
      usage: Usage
      /** Whether a moderator or the provider withholds it. */
      moderation: {
        /** BLOCKED withholds the diagnosis, APPROVED shows it again. */
        state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
      }
      /** What the advice cannot replace, localised. */
      disclaimer: string
    }
    /** Fields of `analysis` that were left out to stay under 64 KB, empty or null; mostly none. */
    truncated: Array<string>
    /** Where the whole analysis is read, below the address of the service. */
    analysisUrl: string
    /** The webhook that is tested. */
    webhookId: string
  }
}

export type WebhooksListDeliveriesOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the delivery. */
    id: string
    /** The id of the event, which receivers see as `webhook-id`. */
    eventId: string
    /** The type of the event. */
    type: string
    /** EXHAUSTED after the last attempt; CANCELLED where the webhook was removed or disabled. */
    status: 'PENDING' | 'DELIVERED' | 'EXHAUSTED' | 'CANCELLED'
    /** When the event happened. */
    createdAt: string
    /** When it is tried next; null where no more. */
    nextAttemptAt: string | null
    /** The attempts so far, the first one first. */
    attempts: Array<{
      /** When it was made. */
      at: string
      /** The HTTP status, 100 to 599; null where no answer came. */
      status: number | null
      /** Why no response came; null where one did. */
      error: string | null
      /** How long it took, in milliseconds. */
      durationMs: number
      /** The start of the answer. */
      response: string
    }>
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type WebhooksListOutput200 = {
  /** The items of this page. */
  items: Array<Webhook>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type WebhooksRegisterBody = {
  /** What is called, by https. */
  url: string
  /** Which events are sent; both by default. */
  events?: Array<'analysis.completed' | 'analysis.failed'> | undefined
  /** What the webhook is for. */
  description?: string | undefined
}

export type WebhooksRegisterOutput200 = {
  /** The id of the webhook. */
  id: string
  /** What is called. */
  url: string
  /** Which events are sent. */
  events: Array<'analysis.completed' | 'analysis.failed'>
  /** What the webhook is for; null where it was not said. */
  description: string | null
  /** `disabled` after attempts that failed for days; register the URL again to enable it. */
  status: 'active' | 'disabled'
  /** When it was registered. */
  createdAt: string
  /** `whsec_` and base64, shown this once. */
  secret: string
}

export type WebhooksRetryDeliveryParams = {
  /** The id of the webhook. */
  id: string
  /** The id of the delivery. */
  deliveryId: string
}

export type WebhooksRotateSecretBody = {
  /** How long the old secret signs beside the new one. */
  gracePeriodSeconds?: number | undefined
}

export type WebhooksRotateSecretOutput200 = {
  /** The id of the webhook. */
  id: string
  /** `whsec_` and base64, shown this once. */
  secret: string
  /** Until when the old secret signs beside the new one. */
  previousSecretExpiresAt: string
}

/** The body of a webhook request, by event type. */
export type WebhookEvent =
  | AnalysisCompletedEvent
  | AnalysisFailedEvent
  | WebhookTestEvent

/** Input and output of each operation. */
export type Operations = {
  /**
   * Take back a scheduled erasure.
   * It works in the 7 days of grace; after them it is 409.
   * Where none is scheduled it is 404.
   */
  'account.cancelErasure': {
    input: {}
    output: AccountCancelErasureOutput200
  }
  /**
   * Schedule the erasure of the account.
   * It wants a sign-in of the last 5 minutes, else it is 403 `RECENT_SIGN_IN_REQUIRED`.
   * Nothing is deleted for 7 days, in which the erasure can be taken back.
   * After them nobody can sign in as the person, and their data is deleted.
   */
  'account.erase': {
    input: { body: AccountEraseBody }
    output: AccountEraseOutput202
  }
  /**
   * Start an export of the personal data, or read how far it is.
   * The same call is the poll: ask again until `status` is `ready`, then follow `downloadUrl`.
   * The archive is a ZIP of JSON files and photos, and is served for 7 days.
   * `fresh: true` starts a new one, once a day.
   */
  'account.export': {
    input: { body?: AccountExportBody | undefined }
    output: AccountExportOutput200
  }
  /**
   * Open the session of a user.
   * Apps call it after sign-in: the first call makes the account.
   * It says who the caller is, in which account and as what they act, and what is left today.
   * Each field that is sent changes that setting; an empty body only reads.
   */
  'account.openSession': {
    input: { body?: AccountOpenSessionBody | undefined }
    output: AccountOpenSessionOutput200
  }
  /**
   * Read how far the last export is.
   * It starts none. Where there is none, or no longer, it is 404.
   */
  'account.readExport': {
    input: {}
    output: AccountExportOutput200
  }
  /**
   * Read the usage statistics of the account.
   * It reads counters that are kept up to date, so it costs the same however long the history is.
   * Reading costs no unit.
   */
  'account.readStats': {
    input: {}
    output: AccountReadStatsOutput200
  }
  /**
   * Approve a blocked analysis.
   * The diagnosis is shown again from then on, and the item leaves the queue.
   * Nobody decides on their own photo (403).
   * An audit entry is kept.
   */
  'admin.approve': {
    input: { body: AdminApproveBody }
    output: AdminApproveOutput200
  }
  /**
   * Assign command permissions to a superadmin; a second superadmin confirms.
   * The first call is answered `pending_approval`; the same one by another superadmin applies it.
   * The second has 24 hours, and neither of the two may be the target (403).
   * The set replaces the one before.
   * An audit entry is kept.
   */
  'admin.assignPermissions': {
    input: { body: AdminAssignPermissionsBody }
    output: AdminAssignPermissionsOutput200
  }
  /**
   * Ban a user permanently.
   * It needs no violations.
   * It holds within 10 seconds, and a repeat answers the same.
   * A ban that would leave fewer than two superadmins who are not banned is 409.
   * An audit entry is kept.
   */
  'admin.banPermanently': {
    input: { params: AdminBanPermanentlyParams; body?: AdminBanPermanentlyBody | undefined }
    output: Access
  }
  /**
   * Ban a user for repeated policy violations.
   * It needs 2 recorded violations (a setting), else it is 409.
   * Nobody bans themselves, and an admin bans no admin (403).
   * It holds within 10 seconds, and a repeat answers the same.
   * An audit entry is kept.
   */
  'admin.ban': {
    input: { body: AdminBanBody }
    output: Access
  }
  /**
   * Block a flagged analysis.
   * The diagnosis is withheld from then on, and the item leaves the queue.
   * It is a violation of who sent the photo, unless only the answer was flagged.
   * Nobody decides on their own photo (403).
   * An audit entry is kept.
   */
  'admin.block': {
    input: { body: AdminApproveBody }
    output: AdminBlockOutput200
  }
  /**
   * Flag any analysis for moderation.
   * It enters the queue, or its item there has one reason more.
   * What a moderator approved is reopened; what one blocked stays so (409).
   * The last flag of a moderator on an analysis counts. An audit entry is kept.
   */
  'admin.flag': {
    input: { body: AdminFlagBody }
    output: AnalysesFlagResponse
  }
  /**
   * List the audit entries.
   * Newest first; every administrative write leaves one.
   * Entries form two hash chains, which `GET /v1/admin/audit/verification` verifies.
   */
  'admin.listAudit': {
    input: { query?: PageQuery | undefined }
    output: AdminListAuditOutput200
  }
  /**
   * List the pending items of the moderation queue, oldest first.
   * An item waits until somebody approves or blocks its analysis.
   * A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.
   */
  'admin.listModeration': {
    input: { query?: PageQuery | undefined }
    output: AdminListModerationOutput200
  }
  /**
   * List the command permissions of a superadmin.
   * A superadmin without an assignment holds all of them.
   * `pending` is the change that waits for a second superadmin.
   */
  'admin.listPermissions': {
    input: { params: AdminBanPermanentlyParams }
    output: AdminListPermissionsOutput200
  }
  /**
   * List the superadmins with their permissions and the changes that wait.
   * It is where a second superadmin finds what to confirm by `assign-permissions`.
   * All are on one page.
   */
  'admin.listSuperadmins': {
    input: {}
    output: AdminListSuperadminsOutput200
  }
  /**
   * List transactions, by status.
   * Newest first, of all accounts.
   * With `status=FAILED` it shows what `retry-failed` would run again.
   */
  'admin.listTransactions': {
    input: { query?: AdminListTransactionsQuery | undefined }
    output: AdminListTransactionsOutput200
  }
  /**
   * List users, by address or role.
   * Newest first. Users of API keys are left out, so a page may be shorter than `pageSize`.
   * Only an absent `nextPageToken` ends the list.
   */
  'admin.listUsers': {
    input: { query?: AdminListUsersQuery | undefined }
    output: AdminListUsersOutput200
  }
  /**
   * Read what a decision is about: photo, diagnosis and former violations.
   * It shows the diagnosis also where it is withheld, and not where the photo was taken.
   * Only what waits for a decision can be read; what was decided is 409.
   * The operators keep a log of who read which.
   */
  'admin.readModeration': {
    input: { params: AdminReadModerationParams }
    output: AdminReadModerationOutput200
  }
  /**
   * Read a user with role, ban, violations and quota.
   * It answers for the keys of an enterprise too, as `ent:<accountId>`.
   */
  'admin.readUser': {
    input: { params: AdminBanPermanentlyParams }
    output: AdminReadUserOutput200
  }
  /**
   * Reset a user's daily quota.
   * The units used today are set to zero.
   * For the keys of an enterprise the path takes `ent:<accountId>`.
   * An audit entry is kept.
   */
  'admin.resetQuota': {
    input: { params: AdminBanPermanentlyParams; body?: AdminBanPermanentlyBody | undefined }
    output: AdminResetQuotaOutput200
  }
  /**
   * Retry all FAILED transactions whose image is still there.
   * Retries are never charged.
   * Those whose photo is gone are counted and left as they are.
   * An audit entry is kept.
   */
  'admin.retryFailed': {
    input: {}
    output: AdminRetryFailedOutput200
  }
  /**
   * Retry a transaction that is not COMPLETED.
   * A retry is never charged; one that runs already is left running.
   * A completed one is 409 `ALREADY_COMPLETED`.
   * An audit entry is kept.
   */
  'admin.retryTransaction': {
    input: { params: AdminRetryTransactionParams }
    output: AdminRetryTransactionOutput200
  }
  /**
   * Clear a ban and restore access.
   * It lifts every kind of ban; the recorded violations stay.
   * A repeat answers the same.
   * An audit entry is kept.
   */
  'admin.unban': {
    input: { params: AdminBanPermanentlyParams; body?: AdminBanPermanentlyBody | undefined }
    output: Access
  }
  /**
   * Verify a part of a chain of the audit trail.
   * Up to 300 entries are read and checked; call again with `after` until `complete`.
   * A chain that was written anew is whole in itself: compare `headHash` with one that was noted.
   */
  'admin.verifyAudit': {
    input: { query?: AdminVerifyAuditQuery | undefined }
    output: AdminVerifyAuditOutput200
  }
  /**
   * Analyse a photo within the call.
   * The answer is the diagnosis itself, as a rule within seconds; no event is sent.
   * It costs one unit of the daily quota, which is given back where the service fails.
   * A repeat with the same `Idempotency-Key` is 202 while the first call runs, then its diagnosis,
   * free.
   * The `status` of the body tells the two apart: that of an analysis is `COMPLETED`.
   */
  'analyses.analyseSync': {
    input: { body?: AnalysesAnalyseSyncBody | undefined }
    output: Analysis | StartedTransaction
  }
  /**
   * Flag an analysis of the account for moderation.
   * A moderator looks at photo and diagnosis, and blocks or approves the analysis.
   * It is shown until then, unless it was withheld before; what was decided is 409.
   * The last flag of a user on an analysis counts, and a repeat changes nothing.
   * A user flags 10 analyses a UTC day; one more is 429.
   */
  'analyses.flag': {
    input: { params: IdParams; body: AnalysesFlagBody }
    output: AnalysesFlagResponse
  }
  /**
   * Follow or read a short-lived link to the optimised photo of an analysis.
   * The link lives 15 to 30 minutes and needs no credential: do not send yours on to it.
   * With `format=json` the links are the body, for clients that keep headers in a redirect.
   * The photo is a WebP of at most 1024 pixels a side, its thumbnail one of at most 256.
   */
  'analyses.readImage': {
    input: { params: IdParams; query?: AnalysesReadImageQuery | undefined }
    output: Image
  }
  /**
   * Read a transaction and, once completed, its analysis.
   * This is the poll: `analysis` comes with COMPLETED, `error` with FAILED.
   * With `waitSeconds` the answer comes as soon as the analysis is done.
   * Reading costs no unit.
   */
  'analyses.read': {
    input: { params: IdParams; query?: AnalysesReadQuery | undefined }
    output: Transaction
  }
  /**
   * Delete an analysis.
   * Nobody can read the analysis from then on, and it cannot be brought back.
   * Its photo goes with the last analysis that uses it.
   * A pending analysis is 409, a second deletion 404.
   */
  'analyses.remove': {
    input: { params: IdParams }
    output: Removed
  }
  /**
   * Save a temporary analysis to the permanent collection.
   * An analysis that is not saved is deleted after 30 days.
   * With `folderId` it is put into that folder too.
   * A repeat answers the same; an analysis that has not completed is 409.
   */
  'analyses.save': {
    input: { body: AnalysesSaveBody }
    output: Analysis
  }
  /**
   * Start the analysis of a photo.
   * The answer comes at once with a transaction id; the diagnosis follows by poll, listener or
   * webhook.
   * It costs one unit of the daily quota, which is given back where the service fails.
   * The photo comes as base64, or as the `storagePath` of an upload that was optimised.
   * A repeat with the same `Idempotency-Key` starts nothing twice and costs nothing.
   */
  'analyses.start': {
    input: { body?: AnalysesStartBody | undefined }
    output: AnalysesStartOutput200 | StartedTransaction
  }
  /**
   * Generate an API key.
   * The whole key is in this answer and never again: only its hash is stored.
   * It acts for the account on every path that takes keys; the keys of an enterprise share one
   * quota.
   * A mail tells the owner of it.
   * An account has at most 20 active keys.
   */
  'apiKeys.create': {
    input: { body?: ApiKeysCreateBody | undefined }
    output: ApiKeysCreateOutput200
  }
  /**
   * Exchange an enterprise token for an identity token of one hour.
   * The identity token opens the paths that take no key.
   * There is no refresh token: exchange the key again when the identity token ends.
   */
  'apiKeys.exchange': {
    input: {}
    output: ApiKeysExchangeOutput200
  }
  /**
   * List the active API keys of the account.
   * Newest first, without their secrets.
   * Revoked keys and those that have ended are left out.
   */
  'apiKeys.list': {
    input: { query?: PageQuery | undefined }
    output: ApiKeysListOutput200
  }
  /**
   * Revoke an API key.
   * The key, and the identity tokens that it was exchanged for, work no more within 10 seconds.
   * A second time answers the same.
   */
  'apiKeys.revoke': {
    input: { params: IdParams }
    output: ApiKeysRevokeOutput200
  }
  /**
   * Mint a new API key and revoke the old one.
   * The new key is in this answer and never again.
   * For `gracePeriodSeconds` both keys work; 0 revokes the old one at once.
   * A revoked key is 409.
   */
  'apiKeys.rotate': {
    input: { params: IdParams; body?: ApiKeysRotateBody | undefined }
    output: ApiKeysRotateOutput200
  }
  /**
   * Decommission an IoT device.
   * The device leaves the list, and its id can be registered again.
   * A second time is 404.
   */
  'devices.decommission': {
    input: { params: DevicesDecommissionParams }
    output: DevicesDecommissionOutput200
  }
  /**
   * List the IoT devices of the account.
   * Newest first; several filters hold together.
   * A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.
   */
  'devices.list': {
    input: { query?: DevicesListQuery | undefined }
    output: DevicesListOutput200
  }
  /**
   * Read an IoT device.
   * The device as the list shows it.
   * One that was decommissioned is 404, like one that never was.
   */
  'devices.read': {
    input: { params: DevicesDecommissionParams }
    output: Device
  }
  /**
   * Register an IoT device.
   * An `id` of the caller is unique within the account; without one an id is made.
   * An `id` that is registered already is 409 `ALREADY_EXISTS`.
   * An account has at most 10,000 devices.
   */
  'devices.register': {
    input: { body: DevicesRegisterBody }
    output: Device
  }
  /**
   * Replace the named fields of an IoT device.
   * Fields that are not named stay as they are.
   * `plantIds` and `metadata` are replaced as a whole.
   */
  'devices.update': {
    input: { params: DevicesDecommissionParams; body?: DevicesUpdateBody | undefined }
    output: Device
  }
  /**
   * Read the events of the account in order, and wait for the next ones.
   * The bodies are those that webhooks get, whether or not any is registered; none is skipped.
   * Send the `nextAfter` of each answer as `after` of the next call, and `waitSeconds` to wait.
   * Events are kept for 30 days; that of a deleted analysis is gone.
   * Four calls of an account may wait at once; one more may be 429.
   */
  'events.list': {
    input: { query?: EventsListQuery | undefined }
    output: EventsListOutput200
  }
  /**
   * Assign analyses to a folder, all or none.
   * Assigning saves a temporary analysis.
   * An analysis lies in one folder at most, so it leaves the one before.
   * Where one of them is unknown it is 404, and none is moved.
   */
  'folders.assign': {
    input: { params: IdParams; body: AnalysisIds }
    output: Assignment
  }
  /**
   * Create a history folder.
   * A name that the account uses already is 409 `ALREADY_EXISTS`.
   * An account has at most 1000 folders.
   */
  'folders.create': {
    input: { body: FolderName }
    output: Folder
  }
  /**
   * List the history folders.
   * Newest first, each with the number of its analyses.
   * A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.
   */
  'folders.list': {
    input: { query?: PageQuery | undefined }
    output: FoldersListOutput200
  }
  /**
   * Read a history folder.
   * The folder as the list shows it, with the number of its analyses.
   * What lies in it is `GET /v1/history` with its `folderId`.
   */
  'folders.read': {
    input: { params: IdParams }
    output: Folder
  }
  /**
   * Delete a history folder; its analyses stay.
   * The analyses that lie in it stay in the history, in no folder.
   * A second deletion is 404.
   */
  'folders.remove': {
    input: { params: IdParams }
    output: FoldersRemoveOutput200
  }
  /**
   * Rename a history folder.
   * The folder keeps its id and its analyses.
   * A name that another folder of the account has is 409 `ALREADY_EXISTS`.
   */
  'folders.rename': {
    input: { params: IdParams; body: FolderName }
    output: Folder
  }
  /**
   * Remove analyses from their current folder, all or none.
   * The analyses stay saved; one that lies in no folder is no error.
   * Where one of them is unknown it is 404, and none is moved.
   */
  'folders.unassign': {
    input: { body: AnalysisIds }
    output: Assignment
  }
  /**
   * List the completed analyses of the account.
   * It holds saved analyses, and temporary ones until they expire, newest first.
   * A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.
   * Reading costs no unit.
   */
  'history.list': {
    input: { query?: HistoryListQuery | undefined }
    output: HistoryListOutput200
  }
  /**
   * Rate an analysis, or clear its rating.
   * A rating replaces the one before, and an empty one clears it.
   * It costs no unit and changes no diagnosis.
   */
  'history.rate': {
    input: { params: IdParams; body: HistoryRateBody }
    output: Rating
  }
  /**
   * Send a worker an invitation with a one-time password.
   * The one-time password goes out by mail only, and lives 24 hours.
   * Inviting the same address again replaces the password, after 60 seconds at the earliest.
   * The mails of an account, and those to one address, are counted by UTC day; one more is 429.
   */
  'invitations.invite': {
    input: { body: InvitationsInviteBody }
    output: InvitationsInviteOutput200
  }
  /**
   * List the invitations of the account.
   * Newest first: those that wait, have expired, or were redeemed.
   * A redeemed invitation is a membership.
   */
  'invitations.list': {
    input: { query?: PageQuery | undefined }
    output: InvitationsListOutput200
  }
  /**
   * Redeem an invitation and become a worker of its account.
   * From then on the caller reads and writes the inviting account; their personal one stays as it
   * was.
   * The address of the caller must be the invited one.
   * A password has 5 tries, which verify and redeem share.
   * The same caller again gets the same answer.
   */
  'invitations.redeem': {
    input: { body: OneTimePassword }
    output: InvitationsRedeemOutput200
  }
  /**
   * Withdraw an invitation, or end the membership that it led to.
   * The owner withdraws any of the account; a worker ends their own membership and no other.
   * What the worker made stays in the account.
   * A second time is 404.
   */
  'invitations.remove': {
    input: { params: IdParams }
    output: Removed
  }
  /**
   * Verify the one-time password of an invitation; consumes nothing.
   * It needs no credential, so that an app can show who invites before anybody signs in.
   * A password has 5 tries, which verify and redeem share.
   * Every failure is the same 400 `INVITATION_INVALID`.
   */
  'invitations.verify': {
    input: { body: OneTimePassword }
    output: InvitationsVerifyOutput200
  }
  /**
   * Read the remote configuration.
   * It says what this deployment takes, keeps and can do; ask it as the app starts.
   * It may be cached for 300 seconds, and answers 304 to its own `ETag`.
   */
  'service.readConfig': {
    input: {}
    output: ServiceReadConfigOutput200
  }
  /**
   * Read this definition as Swagger 2.0, in YAML.
   * It is for tools that do not read OpenAPI 3.1, and lacks the webhooks.
   * It has an `ETag` and may be cached for 300 seconds.
   */
  'service.readDefinition': {
    input: {}
    output: unknown
  }
  /**
   * Check the health of the service.
   * It is for load balancers and monitoring: `fail` is answered with 503.
   * It is kept for 2 seconds and never calls the model.
   */
  'service.readHealth': {
    input: {}
    output: ServiceReadHealthOutput200
  }
  /**
   * Read this definition as OpenAPI 3.1, in JSON.
   * It has every path with its credential, schemas, examples and errors, and the webhooks.
   * It has an `ETag` and may be cached for 300 seconds.
   */
  'service.readOpenApi': {
    input: {}
    output: unknown
  }
  /**
   * Read the aggregate status of the system.
   * It is for status pages, in the words of Statuspage.
   * It may be cached for 30 seconds and never calls the model.
   */
  'service.readStatus': {
    input: {}
    output: ServiceReadStatusOutput200
  }
  /**
   * Read what became of an upload.
   * An app uploads a photo to `uploads/{uid}/{name}.{extension}` by the Storage SDK.
   * It is scanned and optimised within seconds; until then its status is `waiting`.
   * A refused one says why.
   * A name of which nothing is known can be uploaded, again too where an answer was lost.
   */
  'uploads.read': {
    input: { params: UploadsReadParams }
    output: UploadsReadOutput200
  }
  /**
   * List the deliveries to a callback URL with their attempts.
   * Newest first, with the status, the error and the start of the answer of each attempt.
   * Deliveries are kept for 30 days.
   */
  'webhooks.listDeliveries': {
    input: { params: IdParams; query?: PageQuery | undefined }
    output: WebhooksListDeliveriesOutput200
  }
  /**
   * List the registered callback URLs.
   * Newest first, without their secrets.
   * A disabled one says so in its `status`.
   */
  'webhooks.list': {
    input: { query?: PageQuery | undefined }
    output: WebhooksListOutput200
  }
  /**
   * Register a callback URL.
   * It is called by POST when an asynchronous analysis ends, signed as Standard Webhooks 1.0 has
   * it.
   * The `secret` is in this answer and never again.
   * The same URL again is 409 with its id; that of a disabled webhook enables it, with a new
   * secret.
   * An account has at most 10 webhooks.
   */
  'webhooks.register': {
    input: { body: WebhooksRegisterBody }
    output: WebhooksRegisterOutput200
  }
  /**
   * Remove a callback URL.
   * Deliveries to it that wait are cancelled.
   * A second time is 404.
   */
  'webhooks.remove': {
    input: { params: IdParams }
    output: Removed
  }
  /**
   * Deliver an event again.
   * The event keeps its id, so that a receiver that has it does nothing.
   * An account may retry 60 an hour by hand; one more is 429.
   * One that waits is tried at once; that of a disabled webhook is 409.
   */
  'webhooks.retryDelivery': {
    input: { params: WebhooksRetryDeliveryParams }
    output: QueuedDelivery
  }
  /**
   * Mint a new signing secret.
   * The new `secret` is in this answer and never again.
   * For `gracePeriodSeconds` every event carries a signature of each secret.
   * After a leak send 0, and only the new one signs.
   */
  'webhooks.rotateSecret': {
    input: { params: IdParams; body?: WebhooksRotateSecretBody | undefined }
    output: WebhooksRotateSecretOutput200
  }
  /**
   * Send a test event to a callback URL.
   * It sends the event `webhook.test` to this URL only, whatever it is subscribed to.
   * An account may send 10 an hour; one more is 429.
   */
  'webhooks.test': {
    input: { params: IdParams }
    output: QueuedDelivery
  }
}

export type OperationName = keyof Operations
