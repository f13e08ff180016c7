import { z } from 'zod'
import { deviceType } from '../contract/schemas/device.ts'
import { defineCollection } from './collection.ts'

const device = z.object({
  accountId: z.string(),
  /** The id that the caller chose for the device, unique within the account. */
  deviceId: z.string(),
  type: deviceType,
  projectId: z.string(),
  placeId: z.string(),
  plantIds: z.array(z.string()),
  /** Metadata as JSON text, because Firestore forbids some names and shapes of JSON. */
  metadataJson: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Device = z.infer<typeof device>

/** IoT devices of an account. */
export const devices = defineCollection({
  name: 'devices',
  idRule: 'dev_ + hash of account and device id',
  schema: device,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId'] },
  queries: [
    {
      equal: ['accountId'],
      optional: ['projectId', 'placeId', 'type'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
  ],
  unindexed: ['deviceId', 'plantIds', 'metadataJson', 'createdAt', 'updatedAt'],
})
