import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import {
  answerValue,
  healthWord,
  leafSign,
  outcome,
  photoIssueCode,
  question,
  safetyFlag,
  stage,
  treatmentType,
  view,
} from './analysis-values.ts'
import { care } from './care.ts'
import { atLeastOne, nullableText } from './common.ts'
import { issue, rightOf100 } from './issue.ts'
import { fraction, measurements } from './measurements.ts'
import { plant } from './plant.ts'

const photo = z.object({
  isPlant: z
    .object({
      value: z.boolean().describe('True if the photo shows a plant.'),
      confidence: fraction.describe('The confidence, from 0 to 1.'),
    })
    .describe('Whether the photo shows a plant.'),
  view: view
    .nullable()
    .describe(
      'What it shows: one leaf, or a plant from further away, whose health it does not show; null ' +
        'in analyses of older versions.',
    )
    .default(null),
  issues: z
    .array(
      z.object({
        code: photoIssueCode.describe('What is wrong with the photo.'),
        text: z.string().describe('The same value in words, localised.'),
      }),
    )
    .describe('The problems that make the photo hard to assess.'),
  retakeHint: nullableText.describe(
    'How to take a better photo, localised; null if this one is good.',
  ),
})

const health = z.object({
  status: z.enum(['HEALTHY', 'UNHEALTHY', 'UNKNOWN']).describe('Whether the plant looks healthy.'),
  confidence: fraction.describe('The confidence, from 0 to 1.'),
  word: healthWord
    .describe('How plainly the answer speaks of the health; NONE if the photo does not show it.')
    // Analyses stored before version 1.3 lack this field.
    .default('CAREFUL'),
  rightOf100,
  summary: z.string().describe('The finding in a sentence or two, localised.'),
})

/** The first sentence of an answer. It names a cause only if half of such causes are right. */
const headline = z.object({
  kind: z
    .enum(['CAUSE', 'SIGNS', 'OUTCOME'])
    .describe(
      'CAUSE names the first issue, which is right in at least 50 of 100 such answers. SIGNS names ' +
        'what was seen, because the cause is not sure. OUTCOME says whether there is a problem.',
    ),
  sign: leafSign.nullable().describe('What was seen on the leaf; null if there are no issues.'),
  text: z.string().describe('The headline, localised.'),
  rightOf100: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe(
      'In how many of 100 such answers the cause was the one named (CAUSE) or among `issues` ' +
        '(SIGNS); null if that was not measured.',
    ),
})

const asked = z.object({
  question: question.describe('The id of the question, never localised.'),
  text: z.string().describe('The question, localised.'),
  values: z
    .array(
      z.object({
        value: answerValue.describe('The value to send as `answer.value`.'),
        text: z.string().describe('The same value in words, localised.'),
      }),
    )
    .describe('The answers to choose from.'),
})

export const action = z.object({
  order: atLeastOne.describe('The position of the action in the plan, counted from 1.'),
  actionId: nullableText
    .describe('The id of the action, never localised; null in analyses before 1.3.')
    .default(null),
  conditionIds: z.array(z.string()).describe('The issues that the action treats.'),
  title: z.string().describe('The action in a few words, localised.'),
  instructions: z.string().describe('What to do, localised.'),
  startInDays: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(
      'Days from now until the first time; 0 is today; null if the action belongs to a stage.',
    ),
  stage: stage
    .nullable()
    .describe('The stage of the plant or season at which to do it; null if it starts in days.')
    .default(null),
  stageText: nullableText.describe('The stage in words, localised.').default(null),
  repeatEveryDays: atLeastOne.nullable().describe('Days between repeats; null if once is enough.'),
  repeatTimes: atLeastOne
    .nullable()
    .describe(
      'The maximum number of repeats; null if the action continues until the issue is gone.',
    )
    .default(null),
  treatmentType: treatmentType.describe('What kind of action it is.'),
  safetyFlags: z
    .array(safetyFlag)
    .describe('Safety warnings; a chemical action always has LABEL_CHECK.'),
})

const plan = named(
  'Plan',
  z.object({
    actions: z
      .array(action)
      .describe('At most four actions: those with a day first, in order of time.'),
    checkBackInDays: atLeastOne
      .nullable()
      .describe('Days after which to check the plant again; null if that is not needed.'),
    seekExpertIf: nullableText.describe(
      'When to ask an expert, localised; null if none is needed.',
    ),
  }),
)

/**
 * The diagnosis of a photo by the generative or the embedded model. If there is no diagnosis (no
 * plant, unusable photo, withheld result), `plan` and `care` are null.
 */
export const diagnosis = z.object({
  outcome: outcome.describe('The outcome of the analysis.'),
  headline: headline
    .nullable()
    .describe('The answer in one sentence; null if it is withheld or of an older version.')
    .default(null),
  photo: photo.nullable().describe('The assessment of the photo itself; null if it is withheld.'),
  plant: plant.describe('The likely species of the plant.'),
  health: health.describe('The health of the plant.'),
  measurements: measurements
    .nullable()
    .describe('The measurements on the photo; null if nothing could be measured.'),
  issues: z
    .array(issue)
    .max(limits.analysis.issuesMax)
    .describe('The conditions found, the strongest first; empty with HEALTHY.'),
  question: asked
    .nullable()
    .describe(
      'What decides between the issues: send the answer with `follows`; null if nothing does.',
    )
    .default(null),
  plan: plan.nullable().describe('What to do; null if nothing was diagnosed.'),
  care: care.nullable().describe('How to care for the plant; null if nothing was diagnosed.'),
})
export type Diagnosis = z.infer<typeof diagnosis>
