import type { Cloud } from './cloud.ts'
import type { Reader } from './read.ts'

/** The parts that were built on this machine for the deployment. */
export type Built = {
  /** A hash of the functions' folder, including the manifest. */
  functionsHash: string
  /** A hash of the image processor's sources. */
  imageSource: string
  /** Names the build of the console, which lies in the folder that it is deployed from. */
  webHash: string
  /** The archive of the image processor's sources. */
  imageArchive: string
  /** The gateway's file, with placeholders for the addresses. */
  gatewayText: string
  rules: { firestore: string; storage: string }
  /** The text of `firestore.indexes.json`. */
  indexes: string
  /** A photo of a leaf, for the smoke test. */
  leaf: Buffer
}

/** The operator's settings for monitoring. */
export type Watching = {
  /** The e-mail address that alerts go to; undefined for no alerts by e-mail. */
  alertEmail: string | undefined
  /** In whole units of the billing account's currency; undefined for no budget. */
  monthlyBudget: number | undefined
  /** The setting MAX_INSTANCES. */
  instancesMax: number
}

/** A deployment of one project; `names.ts` has the names of its parts. */
export type Deployment = {
  project: string
  number: string
  region: string
  databaseLocation: string
  /** The bucket of uploads, photos and exports: Firebase's default bucket of the project. */
  bucket: string
  /** The operator as a member of policies, such as `user:ada@example.org`. */
  operator: string
  /** The text of `functions/.env.<project>`, which the operator wrote. */
  settingsText: string
  watching: Watching
  /** Whether the generative model is called as the service account, without a key. */
  asksVertex: boolean
  folders: { work: string; functions: string }
  cloud: Cloud
  read: Reader
  isDryRun: boolean
  /** Whether the operator wants a new key for links to photos. */
  rotatesPhotoKey: boolean
}
