import type { Cloud } from './cloud.ts'
import type { Reader } from './read.ts'

/** What was built here, and is to be deployed. */
export type Built = {
  /** Names the content of the functions' folder, the manifest included. */
  functionsHash: string
  /** Names the sources of the image processor. */
  imageSource: string
  /** Names the build of the console, which lies in the folder that it is deployed from. */
  webHash: string
  /** The archive of those sources. */
  imageArchive: string
  /** The gateway's file, with placeholders for the addresses. */
  gatewayText: string
  rules: { firestore: string; storage: string }
  /** The text of `firestore.indexes.json`. */
  indexes: string
  /** A photo of a leaf, for the smoke test. */
  leaf: Buffer
}

/** What the operator says of the watching. */
export type Watching = {
  /** Who is told; undefined for nobody. */
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
