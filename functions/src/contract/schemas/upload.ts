import { z } from 'zod'
/** Why an upload was refused. The last may succeed on another day. */
export const uploadRefusalCode = z.enum([
  'IMAGE_INFECTED',
  'IMAGE_UNDECODABLE',
  'IMAGE_TOO_LARGE',
  'NAME_TAKEN',
  'DAILY_UPLOADS_EXCEEDED',
])
