import { z } from 'zod'
import { limits } from '../limits.ts'
import { nullableText, text, time } from './common.ts'

const linkMinutesMin = limits.image.linkSecondsMin / 60

/** How long a link to a photo works, in words. */
export const linkLifetime = `${linkMinutesMin} to ${2 * linkMinutesMin} minutes`

/** Links to the photo of an analysis. Every response contains newly signed links. */
export const image = z
  .object({
    url: z.string().describe('A link to the optimised photo; a GET of it needs no credential.'),
    thumbnailUrl: text.describe(
      'A link to a WebP of at most 256 x 256 px; for an older photo, to the photo itself.',
    ),
    expiresAt: time.describe(`When both links expire, ${linkLifetime} after their creation.`),
    thumbhash: nullableText.describe(
      'A ThumbHash in base64 to draw until the thumbnail loads; null for an older photo.',
    ),
  })
  .describe('Links to the photo; anyone who has a link can read the photo.')
