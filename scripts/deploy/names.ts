export const repository = 'plant-analysis'
export const gateway = 'plant-analysis'
export const imageProcessor = 'image-processor'
/** The functions' codebase. The Firebase CLI does not change other codebases. */
export const codebase = 'plant-analysis'
/** The Google API key with which the service exchanges API keys for identity tokens. */
export const exchangeKey = 'plant-token-exchange'
/** The service account that may only read photos. Its key signs links to photos. */
export const photoReader = 'photo-reader'
/** The daily build of the image processor with new malware signatures. */
export const renewalJob = 'renew-malware-signatures'

type Named = { project: string }

export function account({ project }: Named, name: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}

/** The bucket for build sources, malware signatures and the records of releases. */
export function buildBucket({ project }: Named): string {
  return `${project}-plant-builds`
}

/** The bucket of Terraform's state, which no build may read. */
export function stateBucket({ project }: Named): string {
  return `${project}-plant-state`
}

export function apiKeysUrl({ project }: Named): string {
  return `https://apikeys.googleapis.com/v2/projects/${project}/locations/global/keys`
}

export function bucketUrl(bucket: string): string {
  return `https://storage.googleapis.com/storage/v1/b/${bucket}`
}

export function databaseUrl({ project }: Named): string {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`
}

export function objectUrl(bucket: string, name: string): string {
  return `${bucketUrl(bucket)}/o/${encodeURIComponent(name)}`
}
