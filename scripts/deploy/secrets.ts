import { z } from 'zod'
import { photoLinkSecret } from '../../functions/src/config/secrets.ts'
import type { Deployment, Place } from './deployment.ts'
import { gcloud } from './run.ts'

type Asking = Pick<Place, 'project' | 'read'>

const newest = ({ project }: Asking, name: string) =>
  `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`

/** Returns the secrets that have a value, because functions cannot use an empty secret. */
export async function filledSecrets(place: Asking, names: readonly string[]): Promise<string[]> {
  const versions = await Promise.all(
    names.map((name) => place.read.get(newest(place, name), z.object({}))),
  )
  return names.filter((_, at) => versions[at] !== undefined)
}

export async function addSecretValue(place: Place, name: string, input: string): Promise<void> {
  await gcloud(place, `secrets versions add ${name} --data-file=-`, { input })
}

const secretValue = z.object({ payload: z.object({ data: z.base64() }) })

/**
 * The access id of the key with which functions are deployed, or undefined without a key. Reads the
 * id from the secret, the only reliable source, and discards the rest of the secret's value.
 */
export async function photoKeyInUse(deployment: Deployment): Promise<string | undefined> {
  if (deployment.photoKey === 'NONE') return undefined
  const url = `${newest(deployment, photoLinkSecret)}:access`
  const found = await deployment.read.get(url, secretValue)
  return found && Buffer.from(found.payload.data, 'base64').toString().split(':')[0]
}
