import type { z } from 'zod'
import type { deploymentSettings } from '../../functions/src/config/deployment-settings.ts'
import type { OperatorSettings } from './check-settings.ts'
import type { Cloud } from './cloud.ts'
import type { Reader } from './read.ts'

export type Built = {
  /** A hash of the image processor's sources, and the archive of them. */
  imageSource: string
  imageArchive: string
  /** A hash of the console's build, in the folder from which the console is deployed. */
  webHash: string
  gatewayText: string
}

/** What a rollback needs to know, and every deployment too. `names.ts` has the other names. */
export type Place = {
  project: string
  region: string
  /** The text of `functions/.env.<project>`, which the operator wrote, and what it sets. */
  settingsText: string
  settings: OperatorSettings
  work: string
  cloud: Cloud
  read: Reader
  /** Prints commands and runs none that changes anything. */
  isDryRun: boolean
  print: (line: string) => void
}

export type Deployment = Place & {
  number: string
  billingAccount: string
  /** The project's default bucket in Firebase, which holds uploads, photos and exports. */
  bucket: { name: string; location: string }
  /** Who deploys as a member in IAM policies, such as `user:ada@example.org`. */
  deployer: string
  /** The settings that only the deployment reads. */
  parsed: z.infer<typeof deploymentSettings>
  /** Whether the service account calls the generative model without an API key. */
  asksVertex: boolean
  /** Whether the project exists. Without it, a dry run plans for an invented one. */
  isReal: boolean
}

/** Facts about the project that a deployment needs. If there are gaps, they may be invented. */
export type Facts = Pick<Deployment, 'number' | 'deployer' | 'billingAccount' | 'bucket'> & {
  secrets: readonly string[]
}
