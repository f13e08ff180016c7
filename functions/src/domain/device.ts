import type { z } from 'zod'
import type { Device } from '../collections/devices.ts'
import type { device } from '../contract/schemas/device.ts'
import { digestId } from './analyses/idempotency.ts'

/** Two accounts may give their devices the same id, so the document's id comes from both. */
export function deviceDocumentId(accountId: string, deviceId: string): string {
  return `dev_${digestId(`${accountId}\n${deviceId}`)}`
}

/** A device as its account sees it (docs/api.md#5-devices). */
export function toDevice(stored: Device): z.input<typeof device> {
  return {
    id: stored.deviceId,
    type: stored.type,
    projectId: stored.projectId,
    placeId: stored.placeId,
    plantIds: stored.plantIds,
    metadata: JSON.parse(stored.metadataJson) as Record<string, unknown>,
    status: 'active',
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  }
}
