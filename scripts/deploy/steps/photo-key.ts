import { z } from 'zod'
import { photoLinkSecret } from '../../../functions/src/config/secrets.ts'
import { signsByIam } from '../check-settings.ts'
import type { Deployment } from '../deployment.ts'
import { account, photoReader } from '../names.ts'
import { freshRole, gcloud } from '../run.ts'
import { addSecretValue, newestVersion } from '../secrets.ts'

const secretValue = z.object({ payload: z.object({ data: z.base64() }) })
const madeKey = z.object({ secret: z.string(), metadata: z.object({ accessId: z.string() }) })

/**
 * Makes the key that signs links to photos, unless functions can use the one in its secret.
 * Terraform would keep the key in the state.
 */
export async function makePhotoKey(deployment: Deployment): Promise<void> {
  if (signsByIam(deployment.settings) || (await hasActiveKey(deployment))) return
  const line = `storage hmac create ${account(deployment, photoReader)} --format=json`
  const made = await gcloud(deployment, line, { retry: freshRole })
  await addSecretValue(deployment, photoLinkSecret, deployment.isDryRun ? '' : asSecret(made))
}

/** Whether the secret holds a key that an operator has not deactivated. */
async function hasActiveKey(deployment: Deployment): Promise<boolean> {
  const { project, read } = deployment
  const found = await read.get(`${newestVersion(deployment, photoLinkSecret)}:access`, secretValue)
  if (found === undefined) return false
  const [accessId] = Buffer.from(found.payload.data, 'base64').toString().split(':')
  const url = `https://storage.googleapis.com/storage/v1/projects/${project}/hmacKeys/${accessId}`
  return (await read.get(url, z.object({ state: z.string() })))?.state === 'ACTIVE'
}

function asSecret(stdout: string): string {
  const { secret, metadata } = madeKey.parse(JSON.parse(stdout))
  return `${metadata.accessId}:${secret}`
}
