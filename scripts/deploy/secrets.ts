import { z } from 'zod'
import {
  optionalSecrets,
  photoLinkSecret,
  requiredSecrets,
} from '../../functions/src/config/secrets.ts'
import type { Deployment } from './deployment.ts'
import type { Reader } from './read.ts'

const api = 'https://secretmanager.googleapis.com/v1'
const secret = z.object({ name: z.string() })
const secretValue = z.object({ payload: z.object({ data: z.base64() }) })

/** The names of the project's secrets. */
async function secretNames(project: string, read: Reader): Promise<string[]> {
  const found = await read.list(`${api}/projects/${project}/secrets`, 'secrets', secret)
  return found.map(({ name }) => name.split('/').at(-1) ?? '')
}

function newestVersions(project: string, read: Reader, names: readonly string[]) {
  const url = (name: string) => `${api}/projects/${project}/secrets/${name}/versions/latest`
  return Promise.all(names.map((name) => read.get(url(name), secret)))
}

/** The names of the operator's secrets that exist in the project and have a value. */
export async function readySecrets(project: string, read: Reader): Promise<string[]> {
  const there = await secretNames(project, read)
  const own = [...requiredSecrets, ...optionalSecrets].filter((name) => there.includes(name))
  return await filledSecrets(project, read, own)
}

/** Returns the secrets that have a value, because functions cannot use an empty secret. */
export async function filledSecrets(
  project: string,
  read: Reader,
  names: readonly string[],
): Promise<string[]> {
  const versions = await newestVersions(project, read, names)
  return names.filter((_, at) => versions[at] !== undefined)
}

/**
 * The access id of the key with which functions are deployed, or undefined without a key. Reads the
 * id from the secret, the only reliable source, and discards the rest of the secret's value.
 */
export async function photoKeyInUse({ project, read, photoKey }: Deployment) {
  if (photoKey === 'NONE') return undefined
  const url = `${api}/projects/${project}/secrets/${photoLinkSecret}/versions/latest:access`
  const found = await read.get(url, secretValue)
  return found && Buffer.from(found.payload.data, 'base64').toString().split(':')[0]
}

/** The required secrets that the operator must still create before a deployment. */
export function missingSecrets(there: readonly string[]): string[] {
  return requiredSecrets.filter((name) => !there.includes(name))
}

/** The optional secrets that exist and that the functions will use. */
export function optionalSecretsOf(there: readonly string[]): string[] {
  return optionalSecrets.filter((name) => there.includes(name))
}
