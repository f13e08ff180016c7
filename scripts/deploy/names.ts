export const repository = 'plant-analysis'
export const gateway = 'plant-analysis'
export const imageProcessor = 'image-processor'
/** The functions' codebase. The Firebase CLI neither changes nor removes those of other regions. */
export const codebase = (region: string) => `plant-analysis-${region}`
/** The Google API key with which the service exchanges API keys for identity tokens. */
export const exchangeKey = 'plant-token-exchange'
/** The service account that may only read photos. Its key signs links to photos. */
export const photoReader = 'photo-reader'
/** The daily build of the image processor with new malware signatures. */
export const renewalJob = 'renew-malware-signatures'

type Named = { project: string }

export const account = ({ project }: Named, name: string) =>
  `${name}@${project}.iam.gserviceaccount.com`

/** The multi-region of our own buckets, which must outlive the region. */
export const multiRegion = (region: string) =>
  region.startsWith('europe') ? 'EU' : /^(asia|australia)/.test(region) ? 'ASIA' : 'US'

/** The bucket for build sources, malware signatures and the records of releases. */
export const buildBucket = ({ project }: Named) => `${project}-plant-builds`

/** The bucket of Terraform's state, which no build may read. */
export const stateBucket = ({ project }: Named) => `${project}-plant-state`

export const apiKeysUrl = ({ project }: Named) =>
  `https://apikeys.googleapis.com/v2/projects/${project}/locations/global/keys`

export const bucketUrl = (bucket: string) => `https://storage.googleapis.com/storage/v1/b/${bucket}`
export const databaseUrl = ({ project }: Named, database: string) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/${database}`
export const objectUrl = (bucket: string, name: string) =>
  `${bucketUrl(bucket)}/o/${encodeURIComponent(name)}`
