/** The repository of images, and the gateway with its API. */
export const repository = 'plant-analysis'
export const gateway = 'plant-analysis'
export const imageProcessor = 'image-processor'
/** The functions' codebase. The Firebase CLI does not change other codebases. */
export const codebase = 'plant-analysis'
/** The Google API key for the exchange of API keys for identity tokens. */
export const exchangeKey = 'plant-token-exchange'
/** This account may only read photos. Its key signs the links to them. */
export const photoReader = 'photo-reader'
/** The console's web app in Firebase, from which the console gets its API key. */
export const consoleApp = 'plant-analysis-console'
/** The daily build of the image processor with new malware signatures. */
export const renewalJob = 'renew-malware-signatures'

type Place = { project: string }

/** The address of the service account with this name. */
export function account({ project }: Place, name: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}

export function member(place: Place, name: string): string {
  return `serviceAccount:${account(place, name)}`
}

/** The bucket of sources for builds and of the records of releases. */
export function buildBucket({ project }: Place): string {
  return `${project}-plant-builds`
}

/** The image of the processor, without tag and digest. */
export function imageName({ project, region }: Place & { region: string }): string {
  return `${region}-docker.pkg.dev/${project}/${repository}/${imageProcessor}`
}

/** The tag of the newest image that was built from these sources. */
export function sourceTag(imageSource: string): string {
  return `source-${imageSource}`
}
