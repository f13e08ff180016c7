import type { z } from 'zod'
import type { PersonalExport } from '../../collections/personal-data.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'
import type { personalDataExport } from '../../contract/schemas/account.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import type { Ports } from '../../ports/ports.ts'
import { archivePath } from '../exports/objects.ts'

/**
 * A worker's export is of themselves. A key is no person: its export is of the account alone, and
 * another document than the owner's, which it neither replaces nor links to.
 */
export function exportSubject(caller: KnownCaller): string {
  return caller.kind === 'key' ? apiKeyPrincipal(caller.accountId) : caller.uid
}

/** An ended one past its days is gone, whether the sweeper has come by or not. */
export function isServed(known: PersonalExport, now: Date): boolean {
  return known.status === 'PENDING' || known.expiresAt > now
}

/** How far it is, with a link of 15 minutes to a ready one. */
export async function exportAnswer(
  { objects }: Ports,
  uid: string,
  current: PersonalExport,
): Promise<z.input<typeof personalDataExport>> {
  const { exportId, requestedAt } = current
  const common = { exportId, requestedAt: requestedAt.toISOString() }
  if (current.status === 'PENDING') return { ...common, status: 'pending' }
  if (current.status === 'FAILED') return { ...common, status: 'failed' }
  const path = archivePath(uid, exportId)
  return {
    ...common,
    status: 'ready',
    readyAt: current.readyAt.toISOString(),
    expiresAt: current.expiresAt.toISOString(),
    downloadUrl: await objects.signedUrl(path, limits.export.linkLifetimeSeconds),
  }
}
