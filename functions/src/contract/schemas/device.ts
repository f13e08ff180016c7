import { z } from 'zod'
import { limits } from '../limits.ts'
import { distinct, time } from './common.ts'
import { metadata } from './metadata.ts'
import { pageQuery } from './query.ts'

export const deviceType = z.enum(['sensor', 'camera', 'drone'])

/** Ids of the caller's own systems, so any text. */
const foreignId = z.string().min(1).max(limits.device.idCharactersMax)

/** Chosen by the caller, unique within the account. */
const deviceId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be 1 to 128 of A-Z a-z 0-9 _ -')

const fields = {
  type: deviceType,
  projectId: foreignId,
  placeId: foreignId,
  plantIds: distinct(foreignId, 0, limits.device.plantIdsMax),
  metadata,
}

export const deviceParams = z.object({ id: deviceId })

export const registerBody = z.object({
  id: deviceId.optional(),
  ...fields,
  plantIds: fields.plantIds.optional(),
  metadata: fields.metadata.optional(),
})

/** Each field that is named is replaced as a whole. */
export const updateBody = z.object(fields).partial()

export const devicesQuery = pageQuery.extend({
  projectId: foreignId.optional(),
  placeId: foreignId.optional(),
  type: deviceType.optional(),
})

export const device = z.object({
  id: z.string(),
  type: deviceType,
  projectId: z.string(),
  placeId: z.string(),
  plantIds: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  status: z.literal('active'),
  createdAt: time,
  updatedAt: time,
})

export const decommissionedDevice = z.object({
  id: z.string(),
  status: z.literal('decommissioned'),
})
