import { z } from 'zod'
import { deviceType } from '../contract/schemas/device.ts'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const device = z.object({
  accountId: z.string(),
  /** The id that the account gave the device; unique within the account. */
  deviceId: z.string(),
  type: deviceType,
  projectId: z.string(),
  placeId: z.string(),
  plantIds: z.array(z.string()),
  /** JSON text, as Firestore forbids names and shapes that JSON allows. */
  metadataJson: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Device = z.infer<typeof device>

/** IoT devices of an account. */
export const devices: Collection<Device> = {
  name: 'devices',
  idRule: 'dev_ + hash of account and device id',
  schema: device,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [
    {
      equal: ['accountId'],
      optional: ['projectId', 'placeId', 'type'],
      orderBy: { field: 'createdAt', direction: 'descending' },
    },
    byField('accountId'),
  ],
  unindexed: ['deviceId', 'plantIds', 'metadataJson', 'createdAt', 'updatedAt'],
}
