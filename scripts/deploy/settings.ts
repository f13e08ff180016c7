/** The names that a deployment gives its parts; one project holds one deployment. */
export type Deployment = {
  project: string
  region: string
  /** The e-mail address of the service account with this name. */
  account(name: string): string
  /** The bucket of photos and uploads. */
  bucket: string
}

/** The names for a project. `bucket` replaces the default where the settings name one. */
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
