import { z } from 'zod'
import { photoLinkSecret } from '../../../functions/src/config/secrets.ts'
import { limits } from '../../../functions/src/contract/limits.ts'
import type { Deployment, Place } from '../deployment.ts'
import { account, photoReader } from '../names.ts'
import { freshRole, gcloud } from '../run.ts'
import { addSecretValue, filledSecrets, photoKeyInUse } from '../secrets.ts'

const keyState = z.object({
  accessId: z.string(),
  state: z.enum(['ACTIVE', 'INACTIVE', 'DELETED']),
  timeCreated: z.string(),
  updated: z.string(),
})
const madeKey = z.object({ secret: z.string(), metadata: z.object({ accessId: z.string() }) })

/** How long a deactivated key is kept for a rollback to a release that used the key. */
const daysKept = 30
const dayMs = 24 * 60 * 60 * 1000
/** The longest life of a link, plus a minute because clocks may differ. */
const linksLiveSeconds = limits.image.linkSecondsMin * 2 + 60

/** The keys of the account, newest first, without deleted keys. */
async function readKeys(deployment: Place) {
  const { project, read } = deployment
  const address = encodeURIComponent(account(deployment, photoReader))
  const url = `https://storage.googleapis.com/storage/v1/projects/${project}/hmacKeys?serviceAccountEmail=${address}`
  const found = await read.list(url, 'items', keyState)
  return found
    .filter(({ state }) => state !== 'DELETED')
    .sort((a, b) => b.timeCreated.localeCompare(a.timeCreated))
}

/**
 * Makes the key that signs links to photos, or a new key if the operator requests a rotation. The
 * former key stays valid until `endFormerPhotoKeys`, after the functions are deployed. Terraform
 * would keep the key's secret in the state.
 */
export async function makePhotoKey(deployment: Deployment): Promise<void> {
  if (deployment.photoKey === 'NONE') return
  const [filled] = await filledSecrets(deployment, [photoLinkSecret])
  if (filled && !(await isNewKeyWanted(deployment))) return
  const owner = account(deployment, photoReader)
  const line = `storage hmac create ${owner} --format=json`
  const made = await gcloud(deployment, line, { retry: freshRole })
  await addSecretValue(deployment, photoLinkSecret, deployment.isDryRun ? '' : asSecret(made))
}

function asSecret(stdout: string): string {
  const { secret, metadata } = madeKey.parse(JSON.parse(stdout))
  return `${metadata.accessId}:${secret}`
}

/**
 * Whether to make a new key. A key that is inactive has ended while IAM signed the links. Returns
 * false if an interrupted rotation already made the key in use. A former key that is still active
 * shows an interruption, unless a rollback activated it later.
 */
async function isNewKeyWanted(deployment: Deployment): Promise<boolean> {
  const active = (await readKeys(deployment)).filter(({ state }) => state === 'ACTIVE')
  const inUse = await photoKeyInUse(deployment)
  if (!active.some(({ accessId }) => accessId === inUse)) return true
  if (deployment.photoKey === 'KEEP') return false
  const [newest, ...others] = active
  if (newest?.accessId !== inUse) return true
  const isOlder = ({ updated }: { updated: string }) =>
    Date.parse(updated) <= Date.parse(newest?.timeCreated ?? '')
  return !others.some(isOlder)
}

/**
 * Deactivates former keys when their last link has expired, and deletes keys that no rollback
 * needs. Also deactivates a key that was made but never stored as a secret.
 */
export async function endFormerPhotoKeys(deployment: Deployment): Promise<void> {
  const { cloud } = deployment
  const inUse = await photoKeyInUse(deployment)
  const former = (await readKeys(deployment)).filter(({ accessId }) => accessId !== inUse)
  const active = former.filter(({ state }) => state === 'ACTIVE')
  const isOld = ({ updated }: { updated: string }) =>
    cloud.now().getTime() - Date.parse(updated) > daysKept * dayMs
  const old = former.filter((key) => key.state === 'INACTIVE' && isOld(key))
  if (active.length > 0) await waitForLinks(deployment)
  for (const { accessId } of active) await change(deployment, `update ${accessId} --deactivate`)
  for (const { accessId } of old) await change(deployment, `delete ${accessId} --quiet`)
}

/**
 * Waits for the whole life of a link, because a function may have signed with a former key until
 * this deployment. After an interrupted run, nobody knows when the wait began.
 */
async function waitForLinks({ cloud, isDryRun, print }: Deployment): Promise<void> {
  print(`  (wait) ${linksLiveSeconds} s, until the last link by a former key has lapsed`)
  if (!isDryRun) await cloud.wait(linksLiveSeconds)
}

/** Activates the key of the release that a rollback restores, if the key still exists. */
export async function restorePhotoKey(place: Place, accessId: string | undefined): Promise<void> {
  const found = (await readKeys(place)).find((key) => key.accessId === accessId)
  if (found?.state === 'INACTIVE') await change(place, `update ${accessId} --activate`)
}

const change = (place: Place, verb: string) => gcloud(place, `storage hmac ${verb}`)
