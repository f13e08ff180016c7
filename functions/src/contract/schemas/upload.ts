import { z } from 'zod'

/** The name of an upload: its path in storage before the extension. */
const uploadName = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'must be 1 to 100 of A-Z a-z 0-9 _ -')

export const uploadParams = z.object({
  name: uploadName.describe('The name of the file in `uploads/{uid}/`, without its extension.'),
})

/** Why the service refused an upload. The last two can succeed on another attempt. */
export const uploadRefusalCode = z.enum([
  'IMAGE_INFECTED',
  'IMAGE_UNDECODABLE',
  'IMAGE_TOO_LARGE',
  'NAME_TAKEN',
  'DAILY_UPLOADS_EXCEEDED',
])

/** The state of a photo that an app uploaded straight to storage. */
export const upload = z.object({
  name: z.string().describe('The name of the file, without its extension.'),
  status: z
    .enum(['waiting', 'ready', 'refused'])
    .describe('`ready` once the photo can be analysed; `waiting` takes some seconds.'),
  storagePath: z
    .string()
    .describe('The path to send to `POST /v1/analyses`; only with `ready`.')
    .optional(),
  error: z
    .object({
      code: uploadRefusalCode.describe(
        'Why it was refused; the last two can succeed on another attempt.',
      ),
      detail: z.string().describe('How to solve the problem, in English.'),
    })
    .describe('Why it was refused; only with `refused`.')
    .optional(),
})
