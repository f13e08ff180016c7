import { z } from 'zod'
import { databaseVariables } from './database.ts'
import { instancesMaxDefault, signInVariables } from './platform.ts'

/** The settings that the deployment reads. Functions read few of them. */
export const deploymentSettings = z.object({
  FIRESTORE_DATABASE: databaseVariables.FIRESTORE_DATABASE,
  ALERT_EMAIL: z.email('must be an address').optional(),
  PAGING_CHANNEL: z.string().startsWith('projects/', 'must be a channel’s name').optional(),
  /** In whole units of the billing account's currency. */
  MONTHLY_BUDGET: z
    .union([z.literal('none'), z.coerce.number().int().positive()], 'must be whole units, or none')
    .default(100),
  /** How long a tenth of the calls reach a new version before all do. 0 lets all do at once. */
  CANARY_MINUTES: z.coerce.number().int().min(0).max(60).default(10),
  MAX_INSTANCES: z.coerce.number().default(instancesMaxDefault),
  IMAGE_PROCESSOR_MIN_INSTANCES: z.coerce.number().int().min(0).max(1000).default(1),
  /** The API's own host, in front of which stands a load balancer. */
  DOMAIN: z
    .string()
    .regex(
      /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      'must be a host such as api.example.org',
    )
    .optional(),
  ...signInVariables,
  /** The console's address, whose host may ask for App Check tokens. */
  WEB_URL: z.url().optional(),
  /** By default half of MAX_INSTANCES. */
  IMAGE_PROCESSOR_MAX_INSTANCES: z.coerce.number().int().min(1).max(1000).optional(),
})
