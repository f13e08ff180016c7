import { z } from 'zod'
import { time } from './common.ts'

const fraction = z.number().min(0).max(1)
const count = z.number().int().min(0)

/** How a plant has changed since an earlier photo (docs/decisions/0318). */
export const progress = z.object({
  comparedWith: z
    .string()
    .describe('The id of the earlier analysis; reading it returns 404 after its deletion.'),
  since: time.describe('When the earlier analysis was started.'),
  trend: z
    .enum(['BETTER', 'SAME', 'WORSE', 'UNSURE'])
    .describe(
      'BETTER or WORSE if the change is larger than between photos of an unchanged plant, SAME if ' +
        'it is as small as between most of those, otherwise UNSURE.',
    ),
  discolouredFraction: z
    .object({
      before: fraction.describe('The earlier value.'),
      now: fraction.describe('The current value.'),
    })
    .describe('Yellow, brown and white, as a share of the foliage.'),
  lesionCount: z
    .object({
      before: count.describe('The earlier value.'),
      now: count.describe('The current value.'),
    })
    .describe('Spots on the foliage.'),
})
export type Progress = z.infer<typeof progress>
