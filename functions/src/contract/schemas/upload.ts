import { z } from 'zod'
/** Why the service refused an upload. A new attempt can succeed after the last two reasons. */
export const uploadRefusalCode = z.enum([
  'IMAGE_INFECTED',
  'IMAGE_UNDECODABLE',
  'IMAGE_TOO_LARGE',
  'IMAGE_WITHHELD',
  'NAME_TAKEN',
  'DAILY_UPLOADS_EXCEEDED',
])
