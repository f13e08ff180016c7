import { accountStats, accounts, users } from './accounts.ts'
import { analyses } from './analyses.ts'
import { apiKeySets, apiKeys } from './api-keys.ts'
import { auditEntries, auditHeads } from './audit.ts'
import type { Collection } from './collection.ts'
import { devices } from './devices.ts'
import { events } from './events.ts'
import { folderNames, folderRemovals, folders } from './folders.ts'
import { invitationSets, invitations, invitationTries, mailsToAddresses } from './invitations.ts'
import { malwareTallies, securityIncidents } from './malware.ts'
import { flags, moderationItems, withheldPhotos } from './moderation.ts'
import { notices, noticesToMailboxes } from './notices.ts'
import { permissionChanges, retryRuns } from './operator-commands.ts'
import { erasures, exports } from './personal-data.ts'
import { cachedAnswers, providerCallCounts, providerEvents, providerJobs } from './provider.ts'
import { idempotencyKeys, transactions } from './transactions.ts'
import { uploadCounts, uploads } from './uploads.ts'
import { attemptSlots, deliveries, webhooks } from './webhooks.ts'

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
  withheldPhotos,
  flags,
  permissionChanges,
  retryRuns,
  auditEntries,
  auditHeads,
]
