import { z } from 'zod'
/** Why the service refused an upload. The last two can succeed on another attempt. */
export const uploadRefusalCode = z.enum([
  'IMAGE_INFECTED',
  'IMAGE_UNDECODABLE',
  'IMAGE_TOO_LARGE',
  'NAME_TAKEN',
  'DAILY_UPLOADS_EXCEEDED',
])
