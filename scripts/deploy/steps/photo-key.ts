import { z } from 'zod'
import { photoLinkSecret } from '../../../functions/src/config/secrets.ts'
import { signsByIam } from '../check-settings.ts'
import type { Deployment } from '../deployment.ts'
import { account, photoReader } from '../names.ts'
import { freshRole, gcloud } from '../run.ts'
import { addSecretValue } from '../secrets.ts'

const secretValue = z.object({ payload: z.object({ data: z.base64() }) })
const version = z.object({ name: z.string(), state: z.string() })
const key = z.object({ accessId: z.string(), state: z.string(), serviceAccountEmail: z.string() })
const madeKey = z.object({ secret: z.string(), metadata: z.object({ accessId: z.string() }) })

/** Makes the key of links to photos, unless its secret has one. Terraform's state would keep it. */
export async function makePhotoKey(deployment: Deployment): Promise<void> {
  const { project, read } = deployment
  if (signsByIam(deployment.settings)) return
  const owner = account(deployment, photoReader)
  const url = `https://storage.googleapis.com/storage/v1/projects/${project}/hmacKeys`
  const all = await read.list(url, 'items', key)
  const keys = all.filter(({ serviceAccountEmail }) => serviceAccountEmail === owner)
  const held = await storedKeys(deployment)
  const isActive = (id: string) => keys.some((one) => one.accessId === id && one.state === 'ACTIVE')
  if (held.slice(0, 1).some(isActive)) return
  // An earlier run made the others, and could not store them.
  for (const { accessId } of keys.filter((one) => !held.includes(one.accessId))) {
    // Google deletes no active key, and takes up to three minutes to see it inactive.
    if (isActive(accessId)) await gcloud(deployment, `storage hmac update ${accessId} --deactivate`)
    const retry = { when: /./, seconds: 60, attempts: 5 }
    await gcloud(deployment, `storage hmac delete ${accessId}`, { retry })
  }
  const line = `storage hmac create ${owner} --format=json`
  const made = await gcloud(deployment, line, { retry: freshRole })
  await addSecretValue(deployment, photoLinkSecret, deployment.isDryRun ? '' : asSecret(made))
}

/** The access ids of the keys that the secret holds, newest first. */
async function storedKeys({ project, read }: Deployment): Promise<string[]> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${photoLinkSecret}/versions`
  const versions = await read.list(url, 'versions', version)
  const enabled = versions.filter(({ state }) => state === 'ENABLED')
  const values = await Promise.all(
    enabled.map(({ name }) => read.get(`${url}/${name.split('/').at(-1)}:access`, secretValue)),
  )
  return values.map((value) => atob(value?.payload.data ?? '').split(':')[0] ?? '')
}

function asSecret(stdout: string): string {
  const { secret, metadata } = madeKey.parse(JSON.parse(stdout))
  return `${metadata.accessId}:${secret}`
}
