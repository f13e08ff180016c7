import { z } from 'zod'
import { instancesMaxDefault } from '../../functions/src/config/platform.ts'

/** The operator's settings for monitoring. */
const variables = z.object({
  ALERT_EMAIL: z.email('must be an address').optional(),
  /** In whole units of the billing account's currency. */
  MONTHLY_BUDGET: z
    .union([z.literal('none'), z.coerce.number().int().positive()], 'must be whole units, or none')
    .default(100),
  MAX_INSTANCES: z.coerce.number().default(instancesMaxDefault),
})
export type Watching = z.infer<typeof variables>

/** Reads settings that have no faults. */
export function readWatching(settings: Readonly<Record<string, string | undefined>>): Watching {
  return variables.parse(settings)
}

/** Returns the faults of the monitoring settings. */
export function watchingProblems(settings: Readonly<Record<string, string | undefined>>): string[] {
  const { error } = variables.safeParse(settings)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
