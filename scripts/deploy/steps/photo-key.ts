import { z } from 'zod'
import { photoLinkSecret } from '../../../functions/src/config/secrets.ts'
import { limits } from '../../../functions/src/contract/limits.ts'
import type { Deployment } from '../deployment.ts'
import { account, photoReader } from '../names.ts'
import { filledSecrets, photoKeyInUse, secretNames } from '../secrets.ts'
import { type Action, command, type Step, words } from '../step.ts'

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
const linksLiveMs = (limits.image.linkSecondsMin * 2 + 60) * 1000

/** The keys of the account, newest first, without deleted keys. */
async function readKeys(deployment: Deployment) {
  const { project, read } = deployment
  const address = encodeURIComponent(account(deployment, photoReader))
  const url = `https://storage.googleapis.com/storage/v1/projects/${project}/hmacKeys?serviceAccountEmail=${address}`
  const found = await read.list(url, 'items', keyState)
  return found
    .filter(({ state }) => state !== 'DELETED')
    .sort((a, b) => b.timeCreated.localeCompare(a.timeCreated))
}

/** Google Cloud takes a while until all its parts know a new account. */
const unknownAccount = { when: /does not exist|not found/i, seconds: 10, attempts: 12 }

/**
 * Makes the key that signs links to photos, or a new key if the operator requests a rotation. The
 * former key stays valid until the step `formerPhotoKeys`, after the functions are deployed.
 */
export const photoKey: Step = {
  title: 'Make the key for links to photos',
  async plan(deployment) {
    const { project, read } = deployment
    const [filled] = await filledSecrets(project, read, [photoLinkSecret])
    if (filled && !(await isRotationWanted(deployment))) return []
    const isThere = (await secretNames(project, read)).includes(photoLinkSecret)
    const verb = isThere
      ? `versions add ${photoLinkSecret}`
      : `create ${photoLinkSecret} --replication-policy=automatic`
    const make = `gcloud storage hmac create ${account(deployment, photoReader)}
      --format=json --project=${project}`
    return [
      command(
        'Make the key and keep it as a secret',
        `gcloud secrets ${verb} --data-file=- --project=${project}`,
        { inputFrom: { command: words(make), read: asSecret }, retry: unknownAccount },
      ),
    ]
  },
}

function asSecret(stdout: string): string {
  const { secret, metadata } = madeKey.parse(JSON.parse(stdout))
  return `${metadata.accessId}:${secret}`
}

/**
 * Whether to make a new key. Returns false if an interrupted rotation already made the key in use.
 * A former key that is still active shows an interruption, unless a rollback activated it later.
 */
async function isRotationWanted(deployment: Deployment): Promise<boolean> {
  if (!deployment.rotatesPhotoKey) return false
  const [newest, ...others] = (await readKeys(deployment)).filter(({ state }) => state === 'ACTIVE')
  const inUse = await photoKeyInUse(deployment.project, deployment.read)
  if (newest?.accessId !== inUse) return true
  const isOlder = ({ updated }: { updated: string }) =>
    Date.parse(updated) <= Date.parse(newest?.timeCreated ?? '')
  return !others.some(isOlder)
}

/**
 * Deactivates former keys when their last link has expired, and deletes keys that no rollback
 * needs. Also deactivates a key that was made but never stored as a secret.
 */
export const formerPhotoKeys: Step = {
  title: 'End the former keys for links to photos',
  async plan(deployment) {
    const { project, cloud } = deployment
    const inUse = await photoKeyInUse(deployment.project, deployment.read)
    const former = (await readKeys(deployment)).filter(({ accessId }) => accessId !== inUse)
    const active = former.filter(({ state }) => state === 'ACTIVE')
    const isOld = ({ updated }: { updated: string }) =>
      cloud.now().getTime() - Date.parse(updated) > daysKept * dayMs
    const old = former.filter((key) => key.state === 'INACTIVE' && isOld(key))
    return [
      ...(active.length > 0 ? [linksHaveLapsed(deployment)] : []),
      ...active.map(({ accessId }) =>
        command(
          `Deactivate ${accessId}`,
          `gcloud storage hmac update ${accessId} --deactivate --project=${project}`,
        ),
      ),
      ...old.map(({ accessId }) =>
        command(
          `Delete ${accessId}`,
          `gcloud storage hmac delete ${accessId} --quiet --project=${project}`,
        ),
      ),
    ]
  },
}

/**
 * Waits for the whole life of a link, because a function may have signed with a former key until
 * this deployment. After an interrupted run, nobody knows when the wait began.
 */
function linksHaveLapsed({ cloud }: Deployment): Action {
  const lapsedAt = cloud.now().getTime() + linksLiveMs
  return {
    kind: 'WAIT',
    title: 'Wait until the last link by a former key has lapsed',
    limitSeconds: (linksLiveMs * 2) / 1000,
    isOver: async () => cloud.now().getTime() >= lapsedAt,
  }
}

/** Activates the key of the release that a rollback restores, if the key still exists. */
export const photoKeyOf = (accessId: string | undefined): Step => ({
  title: 'Let the former key for links to photos be used',
  async plan(deployment) {
    const found = (await readKeys(deployment)).find((key) => key.accessId === accessId)
    if (found?.state !== 'INACTIVE') return []
    return [
      command(
        `Activate ${accessId}`,
        `gcloud storage hmac update ${accessId} --activate --project=${deployment.project}`,
      ),
    ]
  },
})
