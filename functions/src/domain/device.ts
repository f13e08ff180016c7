import type { z } from 'zod'
import type { Device } from '../collections/devices.ts'
import type { device } from '../contract/schemas/device.ts'
import { digestId } from './analyses/idempotency.ts'

/** A device's document id also depends on the account, because accounts may share a device id. */
export function deviceDocumentId(accountId: string, deviceId: string): string {
  return `dev_${digestId(`${accountId}\n${deviceId}`)}`
}

/** The wire format of a device (docs/api.md#5-devices). */
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
