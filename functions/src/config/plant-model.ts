import { z } from 'zod'
import type { Deployment } from '../adapters/model-provider.ts'
import { modelProviders } from '../adapters/model-providers.ts'

const names = Object.keys(modelProviders)
const ofProviders: z.ZodRawShape = Object.fromEntries(
  Object.values(modelProviders).flatMap(({ variables }) => Object.entries(variables)),
)

/** The choice of the model, and the variables of every provider. */
export const plantModelVariables = z
  .object({
    PLANT_MODEL: z.enum(['embedded', ...names]).default('embedded'),
  })
  .and(z.object(ofProviders))

/**
 * Reads only the settings of the chosen provider, and throws the errors of the provider's
 * `readSettings`. `isAsked` is false in a function that has no key to a model.
 */
export function readPlantModel(
  variables: z.infer<typeof plantModelVariables>,
  { isAsked, ...deployment }: Deployment & { isAsked: boolean },
) {
  const provider = modelProviders[variables.PLANT_MODEL]
  if (provider === undefined) return { kind: 'embedded' } as const
  const worksInBackground = provider.worksInBackground(variables)
  if (!isAsked) return { kind: 'none', provider, worksInBackground } as const
  const settings = provider.readSettings(variables, deployment)
  return { kind: 'provider', provider, worksInBackground, settings } as const
}
