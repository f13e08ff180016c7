import { z } from 'zod'
import { instancesMaxDefault } from '../../functions/src/config/platform.ts'
import type { Watching } from './deployment.ts'

const none = 'none'

const variables = z.object({
  ALERT_EMAIL: z.email('must be an address').optional(),
  MONTHLY_BUDGET: z
    .union([z.literal(none), z.coerce.number().int().positive()], 'must be whole units, or none')
    .default(100),
  MAX_INSTANCES: z.coerce.number().default(instancesMaxDefault),
})

/**
 * The operator's settings for monitoring. The preflight reports malformed settings as gaps. A dry
 * run uses the defaults for all settings instead.
 */
export function readWatching(settings: Readonly<Record<string, string | undefined>>): Watching {
  const { ALERT_EMAIL, MONTHLY_BUDGET, MAX_INSTANCES } =
    variables.safeParse(settings).data ?? variables.parse({})
  return {
    alertEmail: ALERT_EMAIL,
    monthlyBudget: MONTHLY_BUDGET === none ? undefined : MONTHLY_BUDGET,
    instancesMax: MAX_INSTANCES,
  }
}

/** Returns the faults of the monitoring settings. */
export function watchingProblems(settings: Readonly<Record<string, string | undefined>>): string[] {
  const { error } = variables.safeParse(settings)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
