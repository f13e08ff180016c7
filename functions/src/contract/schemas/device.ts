import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { distinct, inOneLine, time } from './common.ts'
import { metadata } from './metadata.ts'

export const deviceType = z.enum(['sensor', 'camera', 'drone'])

/** An id from the caller's own systems, so any line of text is allowed. */
export const foreignId = inOneLine(z.string().min(1).max(limits.device.idCharactersMax))

/**
 * An id that the caller chooses, unique within the account. An id of dots and slashes alone could
 * change the path of a request. The pattern reads an id once: with two repetitions of the same
 * characters, its time would grow with the square of the length.
 */
const deviceId = z
  .string()
  .max(limits.device.idCharactersMax)
  .regex(
    /^(?=[.:/@#+=,]*[A-Za-z0-9_-])[A-Za-z0-9_.:/@#+=,-]*$/,
    'must contain only A-Z a-z 0-9 _ - , . : / @ # + = and at least one of A-Z a-z 0-9 _ -',
  )

const fields = {
  type: deviceType.describe('What kind of device it is.'),
  projectId: foreignId.describe("The id of a project in the caller's own system."),
  placeId: foreignId.describe("The id of a place in the caller's own system."),
  plantIds: distinct(foreignId, 0, limits.device.plantIdsMax).describe(
    "The ids of plants in the caller's own system.",
  ),
  metadata: metadata.describe(
    `Anything, up to ${limits.device.metadataBytesMax / 1024} KB as JSON and ${limits.device.metadataLevelsMax} levels deep.`,
  ),
}

export const deviceParams = z.object({ id: deviceId.describe('The id of the device.') })

/** The body of `POST /v1/iot/devices`. */
export const registerBody = z.object({
  id: deviceId
    .describe('An id unique within the account; the service creates one if it is absent.')
    .optional(),
  ...fields,
  plantIds: fields.plantIds.optional(),
  metadata: fields.metadata.optional(),
})

/** The body of an update. Each field in the body replaces the whole stored field. */
export const updateBody = z.object(fields).partial()
export const device = named(
  'Device',
  z.object({
    id: z.string().describe('The id of the device, unique within the account.'),
    type: deviceType.describe('What kind of device it is.'),
    projectId: z.string().describe("The id of a project in the caller's own system."),
    placeId: z.string().describe("The id of a place in the caller's own system."),
    plantIds: z.array(z.string()).describe("The ids of plants in the caller's own system."),
    metadata: z.record(z.string(), z.unknown()).describe('The metadata that the caller stored.'),
    status: z.literal('active').describe('Always `active`.'),
    createdAt: time.describe('When it was registered.'),
    updatedAt: time.describe('When it last changed.'),
  }),
)

export const decommissionedDevice = z.object({
  id: z.string().describe('The id of the device, which can be registered again.'),
  status: z.literal('decommissioned').describe('Always `decommissioned`.'),
})
