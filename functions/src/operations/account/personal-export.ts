import type { z } from 'zod'
import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { PersonalExport } from '../../collections/personal-data.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'
import type { personalDataExport } from '../../contract/schemas/account.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { archivePath } from '../exports/objects.ts'

/**
 * Returns false for an expired export, even if the sweeper has not removed the document yet, and
 * for a ready one that may show a photo withheld since. Costs up to 2 reads for a ready export.
 */
export async function isServed(
  store: Pick<StoreTransaction, 'getAll'>,
  { accountId, uid }: KnownCaller,
  known: PersonalExport,
  now: Date,
): Promise<boolean> {
  if (known.status === 'PENDING') return true
  if (known.expiresAt <= now) return false
  if (known.status === 'FAILED') return true
  // The export of a worker has photos of both accounts.
  const accounts = [...new Set([accountId, uid])].map((id) => ref(accountStats, id))
  const found = await store.getAll(...accounts)
  return found.every((stats) => !stats?.withheldAt || stats.withheldAt <= known.requestedAt)
}

/** The state of an export. A ready export has a download link, which is valid for 15 minutes. */
export async function exportAnswer(
  { objects }: Ports,
  uid: string,
  current: PersonalExport,
): Promise<z.input<typeof personalDataExport>> {
  const { exportId, requestedAt } = current
  const common = { exportId, requestedAt: requestedAt.toISOString() }
  if (current.status === 'PENDING') return { ...common, status: 'pending' }
  if (current.status === 'FAILED') return { ...common, status: 'failed' }
  return {
    ...common,
    status: 'ready',
    readyAt: current.readyAt.toISOString(),
    expiresAt: current.expiresAt.toISOString(),
    downloadUrl: await objects.signedUrl(
      archivePath(uid, exportId),
      limits.export.linkLifetimeSeconds,
    ),
  }
}
