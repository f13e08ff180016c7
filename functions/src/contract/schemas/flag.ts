import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { flagReason, moderationState } from './analysis-values.ts'
import { writtenText } from './common.ts'

export const flagFields = {
  reason: flagReason.describe(
    'Whether the flag concerns the photo or the answer; OTHER needs a text.',
  ),
  text: writtenText(limits.flag.textCharactersMax)
    .describe('A text for the moderators in your own words, without markup.')
    .optional(),
}

type Flag = { reason: z.infer<typeof flagReason>; text?: string | undefined }

export function otherIsExplained({ reason, text }: Flag, context: z.RefinementCtx): void {
  if (reason !== 'OTHER' || text) return
  context.addIssue({ code: 'custom', path: ['text'], message: 'is needed with OTHER' })
}

/** An analysis in the moderation queue. */
export const flagged = named(
  'AnalysesFlagResponse',
  z.object({
    analysisId: z.string().describe('The id of the analysis.'),
    state: moderationState
      .extract(['FLAGGED', 'BLOCKED'])
      .describe(
        'A FLAGGED analysis stays visible until the decision; a BLOCKED one stays withheld.',
      ),
  }),
)
