import { accounts } from './accounts.ts'
import { analyses } from './analyses.ts'
import { apiKeySets, apiKeys } from './api-keys.ts'
import { attemptSlots } from './attempt-slots.ts'
import { auditEntries, auditHeads } from './audit.ts'
import { cachedAnswers } from './cached-answers.ts'
import type { Collection } from './collection.ts'
import { deliveries } from './deliveries.ts'
import { devices } from './devices.ts'
import { erasures } from './erasures.ts'
import { events } from './events.ts'
import { exports } from './exports.ts'
import { flags } from './flags.ts'
import { folderNames } from './folder-names.ts'
import { folderRemovals } from './folder-removals.ts'
import { folders } from './folders.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { invitationSets, invitations, invitationTries, mailsToAddresses } from './invitations.ts'
import { malwareTallies } from './malware-tallies.ts'
import { moderationItems } from './moderation.ts'
import { notices, noticesToMailboxes } from './notices.ts'
import { permissionChanges } from './permission-changes.ts'
import { providerCallCounts } from './provider-call-counts.ts'
import { providerEvents } from './provider-events.ts'
import { providerJobs } from './provider-jobs.ts'
import { retryRuns } from './retry-runs.ts'
import { securityIncidents } from './security-incidents.ts'
import { accountStats } from './stats.ts'
import { transactions } from './transactions.ts'
import { uploadCounts } from './upload-counts.ts'
import { uploads } from './uploads.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

export const collections: readonly Collection<unknown>[] = [
  users,
  accounts,
  transactions,
  analyses,
  events,
  accountStats,
  folders,
  folderNames,
  folderRemovals,
  devices,
  apiKeys,
  apiKeySets,
  idempotencyKeys,
  uploads,
  uploadCounts,
  exports,
  erasures,
  notices,
  noticesToMailboxes,
  invitations,
  invitationTries,
  invitationSets,
  mailsToAddresses,
  webhooks,
  deliveries,
  attemptSlots,
  providerEvents,
  providerJobs,
  providerCallCounts,
  cachedAnswers,
  securityIncidents,
  malwareTallies,
  moderationItems,
  flags,
  permissionChanges,
  retryRuns,
  auditEntries,
  auditHeads,
]
