/** The names that a deployment gives its parts; one project holds one deployment. */
export type Deployment = {
  project: string
  region: string
  /** Names the project's own service account of a part. */
  account(name: string): string
  /** Of photos and uploads. */
  bucket: string
}

/** `bucket` is the operator's, where the settings of the functions name one. */
export function deployment(
  project: string,
  region: string,
  bucket = `${project}.appspot.com`,
): Deployment {
  return {
    project,
    region,
    account: (name) => `${name}@${project}.iam.gserviceaccount.com`,
    bucket,
  }
}
