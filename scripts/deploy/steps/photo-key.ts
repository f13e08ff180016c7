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

/** A former key is kept so long, deactivated, for a rollback to a release that signed with it. */
const daysKept = 30
const dayMs = 24 * 60 * 60 * 1000
/** A link lives at most so long, and clocks differ. */
const linksLiveMs = (limits.image.linkSecondsMin * 2 + 60) * 1000

/** The keys of the account that are not deleted, the newest first. */
async function readKeys(deployment: Deployment) {
  const { project, read } = deployment
  const address = encodeURIComponent(account(deployment, photoReader))
  const url = `https://storage.googleapis.com/storage/v1/projects/${project}/hmacKeys?serviceAccountEmail=${address}`
  const found = await read.list(url, 'items', keyState)
  return found
    .filter(({ state }) => state !== 'DELETED')
    .sort((a, b) => b.timeCreated.localeCompare(a.timeCreated))
}

/** An account that was made a moment ago is not known everywhere at once. */
const unknownAccount = { when: /does not exist|not found/i, seconds: 10, attempts: 12 }

/**
 * Makes the key that links to photos are signed with, and a new one where the operator asks for it.
 * The former one stays valid until `formerPhotoKeys`, which comes after the functions.
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
 * Not where one was begun that was broken off: its key is in use, and a former one is active since
 * before. A former one that was activated later is a rollback's.
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
 * Deactivates the keys that no function signs with, once the last link by them has lapsed, and
 * deletes those that no rollback will want. A key whose storing broke off is one of them.
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
 * A function may have signed with a former key until this deployment. Nothing tells when a rollback
 * or a deployment that broke off was left, so each waits for the whole life of a link.
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

/** Lets a release that is gone back to sign with its own key, where that is there. */
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
