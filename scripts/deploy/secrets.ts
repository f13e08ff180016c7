import { z } from 'zod'
import type { Place } from './deployment.ts'
import { gcloud } from './run.ts'

type Asking = Pick<Place, 'project' | 'read'>

const newestVersion = ({ project }: Asking, name: string) =>
  `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`

/** Returns the secrets that have a value, because functions cannot use an empty secret. */
export async function filledSecrets(place: Asking, names: readonly string[]): Promise<string[]> {
  const reads = names.map((name) => place.read.get(newestVersion(place, name), z.object({})))
  const versions = await Promise.all(reads)
  return names.filter((_, at) => versions[at] !== undefined)
}

export const addSecretValue = (place: Place, name: string, input: string) =>
  gcloud(place, `secrets versions add ${name} --data-file=-`, { input })
