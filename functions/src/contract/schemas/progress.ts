import { z } from 'zod'
import { time } from './common.ts'

const fraction = z.number().min(0).max(1)
const count = z.number().int().min(0)

/** How a plant fares since an earlier photo of it (docs/decisions/0318). */
export const progress = z.object({
  comparedWith: z
    .string()
    .describe('The id of the earlier analysis; reading it is 404 once that is deleted.'),
  since: time.describe('When the earlier analysis was started.'),
  trend: z
    .enum(['BETTER', 'SAME', 'WORSE', 'UNSURE'])
    .describe(
      'BETTER or WORSE where the change is more than photos of an unchanged plant differ by, ' +
        'SAME where it is as little as most of them do; else UNSURE.',
    ),
  discolouredFraction: z
    .object({ before: fraction.describe('Then.'), now: fraction.describe('Now.') })
    .describe('Yellow, brown and white, as a share of the foliage.'),
  lesionCount: z
    .object({ before: count.describe('Then.'), now: count.describe('Now.') })
    .describe('Spots on the foliage.'),
})
export type Progress = z.infer<typeof progress>
