import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedConditions, namedSpecies } from '@plant/image-processor/protocol'
import { plainDamage } from '@plant/testing/sample-measurements'
import { parse } from 'yaml'
import { z } from 'zod'
import { plantHints } from '../../functions/src/contract/schemas/analysis.ts'
import { severity } from '../../functions/src/contract/schemas/analysis-values.ts'
import { actionIds } from '../../functions/src/domain/catalogue/actions.ts'
import { conditionIds } from '../../functions/src/domain/catalogue/conditions.ts'
import { root } from '../common/root.ts'

const probability = z.number().min(0).max(1)
const actionId = z.enum([...actionIds, 'confirm'])
const drawings = [...Object.keys(plainDamage), 'healthy'] as (
  | keyof typeof plainDamage
  | 'healthy'
)[]

const { placement, sunExposure, wateringFrequency, species, latitude, longitude, country } =
  plantHints.shape

/** The growing conditions that the grower enters. */
const hints = z.strictObject({
  placement: placement.default(null),
  sunExposure: sunExposure.default(null),
  wateringFrequency: wateringFrequency.default(null),
  species,
  latitude: latitude.default(null),
  longitude: longitude.default(null),
  country,
})

const caseSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The grower's question. */
    asks: z.string().min(1),
    /** The pathologist's number for the fault that this case guards against. */
    fault: z.int().min(1).max(24).optional(),
    /** The number of the problem in the list of the 40 most common user problems. */
    problem: z.int().min(1).max(40).optional(),
    /** The embedded model's input: a drawn damage pattern, or probabilities of conditions. */
    photo: z
      .strictObject({
        drawn: z.enum(drawings).optional(),
        names: z.partialRecord(z.enum(namedConditions), probability).optional(),
        /** The species that the photo resembles. */
        resembles: z.partialRecord(z.enum(namedSpecies), probability).optional(),
      })
      .optional(),
    /** The conditions that the generative model finds. `healthy` stands for a healthy plant. */
    conditions: z.partialRecord(z.enum(conditionIds), probability).optional(),
    healthy: z.literal(true).optional(),
    species: z.string().optional(),
    family: z.string().default('Plantae'),
    sure: probability.default(0.9),
    /** Free text that the generative model adds to its answer. */
    told: z.string().optional(),
    in: hints.prefault({}),
    language: z.string().default('en'),
    say: z.array(z.string()).default([]),
    not: z.array(z.string()).default([]),
    first: actionId.optional(),
    order: z.array(actionId).default([]),
    does: z.array(actionId).default([]),
    without: z.array(actionId).default([]),
    actionsMax: z.int().optional(),
    top: z.enum(conditionIds).optional(),
    severity: z.tuple([severity, severity]).optional(),
    reportable: z.boolean().optional(),
    /** `false` if the care advice must contain no number. */
    numbers: z.literal(false).optional(),
    source: z.string().min(1),
  })
  .refine(({ photo, conditions, healthy }) => photo || conditions || healthy, {
    message: 'a case needs a photo, conditions, or `healthy`',
  })
export type AdviceCase = z.infer<typeof caseSchema>

/** Completes a case with the defaults. Throws if the case is malformed. */
export const parseCase = (given: z.input<typeof caseSchema>): AdviceCase => caseSchema.parse(given)

const folder = join(root, 'scripts/advice/cases')

/** Reads the cases of all files. Throws if a case is malformed or two cases share an id. */
export function readCases(): AdviceCase[] {
  const cases = readdirSync(folder)
    .sort()
    .flatMap((file) => z.array(caseSchema).parse(parse(readFileSync(join(folder, file), 'utf8'))))
  const ids = cases.map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (twice.length > 0) throw new Error(`several cases are named ${twice.join(', ')}`)
  return cases
}
