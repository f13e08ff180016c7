import { z } from 'zod'
import { time } from './common.ts'

/** Links to the photo of an analysis, made as the answer was read. */
export const image = z
  .object({
    url: z.string().describe('A link to the optimised photo; a GET of it needs no credential.'),
    thumbnailUrl: z
      .string()
      .describe('A link to a WebP of at most 256 x 256 px; of an older photo, the photo itself.'),
    expiresAt: time.describe('When both links lapse: 15 to 30 minutes after they were made.'),
    thumbhash: z
      .string()
      .nullable()
      .describe(
        'A ThumbHash in base64, to draw until the thumbnail is there; null of an older photo.',
      ),
  })
  .describe('Links to the photo, which is read by whoever has them.')
