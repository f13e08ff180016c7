import type { Cloud } from './cloud.ts'
import type { Reader } from './read.ts'

/** The parts that were built on this machine for the deployment. */
export type Built = {
  /** A hash of the functions' folder, including the manifest. */
  functionsHash: string
  /** A hash of the image processor's sources. */
  imageSource: string
  /** A hash of the console's build, in the folder from which the console is deployed. */
  webHash: string
  /** The archive of the image processor's sources. */
  imageArchive: string
  /** The text of the gateway's OpenAPI file, with placeholders for the addresses. */
  gatewayText: string
  rules: { firestore: string; storage: string }
  /** The text of `firestore.indexes.json`. */
  indexes: string
  /** A photo of a leaf, for the smoke test. */
  leaf: Buffer
}

/** The operator's settings for monitoring. */
export type Watching = {
  /** The e-mail address for alerts, or undefined if alerts are not sent by e-mail. */
  alertEmail: string | undefined
  /** The budget in whole units of the billing account's currency, or undefined for no budget. */
  monthlyBudget: number | undefined
  instancesMax: number
}

/** A deployment of one project. `names.ts` has the names of all parts of a deployment. */
export type Deployment = {
  project: string
  number: string
  region: string
  databaseLocation: string
  /** The project's default bucket in Firebase, which holds uploads, photos and exports. */
  bucket: string
  /** The operator as a member in IAM policies, such as `user:ada@example.org`. */
  operator: string
  /** The text of `functions/.env.<project>`, which the operator wrote. */
  settingsText: string
  watching: Watching
  /** Whether the service account calls the generative model without an API key. */
  asksVertex: boolean
  folders: { work: string; functions: string }
  cloud: Cloud
  read: Reader
  isDryRun: boolean
  /** Whether the operator wants a new key for links to photos. */
  rotatesPhotoKey: boolean
}
