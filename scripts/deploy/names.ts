/** The name of the image repository, of the gateway, and of the gateway's API. */
export const repository = 'plant-analysis'
export const gateway = 'plant-analysis'
export const imageProcessor = 'image-processor'
/** The functions' codebase. The Firebase CLI does not change other codebases. */
export const codebase = 'plant-analysis'
/** The Google API key with which the service exchanges API keys for identity tokens. */
export const exchangeKey = 'plant-token-exchange'
/** The service account that may only read photos. Its key signs links to photos. */
export const photoReader = 'photo-reader'
/** The web app in Firebase that gives the console its API key. */
export const consoleApp = 'plant-analysis-console'
/** The daily build of the image processor with new malware signatures. */
export const renewalJob = 'renew-malware-signatures'

type Place = { project: string }

/** The e-mail address of the service account with this name. */
export function account({ project }: Place, name: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}

export function member(place: Place, name: string): string {
  return `serviceAccount:${account(place, name)}`
}

/** The bucket for build sources and for the records of releases. */
export function buildBucket({ project }: Place): string {
  return `${project}-plant-builds`
}

/** The name of the image processor's image, without tag or digest. */
export function imageName({ project, region }: Place & { region: string }): string {
  return `${region}-docker.pkg.dev/${project}/${repository}/${imageProcessor}`
}

/** The tag of the newest image that was built from these sources. */
export function sourceTag(imageSource: string): string {
  return `source-${imageSource}`
}
