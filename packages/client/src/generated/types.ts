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
  | 'INSUFFICIENT_SCOPE'
  | 'APP_CHECK_FAILED'
  | 'ACCOUNT_BANNED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'INVITATION_EMAIL_MISMATCH'
  | 'NOT_FOUND'
  | 'IMAGE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
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
  | 'IMAGE_WITHHELD'
  | 'DAILY_QUOTA_EXCEEDED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DEADLINE_EXCEEDED'

export type Access = {
  /** The id of the user. */
  uid: string
  /** Whether the user can call the service. */
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
  /** The end of the grace period, after which the data is deleted. */
  eraseAfter: string
}

export type AccountExportBody = {
  /** Starts a new export even if a ready one exists. */
  fresh?: boolean | undefined
}

export type AccountExportOutput200 = {
  /** The id of the export. */
  exportId: string
  /** The status of the export. */
  status: 'pending' | 'ready' | 'failed'
  /** When the export was requested. */
  requestedAt: string
  /** When the archive was completed; only with `ready`. */
  readyAt?: string | undefined
  /** Until when the archive can be downloaded; only with `ready`. */
  expiresAt?: string | undefined
  /** A link of 15 minutes to the ZIP archive; only with `ready`. */
  downloadUrl?: string | undefined
}

export type AccountOpenSessionBody = {
  /** The new language of the user, a BCP 47 tag. */
  language?: string | undefined
  /** The new name of the account; only its owner may set it. */
  accountName?: string | undefined
}

export type AccountOpenSessionOutput200 = {
  /** Who calls. */
  user: {
    /** The id of the user. */
    uid: string
    /** The email address on record; null if there is none. */
    email: string | null
    /** What the user may do beyond their own account. */
    role: 'user' | 'admin' | 'superadmin'
  }
  /** The account in which the caller acts; for a worker, the one that invited them. */
  account: {
    /** The id of the account. */
    id: string
    /** The name that the owner gave it. */
    name: string
    /** The type of the account, which an operator sets; it determines the quota. */
    type: 'personal' | 'enterprise'
  }
  /** The role of the caller in the account. */
  membership: {
    /**
     * The owner has every right; a worker reads and writes, and manages neither keys, webhooks nor
     * people.
     */
    role: 'owner' | 'worker' | 'key'
    /** A worker leaves with `DELETE /v1/invitations/{invitationId}`; null for others. */
    invitationId: string | null
  }
  quota: Quota
  /** The user's settings. */
  settings: {
    /** A BCP 47 tag; null if the user chose none. */
    language: string | null
  }
  /** The scheduled erasure, which can be cancelled; null if none is scheduled. */
  erasure: {
    /** The end of the grace period. */
    eraseAfter: string
  } | null
  /** True in the first session of a user, and never again. */
  isNewUser: boolean
}

export type AccountReadStatsOutput200 = {
  quota: Quota
  /** The counts of the account. */
  totals: {
    /** Completed analyses that still exist, including temporary ones. */
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
  /** API keys with analyses in the last 30 UTC days, the most first, also revoked ones. */
  byKey: Array<UseOfKey>
}

export type AdminApproveBody = {
  /** The analysis of the moderation queue. */
  analysisId: string
  /** The reason, which the audit entry keeps. */
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
  /** The complete new set, which replaces the previous one. */
  permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
  /** The reason, which the audit entry keeps. */
  reason?: string | undefined
}

export type AdminAssignPermissionsOutput200 = {
  /** The id of the user. */
  uid: string
  /** The requested set. */
  permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
  /** `applied` once a second superadmin requested the same set. */
  status: 'pending_approval' | 'applied'
  /** The id of the change that waits for a second superadmin. */
  changeId?: string | undefined
  /** Until when a second superadmin can confirm it. */
  expiresAt?: string | undefined
}

export type AdminBanBody = {
  /** The user to ban. */
  uid: string
  /** The reason, which the audit entry keeps. */
  reason: string
}

export type AdminBanPermanentlyBody = {
  /** The reason, which the audit entry keeps. */
  reason?: string | undefined
}

export type AdminBanPermanentlyParams = {
  /** The id of the user, or `ent:<accountId>` for the keys of an account. */
  uid: string
}

export type AdminBlockBody = {
  /** The analysis of the moderation queue. */
  analysisId: string
  /** The reason, which the audit entry keeps. */
  reason?: string | undefined
  /** What to withhold: the PHOTO with its answer, or the ANSWER. By default, as listed. */
  withholds?: 'PHOTO' | 'ANSWER' | undefined
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
  /** Whether the flag concerns the photo or the answer; OTHER needs a text. */
  reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
  /** A text for the moderators in your own words, without markup. */
  text?: string | undefined
}

export type AdminListAuditOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the entry. */
    id: string
    /** The time of the action. */
    at: string
    /** Who did it. */
    actorUid: string
    /** The actor's email address on record. */
    actorEmail: string | null
    /** The action, such as `user.ban`. */
    action: string
    /** The id of the target; null if there is none. */
    target: string | null
    /** The email address on record of a target who is a user. */
    targetEmail: string | null
    /** The reason; null if none was given. */
    reason: string | null
    /** The hash of the previous entry. */
    previousHash: string
    /** The SHA-256 of this entry and the previous hash, in hex. */
    hash: string
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListAuditQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** Lists entries of this action only. */
  action?: 'analysis.approve' | 'analysis.block' | 'analysis.flag' | 'user.ban' | 'user.ban-permanently' | 'user.unban' | 'quota.reset' | 'transaction.retry' | 'transactions.retry-failed' | 'permissions.request' | 'permissions.apply' | 'role.grant' | 'malware.in-request' | 'malware.in-upload' | 'malware.further' | undefined
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
    /** A FLAGGED analysis stays visible until the decision; a BLOCKED one is withheld. */
    state: 'FLAGGED' | 'BLOCKED'
    /** The provider's reasons, or the reasons of an earlier block of the same photo. */
    reasons: Array<string>
    /**
     * What a block withholds by default: the PHOTO with its answer, as a violation, or the ANSWER.
     */
    withholds: 'PHOTO' | 'ANSWER'
    /** The flags that people placed on it. */
    flags: Array<{
      /** A MEMBER of the account, or a MODERATOR. */
      by: 'MEMBER' | 'MODERATOR'
      /** Whether the flag concerns the photo or the answer. */
      reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
      /** When it was flagged, or the flag was changed. */
      at: string
    }>
    /** When it entered the queue. */
    createdAt: string
    /** A link that works for 15 to 30 minutes; null if the image is gone. */
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
  /** The change that waits for a second superadmin, if there is one. */
  pending?: {
    /** The id of the change that waits for a second superadmin. */
    changeId: string
    /** The requested set. */
    permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
    /** The uid of the superadmin who requested it. */
    requestedBy: string
    /** That superadmin's email address on record. */
    requestedByEmail: string | null
    /** The reason of the request; null if none was given. */
    reason: string | null
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
    /** The change that waits for a second superadmin, if there is one. */
    pending?: {
      /** The id of the change that waits for a second superadmin. */
      changeId: string
      /** The requested set. */
      permissions: Array<'ban-user' | 'unban-user' | 'reset-quota' | 'retry-transaction' | 'retry-failed' | 'assign-permissions'>
      /** The uid of the superadmin who requested it. */
      requestedBy: string
      /** That superadmin's email address on record. */
      requestedByEmail: string | null
      /** The reason of the request; null if none was given. */
      reason: string | null
      /** Until when another superadmin can confirm it. */
      expiresAt: string
    } | undefined
    /** The email address on record; null if there is none. */
    email: string | null
    /** Whether the user can call the service. */
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
    /** Their email address on record; null for an API key. */
    email: string | null
    /** The account that it belongs to. */
    accountId: string
    /** The status of the transaction. */
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
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** Lists transactions in this state only. */
  status?: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | undefined
}

export type AdminListUsersOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the user. */
    uid: string
    /** The email address on record; null if there is none. */
    email: string | null
    /** What the user may do beyond their own account. */
    role: 'user' | 'admin' | 'superadmin'
    /** Whether the user can call the service. */
    status: 'active' | 'banned'
    /** Whether a superadmin banned the user permanently. */
    permanent: boolean
    /** The account in which the user acts. */
    accountId: string
    /** How many of their analyses a moderator blocked, plus the days on which they sent malware. */
    violations: number
    /** When the user first called the service. */
    createdAt: string
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type AdminListUsersQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** Lists only the user with exactly this email address. */
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
  /** A FLAGGED analysis stays visible until the decision; a BLOCKED one is withheld. */
  state: 'FLAGGED' | 'BLOCKED'
  /** The provider's reasons, or the reasons of an earlier block of the same photo. */
  reasons: Array<string>
  /**
   * What a block withholds by default: the PHOTO with its answer, as a violation, or the ANSWER.
   */
  withholds: 'PHOTO' | 'ANSWER'
  /** The flags that people placed on it. */
  flags: Array<{
    /** A MEMBER of the account, or a MODERATOR. */
    by: 'MEMBER' | 'MODERATOR'
    /** Whether the flag concerns the photo or the answer. */
    reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
    /** When it was flagged, or the flag was changed. */
    at: string
    /** The explanation in their own words; null if there is none, or it was deleted. */
    text: string | null
  }>
  /** When it entered the queue. */
  createdAt: string
  /** A link that works for 15 to 30 minutes; null if the image is gone. */
  imageUrl: string | null
  /** The diagnosis, even if it is withheld; null if the user deleted it. */
  diagnosis: {
    /** The outcome of the analysis. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
    /** The answer in one sentence; null if it is withheld or of an older version. */
    headline: {
      /**
       * CAUSE names the first issue, which is right in at least 50 of 100 such answers. SIGNS names
       * what was seen, because the cause is not sure. OUTCOME says whether there is a problem.
       */
      kind: 'CAUSE' | 'SIGNS' | 'OUTCOME'
      /** What was seen on the leaf; null if there are no issues. */
      sign: 'RUST_SPOTS' | 'BROWN_SPOTS' | 'DEAD_AREAS' | 'WHITE_COATING' | 'YELLOWING' | 'MOTTLING' | 'BROWN_EDGES' | 'BLEACHING' | 'CURLING' | 'MINES' | 'HOLES' | 'UNCLEAR' | null
      /** The headline, localised. */
      text: string
      /**
       * In how many of 100 such answers the cause was the one named (CAUSE) or among `issues`
       * (SIGNS); null if that was not measured.
       */
      rightOf100: number | null
    } | null
    /** The assessment of the photo itself; null if it is withheld. */
    photo: {
      /** Whether the photo shows a plant. */
      isPlant: {
        /** True if the photo shows a plant. */
        value: boolean
        /** The confidence, from 0 to 1. */
        confidence: number
      }
      /**
       * What it shows: one leaf, or a plant from further away, whose health it does not show; null
       * in analyses of older versions.
       */
      view: 'LEAF' | 'PLANT' | null
      /** The problems that make the photo hard to assess. */
      issues: Array<{
        /** What is wrong with the photo. */
        code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS' | 'NOT_A_LEAF'
        /** The same value in words, localised. */
        text: string
      }>
      /** How to take a better photo, localised; null if this one is good. */
      retakeHint: string | null
    } | null
    /** The likely species of the plant. */
    plant: {
      /** The possible species, the most likely first. */
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
         * How much the photo resembles the training photos of the model, from 0 to 1; null for a
         * hint, and for a model that cannot tell.
         */
        familiarity: number | null
        /** PHOTO if a model saw it, HINT if the caller said so. */
        source: 'PHOTO' | 'HINT'
      }>
      /** The plant that the caller named; null if they named none. */
      named: {
        /** The caller's words. */
        text: string
        /** How exactly the catalogue knows it. SEVERAL means that the name fits several plants. */
        level: 'SPECIES' | 'GENUS' | 'FAMILY' | 'SEVERAL' | 'UNKNOWN'
        /** The Latin name; null for SEVERAL and UNKNOWN. */
        scientificName: string | null
        /** The plants that the name fits; empty unless SEVERAL. */
        options: Array<{
          /** The Latin name. */
          scientificName: string
          /** The name in the language served. */
          commonName: string
        }>
        /** Whether the photo resembles this plant; null if the model is not sure. */
        photoAgrees: boolean | null
        /** What this means for the advice, localised. */
        sentence: string
      } | null
    }
    /** The health of the plant. */
    health: {
      /** Whether the plant looks healthy. */
      status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
      /** The confidence, from 0 to 1. */
      confidence: number
      /** How plainly the answer speaks of the health; NONE if the photo does not show it. */
      word: 'PLAIN' | 'CAREFUL' | 'NONE'
      /**
       * How many of 100 such answers of this model were right, measured on photos of sources that
       * it did not learn from; null if that was not measured.
       */
      rightOf100: number | null
      /** The finding in a sentence or two, localised. */
      summary: string
    }
    /** The measurements on the photo; null if nothing could be measured. */
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
      /** The 40 largest spots, largest first. */
      lesions: Array<{
        /** The size of the spot, as a share of the foliage. */
        areaFraction: number
        /** The box around the spot, as fractions from the top left. */
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
    /** What decides between the issues: send the answer with `follows`; null if nothing does. */
    question: {
      /** The id of the question, never localised. */
      question: 'SOIL' | 'COATING' | 'CITRUS'
      /** The question, localised. */
      text: string
      /** The answers to choose from. */
      values: Array<{
        /** The value to send as `answer.value`. */
        value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
        /** The same value in words, localised. */
        text: string
      }>
    } | null
    /** What to do; null if nothing was diagnosed. */
    plan: Plan | null
    /** How to care for the plant; null if nothing was diagnosed. */
    care: Care | null
  } | null
  /** The language of its texts; null if the user deleted it. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True if the request asked for another language, or the same one in another script. */
    fallback: boolean
    /** Who has reviewed the texts of this language. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
    /**
     * The BCP 47 tag of texts that exist in one language only, such as those of a generative model,
     * if an analysis is read in another language; null if there are none.
     */
    partly: string | null
  } | null
  model: Model | null
  /** The user who sent the photo; null if they were erased. */
  user: {
    /** How many of their analyses a moderator blocked, plus the days on which they sent malware. */
    violations: number
    /** The latest violations, newest first; earlier ones may have no date. */
    lastViolations: Array<{
      /** When the violation was counted. */
      at: string
      /** BLOCKED by a moderator, or MALWARE in a file. */
      kind: 'BLOCKED' | 'MALWARE'
    }>
    /** The user who gets a violation if the analysis is blocked. */
    uid: string
    /** Their email address on record. */
    email: string | null
    /** Whether the user can call the service. */
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
  /** The email address on record; null if there is none. */
  email: string | null
  /** What the user may do beyond their own account. */
  role: 'user' | 'admin' | 'superadmin'
  /** Whether the user can call the service. */
  status: 'active' | 'banned'
  /** Whether a superadmin banned the user permanently. */
  permanent: boolean
  /** The account in which the user acts. */
  account: {
    /** The id of the account. */
    id: string
    /** The type of the account, which an operator sets. */
    type: 'personal' | 'enterprise'
  }
  /** How many of their analyses a moderator blocked, plus the days on which they sent malware. */
  violations: number
  /** The latest violations, newest first; earlier ones may have no date. */
  lastViolations: Array<{
    /** When the violation was counted. */
    at: string
    /** BLOCKED by a moderator, or MALWARE in a file. */
    kind: 'BLOCKED' | 'MALWARE'
  }>
  quota: Quota
  /** When the user first called the service. */
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
  /** The FAILED transactions whose photo still exists, which run again. */
  requeued: number
}

export type AdminRetryTransactionOutput200 = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The state after the retry was requested. */
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED'
}

export type AdminRetryTransactionParams = {
  /** The id of the transaction. */
  txId: string
}

export type AdminVerifyAuditOutput200 = {
  /** The chain. */
  stream: 'admin' | 'security'
  /** The last position checked; pass it as `after` in the next call. */
  verifiedTo: number
  /** How many entries the chain should have. */
  length: number
  /** The hash of its last entry, to store elsewhere; null if the chain is empty. */
  headHash: string | null
  /** True if the chain ends here. */
  complete: boolean
  /** The differences from what was written; empty if the part is intact. */
  findings: Array<{
    /** What happened to the entry after it was written. */
    kind: 'ALTERED' | 'REMOVED' | 'INSERTED'
    /** The entry, or the place at which one is missing. */
    id: string
    /** The evidence for it, in English. */
    detail: string
  }>
}

export type AdminVerifyAuditQuery = {
  /** `admin` for the actions of operators, `security` for incidents. */
  stream?: 'admin' | 'security' | undefined
  /** The `verifiedTo` of the previous part; 0 for the first part. */
  after?: number | undefined
}

export type AnalysesAnalyseSyncBody = {
  /** The photo in base64, with or without a `data:` prefix; an empty text counts as absent. */
  imageBase64?: string | undefined
  /** The analysis of the last day to look at again, with a further photo or an answer. */
  follows?: string | undefined
  /** The answer to the question of the analysis that this one follows. */
  answer?: {
    /** The question of the followed analysis. */
    question: 'SOIL' | 'COATING' | 'CITRUS'
    /** One of the values that it lists. */
    value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
  } | undefined
  /** The BCP 47 tag of the texts; defaults to the user's setting, then Accept-Language. */
  language?: string | undefined
  /** The latitude of the plant in degrees north; ignored without `longitude`. */
  latitude?: number | undefined
  /** The longitude of the plant in degrees east; ignored without `latitude`. */
  longitude?: number | undefined
  /**
   * The ISO 3166-1 code, in any case, of the country whose plant health law applies. It overrides
   * the place, except for a place in a territory of this country with its own law.
   */
  country?: string | undefined
  /** Whether the plant stands inside or outside. */
  placement?: 'inside' | 'outside' | undefined
  /** How much sun the plant gets, in any words. */
  sunExposure?: string | undefined
  /** Days between waterings. */
  wateringFrequency?: number | undefined
  /** The scientific or common name of the plant; overrides what the photo shows. */
  species?: string | undefined
  /** The caller's own id of this request, returned everywhere. */
  clientReference?: string | undefined
  /** The caller's own name of the plant, returned everywhere; history filters by it. */
  plantId?: string | undefined
}

export type AnalysesFlagBody = {
  /** Whether the flag concerns the photo or the answer; OTHER needs a text. */
  reason: 'PHOTO_OFFENSIVE' | 'PHOTO_SHOWS_PERSON' | 'ANSWER_HARMFUL' | 'OTHER'
  /** A text for the moderators in your own words, without markup. */
  text?: string | undefined
}

export type AnalysesFlagResponse = {
  /** The id of the analysis. */
  analysisId: string
  /** A FLAGGED analysis stays visible until the decision; a BLOCKED one stays withheld. */
  state: 'FLAGGED' | 'BLOCKED'
}

export type AnalysesReadImageQuery = {
  /** `json` returns the links; without it the response redirects to the photo. */
  format?: 'json' | undefined
}

export type AnalysesReadQuery = {
  /** How long the response may wait for the transaction to end. */
  waitSeconds?: number | undefined
  /** The BCP 47 tag of the language for our texts; as they were stored without it. */
  language?: string | undefined
}

export type AnalysesSaveBody = {
  /** The temporary analysis to save. */
  analysisId: string
  /** The folder to save it into. */
  folderId?: string | undefined
}

export type AnalysesStartBody = {
  /** The path of an optimised image in storage; overrides `imageBase64`. */
  storagePath?: string | undefined
  /** The photo in base64, with or without a `data:` prefix; an empty text counts as absent. */
  imageBase64?: string | undefined
  /** The analysis of the last day to look at again, with a further photo or an answer. */
  follows?: string | undefined
  /** The answer to the question of the analysis that this one follows. */
  answer?: {
    /** The question of the followed analysis. */
    question: 'SOIL' | 'COATING' | 'CITRUS'
    /** One of the values that it lists. */
    value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
  } | undefined
  /** The BCP 47 tag of the texts; defaults to the user's setting, then Accept-Language. */
  language?: string | undefined
  /** The latitude of the plant in degrees north; ignored without `longitude`. */
  latitude?: number | undefined
  /** The longitude of the plant in degrees east; ignored without `latitude`. */
  longitude?: number | undefined
  /**
   * The ISO 3166-1 code, in any case, of the country whose plant health law applies. It overrides
   * the place, except for a place in a territory of this country with its own law.
   */
  country?: string | undefined
  /** Whether the plant stands inside or outside. */
  placement?: 'inside' | 'outside' | undefined
  /** How much sun the plant gets, in any words. */
  sunExposure?: string | undefined
  /** Days between waterings. */
  wateringFrequency?: number | undefined
  /** The scientific or common name of the plant; overrides what the photo shows. */
  species?: string | undefined
  /** The caller's own id of this request, returned everywhere. */
  clientReference?: string | undefined
  /** The caller's own name of the plant, returned everywhere; history filters by it. */
  plantId?: string | undefined
}

export type AnalysesStartOutput200 = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The time in seconds after which an unfinished transaction fails. */
  timeoutSeconds: number
  /** Always `COMPLETED`. */
  status: 'COMPLETED'
  analysis: Analysis
}

/** The result of a completed transaction; every key is always present. */
export type Analysis = {
  /** The id of the analysis, which is that of its transaction. */
  id: string
  /** The version of this shape. */
  schemaVersion: '1.0'
  /** Always `COMPLETED`. */
  status: 'COMPLETED'
  /** The member or API key that requested the analysis; events leave it out. */
  madeBy: {
    /** The id of the user; `ent:` and the account for API keys. */
    uid: string
    /** The id of the API key; null for a user, and in analyses of older versions. */
    apiKeyId: string | null
  }
  /** The caller's own id of the request; null if they gave none. */
  clientReference: string | null
  /** The caller's own name of the plant; null if they gave none. */
  plantId: string | null
  /** The outcome of the analysis. */
  outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
  /** When the analysis was started. */
  createdAt: string
  /** When it was completed. */
  completedAt: string
  /** True if the analysis is kept permanently, false if it expires. */
  saved: boolean
  /** When a temporary analysis is deleted; null if it is saved. */
  expiresAt: string | null
  /** The folder that holds it; null if no folder does. */
  folderId: string | null
  /** The rating `up` or `down`; empty if there is none. */
  impression: string
  /** The account's feedback beside its rating. */
  feedback: {
    /** What was wrong: the plant, the problem, or the place marked on the photo. */
    wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
    /** The explanation in their own words; null if there is none. */
    text: string | null
    /** The right answer; null if the account gave none. It changes no diagnosis. */
    right: {
      /** Whether the plant was healthy; null if the caller did not say. */
      health: 'HEALTHY' | 'UNHEALTHY' | null
      /** What it was; null if the caller did not say. */
      conditionId: string | null
      /** Which plant it was; null if the caller did not say. */
      species: string | null
    } | null
  }
  /** The requested language and the one served. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True if the request asked for another language, or the same one in another script. */
    fallback: boolean
    /** Who has reviewed the texts of this language. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
    /**
     * The BCP 47 tag of texts that exist in one language only, such as those of a generative model,
     * if an analysis is read in another language; null if there are none.
     */
    partly: string | null
  }
  input: AnalysisInput
  /** Links to the photo; null while the analysis is withheld. */
  image: Image | null
  /** The answer in one sentence; null if it is withheld or of an older version. */
  headline: {
    /**
     * CAUSE names the first issue, which is right in at least 50 of 100 such answers. SIGNS names
     * what was seen, because the cause is not sure. OUTCOME says whether there is a problem.
     */
    kind: 'CAUSE' | 'SIGNS' | 'OUTCOME'
    /** What was seen on the leaf; null if there are no issues. */
    sign: 'RUST_SPOTS' | 'BROWN_SPOTS' | 'DEAD_AREAS' | 'WHITE_COATING' | 'YELLOWING' | 'MOTTLING' | 'BROWN_EDGES' | 'BLEACHING' | 'CURLING' | 'MINES' | 'HOLES' | 'UNCLEAR' | null
    /** The headline, localised. */
    text: string
    /**
     * In how many of 100 such answers the cause was the one named (CAUSE) or among `issues`
     * (SIGNS); null if that was not measured.
     */
    rightOf100: number | null
  } | null
  /** The assessment of the photo itself; null if it is withheld. */
  photo: {
    /** Whether the photo shows a plant. */
    isPlant: {
      /** True if the photo shows a plant. */
      value: boolean
      /** The confidence, from 0 to 1. */
      confidence: number
    }
    /**
     * What it shows: one leaf, or a plant from further away, whose health it does not show; null in
     * analyses of older versions.
     */
    view: 'LEAF' | 'PLANT' | null
    /** The problems that make the photo hard to assess. */
    issues: Array<{
      /** What is wrong with the photo. */
      code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS' | 'NOT_A_LEAF'
      /** The same value in words, localised. */
      text: string
    }>
    /** How to take a better photo, localised; null if this one is good. */
    retakeHint: string | null
  } | null
  /** The likely species of the plant. */
  plant: {
    /** The possible species, the most likely first. */
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
       * How much the photo resembles the training photos of the model, from 0 to 1; null for a
       * hint, and for a model that cannot tell.
       */
      familiarity: number | null
      /** PHOTO if a model saw it, HINT if the caller said so. */
      source: 'PHOTO' | 'HINT'
    }>
    /** The plant that the caller named; null if they named none. */
    named: {
      /** The caller's words. */
      text: string
      /** How exactly the catalogue knows it. SEVERAL means that the name fits several plants. */
      level: 'SPECIES' | 'GENUS' | 'FAMILY' | 'SEVERAL' | 'UNKNOWN'
      /** The Latin name; null for SEVERAL and UNKNOWN. */
      scientificName: string | null
      /** The plants that the name fits; empty unless SEVERAL. */
      options: Array<{
        /** The Latin name. */
        scientificName: string
        /** The name in the language served. */
        commonName: string
      }>
      /** Whether the photo resembles this plant; null if the model is not sure. */
      photoAgrees: boolean | null
      /** What this means for the advice, localised. */
      sentence: string
    } | null
  }
  /** The health of the plant. */
  health: {
    /** Whether the plant looks healthy. */
    status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
    /** The confidence, from 0 to 1. */
    confidence: number
    /** How plainly the answer speaks of the health; NONE if the photo does not show it. */
    word: 'PLAIN' | 'CAREFUL' | 'NONE'
    /**
     * How many of 100 such answers of this model were right, measured on photos of sources that it
     * did not learn from; null if that was not measured.
     */
    rightOf100: number | null
    /** The finding in a sentence or two, localised. */
    summary: string
  }
  /** The measurements on the photo; null if nothing could be measured. */
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
    /** The 40 largest spots, largest first. */
    lesions: Array<{
      /** The size of the spot, as a share of the foliage. */
      areaFraction: number
      /** The box around the spot, as fractions from the top left. */
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
  /** What decides between the issues: send the answer with `follows`; null if nothing does. */
  question: {
    /** The id of the question, never localised. */
    question: 'SOIL' | 'COATING' | 'CITRUS'
    /** The question, localised. */
    text: string
    /** The answers to choose from. */
    values: Array<{
      /** The value to send as `answer.value`. */
      value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
      /** The same value in words, localised. */
      text: string
    }>
  } | null
  /** What to do; null if nothing was diagnosed. */
  plan: Plan | null
  /** How to care for the plant; null if nothing was diagnosed. */
  care: Care | null
  /** The analysis that this one looks at again; null if none. */
  follows: string | null
  /** The photos of earlier looks at the plant that belong to this answer. */
  looks: Array<{
    /** The id of the analysis; reading it returns 404 once deleted. */
    analysisId: string
    /** The path of its photo in storage. */
    storagePath: string
  }>
  /** The caller's answers in this chain, oldest first. */
  answers: Array<{
    /** The question. */
    question: 'SOIL' | 'COATING' | 'CITRUS'
    /** The answer. */
    value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
  }>
  /**
   * How the plant has changed since the last photo of the same `plantId` that shows it; null if
   * there is none.
   */
  progress: {
    /** The id of the earlier analysis; reading it returns 404 after its deletion. */
    comparedWith: string
    /** When the earlier analysis was started. */
    since: string
    /**
     * BETTER or WORSE if the change is larger than between photos of an unchanged plant, SAME if it
     * is as small as between most of those, otherwise UNSURE.
     */
    trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
    /** Yellow, brown and white, as a share of the foliage. */
    discolouredFraction: {
      /** The earlier value. */
      before: number
      /** The current value. */
      now: number
    }
    /** Spots on the foliage. */
    lesionCount: {
      /** The earlier value. */
      before: number
      /** The current value. */
      now: number
    }
  } | null
  model: Model
  usage: Usage
  /** Whether a moderator or the provider withholds the result. */
  moderation: {
    /** BLOCKED withholds the diagnosis; APPROVED shows it again. */
    state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
  }
  /** A disclaimer about the limits of the advice, localised. */
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
    /** The caller's own id of the request; null if they gave none. */
    clientReference: string | null
    /** The caller's own name of the plant; null if they gave none. */
    plantId: string | null
    /** Always `COMPLETED`. */
    status: 'COMPLETED'
    /** What the analysis came to. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
    /**
     * Starts at 1 and grows with each moderation decision that changes the result: the highest
     * wins.
     */
    revision: number
    /** The analysis as the poll returns it, without photo links, location and author. */
    analysis: {
      /** The id of the analysis, which is that of its transaction. */
      id: string
      /** The version of this shape. */
      schemaVersion: '1.0'
      /** Always `COMPLETED`. */
      status: 'COMPLETED'
      /** The caller's own id of the request; null if they gave none. */
      clientReference: string | null
      /** The caller's own name of the plant; null if they gave none. */
      plantId: string | null
      /** The outcome of the analysis. */
      outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
      /** When the analysis was started. */
      createdAt: string
      /** When it was completed. */
      completedAt: string
      /** True if the analysis is kept permanently, false if it expires. */
      saved: boolean
      /** When a temporary analysis is deleted; null if it is saved. */
      expiresAt: string | null
      /** The folder that holds it; null if no folder does. */
      folderId: string | null
      /** The rating `up` or `down`; empty if there is none. */
      impression: string
      /** The account's feedback beside its rating. */
      feedback: {
        /** What was wrong: the plant, the problem, or the place marked on the photo. */
        wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
        /** The explanation in their own words; null if there is none. */
        text: string | null
        /** The right answer; null if the account gave none. It changes no diagnosis. */
        right: {
          /** Whether the plant was healthy; null if the caller did not say. */
          health: 'HEALTHY' | 'UNHEALTHY' | null
          /** What it was; null if the caller did not say. */
          conditionId: string | null
          /** Which plant it was; null if the caller did not say. */
          species: string | null
        } | null
      }
      /** The requested language and the one served. */
      language: {
        /** The BCP 47 tag that was asked for. */
        requested: string
        /** The BCP 47 tag of the texts. */
        served: string
        /** True if the request asked for another language, or the same one in another script. */
        fallback: boolean
        /** Who has reviewed the texts of this language. */
        review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
        /**
         * The BCP 47 tag of texts that exist in one language only, such as those of a generative
         * model, if an analysis is read in another language; null if there are none.
         */
        partly: string | null
      }
      /** The photo as it was analysed, without the place and country where it was taken. */
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
        /** Where the plant stands; null if the caller did not say. */
        placement: 'inside' | 'outside' | null
        /** How much sun it gets, in the caller's words; null if they did not say. */
        sunExposure: string | null
        /** Days between waterings, 1 to 365; null if the caller did not say. */
        wateringFrequency: number | null
        /** The species as the caller names it; null if they did not say. */
        species: string | null
      }
      /** The answer in one sentence; null if it is withheld or of an older version. */
      headline: {
        /**
         * CAUSE names the first issue, which is right in at least 50 of 100 such answers. SIGNS
         * names what was seen, because the cause is not sure. OUTCOME says whether there is a
         * problem.
         */
        kind: 'CAUSE' | 'SIGNS' | 'OUTCOME'
        /** What was seen on the leaf; null if there are no issues. */
        sign: 'RUST_SPOTS' | 'BROWN_SPOTS' | 'DEAD_AREAS' | 'WHITE_COATING' | 'YELLOWING' | 'MOTTLING' | 'BROWN_EDGES' | 'BLEACHING' | 'CURLING' | 'MINES' | 'HOLES' | 'UNCLEAR' | null
        /** The headline, localised. */
        text: string
        /**
         * In how many of 100 such answers the cause was the one named (CAUSE) or among `issues`
         * (SIGNS); null if that was not measured.
         */
        rightOf100: number | null
      } | null
      /** The assessment of the photo itself; null if it is withheld. */
      photo: {
        /** Whether the photo shows a plant. */
        isPlant: {
          /** True if the photo shows a plant. */
          value: boolean
          /** The confidence, from 0 to 1. */
          confidence: number
        }
        /**
         * What it shows: one leaf, or a plant from further away, whose health it does not show;
         * null in analyses of older versions.
         */
        view: 'LEAF' | 'PLANT' | null
        /** The problems that make the photo hard to assess. */
        issues: Array<{
          /** What is wrong with the photo. */
          code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS' | 'NOT_A_LEAF'
          /** The same value in words, localised. */
          text: string
        }>
        /** How to take a better photo, localised; null if this one is good. */
        retakeHint: string | null
      } | null
      /** The likely species of the plant. */
      plant: {
        /** The possible species, the most likely first. */
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
           * How much the photo resembles the training photos of the model, from 0 to 1; null for a
           * hint, and for a model that cannot tell.
           */
          familiarity: number | null
          /** PHOTO if a model saw it, HINT if the caller said so. */
          source: 'PHOTO' | 'HINT'
        }>
        /** The plant that the caller named; null if they named none. */
        named: {
          /** The caller's words. */
          text: string
          /**
           * How exactly the catalogue knows it. SEVERAL means that the name fits several plants.
           */
          level: 'SPECIES' | 'GENUS' | 'FAMILY' | 'SEVERAL' | 'UNKNOWN'
          /** The Latin name; null for SEVERAL and UNKNOWN. */
          scientificName: string | null
          /** The plants that the name fits; empty unless SEVERAL. */
          options: Array<{
            /** The Latin name. */
            scientificName: string
            /** The name in the language served. */
            commonName: string
          }>
          /** Whether the photo resembles this plant; null if the model is not sure. */
          photoAgrees: boolean | null
          /** What this means for the advice, localised. */
          sentence: string
        } | null
      }
      /** The health of the plant. */
      health: {
        /** Whether the plant looks healthy. */
        status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
        /** The confidence, from 0 to 1. */
        confidence: number
        /** How plainly the answer speaks of the health; NONE if the photo does not show it. */
        word: 'PLAIN' | 'CAREFUL' | 'NONE'
        /**
         * How many of 100 such answers of this model were right, measured on photos of sources that
         * it did not learn from; null if that was not measured.
         */
        rightOf100: number | null
        /** The finding in a sentence or two, localised. */
        summary: string
      }
      /** The measurements on the photo; null if nothing could be measured. */
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
        /** The 40 largest spots, largest first. */
        lesions: Array<{
          /** The size of the spot, as a share of the foliage. */
          areaFraction: number
          /** The box around the spot, as fractions from the top left. */
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
      /** What decides between the issues: send the answer with `follows`; null if nothing does. */
      question: {
        /** The id of the question, never localised. */
        question: 'SOIL' | 'COATING' | 'CITRUS'
        /** The question, localised. */
        text: string
        /** The answers to choose from. */
        values: Array<{
          /** The value to send as `answer.value`. */
          value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
          /** The same value in words, localised. */
          text: string
        }>
      } | null
      /** What to do; null if nothing was diagnosed. */
      plan: Plan | null
      /** How to care for the plant; null if nothing was diagnosed. */
      care: Care | null
      /** The analysis that this one looks at again; null if none. */
      follows: string | null
      /** The photos of earlier looks at the plant that belong to this answer. */
      looks: Array<{
        /** The id of the analysis; reading it returns 404 once deleted. */
        analysisId: string
        /** The path of its photo in storage. */
        storagePath: string
      }>
      /** The caller's answers in this chain, oldest first. */
      answers: Array<{
        /** The question. */
        question: 'SOIL' | 'COATING' | 'CITRUS'
        /** The answer. */
        value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
      }>
      /**
       * How the plant has changed since the last photo of the same `plantId` that shows it; null if
       * there is none.
       */
      progress: {
        /** The id of the earlier analysis; reading it returns 404 after its deletion. */
        comparedWith: string
        /** When the earlier analysis was started. */
        since: string
        /**
         * BETTER or WORSE if the change is larger than between photos of an unchanged plant, SAME
         * if it is as small as between most of those, otherwise UNSURE.
         */
        trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
        /** Yellow, brown and white, as a share of the foliage. */
        discolouredFraction: {
          /** The earlier value. */
          before: number
          /** The current value. */
          now: number
        }
        /** Spots on the foliage. */
        lesionCount: {
          /** The earlier value. */
          before: number
          /** The current value. */
          now: number
        }
      } | null
      model: Model
      usage: Usage
      /** Whether a moderator or the provider withholds the result. */
      moderation: {
        /** BLOCKED withholds the diagnosis; APPROVED shows it again. */
        state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
      }
      /** A disclaimer about the limits of the advice, localised. */
      disclaimer: string
    }
    /** Fields of `analysis` emptied or set to null to stay under 64 KB; usually none. */
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
    /** The caller's own id of the request; null if they gave none. */
    clientReference: string | null
    /** The caller's own name of the plant; null if they gave none. */
    plantId: string | null
    /** Always `FAILED`. */
    status: 'FAILED'
    /** Always null. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | null
    error: TransactionFailure
  }
}

export type AnalysisIds = {
  /** The analyses to move; the service moves all of them or none. */
  analysisIds: Array<string>
}

/** The photo as it was analysed, with the hints of the caller. */
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
  /** Where the plant stands; null if the caller did not say. */
  placement: 'inside' | 'outside' | null
  /** How much sun it gets, in the caller's words; null if they did not say. */
  sunExposure: string | null
  /** Days between waterings, 1 to 365; null if the caller did not say. */
  wateringFrequency: number | null
  /** The species as the caller names it; null if they did not say. */
  species: string | null
  /** Degrees north, -90 to 90; null if the caller did not say. */
  latitude: number | null
  /** Degrees east, -180 to 180; null if the caller did not say. */
  longitude: number | null
  /** The ISO 3166-1 code of the country; null if the caller did not say. */
  country: string | null
}

export type ApiKeysCreateBody = {
  /** What the key is for. */
  name?: string | undefined
  /** Days until the key expires; without it the key never expires. */
  expiresInDays?: number | undefined
  /** What the key may do; without it, what the caller may do. */
  scopes?: Array<'read' | 'analyse' | 'manage'> | undefined
}

export type ApiKeysCreateOutput200 = {
  /** The id of the key. */
  id: string
  /** The whole key, shown this once. */
  token: string
  /** What the key is for; null if it has no name. */
  name: string | null
  /** The last four characters, to recognise it by. */
  last4: string
  /** What the key may do. */
  scopes: Array<'read' | 'analyse' | 'manage'>
  /** When it was created. */
  createdAt: string
  /** When the key expires; null if it never does. */
  expiresAt: string | null
}

export type ApiKeysExchangeOutput200 = {
  /** An identity token that acts as the key. */
  idToken: string
  /** Always `Bearer`. */
  tokenType: 'Bearer'
  /** Seconds. */
  expiresIn: number
  /** When the identity token expires. */
  expiresAt: string
  /** What the key may do. */
  scopes: Array<'read' | 'analyse' | 'manage'>
}

export type ApiKeysListOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the key. */
    id: string
    /** What the key is for; null if it has no name. */
    name: string | null
    /** The prefix and the last four characters. */
    display: string
    /** What the key may do. */
    scopes: Array<'read' | 'analyse' | 'manage'>
    /** When it was created. */
    createdAt: string
    /** When the key was last used, to the minute; null if never. */
    lastUsedAt: string | null
    /** When the key expires; null if it never does. */
    expiresAt: string | null
    /** Analyses of the key and its exchanged tokens in the last 30 UTC days. */
    analyses: number
  }>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
}

export type ApiKeysRevokeOutput200 = {
  /** Keys that the key made, also in turn; `DELETE /v1/tokens/{id}` revokes one. */
  keys: Array<KeyOfKey>
  /** Webhooks that the key registered; `DELETE /v1/webhooks/{id}` removes one. */
  webhooks: Array<WebhookOfKey>
  /**
   * Members who joined through invitations of the key; `DELETE /v1/invitations/{id}` removes one.
   */
  members: Array<MemberOfKey>
  /** The id of the key. */
  id: string
  /** Always `revoked`. */
  status: 'revoked'
  /** When the key stops working. */
  revokedAt: string
  /** The ids of the keys with which the key replaced itself, if they still worked. */
  alsoRevoked: Array<string>
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
  /** What the key is for; null if it has no name. */
  name: string | null
  /** The last four characters, to recognise it by. */
  last4: string
  /** What the key may do. */
  scopes: Array<'read' | 'analyse' | 'manage'>
  /** When it was created. */
  createdAt: string
  /** When the key expires; null if it never does. */
  expiresAt: string | null
  /** Keys that the key made, also in turn; `DELETE /v1/tokens/{id}` revokes one. */
  keys: Array<KeyOfKey>
  /** Webhooks that the key registered; `DELETE /v1/webhooks/{id}` removes one. */
  webhooks: Array<WebhookOfKey>
  /**
   * Members who joined through invitations of the key; `DELETE /v1/invitations/{id}` removes one.
   */
  members: Array<MemberOfKey>
  /** The id of the old key. */
  replaces: string
  /** When the old key expires. */
  replacedExpiresAt: string
}

export type ApiKeysSetScopesBody = {
  /** What the key may still do. */
  scopes: Array<'read' | 'analyse' | 'manage'>
}

export type ApiKeysSetScopesOutput200 = {
  /** The id of the key. */
  id: string
  /** What the key may do. */
  scopes: Array<'read' | 'analyse' | 'manage'>
}

export type Assignment = {
  /** The folder; null after an unassign. */
  folderId: string | null
  /** The analyses that were moved. */
  analysisIds: Array<string>
}

export type Care = {
  /** SPECIES if the advice is for the species found, GENERAL if it suits any plant. */
  basis: 'SPECIES' | 'GENERAL'
  /** How often and how to water. */
  watering: {
    /** Days between waterings while it grows; null if nobody can know. */
    intervalDays: {
      /** The lower end in days, included. */
      min: number
      /** The upper end in days, included. */
      max: number
    } | null
    /** Days between waterings while it rests; null if it does not rest or needs water by feel. */
    restIntervalDays: {
      /** The lower end in days, included. */
      min: number
      /** The upper end in days, included. */
      max: number
    } | null
    /** Its kind of rest; null if unknown. */
    rest: 'NONE' | 'WINTER_LIGHT' | 'WINTER_DRY' | 'SUMMER_DRY' | 'AFTER_FLOWERING' | 'OUTDOOR_RAIN' | null
    /** The months of its rest, 1 to 12; null if unknown. */
    restMonths: Array<number> | null
    /** How to water, localised. */
    text: string
  }
  /** How much light it needs. */
  light: {
    /** How much light the plant needs; null if the species is unknown. */
    level: 'FULL_SUN' | 'PARTIAL_SHADE' | 'BRIGHT_INDIRECT' | 'SHADE' | null
    /** Where to place it, localised. */
    text: string
  }
  /** An older name of `thrivesC`; null if the species is unknown. */
  temperatureC: {
    /** The lower end in degrees Celsius, included. */
    min: number
    /** The upper end in degrees Celsius, included. */
    max: number
  } | null
  /** The range in which it grows well, in degrees Celsius; null if the species is unknown. */
  thrivesC: {
    /** The lower end in degrees Celsius, included. */
    min: number
    /** The upper end in degrees Celsius, included. */
    max: number
  } | null
  /** The lowest temperature it survives for a short time, in degrees Celsius; null if unknown. */
  survivesC: number | null
  /** The relative humidity it needs, in percent; null if the species is unknown. */
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
    /** Days between feedings; null if the species is unknown. */
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
    /** When eaten by livestock. */
    livestock: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** How badly it poisons if eaten. */
    grades: {
      /** How badly it poisons people; null if not poisonous or unknown. */
      humans: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
      /** How badly it poisons cats; null if not poisonous or unknown. */
      cats: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
      /** How badly it poisons dogs; null if not poisonous or unknown. */
      dogs: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
      /** How badly it poisons livestock; null if not poisonous or unknown. */
      livestock: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING' | null
    }
    /** The parts that harm; empty if unknown. */
    parts: Array<'WHOLE_PLANT' | 'LEAF' | 'STEM' | 'BARK' | 'FLOWER' | 'POLLEN' | 'FRUIT' | 'UNRIPE_FRUIT' | 'BITTER_FRUIT' | 'SEED' | 'RAW_SEED' | 'BITTER_SEED' | 'STONE' | 'BULB' | 'GREEN_TUBER' | 'ROOT' | 'RAW_ROOT' | 'SAP'>
    /** Each harm of the plant; empty if none is known. */
    harms: Array<{
      /** Those that it harms in this way. */
      targets: Array<'PEOPLE' | 'CATS' | 'DOGS' | 'LIVESTOCK'>
      /** EATEN, or by contact with SKIN or EYES. */
      route: 'EATEN' | 'SKIN' | 'EYES'
      /** How badly it harms them. */
      grade: 'MILD' | 'SERIOUS' | 'LIFE_THREATENING'
      /** The parts that do this harm. */
      parts: Array<'WHOLE_PLANT' | 'LEAF' | 'STEM' | 'BARK' | 'FLOWER' | 'POLLEN' | 'FRUIT' | 'UNRIPE_FRUIT' | 'BITTER_FRUIT' | 'SEED' | 'RAW_SEED' | 'BITTER_SEED' | 'STONE' | 'BULB' | 'GREEN_TUBER' | 'ROOT' | 'RAW_ROOT' | 'SAP'>
    }>
    /** What people eat of the plant; null if it is not food or unknown. */
    food: {
      /** The parts that people eat. */
      parts: Array<'FRUIT' | 'SEED' | 'GRAIN' | 'POD' | 'LEAF' | 'STALK' | 'FLOWER' | 'ROOT' | 'TUBER' | 'BULB' | 'SHOOT'>
      /** The same in words, with what must be done first, localised. */
      text: string
    } | null
    /** The same value in words, localised. */
    text: string | null
    /** The texts of `firstAidSteps` as a paragraph; null if not poisonous. */
    firstAid: string | null
    /** What to do after each kind of contact, people first. */
    firstAidSteps: Array<{
      /** Those whom the step helps. */
      targets: Array<'PEOPLE' | 'CATS' | 'DOGS' | 'LIVESTOCK'>
      /** The kind of contact after which the step is needed. */
      route: 'EATEN' | 'SKIN' | 'EYES'
      /** When and what to do, localised. */
      text: string
    }>
  }
}

export type Catalogue = {
  /** Changes if and only if the other fields change. */
  version: string
  /** The BCP 47 tag of the texts. */
  language: string
  /** Who has reviewed the texts of this language. */
  review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  /** What the reader must know, localised. */
  disclaimer: string
  /** All conditions. */
  conditions: Array<CatalogueCondition>
  /** All plants. */
  plants: Array<CataloguePlant>
}

export type CatalogueCondition = {
  /** What kind of condition it is. */
  category: 'FUNGAL' | 'BACTERIAL' | 'VIRAL' | 'PEST' | 'NUTRIENT' | 'WATER' | 'LIGHT' | 'TEMPERATURE' | 'MECHANICAL' | 'AGEING' | 'OTHER'
  /** The Latin name of the pathogen or pest; null if there is none. */
  scientificName: string | null
  /** The parts of the plant that show it. */
  affectedParts: Array<'LEAF' | 'STEM' | 'FLOWER' | 'FRUIT' | 'ROOT' | 'WHOLE_PLANT'>
  /** The plants that this applies to, localised; null if the plant is known to be one of them. */
  onlyIf: string | null
  /** When to expect it, localised; null if that does not matter. */
  season: string | null
  /** What can be seen, localised. */
  symptoms: Array<string>
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
  /** What would do harm, localised; null if nothing is known. */
  avoid: string | null
  /** Whether and how it spreads to other plants; null for `other`. */
  spreads: {
    /** The fact. */
    value: 'NO' | 'TO_RELATIVES' | 'TO_OTHERS' | 'BY_INSECTS' | 'IN_SOIL'
    /** The same value in words, localised. */
    text: string
  } | null
  /** Whether the harvest of a food plant can be eaten; null for `other`. */
  harvestEdible: {
    /** The fact. */
    value: 'UNAFFECTED' | 'AFTER_WASHING' | 'AFTER_CUTTING' | 'NOT_PRESERVED' | 'NO'
    /** The same value in words, localised. */
    text: string
  } | null
  /** Whether the grower must act; null for `other`. */
  controlNeeded: {
    /** The fact. */
    value: 'NO' | 'WATCH' | 'YES' | 'URGENT'
    /** The same value in words, localised. */
    text: string
  } | null
  /** How the plant is likely to develop; null for `other`. */
  outlook: {
    /** The fact. */
    value: 'HARMLESS' | 'RECOVERS' | 'NEW_LEAVES_HEALTHY' | 'RETURNS' | 'OFTEN_DIES' | 'INCURABLE'
    /** The same value in words, localised. */
    text: string
  } | null
  /** Sources for further reading; empty for `other`. */
  references: Array<{
    /** The title, as it was published. */
    title: string
    /** Who published it. */
    publisher: string
    /** Its address; null if only the title is known. */
    url: string | null
  }>
  /** The id of the condition, never localised. */
  id: string
  /** The name of the condition, localised. */
  name: string
  /** How bad it is for the plant. */
  severity: {
    /** How bad it is at least. */
    lowest: 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL'
    /** How bad it can become. */
    highest: 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL'
  }
  /** The only plants that can have it; empty for any plant. */
  hosts: Array<CataloguePlantName>
  /** Plants that cannot have it. */
  neverOn: Array<CataloguePlantName>
  /** The ISO codes of the only countries where it occurs; null for everywhere. */
  occursIn: Array<string> | null
  /** The only placement in which plants have it; null for both. */
  placement: 'inside' | 'outside' | null
  /** What to do, the gentlest first, then what prevents the condition. */
  actions: Array<{
    /** The action in a few words, localised. */
    title: string
    /** Days from now until the first time; 0 is today; null if the action belongs to a stage. */
    startInDays: number | null
    /** The stage of the plant or season at which to do it; null if it starts in days. */
    stage: 'BEFORE_BUD_SWELL' | 'BUD_BURST' | 'FRUIT_SET' | 'AFTER_HARVEST' | 'LEAF_FALL' | 'DORMANCY' | 'HOT_SEASON' | 'SPRING_OR_AUTUMN' | 'WINTER_TO_SPRING' | 'NEXT_SOWING' | 'NEW_PLANTS' | 'NEXT_MOVE' | null
    /** The stage in words, localised. */
    stageText: string | null
    /** Days between repeats; null if once is enough. */
    repeatEveryDays: number | null
    /** The maximum number of repeats; null if the action continues until the issue is gone. */
    repeatTimes: number | null
    /** What kind of action it is. */
    treatmentType: 'CULTURAL' | 'MECHANICAL' | 'BIOLOGICAL' | 'CHEMICAL' | 'PREVENTION'
    /** Safety warnings; a chemical action always has LABEL_CHECK. */
    safetyFlags: Array<'LABEL_CHECK' | 'PETS' | 'CHILDREN' | 'POLLINATORS' | 'EDIBLE_HARVEST' | 'SAP_IRRITANT' | 'QUARANTINE' | 'REPORTABLE'>
    /** The id of the action, never localised. */
    actionId: string
    /** True if it keeps the condition from coming back. */
    isPrevention: boolean
    /** Where it is possible. */
    place: 'ANYWHERE' | 'INDOORS' | 'OUTDOORS' | 'POT' | 'GROUND'
    /** The plants for which alone it is advised; empty for any plant. */
    plants: Array<CataloguePlantName>
    /** What to do in each setting; a setting without a text has no such action. */
    instructions: Array<{
      /**
       * Where the plants stand. SUCCULENT is for plants whose soil must dry out, and ORCHID for
       * orchids that grow on trees.
       */
      settings: Array<'POT' | 'GARDEN' | 'FIELD' | 'TREE' | 'SUCCULENT' | 'ORCHID'>
      /** What to do there, localised. */
      text: string
    }>
  }>
  /** Days after which to check the plant again. */
  checkBackInDays: number
  /** When to ask an expert, localised. */
  seekExpertIf: string
  /** Where the law requires a report; null if nowhere. */
  law: {
    /** Whether growers must report a suspicion in `territories`, or everywhere else. */
    scope: 'IN' | 'EXCEPT_IN'
    /** ISO country codes; EU is wherever the law of the Union applies. */
    territories: Array<string>
    /** Whether the harvest can be eaten where a report is due. */
    harvestEdible: {
      /** The fact. */
      value: 'UNAFFECTED' | 'AFTER_WASHING' | 'AFTER_CUTTING' | 'NOT_PRESERVED' | 'NO'
      /** The same value in words, localised. */
      text: string
    }
    /** Whom to tell. */
    authorities: Array<{
      /** The title, as it was published. */
      title: string
      /** Who published it. */
      publisher: string
      /** Its address; null if only the title is known. */
      url: string | null
      /** The country; null for the list of all countries. */
      territory: string | null
    }>
  } | null
  /** The ids of the cause in databases of others. */
  ids: CatalogueIds
}

export type CatalogueConditionItem = {
  /** The id of the condition, never localised. */
  id: string
  /** The name of the condition, localised. */
  name: string
  /** The Latin name of the pathogen or pest; null if there is none. */
  scientificName: string | null
  /** What kind of condition it is. */
  category: 'FUNGAL' | 'BACTERIAL' | 'VIRAL' | 'PEST' | 'NUTRIENT' | 'WATER' | 'LIGHT' | 'TEMPERATURE' | 'MECHANICAL' | 'AGEING' | 'OTHER'
  /** The only plants that can have it; empty for any plant. */
  hosts: Array<CataloguePlantName>
}

export type CatalogueConditionName = {
  /** The id of the condition, never localised. */
  id: string
  /** The name of the condition, localised. */
  name: string
}

export type CatalogueIds = {
  /** The EPPO code; null if nobody has checked it. */
  eppo: {
    /** The code. */
    code: string
    /** The page on which the code was read. */
    url: string
  } | null
  /** The GBIF key; null if nobody has checked it. */
  gbif: {
    /** The key of the taxon. */
    key: number
    /** The page on which the key was read. */
    url: string
  } | null
}

export type CatalogueListConditionsOutput200 = {
  /** The items of this page. */
  items: Array<CatalogueConditionItem>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
  /** The requested language and the one served. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True if the request asked for another language, or the same one in another script. */
    fallback: boolean
    /** Who has reviewed the texts of this language. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  }
}

export type CatalogueListConditionsQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** A BCP 47 tag; by default the most wanted language of Accept-Language, or English. */
  language?: string | undefined
  /** Lists only entries with these words, in any case, with or without accents. */
  search?: string | undefined
  /** Lists conditions that this plant can have: an id, a Latin or a common name. */
  host?: string | undefined
  /** Lists conditions of this kind only. */
  category?: 'FUNGAL' | 'BACTERIAL' | 'VIRAL' | 'PEST' | 'NUTRIENT' | 'WATER' | 'LIGHT' | 'TEMPERATURE' | 'MECHANICAL' | 'AGEING' | 'OTHER' | undefined
}

export type CatalogueListPlantsOutput200 = {
  /** The items of this page. */
  items: Array<CataloguePlantItem>
  /** The `pageToken` of the next page; absent on the last one. */
  nextPageToken?: string | undefined
  /** The requested language and the one served. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True if the request asked for another language, or the same one in another script. */
    fallback: boolean
    /** Who has reviewed the texts of this language. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  }
}

export type CatalogueListPlantsQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** A BCP 47 tag; by default the most wanted language of Accept-Language, or English. */
  language?: string | undefined
  /** Lists only entries with these words, in any case, with or without accents. */
  search?: string | undefined
  /** Lists only species, genera or families. */
  level?: 'SPECIES' | 'GENUS' | 'FAMILY' | undefined
  /** Lists only plants of the family with this id. */
  family?: string | undefined
  /** Lists only plants that poison those who eat it. */
  poisonousTo?: 'PEOPLE' | 'CATS' | 'DOGS' | 'LIVESTOCK' | undefined
  /** Lists only plants that those can eat unharmed. */
  harmlessTo?: 'PEOPLE' | 'CATS' | 'DOGS' | 'LIVESTOCK' | undefined
}

export type CataloguePlant = {
  /** The id of the plant in the catalogue, never localised. */
  id: string
  /** The accepted Latin name. */
  scientificName: string
  /** The common name, localised; the Latin name if it has none. */
  name: string
  /** How exactly the catalogue knows the plant. */
  level: 'SPECIES' | 'GENUS' | 'FAMILY'
  /** All common names, localised, the usual one first. */
  names: Array<string>
  /** Older Latin names. */
  synonyms: Array<string>
  /** The botanical family; null for a family. */
  family: CataloguePlantName | null
  /** How to care for it, and for whom it is poisonous. */
  care: Care
  /** What differs from `care` inside or outside; empty if nothing does. */
  placements: Array<{
    /** How often and how to water. */
    watering: {
      /** Days between waterings while it grows; null if nobody can know. */
      intervalDays: {
        /** The lower end in days, included. */
        min: number
        /** The upper end in days, included. */
        max: number
      } | null
      /** Days between waterings while it rests; null if it does not rest or needs water by feel. */
      restIntervalDays: {
        /** The lower end in days, included. */
        min: number
        /** The upper end in days, included. */
        max: number
      } | null
      /** Its kind of rest; null if unknown. */
      rest: 'NONE' | 'WINTER_LIGHT' | 'WINTER_DRY' | 'SUMMER_DRY' | 'AFTER_FLOWERING' | 'OUTDOOR_RAIN' | null
      /** The months of its rest, 1 to 12; null if unknown. */
      restMonths: Array<number> | null
      /** How to water, localised. */
      text: string
    }
    /** How much light it needs. */
    light: {
      /** How much light the plant needs; null if the species is unknown. */
      level: 'FULL_SUN' | 'PARTIAL_SHADE' | 'BRIGHT_INDIRECT' | 'SHADE' | null
      /** Where to place it, localised. */
      text: string
    }
    /** What to plant it in. */
    soil: {
      /** What to plant it in, localised. */
      text: string
    }
    /** Where the plant stands. */
    placement: 'inside' | 'outside'
  }>
  /** The rest of the plant by hemisphere; empty if no month is known. */
  seasons: Array<{
    /** Where on the Earth. */
    hemisphere: 'NORTHERN' | 'SOUTHERN'
    /** The months of its rest, 1 to 12. */
    restMonths: Array<number>
    /** How to water there, localised. */
    text: string
  }>
  /** Conditions of this plant and its relatives alone; any plant can have others. */
  conditions: Array<CatalogueConditionName>
  /** The ids of the plant in databases of others. */
  ids: CatalogueIds
}

export type CataloguePlantItem = {
  /** The id of the plant in the catalogue, never localised. */
  id: string
  /** The accepted Latin name. */
  scientificName: string
  /** The common name, localised; the Latin name if it has none. */
  name: string
  /** How exactly the catalogue knows the plant. */
  level: 'SPECIES' | 'GENUS' | 'FAMILY'
  /** The botanical family; null for a family. */
  family: CataloguePlantName | null
  /** For whom it is poisonous. */
  toxicity: {
    /** When eaten by people. */
    humans: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** When eaten by cats. */
    cats: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** When eaten by dogs. */
    dogs: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
    /** When eaten by livestock. */
    livestock: 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'
  }
}

export type CataloguePlantName = {
  /** The id of the plant in the catalogue, never localised. */
  id: string
  /** The accepted Latin name. */
  scientificName: string
  /** The common name, localised; the Latin name if it has none. */
  name: string
}

export type CatalogueReadConditionOutput200 = {
  /** The condition. */
  condition: CatalogueCondition
  /** The requested language and the one served. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True if the request asked for another language, or the same one in another script. */
    fallback: boolean
    /** Who has reviewed the texts of this language. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  }
}

export type CatalogueReadConditionParams = {
  /** The `conditionId` of an answer. */
  id: string
}

export type CatalogueReadConditionQuery = {
  /** A BCP 47 tag; by default the most wanted language of Accept-Language, or English. */
  language?: string | undefined
}

export type CatalogueReadPlantOutput200 = {
  /** The plant. */
  plant: CataloguePlant
  /** The requested language and the one served. */
  language: {
    /** The BCP 47 tag that was asked for. */
    requested: string
    /** The BCP 47 tag of the texts. */
    served: string
    /** True if the request asked for another language, or the same one in another script. */
    fallback: boolean
    /** Who has reviewed the texts of this language. */
    review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
  }
}

export type CatalogueReadPlantParams = {
  /** The id of a plant, such as `monstera-deliciosa`. */
  id: string
}

export type CatalogueReadPlantQuery = {
  /** A BCP 47 tag; by default the most wanted language of Accept-Language, or English. */
  language?: string | undefined
}

export type CatalogueReadQuery = {
  /** A BCP 47 tag; by default the most wanted language of Accept-Language, or English. */
  language?: string | undefined
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
  /** The metadata that the caller stored. */
  metadata: Record<string, unknown>
  /** Always `active`. */
  status: 'active'
  /** When it was registered. */
  createdAt: string
  /** When it last changed. */
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
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** Lists the devices of this project only. */
  projectId?: string | undefined
  /** Lists the devices of this place only. */
  placeId?: string | undefined
  /** Lists devices of this kind only. */
  type?: 'sensor' | 'camera' | 'drone' | undefined
}

export type DevicesRegisterBody = {
  /** An id unique within the account; the service creates one if it is absent. */
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
  /** Events as webhooks get them, oldest first; empty if there are none yet. */
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
      /** The caller's own id of the request; null if they gave none. */
      clientReference: string | null
      /** The caller's own name of the plant; null if they gave none. */
      plantId: string | null
      /** How the transaction ended. */
      status: 'COMPLETED' | 'FAILED'
      /** What the analysis came to; null where it failed. */
      outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | null
      /**
       * Starts at 1 and grows with each moderation decision that changes the result: the highest
       * wins.
       */
      revision?: number | undefined
      /** The analysis as the poll returns it, without photo links, location and author. */
      analysis?: {
        /** The id of the analysis, which is that of its transaction. */
        id: string
        /** The version of this shape. */
        schemaVersion: '1.0'
        /** Always `COMPLETED`. */
        status: 'COMPLETED'
        /** The caller's own id of the request; null if they gave none. */
        clientReference: string | null
        /** The caller's own name of the plant; null if they gave none. */
        plantId: string | null
        /** The outcome of the analysis. */
        outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
        /** When the analysis was started. */
        createdAt: string
        /** When it was completed. */
        completedAt: string
        /** True if the analysis is kept permanently, false if it expires. */
        saved: boolean
        /** When a temporary analysis is deleted; null if it is saved. */
        expiresAt: string | null
        /** The folder that holds it; null if no folder does. */
        folderId: string | null
        /** The rating `up` or `down`; empty if there is none. */
        impression: string
        /** The account's feedback beside its rating. */
        feedback: {
          /** What was wrong: the plant, the problem, or the place marked on the photo. */
          wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
          /** The explanation in their own words; null if there is none. */
          text: string | null
          /** The right answer; null if the account gave none. It changes no diagnosis. */
          right: {
            /** Whether the plant was healthy; null if the caller did not say. */
            health: 'HEALTHY' | 'UNHEALTHY' | null
            /** What it was; null if the caller did not say. */
            conditionId: string | null
            /** Which plant it was; null if the caller did not say. */
            species: string | null
          } | null
        }
        /** The requested language and the one served. */
        language: {
          /** The BCP 47 tag that was asked for. */
          requested: string
          /** The BCP 47 tag of the texts. */
          served: string
          /** True if the request asked for another language, or the same one in another script. */
          fallback: boolean
          /** Who has reviewed the texts of this language. */
          review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
          /**
           * The BCP 47 tag of texts that exist in one language only, such as those of a generative
           * model, if an analysis is read in another language; null if there are none.
           */
          partly: string | null
        }
        /** The photo as it was analysed, without the place and country where it was taken. */
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
          /** Where the plant stands; null if the caller did not say. */
          placement: 'inside' | 'outside' | null
          /** How much sun it gets, in the caller's words; null if they did not say. */
          sunExposure: string | null
          /** Days between waterings, 1 to 365; null if the caller did not say. */
          wateringFrequency: number | null
          /** The species as the caller names it; null if they did not say. */
          species: string | null
        }
        /** The answer in one sentence; null if it is withheld or of an older version. */
        headline: {
          /**
           * CAUSE names the first issue, which is right in at least 50 of 100 such answers. SIGNS
           * names what was seen, because the cause is not sure. OUTCOME says whether there is a
           * problem.
           */
          kind: 'CAUSE' | 'SIGNS' | 'OUTCOME'
          /** What was seen on the leaf; null if there are no issues. */
          sign: 'RUST_SPOTS' | 'BROWN_SPOTS' | 'DEAD_AREAS' | 'WHITE_COATING' | 'YELLOWING' | 'MOTTLING' | 'BROWN_EDGES' | 'BLEACHING' | 'CURLING' | 'MINES' | 'HOLES' | 'UNCLEAR' | null
          /** The headline, localised. */
          text: string
          /**
           * In how many of 100 such answers the cause was the one named (CAUSE) or among `issues`
           * (SIGNS); null if that was not measured.
           */
          rightOf100: number | null
        } | null
        /** The assessment of the photo itself; null if it is withheld. */
        photo: {
          /** Whether the photo shows a plant. */
          isPlant: {
            /** True if the photo shows a plant. */
            value: boolean
            /** The confidence, from 0 to 1. */
            confidence: number
          }
          /**
           * What it shows: one leaf, or a plant from further away, whose health it does not show;
           * null in analyses of older versions.
           */
          view: 'LEAF' | 'PLANT' | null
          /** The problems that make the photo hard to assess. */
          issues: Array<{
            /** What is wrong with the photo. */
            code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS' | 'NOT_A_LEAF'
            /** The same value in words, localised. */
            text: string
          }>
          /** How to take a better photo, localised; null if this one is good. */
          retakeHint: string | null
        } | null
        /** The likely species of the plant. */
        plant: {
          /** The possible species, the most likely first. */
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
             * How much the photo resembles the training photos of the model, from 0 to 1; null for
             * a hint, and for a model that cannot tell.
             */
            familiarity: number | null
            /** PHOTO if a model saw it, HINT if the caller said so. */
            source: 'PHOTO' | 'HINT'
          }>
          /** The plant that the caller named; null if they named none. */
          named: {
            /** The caller's words. */
            text: string
            /**
             * How exactly the catalogue knows it. SEVERAL means that the name fits several plants.
             */
            level: 'SPECIES' | 'GENUS' | 'FAMILY' | 'SEVERAL' | 'UNKNOWN'
            /** The Latin name; null for SEVERAL and UNKNOWN. */
            scientificName: string | null
            /** The plants that the name fits; empty unless SEVERAL. */
            options: Array<{
              /** The Latin name. */
              scientificName: string
              /** The name in the language served. */
              commonName: string
            }>
            /** Whether the photo resembles this plant; null if the model is not sure. */
            photoAgrees: boolean | null
            /** What this means for the advice, localised. */
            sentence: string
          } | null
        }
        /** The health of the plant. */
        health: {
          /** Whether the plant looks healthy. */
          status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
          /** The confidence, from 0 to 1. */
          confidence: number
          /** How plainly the answer speaks of the health; NONE if the photo does not show it. */
          word: 'PLAIN' | 'CAREFUL' | 'NONE'
          /**
           * How many of 100 such answers of this model were right, measured on photos of sources
           * that it did not learn from; null if that was not measured.
           */
          rightOf100: number | null
          /** The finding in a sentence or two, localised. */
          summary: string
        }
        /** The measurements on the photo; null if nothing could be measured. */
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
          /** The 40 largest spots, largest first. */
          lesions: Array<{
            /** The size of the spot, as a share of the foliage. */
            areaFraction: number
            /** The box around the spot, as fractions from the top left. */
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
        /**
         * What decides between the issues: send the answer with `follows`; null if nothing does.
         */
        question: {
          /** The id of the question, never localised. */
          question: 'SOIL' | 'COATING' | 'CITRUS'
          /** The question, localised. */
          text: string
          /** The answers to choose from. */
          values: Array<{
            /** The value to send as `answer.value`. */
            value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
            /** The same value in words, localised. */
            text: string
          }>
        } | null
        /** What to do; null if nothing was diagnosed. */
        plan: Plan | null
        /** How to care for the plant; null if nothing was diagnosed. */
        care: Care | null
        /** The analysis that this one looks at again; null if none. */
        follows: string | null
        /** The photos of earlier looks at the plant that belong to this answer. */
        looks: Array<{
          /** The id of the analysis; reading it returns 404 once deleted. */
          analysisId: string
          /** The path of its photo in storage. */
          storagePath: string
        }>
        /** The caller's answers in this chain, oldest first. */
        answers: Array<{
          /** The question. */
          question: 'SOIL' | 'COATING' | 'CITRUS'
          /** The answer. */
          value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
        }>
        /**
         * How the plant has changed since the last photo of the same `plantId` that shows it; null
         * if there is none.
         */
        progress: {
          /** The id of the earlier analysis; reading it returns 404 after its deletion. */
          comparedWith: string
          /** When the earlier analysis was started. */
          since: string
          /**
           * BETTER or WORSE if the change is larger than between photos of an unchanged plant, SAME
           * if it is as small as between most of those, otherwise UNSURE.
           */
          trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
          /** Yellow, brown and white, as a share of the foliage. */
          discolouredFraction: {
            /** The earlier value. */
            before: number
            /** The current value. */
            now: number
          }
          /** Spots on the foliage. */
          lesionCount: {
            /** The earlier value. */
            before: number
            /** The current value. */
            now: number
          }
        } | null
        model: Model
        usage: Usage
        /** Whether a moderator or the provider withholds the result. */
        moderation: {
          /** BLOCKED withholds the diagnosis; APPROVED shows it again. */
          state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
        }
        /** A disclaimer about the limits of the advice, localised. */
        disclaimer: string
      } | undefined
      /** Fields of `analysis` emptied or set to null to stay under 64 KB; usually none. */
      truncated?: Array<string> | undefined
      /** Where the whole analysis is read, below the address of the service. */
      analysisUrl?: string | undefined
      error?: TransactionFailure | undefined
    }
  }>
  /** Pass it as `after` in the next call; always present, so store it with your results. */
  nextAfter: string
  /** True if the next call can return more events without waiting. */
  hasMore: boolean
}

export type EventsListQuery = {
  /**
   * The `nextAfter` of an answer, the id of an event, or `latest` for future events only; leave it
   * out to start at the oldest event kept.
   */
  after?: string | undefined
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** How many seconds the response may wait for an event. */
  waitSeconds?: number | undefined
}

export type Folder = {
  /** The id of the folder. */
  id: string
  /** Its name, unique within the account. */
  name: string
  /** How many analyses the folder holds. */
  analysisCount: number
  /** When it was created. */
  createdAt: string
  /** When its name or its analyses last changed. */
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
  /** How many analyses the folder held; they stay in the history. */
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
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
  /** Lists only saved, or only temporary analyses. */
  saved?: boolean | undefined
  /** Lists the analyses of this folder only. */
  folderId?: string | undefined
  /** Lists the analyses of this plant only. */
  plantId?: string | undefined
  /** Lists analyses of this user only; for API keys, pass `ent:` and the account. */
  madeBy?: string | undefined
  /** Lists analyses with this outcome only. */
  outcome?: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | undefined
  /** Lists analyses with this rating only. */
  impression?: string | undefined
  /** Lists only analyses with, or without, a right answer in their feedback. */
  corrected?: boolean | undefined
  /** Lists analyses that were started later: a time, in UTC without offset, or a date. */
  createdAfter?: string | undefined
  /** Lists analyses that were started earlier: a time, in UTC without offset, or a date. */
  createdBefore?: string | undefined
  /** The BCP 47 tag of the language for our texts; as they were stored without it. */
  language?: string | undefined
}

export type HistoryRateBody = {
  /** The rating; empty clears it. */
  impression: string
  /** What was wrong: the plant, the problem, or the place marked on the photo. */
  wrong?: Array<'PLANT' | 'PROBLEM' | 'PLACE'> | undefined
  /** An explanation in their own words, without markup. */
  text?: string | undefined
  /** The right answer, as far as the caller knows it. */
  right?: {
    /** Whether the plant was healthy. */
    health?: 'HEALTHY' | 'UNHEALTHY' | undefined
    /** What it was: the id of a condition. */
    conditionId?: string | undefined
    /** Which plant it was: its scientific or common name. */
    species?: string | undefined
  } | undefined
}

export type IdParams = {
  /** The id of the resource that the path names. */
  id: string
}

/** Links to the photo; anyone who has a link can read the photo. */
export type Image = {
  /** A link to the optimised photo; a GET of it needs no credential. */
  url: string
  /** A link to a WebP of at most 256 x 256 px; for an older photo, to the photo itself. */
  thumbnailUrl: string
  /** When both links expire, 15 to 30 minutes after their creation. */
  expiresAt: string
  /** A ThumbHash in base64 to draw until the thumbnail loads; null for an older photo. */
  thumbhash: string | null
}

export type InvitationsInviteBody = {
  /** The email address to invite. */
  email: string
  /** The BCP 47 tag of the email's language; defaults to the caller's. */
  language?: string | undefined
}

export type InvitationsInviteOutput200 = {
  /** The id of the invitation. */
  invitationId: string
  /** The invited email address. */
  email: string
  /** Always `pending`. */
  status: 'pending'
  /** When its one-time password expires. */
  expiresAt: string
}

export type InvitationsListOutput200 = {
  /** The items of this page. */
  items: Array<{
    /** The id of the invitation. */
    invitationId: string
    /** The invited email address. */
    email: string
    /** A redeemed invitation is a membership. */
    status: 'pending' | 'expired' | 'redeemed'
    /** When the address was first invited. */
    createdAt: string
    /** When its one-time password expires. */
    expiresAt: string
    /** The uid of the worker, as in `madeBy` of analyses; null until they join. */
    redeemedBy: string | null
    /** When the worker joined; null until then. */
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
  /** When the one-time password expires. */
  expiresAt: string
}

export type Issue = {
  /** The id of the condition, never localised. */
  conditionId: string
  /** What kind of condition it is. */
  category: 'FUNGAL' | 'BACTERIAL' | 'VIRAL' | 'PEST' | 'NUTRIENT' | 'WATER' | 'LIGHT' | 'TEMPERATURE' | 'MECHANICAL' | 'AGEING' | 'OTHER'
  /** The name of the condition, localised. */
  name: string
  /** The Latin name of the pathogen or pest; null if there is none. */
  scientificName: string | null
  /** From 0 to 1. */
  confidence: number
  /** POSSIBLE below 0.4, VERY_LIKELY above 0.8, otherwise LIKELY. */
  likelihood: 'POSSIBLE' | 'LIKELY' | 'VERY_LIKELY'
  /**
   * How many of 100 such answers of this model were right, measured on photos of sources that it
   * did not learn from; null if that was not measured.
   */
  rightOf100: number | null
  /** How bad it is for the plant. */
  severity: 'LOW' | 'MODERATE' | 'HIGH' | 'CRITICAL'
  /** True if the law where the plant grows requires reporting a suspicion. */
  reportable: boolean
  /** The plants that this applies to, localised; null if the plant is known to be one of them. */
  onlyIf: string | null
  /** When to expect it, localised; null if that does not matter. */
  season: string | null
  /** The parts of the plant that show it. */
  affectedParts: Array<'LEAF' | 'STEM' | 'FLOWER' | 'FRUIT' | 'ROOT' | 'WHOLE_PLANT'>
  /** What can be seen, localised. */
  symptoms: Array<string>
  /** The evidence for this condition. */
  evidence: Array<{
    /** PHOTO if the photo shows it, HINT if the caller said so. */
    source: 'PHOTO' | 'HINT'
    /** The evidence for the condition, localised. */
    text: string
    /** Its place on the photo, as fractions from the top left; null if it is not one place. */
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
    /** The sentences as data; empty for those of a generative model. */
    facts: Array<{
      /** What the sentence says. */
      key: string
      /** Its number: a count, or a share from 0 to 1; null if it has none. */
      amount: number | null
    }>
    /**
     * A coarse polygon of [x, y] points within `region`, as fractions of the photo; empty if only
     * the box is known.
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
  /** What would do harm, localised; null if nothing is known. */
  avoid: string | null
  /** Whether and how it spreads to other plants; null for `other`. */
  spreads: {
    /** The fact. */
    value: 'NO' | 'TO_RELATIVES' | 'TO_OTHERS' | 'BY_INSECTS' | 'IN_SOIL'
    /** The same value in words, localised. */
    text: string
  } | null
  /** Whether the harvest of a food plant can be eaten; null for `other`. */
  harvestEdible: {
    /** The fact. */
    value: 'UNAFFECTED' | 'AFTER_WASHING' | 'AFTER_CUTTING' | 'NOT_PRESERVED' | 'NO'
    /** The same value in words, localised. */
    text: string
  } | null
  /** Whether the grower must act; null for `other`. */
  controlNeeded: {
    /** The fact. */
    value: 'NO' | 'WATCH' | 'YES' | 'URGENT'
    /** The same value in words, localised. */
    text: string
  } | null
  /** How the plant is likely to develop; null for `other`. */
  outlook: {
    /** The fact. */
    value: 'HARMLESS' | 'RECOVERS' | 'NEW_LEAVES_HEALTHY' | 'RETURNS' | 'OFTEN_DIES' | 'INCURABLE'
    /** The same value in words, localised. */
    text: string
  } | null
  /** Sources for further reading; empty for `other`. */
  references: Array<{
    /** The title, as it was published. */
    title: string
    /** Who published it. */
    publisher: string
    /** Its address; null if only the title is known. */
    url: string | null
  }>
}

export type KeyOfKey = {
  /** The id of the key. */
  id: string
  /** What the key is for; null if it has no name. */
  name: string | null
  /** The prefix and the last four characters. */
  display: string
  /** When it was created. */
  createdAt: string
}

export type MemberOfKey = {
  /** The id of the invitation. */
  invitationId: string
  /** The email address of the member. */
  email: string
  /** When the member joined. */
  joinedAt: string
}

/** The model that answered. */
export type Model = {
  /** Who runs the model, such as `embedded`. */
  provider: string
  /** The name of the model. */
  name: string
  /** The version of the model. */
  version: string
  /** True if the embedded model replaced the generative one. */
  fallback: boolean
}

export type OneTimePassword = {
  /** The id of the invitation, as in the email. */
  invitationId: string
  /** The eight digits from the email. */
  otp: string
}

export type PageQuery = {
  /** 20 where absent; more than 100 is 100. */
  pageSize?: number | undefined
  /** The `nextPageToken` of the previous page. */
  pageToken?: string | undefined
}

export type Plan = {
  /** At most four actions: those with a day first, in order of time. */
  actions: Array<{
    /** The position of the action in the plan, counted from 1. */
    order: number
    /** The id of the action, never localised; null in analyses before 1.3. */
    actionId: string | null
    /** The issues that the action treats. */
    conditionIds: Array<string>
    /** The action in a few words, localised. */
    title: string
    /** What to do, localised. */
    instructions: string
    /** Days from now until the first time; 0 is today; null if the action belongs to a stage. */
    startInDays: number | null
    /** The stage of the plant or season at which to do it; null if it starts in days. */
    stage: 'BEFORE_BUD_SWELL' | 'BUD_BURST' | 'FRUIT_SET' | 'AFTER_HARVEST' | 'LEAF_FALL' | 'DORMANCY' | 'HOT_SEASON' | 'SPRING_OR_AUTUMN' | 'WINTER_TO_SPRING' | 'NEXT_SOWING' | 'NEW_PLANTS' | 'NEXT_MOVE' | null
    /** The stage in words, localised. */
    stageText: string | null
    /** Days between repeats; null if once is enough. */
    repeatEveryDays: number | null
    /** The maximum number of repeats; null if the action continues until the issue is gone. */
    repeatTimes: number | null
    /** What kind of action it is. */
    treatmentType: 'CULTURAL' | 'MECHANICAL' | 'BIOLOGICAL' | 'CHEMICAL' | 'PREVENTION'
    /** Safety warnings; a chemical action always has LABEL_CHECK. */
    safetyFlags: Array<'LABEL_CHECK' | 'PETS' | 'CHILDREN' | 'POLLINATORS' | 'EDIBLE_HARVEST' | 'SAP_IRRITANT' | 'QUARANTINE' | 'REPORTABLE'>
  }>
  /** Days after which to check the plant again; null if that is not needed. */
  checkBackInDays: number | null
  /** When to ask an expert, localised; null if none is needed. */
  seekExpertIf: string | null
}

export type Problem = {
  /** Always `about:blank`, as RFC 9457 defines it. */
  type: 'about:blank'
  /** What the code means, in English. */
  title: string
  /** The HTTP status of the response, 400 to 599. */
  status: number
  /** The stable code of the catalogue; it never changes its meaning. */
  code: 'MALFORMED_BODY' | 'INVALID_ARGUMENT' | 'IMAGE_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID' | 'PAGE_TOKEN_INVALID' | 'INVITATION_INVALID' | 'WEBHOOK_URL_FORBIDDEN' | 'UNAUTHENTICATED' | 'PERMISSION_DENIED' | 'INSUFFICIENT_SCOPE' | 'APP_CHECK_FAILED' | 'ACCOUNT_BANNED' | 'RECENT_SIGN_IN_REQUIRED' | 'SECOND_FACTOR_REQUIRED' | 'INVITATION_EMAIL_MISMATCH' | 'NOT_FOUND' | 'IMAGE_NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'REQUEST_TIMEOUT' | 'CONFLICT' | 'ALREADY_EXISTS' | 'LIMIT_REACHED' | 'IMAGE_NOT_READY' | 'MODERATION_STATE' | 'ALREADY_COMPLETED' | 'NOT_ENOUGH_VIOLATIONS' | 'TWO_PERSON_UNAVAILABLE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'IMAGE_UNDECODABLE' | 'IMAGE_INFECTED' | 'IMAGE_TOO_LARGE' | 'IMAGE_WITHHELD' | 'DAILY_QUOTA_EXCEEDED' | 'TOO_MANY_REQUESTS' | 'INTERNAL' | 'UNAVAILABLE' | 'DEADLINE_EXCEEDED'
  /** What was wrong with this request, in English. */
  detail?: string | undefined
  /** The id of the request, for questions to the operator. */
  requestId: string
  /** How long to wait before trying again. */
  retryAfterSeconds?: number | undefined
  /** The id of the existing resource; only with ALREADY_EXISTS. */
  existingId?: string | undefined
  /** Every offending field of the request; only with INVALID_ARGUMENT. */
  errors?: Array<{
    /** The name of the field as the caller sent it; dots separate nested names. */
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
  /** The next midnight in UTC, when all units are available again. */
  resetsAt: string
}

export type Rating = {
  /** The id of the analysis. */
  id: string
  /** The rating; empty if there is none. */
  impression: string
  /** What was wrong: the plant, the problem, or the place marked on the photo. */
  wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
  /** The explanation in their own words; null if there is none. */
  text: string | null
  /** The right answer; null if the account gave none. It changes no diagnosis. */
  right: {
    /** Whether the plant was healthy; null if the caller did not say. */
    health: 'HEALTHY' | 'UNHEALTHY' | null
    /** What it was; null if the caller did not say. */
    conditionId: string | null
    /** Which plant it was; null if the caller did not say. */
    species: string | null
  } | null
}

export type Removed = {
  /** The id of the removed resource. */
  id: string
  /** Always true. */
  deleted: true
}

export type ServiceReadConfigOutput200 = {
  /** The version of the API definition. */
  apiVersion: '1.1.0'
  /** The version of the service's own release. */
  release: string
  /** The BCP 47 tags of the languages that the service supports. */
  languages: Array<string>
  /** The limits that a client should know. */
  limits: {
    /** The size in bytes that a request body with a photo must stay below. */
    bodyBytesLimit: number
    /** The most pixels that a photo can have. */
    imagePixelsMax: number
    /** The largest `pageSize`; the service lowers larger values to it. */
    pageSizeMax: number
    /** The daily quota of a user. */
    analysesPerDay: number
    /** The time in seconds after which an unfinished transaction fails. */
    transactionTimeoutSeconds: number
  }
  /** How long the service keeps data. */
  retention: {
    /** Days until the service deletes an analysis that was not saved. */
    temporaryAnalysisDays: number
    /** Hours for which the service recognises a repeated Idempotency-Key. */
    idempotencyKeyHours: number
    /** Days for which an export can be downloaded. */
    exportDays: number
    /** Days for which an event can be read. */
    eventDays: number
  }
  /**
   * What the service can do, by name. With `backgroundInference` a model provider keeps the photo
   * of an asynchronous analysis until it ends.
   */
  features: Record<string, boolean>
  /** What the plant model of this deployment can diagnose. */
  diagnosis: {
    /**
     * The ids of the conditions that the plant model can name. A photo of any other condition gets
     * one of these, or none.
     */
    conditionsNamed: Array<string>
    /** The number of conditions that the service has advice for. */
    conditionsKnown: number
  }
  /**
   * The Firestore database whose documents apps may watch; it changes when a backup is restored.
   */
  firestoreDatabase: string
  /** Apps older than this version should ask their user to update. */
  minimumAppVersion: string
  /** Pages of the operator, to show where an account is created; null without a page. */
  legal: {
    /** The page with the terms of use. */
    termsUrl: string | null
    /** The page on what happens to personal data. */
    privacyUrl: string | null
  }
}

export type ServiceReadHealthOutput200 = {
  /** The worst status of the checks; `fail` comes with HTTP 503. */
  status: 'pass' | 'warn' | 'fail'
  /** The version of the API definition. */
  version: string
  /** The version of the service's own release. */
  releaseId: string
  /** The time of the check. */
  time: string
  /** The parts that the service needs, by name. */
  checks: Record<string, {
    /** The status of this part. */
    status: 'pass' | 'warn' | 'fail'
    /** What is wrong with this part; absent if nothing is. */
    output?: string | undefined
  }>
}

export type ServiceReadStatusOutput200 = {
  /** The status of the whole service. */
  status: {
    /** The severity of the worst incident. */
    indicator: 'none' | 'minor' | 'major' | 'critical'
    /** The same status in words. */
    description: string
  }
  /** The components that users know. */
  components: Array<{
    /** The id of the component. */
    id: 'api' | 'analysis' | 'images' | 'webhooks' | 'sign-in'
    /** Its name. */
    name: string
    /** The status of the component. */
    status: 'operational' | 'degraded_performance' | 'partial_outage' | 'major_outage' | 'under_maintenance'
  }>
  /** The time of the check, at most 30 seconds ago. */
  updatedAt: string
}

export type StartedTransaction = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The time in seconds after which an unfinished transaction fails. */
  timeoutSeconds: number
  /** The status of the transaction. */
  status: 'PENDING' | 'PROCESSING'
}

export type Transaction = {
  /** The id of the transaction, and of its analysis. */
  transactionId: string
  /** The status of the transaction. */
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
  code: 'TIMED_OUT' | 'MODEL_UNAVAILABLE' | 'MODEL_INVALID_OUTPUT' | 'PHOTO_NOT_RECEIVED' | 'IMAGE_NOT_FOUND' | 'IMAGE_UNDECODABLE' | 'IMAGE_INFECTED' | 'IMAGE_TOO_LARGE' | 'IMAGE_WITHHELD'
  /** What went wrong, in English. */
  detail: string
}

export type UploadsReadOutput200 = {
  /** The name of the file, without its extension. */
  name: string
  /** `ready` once the photo can be analysed; `waiting` takes some seconds. */
  status: 'waiting' | 'ready' | 'refused'
  /** The path to send to `POST /v1/analyses`; only with `ready`. */
  storagePath?: string | undefined
  /** Why it was refused; only with `refused`. */
  error?: {
    /** Why it was refused; the last two can succeed on another attempt. */
    code: 'IMAGE_INFECTED' | 'IMAGE_UNDECODABLE' | 'IMAGE_TOO_LARGE' | 'IMAGE_WITHHELD' | 'NAME_TAKEN' | 'DAILY_UPLOADS_EXCEEDED'
    /** How to solve the problem, in English. */
    detail: string
  } | undefined
}

export type UploadsReadParams = {
  /** The name of the file in `uploads/{uid}/`, without its extension. */
  name: string
}

/** The units of the daily quota that the analysis cost. */
export type Usage = {
  /** Units charged: 1 or 0. */
  charged: number
  /**
   * Why it was charged or not; UNDIAGNOSED_LIMIT means that today's free ones are used up.
   * SECOND_LOOK means that an earlier look paid, or that the health is unknown.
   */
  reason: 'ANSWERED' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE' | 'NOT_A_LEAF' | 'UNDIAGNOSED_LIMIT' | 'BLOCKED' | 'RETRIED_BY_OPERATOR' | 'SECOND_LOOK'
  /** Units left when the analysis completed. */
  remainingToday: number
  /** When all units are available again. */
  resetsAt: string
}

export type UseOfKey = {
  /** The id of the key. */
  id: string
  /** What the key is for; null if it has no name. */
  name: string | null
  /** The prefix and the last four characters. */
  display: string
  /** Analyses of the key and its exchanged tokens in the last 30 UTC days. */
  analyses: number
  /** The days on which the key made analyses, oldest first. */
  daily: Array<{
    /** A day in UTC. */
    date: string
    /** Analyses completed on that day. */
    analyses: number
  }>
}

export type Webhook = {
  /** The id of the webhook. */
  id: string
  /** The URL to call. */
  url: string
  /** The types of events to send. */
  events: Array<'analysis.completed' | 'analysis.failed'>
  /** What the webhook is for; null if it has no description. */
  description: string | null
  /** `disabled` after attempts failed for days; register the URL again to enable it. */
  status: 'active' | 'disabled'
  /** When it was registered. */
  createdAt: string
}

export type WebhookOfKey = {
  /** The id of the webhook. */
  id: string
  /** The URL that gets the events. */
  url: string
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
    /** The caller's own id of the request; null if they gave none. */
    clientReference: string | null
    /** The caller's own name of the plant; null if they gave none. */
    plantId: string | null
    /** Always `COMPLETED`. */
    status: 'COMPLETED'
    /** What the analysis came to. */
    outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
    /**
     * Starts at 1 and grows with each moderation decision that changes the result: the highest
     * wins.
     */
    revision: number
    /** The analysis as the poll returns it, without photo links, location and author. */
    analysis: {
      /** The id of the analysis, which is that of its transaction. */
      id: string
      /** The version of this shape. */
      schemaVersion: '1.0'
      /** Always `COMPLETED`. */
      status: 'COMPLETED'
      /** The caller's own id of the request; null if they gave none. */
      clientReference: string | null
      /** The caller's own name of the plant; null if they gave none. */
      plantId: string | null
      /** The outcome of the analysis. */
      outcome: 'HEALTHY' | 'ISSUES_FOUND' | 'INCONCLUSIVE' | 'NOT_A_PLANT' | 'PHOTO_UNUSABLE'
      /** When the analysis was started. */
      createdAt: string
      /** When it was completed. */
      completedAt: string
      /** True if the analysis is kept permanently, false if it expires. */
      saved: boolean
      /** When a temporary analysis is deleted; null if it is saved. */
      expiresAt: string | null
      /** The folder that holds it; null if no folder does. */
      folderId: string | null
      /** The rating `up` or `down`; empty if there is none. */
      impression: string
      /** The account's feedback beside its rating. */
      feedback: {
        /** What was wrong: the plant, the problem, or the place marked on the photo. */
        wrong: Array<'PLANT' | 'PROBLEM' | 'PLACE'>
        /** The explanation in their own words; null if there is none. */
        text: string | null
        /** The right answer; null if the account gave none. It changes no diagnosis. */
        right: {
          /** Whether the plant was healthy; null if the caller did not say. */
          health: 'HEALTHY' | 'UNHEALTHY' | null
          /** What it was; null if the caller did not say. */
          conditionId: string | null
          /** Which plant it was; null if the caller did not say. */
          species: string | null
        } | null
      }
      /** The requested language and the one served. */
      language: {
        /** The BCP 47 tag that was asked for. */
        requested: string
        /** The BCP 47 tag of the texts. */
        served: string
        /** True if the request asked for another language, or the same one in another script. */
        fallback: boolean
        /** Who has reviewed the texts of this language. */
        review: 'machine' | 'machine-checked' | 'reviewed' | 'approved'
        /**
         * The BCP 47 tag of texts that exist in one language only, such as those of a generative
         * model, if an analysis is read in another language; null if there are none.
         */
        partly: string | null
      }
      /** The photo as it was analysed, without the place and country where it was taken. */
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
        /** Where the plant stands; null if the caller did not say. */
        placement: 'inside' | 'outside' | null
        /** How much sun it gets, in the caller's words; null if they did not say. */
        sunExposure: string | null
        /** Days between waterings, 1 to 365; null if the caller did not say. */
        wateringFrequency: number | null
        /** The species as the caller names it; null if they did not say. */
        species: string | null
      }
      /** The answer in one sentence; null if it is withheld or of an older version. */
      headline: {
        /**
         * CAUSE names the first issue, which is right in at least 50 of 100 such answers. SIGNS
         * names what was seen, because the cause is not sure. OUTCOME says whether there is a
         * problem.
         */
        kind: 'CAUSE' | 'SIGNS' | 'OUTCOME'
        /** What was seen on the leaf; null if there are no issues. */
        sign: 'RUST_SPOTS' | 'BROWN_SPOTS' | 'DEAD_AREAS' | 'WHITE_COATING' | 'YELLOWING' | 'MOTTLING' | 'BROWN_EDGES' | 'BLEACHING' | 'CURLING' | 'MINES' | 'HOLES' | 'UNCLEAR' | null
        /** The headline, localised. */
        text: string
        /**
         * In how many of 100 such answers the cause was the one named (CAUSE) or among `issues`
         * (SIGNS); null if that was not measured.
         */
        rightOf100: number | null
      } | null
      /** The assessment of the photo itself; null if it is withheld. */
      photo: {
        /** Whether the photo shows a plant. */
        isPlant: {
          /** True if the photo shows a plant. */
          value: boolean
          /** The confidence, from 0 to 1. */
          confidence: number
        }
        /**
         * What it shows: one leaf, or a plant from further away, whose health it does not show;
         * null in analyses of older versions.
         */
        view: 'LEAF' | 'PLANT' | null
        /** The problems that make the photo hard to assess. */
        issues: Array<{
          /** What is wrong with the photo. */
          code: 'BLURRED' | 'TOO_DARK' | 'TOO_BRIGHT' | 'TOO_SMALL' | 'TOO_FAR' | 'SEVERAL_PLANTS' | 'NOT_A_LEAF'
          /** The same value in words, localised. */
          text: string
        }>
        /** How to take a better photo, localised; null if this one is good. */
        retakeHint: string | null
      } | null
      /** The likely species of the plant. */
      plant: {
        /** The possible species, the most likely first. */
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
           * How much the photo resembles the training photos of the model, from 0 to 1; null for a
           * hint, and for a model that cannot tell.
           */
          familiarity: number | null
          /** PHOTO if a model saw it, HINT if the caller said so. */
          source: 'PHOTO' | 'HINT'
        }>
        /** The plant that the caller named; null if they named none. */
        named: {
          /** The caller's words. */
          text: string
          /**
           * How exactly the catalogue knows it. SEVERAL means that the name fits several plants.
           */
          level: 'SPECIES' | 'GENUS' | 'FAMILY' | 'SEVERAL' | 'UNKNOWN'
          /** The Latin name; null for SEVERAL and UNKNOWN. */
          scientificName: string | null
          /** The plants that the name fits; empty unless SEVERAL. */
          options: Array<{
            /** The Latin name. */
            scientificName: string
            /** The name in the language served. */
            commonName: string
          }>
          /** Whether the photo resembles this plant; null if the model is not sure. */
          photoAgrees: boolean | null
          /** What this means for the advice, localised. */
          sentence: string
        } | null
      }
      /** The health of the plant. */
      health: {
        /** Whether the plant looks healthy. */
        status: 'HEALTHY' | 'UNHEALTHY' | 'UNKNOWN'
        /** The confidence, from 0 to 1. */
        confidence: number
        /** How plainly the answer speaks of the health; NONE if the photo does not show it. */
        word: 'PLAIN' | 'CAREFUL' | 'NONE'
        /**
         * How many of 100 such answers of this model were right, measured on photos of sources that
         * it did not learn from; null if that was not measured.
         */
        rightOf100: number | null
        /** The finding in a sentence or two, localised. */
        summary: string
      }
      /** The measurements on the photo; null if nothing could be measured. */
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
        /** The 40 largest spots, largest first. */
        lesions: Array<{
          /** The size of the spot, as a share of the foliage. */
          areaFraction: number
          /** The box around the spot, as fractions from the top left. */
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
      /** What decides between the issues: send the answer with `follows`; null if nothing does. */
      question: {
        /** The id of the question, never localised. */
        question: 'SOIL' | 'COATING' | 'CITRUS'
        /** The question, localised. */
        text: string
        /** The answers to choose from. */
        values: Array<{
          /** The value to send as `answer.value`. */
          value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
          /** The same value in words, localised. */
          text: string
        }>
      } | null
      /** What to do; null if nothing was diagnosed. */
      plan: Plan | null
      /** How to care for the plant; null if nothing was diagnosed. */
      care: Care | null
      /** The analysis that this one looks at again; null if none. */
      follows: string | null
      /** The photos of earlier looks at the plant that belong to this answer. */
      looks: Array<{
        /** The id of the analysis; reading it returns 404 once deleted. */
        analysisId: string
        /** The path of its photo in storage. */
        storagePath: string
      }>
      /** The caller's answers in this chain, oldest first. */
      answers: Array<{
        /** The question. */
        question: 'SOIL' | 'COATING' | 'CITRUS'
        /** The answer. */
        value: 'DRY' | 'MOIST' | 'WET' | 'YES' | 'NO' | 'UNKNOWN'
      }>
      /**
       * How the plant has changed since the last photo of the same `plantId` that shows it; null if
       * there is none.
       */
      progress: {
        /** The id of the earlier analysis; reading it returns 404 after its deletion. */
        comparedWith: string
        /** When the earlier analysis was started. */
        since: string
        /**
         * BETTER or WORSE if the change is larger than between photos of an unchanged plant, SAME
         * if it is as small as between most of those, otherwise UNSURE.
         */
        trend: 'BETTER' | 'SAME' | 'WORSE' | 'UNSURE'
        /** Yellow, brown and white, as a share of the foliage. */
        discolouredFraction: {
          /** The earlier value. */
          before: number
          /** The current value. */
          now: number
        }
        /** Spots on the foliage. */
        lesionCount: {
          /** The earlier value. */
          before: number
          /** The current value. */
          now: number
        }
      } | null
      model: Model
      usage: Usage
      /** Whether a moderator or the provider withholds the result. */
      moderation: {
        /** BLOCKED withholds the diagnosis; APPROVED shows it again. */
        state: 'CLEAR' | 'FLAGGED' | 'BLOCKED' | 'APPROVED'
      }
      /** A disclaimer about the limits of the advice, localised. */
      disclaimer: string
    }
    /** Fields of `analysis` emptied or set to null to stay under 64 KB; usually none. */
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
    /** EXHAUSTED after the last attempt; CANCELLED if the webhook was removed or disabled. */
    status: 'PENDING' | 'DELIVERED' | 'EXHAUSTED' | 'CANCELLED'
    /** When the event happened. */
    createdAt: string
    /** When the next attempt is due; null if none is. */
    nextAttemptAt: string | null
    /** The attempts so far, oldest first. */
    attempts: Array<{
      /** When it was created. */
      at: string
      /** The HTTP status, 100 to 599; null if no response came. */
      status: number | null
      /** Why no response came; null if one did. */
      error: string | null
      /** The duration of the attempt in milliseconds. */
      durationMs: number
      /** The start of the response. */
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
  /** The https URL to call. */
  url: string
  /** The types of events to send; both by default. */
  events?: Array<'analysis.completed' | 'analysis.failed'> | undefined
  /** What the webhook is for. */
  description?: string | undefined
}

export type WebhooksRegisterOutput200 = {
  /** The id of the webhook. */
  id: string
  /** The URL to call. */
  url: string
  /** The types of events to send. */
  events: Array<'analysis.completed' | 'analysis.failed'>
  /** What the webhook is for; null if it has no description. */
  description: string | null
  /** `disabled` after attempts failed for days; register the URL again to enable it. */
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
  /** How many seconds the old secret also signs. */
  gracePeriodSeconds?: number | undefined
}

export type WebhooksRotateSecretOutput200 = {
  /** The id of the webhook. */
  id: string
  /** `whsec_` and base64, shown this once. */
  secret: string
  /** Until when the old secret also signs. */
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
   * Cancel a scheduled erasure.
   * The owner of the data can cancel the erasure during the 7 days of grace; later it returns 409.
   * It returns 404 if no erasure is scheduled.
   */
  'account.cancelErasure': {
    input: {}
    output: AccountCancelErasureOutput200
  }
  /**
   * Schedule the erasure of the account.
   * It returns 403 `RECENT_SIGN_IN_REQUIRED` unless the caller signed in within the last 5 minutes.
   * The service deletes nothing for 7 days, and the caller can cancel the erasure in that time.
   * After 7 days the service blocks their sign-in and deletes their data.
   */
  'account.erase': {
    input: { body: AccountEraseBody }
    output: AccountEraseOutput202
  }
  /**
   * Start an export of the personal data, or read its progress.
   * Repeat this call until `status` is `ready`, then download the archive from `downloadUrl`.
   * The archive is a ZIP of JSON files and photos, and can be downloaded for 7 days.
   * `fresh: true` starts a new export, once a day.
   */
  'account.export': {
    input: { body?: AccountExportBody | undefined }
    output: AccountExportOutput200
  }
  /**
   * Open the session of a user.
   * Apps call this endpoint after each sign-in; the first call creates the account.
   * The answer names the user, their account, their role in it and the units left today.
   * Each field in the body changes that setting; an empty body changes nothing.
   */
  'account.openSession': {
    input: { body?: AccountOpenSessionBody | undefined }
    output: AccountOpenSessionOutput200
  }
  /**
   * Read the progress of the last export.
   * This call never starts an export.
   * It returns 404 if the account has no export, or if the last one has expired.
   * An export that is older than the last block of a photo counts as expired.
   */
  'account.readExport': {
    input: {}
    output: AccountExportOutput200
  }
  /**
   * Read the usage statistics of the account.
   * The service reads maintained counters, so the cost does not grow with the history.
   * Reading costs no unit.
   */
  'account.readStats': {
    input: {}
    output: AccountReadStatsOutput200
  }
  /**
   * Approve a blocked analysis.
   * The service shows the photo and the diagnosis again, and removes the item from the queue.
   * A moderator who decides on a photo of their own account gets 403.
   * The audit trail records the decision.
   */
  'admin.approve': {
    input: { body: AdminApproveBody }
    output: AdminApproveOutput200
  }
  /**
   * Assign command permissions to a superadmin; a second superadmin confirms.
   * The first call returns `pending_approval`; another superadmin repeats it to apply the change.
   * The second superadmin has 24 hours; the target can neither request nor confirm it (403).
   * The new set replaces the previous one.
   * The audit trail records the change.
   */
  'admin.assignPermissions': {
    input: { body: AdminAssignPermissionsBody }
    output: AdminAssignPermissionsOutput200
  }
  /**
   * Ban a user permanently.
   * A permanent ban needs no recorded violations.
   * It takes effect within 10 seconds; repeating the call returns the same answer.
   * A ban that would leave fewer than two superadmins without a ban returns 409.
   * The audit trail records the ban.
   */
  'admin.banPermanently': {
    input: { params: AdminBanPermanentlyParams; body?: AdminBanPermanentlyBody | undefined }
    output: Access
  }
  /**
   * Ban a user for repeated policy violations.
   * The user needs 2 recorded violations (a setting), else the call returns 409.
   * An admin cannot ban another admin, and nobody can ban themselves (403).
   * The ban takes effect within 10 seconds; repeating the call returns the same answer.
   * The audit trail records the ban.
   */
  'admin.ban': {
    input: { body: AdminBanBody }
    output: Access
  }
  /**
   * Block a flagged analysis.
   * The service withholds the diagnosis, and by default the photo if any reason concerns it.
   * A withheld photo gives the uploader a violation, and no start may use it again.
   * A moderator who decides on a photo of their own account gets 403.
   * The audit trail records the decision.
   */
  'admin.block': {
    input: { body: AdminBlockBody }
    output: AdminBlockOutput200
  }
  /**
   * Flag any analysis for moderation.
   * The analysis enters the queue; if it is already there, its item gains a reason.
   * A flag reopens an approval, and one of the photo a block of the answer; else it returns 409.
   * Only the last flag of each moderator on an analysis counts.
   * The audit trail records the flag.
   */
  'admin.flag': {
    input: { body: AdminFlagBody }
    output: AnalysesFlagResponse
  }
  /**
   * List the audit entries.
   * Entries are listed newest first; every administrative write adds one.
   * The entries form two hash chains, which `GET /v1/admin/audit/verification` verifies.
   */
  'admin.listAudit': {
    input: { query?: AdminListAuditQuery | undefined }
    output: AdminListAuditOutput200
  }
  /**
   * List the pending items of the moderation queue, oldest first.
   * An item waits in the queue until a moderator approves or blocks its analysis.
   * A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.
   */
  'admin.listModeration': {
    input: { query?: PageQuery | undefined }
    output: AdminListModerationOutput200
  }
  /**
   * List the command permissions of a superadmin.
   * A superadmin without an assignment holds all permissions.
   * `pending` is the change that waits for a second superadmin.
   */
  'admin.listPermissions': {
    input: { params: AdminBanPermanentlyParams }
    output: AdminListPermissionsOutput200
  }
  /**
   * List the superadmins with their permissions and pending changes.
   * A second superadmin finds here the changes to confirm with `assign-permissions`.
   * One page lists all superadmins.
   */
  'admin.listSuperadmins': {
    input: {}
    output: AdminListSuperadminsOutput200
  }
  /**
   * List transactions, by status.
   * The list holds the transactions of all accounts, newest first.
   * With `status=FAILED` it shows what `retry-failed` would run again.
   */
  'admin.listTransactions': {
    input: { query?: AdminListTransactionsQuery | undefined }
    output: AdminListTransactionsOutput200
  }
  /**
   * List users, optionally by email address or role.
   * Users are listed newest first, without the users of API keys.
   * A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.
   */
  'admin.listUsers': {
    input: { query?: AdminListUsersQuery | undefined }
    output: AdminListUsersOutput200
  }
  /**
   * Read the photo, the diagnosis and the former violations behind a queue item.
   * It shows the diagnosis even while it is withheld, but never where the photo was taken.
   * Only a pending item can be read; an item that was decided returns 409.
   * The operators keep a log of every moderator who reads an item.
   */
  'admin.readModeration': {
    input: { params: AdminReadModerationParams }
    output: AdminReadModerationOutput200
  }
  /**
   * Read a user with role, ban, violations and quota.
   * For the API keys of an enterprise, pass `ent:<accountId>` as the user.
   */
  'admin.readUser': {
    input: { params: AdminBanPermanentlyParams }
    output: AdminReadUserOutput200
  }
  /**
   * Reset a user's daily quota.
   * The service sets the units used today to zero.
   * For the API keys of an enterprise, pass `ent:<accountId>` as the user.
   * The audit trail records the reset.
   */
  'admin.resetQuota': {
    input: { params: AdminBanPermanentlyParams; body?: AdminBanPermanentlyBody | undefined }
    output: AdminResetQuotaOutput200
  }
  /**
   * Retry all FAILED transactions whose image is still there.
   * Retries cost no unit.
   * The service counts the transactions whose photo is gone and leaves them as they are.
   * The audit trail records the retry.
   */
  'admin.retryFailed': {
    input: {}
    output: AdminRetryFailedOutput200
  }
  /**
   * Retry a transaction that is not COMPLETED.
   * A retry costs no unit, and does not disturb a transaction that is running.
   * A completed transaction returns 409 `ALREADY_COMPLETED`.
   * The audit trail records the retry.
   */
  'admin.retryTransaction': {
    input: { params: AdminRetryTransactionParams }
    output: AdminRetryTransactionOutput200
  }
  /**
   * Clear a ban and restore access.
   * It lifts every kind of ban and keeps the recorded violations.
   * Repeating the call returns the same answer.
   * The audit trail records the change.
   */
  'admin.unban': {
    input: { params: AdminBanPermanentlyParams; body?: AdminBanPermanentlyBody | undefined }
    output: Access
  }
  /**
   * Verify a part of a chain of the audit trail.
   * Each call checks up to 300 entries; call again with `after` until `complete` is true.
   * A rewritten chain can pass this check: compare `headHash` with a value you noted earlier.
   */
  'admin.verifyAudit': {
    input: { query?: AdminVerifyAuditQuery | undefined }
    output: AdminVerifyAuditOutput200
  }
  /**
   * Analyse a photo within the call.
   * The answer is the diagnosis itself, usually within seconds; the service sends no event.
   * The call costs one unit of the daily quota, which the service returns if it fails.
   * Repeating an `Idempotency-Key` is free: 202 while the first call runs, then its diagnosis.
   * Read `status` in the body to tell them apart: a diagnosis has `COMPLETED`.
   */
  'analyses.analyseSync': {
    input: { body?: AnalysesAnalyseSyncBody | undefined }
    output: Analysis | StartedTransaction
  }
  /**
   * Flag an analysis of the account for moderation.
   * A moderator reviews the photo and the diagnosis, then blocks or approves the analysis.
   * A visible analysis stays visible until then; flagging one that was decided returns 409.
   * Only the last flag of each user on an analysis counts; a repeat changes nothing.
   * A user can flag 10 analyses per UTC day; the next flag returns 429.
   */
  'analyses.flag': {
    input: { params: IdParams; body: AnalysesFlagBody }
    output: AnalysesFlagResponse
  }
  /**
   * Get a short-lived link to the optimised photo of an analysis.
   * The link works for 15 to 30 minutes without a credential: do not forward yours to it.
   * `format=json` returns the links in the body, for clients that keep headers in a redirect.
   * The photo is a WebP of at most 1024 pixels a side; its thumbnail has at most 256.
   */
  'analyses.readImage': {
    input: { params: IdParams; query?: AnalysesReadImageQuery | undefined }
    output: Image
  }
  /**
   * Read a transaction and, once completed, its analysis.
   * Poll this endpoint: COMPLETED brings `analysis`, and FAILED brings `error`.
   * With `waitSeconds` the answer comes as soon as the analysis ends.
   * `language` renders our texts in another language; texts of a generative model stay.
   * Reading costs no unit. At most 20 calls per account may wait at once; further calls may answer
   * 429.
   */
  'analyses.read': {
    input: { params: IdParams; query?: AnalysesReadQuery | undefined }
    output: Transaction
  }
  /**
   * Delete an analysis.
   * Nobody can read a deleted analysis, and nobody can restore it.
   * The service deletes the photo together with the last analysis that uses it.
   * Deleting a pending analysis returns 409; deleting an analysis twice returns 404.
   */
  'analyses.remove': {
    input: { params: IdParams }
    output: Removed
  }
  /**
   * Save a temporary analysis to the permanent collection.
   * The service deletes an analysis after 30 days unless it is saved.
   * `folderId` also puts the analysis into that folder.
   * Repeating the call returns the same answer; an analysis that has not completed returns 409.
   */
  'analyses.save': {
    input: { body: AnalysesSaveBody }
    output: Analysis
  }
  /**
   * Start the analysis of a photo.
   * The answer has a transaction id at once; get the diagnosis by poll, listener or webhook.
   * The call costs one unit of the daily quota, which the service returns if it fails.
   * Send the photo as base64, or as the `storagePath` of an optimised upload.
   * Repeating an `Idempotency-Key` starts no second analysis and costs nothing.
   */
  'analyses.start': {
    input: { body?: AnalysesStartBody | undefined }
    output: AnalysesStartOutput200 | StartedTransaction
  }
  /**
   * Generate an API key.
   * The service stores only the hash, so this answer alone shows the whole key.
   * The key acts for its account wherever keys are accepted; an enterprise's keys share one quota.
   * The service informs the owner by email.
   * An account can have up to 20 active keys.
   */
  'apiKeys.create': {
    input: { body?: ApiKeysCreateBody | undefined }
    output: ApiKeysCreateOutput200
  }
  /**
   * Exchange an enterprise token for an identity token of one hour.
   * The identity token opens the paths that accept no API key.
   * There is no refresh token: exchange the key again when the identity token expires.
   */
  'apiKeys.exchange': {
    input: {}
    output: ApiKeysExchangeOutput200
  }
  /**
   * List the active API keys of the account.
   * Keys are listed newest first, without their secrets.
   * The list leaves out revoked and expired keys.
   */
  'apiKeys.list': {
    input: { query?: PageQuery | undefined }
    output: ApiKeysListOutput200
  }
  /**
   * Revoke an API key.
   * The key and the identity tokens issued for it stop working within 10 seconds.
   * Keys with which it replaced itself end too, as do open invitations of it and of keys it made.
   * The answer lists what else they made, also before rotations, and what still works.
   * Repeating the call changes nothing.
   */
  'apiKeys.revoke': {
    input: { params: IdParams }
    output: ApiKeysRevokeOutput200
  }
  /**
   * Create a new API key and revoke the old one.
   * This answer alone shows the new key.
   * Both keys work for `gracePeriodSeconds`; 0 revokes the old one at once.
   * Revoking it at once cancels its open invitations; the answer lists what else it made.
   * Rotating a revoked key returns 409.
   */
  'apiKeys.rotate': {
    input: { params: IdParams; body?: ApiKeysRotateBody | undefined }
    output: ApiKeysRotateOutput200
  }
  /**
   * Take scopes from an API key.
   * The key and the identity tokens issued for it lose the scopes within 10 seconds.
   * A key never gets a scope back: create another key instead, of which the owner gets a mail.
   * What the key has made stays.
   */
  'apiKeys.setScopes': {
    input: { params: IdParams; body: ApiKeysSetScopesBody }
    output: ApiKeysSetScopesOutput200
  }
  /**
   * List or search the conditions of the catalogue.
   * It lists all conditions by name; a search lists the best match first.
   * A search also finds words of the signs, such as "holes".
   * Clients may cache it for 3600 seconds and revalidate it by `ETag`.
   */
  'catalogue.listConditions': {
    input: { query?: CatalogueListConditionsQuery | undefined }
    output: CatalogueListConditionsOutput200
  }
  /**
   * List or search the plants of the catalogue.
   * It lists species, genera and families by name; a search lists the best match first.
   * A plant whose toxicity is unknown matches neither filter of toxicity.
   * Clients may cache it for 3600 seconds and revalidate it by `ETag`.
   */
  'catalogue.listPlants': {
    input: { query?: CatalogueListPlantsQuery | undefined }
    output: CatalogueListPlantsOutput200
  }
  /**
   * Read a condition of the catalogue.
   * It returns everything that an answer can say about the condition, for any plant and country.
   * An answer about a photo leaves out what does not fit the plant, its place or the law there.
   * Clients may cache it for 3600 seconds and revalidate it by `ETag`.
   */
  'catalogue.readCondition': {
    input: { params: CatalogueReadConditionParams; query?: CatalogueReadConditionQuery | undefined }
    output: CatalogueReadConditionOutput200
  }
  /**
   * Read a plant of the catalogue.
   * It returns everything that an answer can say about a healthy plant of this name.
   * The id may be any Latin name with hyphens; a species outside the catalogue returns its genus.
   * Clients may cache it for 3600 seconds and revalidate it by `ETag`.
   */
  'catalogue.readPlant': {
    input: { params: CatalogueReadPlantParams; query?: CatalogueReadPlantQuery | undefined }
    output: CatalogueReadPlantOutput200
  }
  /**
   * Read the whole catalogue in one language.
   * It returns every condition and plant as one file for offline use.
   * The file has 2.5 to 5 MB, and with gzip 170 to 260 KB.
   * Clients may cache it for 3600 seconds and revalidate it by `ETag`.
   * The ETag is the `version`, and is weak because it is the same with and without gzip.
   */
  'catalogue.read': {
    input: { query?: CatalogueReadQuery | undefined }
    output: Catalogue
  }
  /**
   * Decommission an IoT device.
   * The device leaves the list, and its id can be registered again.
   * Decommissioning a device twice returns 404.
   */
  'devices.decommission': {
    input: { params: DevicesDecommissionParams }
    output: DevicesDecommissionOutput200
  }
  /**
   * List the IoT devices of the account.
   * Devices are listed newest first; a device must match every filter.
   * A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.
   */
  'devices.list': {
    input: { query?: DevicesListQuery | undefined }
    output: DevicesListOutput200
  }
  /**
   * Read an IoT device.
   * It returns the device as the list shows it.
   * A decommissioned or unknown device returns 404.
   */
  'devices.read': {
    input: { params: DevicesDecommissionParams }
    output: Device
  }
  /**
   * Register an IoT device.
   * Choose an `id` that is unique within the account, or let the service create one.
   * An `id` that is registered already returns 409 `ALREADY_EXISTS`.
   * An account can have up to 10,000 devices.
   */
  'devices.register': {
    input: { body: DevicesRegisterBody }
    output: Device
  }
  /**
   * Update an IoT device.
   * Fields missing from the body keep their values.
   * `plantIds` and `metadata` are replaced as a whole.
   */
  'devices.update': {
    input: { params: DevicesDecommissionParams; body?: DevicesUpdateBody | undefined }
    output: Device
  }
  /**
   * Read the events of the account in order, and wait for the next ones.
   * Each event has the body that a webhook gets, even without a webhook; none is skipped.
   * Pass `nextAfter` as `after` in the next call, and `waitSeconds` to wait for the next event.
   * Events are kept for 30 days, unless their analysis is deleted.
   * A page has at most 25 events, and four calls per account may wait at once.
   */
  'events.list': {
    input: { query?: EventsListQuery | undefined }
    output: EventsListOutput200
  }
  /**
   * Assign analyses to a folder, all or none.
   * Assigning a temporary analysis saves it.
   * An analysis is in at most one folder, so it leaves its previous folder.
   * If one of the analyses is unknown, the call returns 404 and moves none.
   */
  'folders.assign': {
    input: { params: IdParams; body: AnalysisIds }
    output: Assignment
  }
  /**
   * Create a history folder.
   * A name that the account already uses returns 409 `ALREADY_EXISTS`.
   * An account can have up to 1000 folders.
   */
  'folders.create': {
    input: { body: FolderName }
    output: Folder
  }
  /**
   * List the history folders.
   * Folders are listed newest first, each with the number of its analyses.
   * A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.
   */
  'folders.list': {
    input: { query?: PageQuery | undefined }
    output: FoldersListOutput200
  }
  /**
   * Read a history folder.
   * It returns the folder as the list shows it, with the number of its analyses.
   * To list its analyses, call `GET /v1/history` with its `folderId`.
   */
  'folders.read': {
    input: { params: IdParams }
    output: Folder
  }
  /**
   * Delete a history folder; its analyses stay.
   * The analyses of the folder stay in the history, without a folder.
   * Deleting a folder twice returns 404.
   */
  'folders.remove': {
    input: { params: IdParams }
    output: FoldersRemoveOutput200
  }
  /**
   * Rename a history folder.
   * The folder keeps its id and its analyses.
   * A name that another folder of the account uses returns 409 `ALREADY_EXISTS`.
   */
  'folders.rename': {
    input: { params: IdParams; body: FolderName }
    output: Folder
  }
  /**
   * Remove analyses from their current folder, all or none.
   * The analyses stay saved; an analysis without a folder causes no error.
   * If one of the analyses is unknown, the call returns 404 and moves none.
   */
  'folders.unassign': {
    input: { body: AnalysisIds }
    output: Assignment
  }
  /**
   * List the completed analyses of the account.
   * It lists saved analyses, and temporary ones until they expire, newest first.
   * A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.
   * A page has at most 25 analyses. Reading costs no unit.
   * Eight calls per account may read at once; further calls may answer 429.
   */
  'history.list': {
    input: { query?: HistoryListQuery | undefined }
    output: HistoryListOutput200
  }
  /**
   * Rate an analysis, or clear its rating.
   * A rating replaces the previous one; an empty rating clears it.
   * `right` says what the right answer was; the history lists such analyses with `corrected`.
   * Rating costs no unit and does not change the diagnosis.
   */
  'history.rate': {
    input: { params: IdParams; body: HistoryRateBody }
    output: Rating
  }
  /**
   * Send a worker an invitation with a one-time password.
   * The service sends the one-time password by email only; it expires after 24 hours.
   * Inviting the same address again, after at least 60 seconds, replaces the password.
   * Emails per account and per address are limited each UTC day; beyond the limit it returns 429.
   */
  'invitations.invite': {
    input: { body: InvitationsInviteBody }
    output: InvitationsInviteOutput200
  }
  /**
   * List the invitations of the account.
   * The list holds pending, expired and redeemed invitations, newest first.
   * A redeemed invitation is a membership.
   */
  'invitations.list': {
    input: { query?: PageQuery | undefined }
    output: InvitationsListOutput200
  }
  /**
   * Redeem an invitation and become a worker of its account.
   * The caller now reads and writes the inviting account; their personal account stays unchanged.
   * The caller must have the invited email address.
   * A password allows 5 attempts, counted across verify and redeem.
   * Repeating the call returns the same answer to the same caller.
   */
  'invitations.redeem': {
    input: { body: OneTimePassword }
    output: InvitationsRedeemOutput200
  }
  /**
   * Withdraw an invitation, or end the membership it led to.
   * Owners can remove any invitation of their account; a worker can end only their own membership.
   * Everything that the worker made stays in the account.
   * Removing an invitation twice returns 404.
   */
  'invitations.remove': {
    input: { params: IdParams }
    output: Removed
  }
  /**
   * Verify the one-time password of an invitation without redeeming it.
   * It needs no credential, so an app can show who invites before the user signs in.
   * A password allows 5 attempts, counted across verify and redeem.
   * Every failure returns the same 400 `INVITATION_INVALID`.
   */
  'invitations.verify': {
    input: { body: OneTimePassword }
    output: InvitationsVerifyOutput200
  }
  /**
   * Read the remote configuration.
   * Call it when the app starts to learn the limits, settings and features of this deployment.
   * Clients may cache it for 300 seconds and revalidate it by `ETag` (304).
   */
  'service.readConfig': {
    input: {}
    output: ServiceReadConfigOutput200
  }
  /**
   * Read this definition as Swagger 2.0, in YAML.
   * Use it with tools that do not support OpenAPI 3.1; it leaves out the webhooks.
   * Clients may cache it for 300 seconds and revalidate it by `ETag`.
   */
  'service.readDefinition': {
    input: {}
    output: unknown
  }
  /**
   * Check the health of the service.
   * Load balancers and monitoring call it; the status `fail` comes with HTTP 503.
   * The service caches the result for 2 seconds and never calls the model.
   */
  'service.readHealth': {
    input: {}
    output: ServiceReadHealthOutput200
  }
  /**
   * Read this definition as OpenAPI 3.1, in JSON.
   * It lists every path with its credential, schemas, examples and errors, and the webhooks.
   * Clients may cache it for 300 seconds and revalidate it by `ETag`.
   */
  'service.readOpenApi': {
    input: {}
    output: unknown
  }
  /**
   * Read the aggregate status of the system.
   * It uses the vocabulary of Statuspage, for status pages.
   * Clients may cache it for 30 seconds; it never calls the model.
   */
  'service.readStatus': {
    input: {}
    output: ServiceReadStatusOutput200
  }
  /**
   * Read the state of an upload.
   * Apps upload a photo to `uploads/{uid}/{name}.{extension}` with the Storage SDK.
   * The service scans and optimises it within seconds; until then `status` is `waiting`.
   * For a refused upload the answer gives the reason.
   * An unknown name returns 404: upload the photo, or upload it again if an answer got lost.
   */
  'uploads.read': {
    input: { params: UploadsReadParams }
    output: UploadsReadOutput200
  }
  /**
   * List the deliveries to a callback URL with their attempts.
   * Deliveries are listed newest first, with the status, error and response start of each attempt.
   * The service keeps deliveries for 30 days. A page has at most 25.
   */
  'webhooks.listDeliveries': {
    input: { params: IdParams; query?: PageQuery | undefined }
    output: WebhooksListDeliveriesOutput200
  }
  /**
   * List the registered callback URLs.
   * Webhooks are listed newest first, without their secrets.
   * The `status` of each webhook shows whether it is disabled.
   */
  'webhooks.list': {
    input: { query?: PageQuery | undefined }
    output: WebhooksListOutput200
  }
  /**
   * Register a callback URL.
   * When an asynchronous analysis ends, the service POSTs an event signed by Standard Webhooks 1.0.
   * This answer alone shows the `secret`.
   * A registered URL returns 409 with its id; if it is disabled, it is enabled with a new secret.
   * An account can have up to 10 webhooks.
   */
  'webhooks.register': {
    input: { body: WebhooksRegisterBody }
    output: WebhooksRegisterOutput200
  }
  /**
   * Remove a callback URL.
   * The service cancels its pending deliveries.
   * Removing a webhook twice returns 404.
   */
  'webhooks.remove': {
    input: { params: IdParams }
    output: Removed
  }
  /**
   * Deliver an event again.
   * The event keeps its id, so a receiver that already handled it can ignore it.
   * An account can retry 60 deliveries per hour; the next retry returns 429.
   * A waiting delivery is sent at once; a delivery of a disabled webhook returns 409.
   */
  'webhooks.retryDelivery': {
    input: { params: WebhooksRetryDeliveryParams }
    output: QueuedDelivery
  }
  /**
   * Create a new signing secret.
   * This answer alone shows the new `secret`.
   * For `gracePeriodSeconds` every event carries a signature of each secret.
   * After a leak send 0, so that only the new secret signs.
   */
  'webhooks.rotateSecret': {
    input: { params: IdParams; body?: WebhooksRotateSecretBody | undefined }
    output: WebhooksRotateSecretOutput200
  }
  /**
   * Send a test event to a callback URL.
   * The service sends a `webhook.test` event to this URL, whatever its subscriptions.
   * An account can send 10 test events per hour; the next one returns 429.
   */
  'webhooks.test': {
    input: { params: IdParams }
    output: QueuedDelivery
  }
}

export type OperationName = keyof Operations
