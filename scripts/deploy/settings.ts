/** The names that a deployment gives its parts; one project holds one deployment. */
export type Deployment = {
  project: string
  region: string
  /** Names the project's own service account of a part. */
  account(name: string): string
}

export function deployment(project: string, region: string): Deployment {
  return { project, region, account: (name) => `${name}@${project}.iam.gserviceaccount.com` }
}
