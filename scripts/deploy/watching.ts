import { z } from 'zod'
import { instancesMaxDefault } from '../../functions/src/config/platform.ts'

export const watchingSettings = z.object({
  ALERT_EMAIL: z.email('must be an address').optional(),
  PAGING_CHANNEL: z.string().startsWith('projects/', 'must be a channel’s name').optional(),
  /** In whole units of the billing account's currency. */
  MONTHLY_BUDGET: z
    .union([z.literal('none'), z.coerce.number().int().positive()], 'must be whole units, or none')
    .default(100),
  MAX_INSTANCES: z.coerce.number().default(instancesMaxDefault),
})
