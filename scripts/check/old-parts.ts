import { z } from 'zod'
import {
  generatedSecrets,
  optionalSecrets,
  requiredSecrets,
} from '../../functions/src/config/secrets.ts'
import type { Place } from '../deploy/deployment.ts'

const dayMs = 86_400_000
const backupDaysMax = 2
const secretDaysMax = 365
/** A rollback may need the former version for this long. */
const formerDaysMax = 30

const backup = z.object({ database: z.string(), snapshotTime: z.coerce.date(), state: z.string() })
const version = z.object({ name: z.string(), state: z.string(), createTime: z.coerce.date() })

type Asked = Pick<Place, 'project' | 'read' | 'settings'>

/** What somebody must renew or remove. No log and no metric of Google tells it. */
export async function oldParts(asked: Asked, now: Date): Promise<string[]> {
  const names = [...generatedSecrets, ...requiredSecrets, ...optionalSecrets]
  const found = await Promise.all(names.map((name) => oldVersions(asked, name, now)))
  return [...(await oldBackups(asked, now)), ...found.flat()]
}

const daysSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / dayMs

async function oldBackups({ project, read, settings }: Asked, now: Date): Promise<string[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/locations/-/backups`
  const backups = await read.list(url, 'backups', backup)
  const isFresh = ({ database, state, snapshotTime }: z.infer<typeof backup>) =>
    database.endsWith(`/${settings['FIRESTORE_DATABASE'] ?? '(default)'}`) &&
    state === 'READY' &&
    daysSince(snapshotTime, now) < backupDaysMax
  return backups.some(isFresh) ? [] : [`no backup is younger than ${backupDaysMax} days`]
}

async function oldVersions({ project, read }: Asked, name: string, now: Date): Promise<string[]> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions`
  // Newest first.
  const versions = await read.list(url, 'versions', version)
  return versions.flatMap(({ state, createTime, ...one }, at) => {
    const successor = versions[at - 1]
    if (state !== 'ENABLED') return []
    if (successor === undefined)
      return daysSince(createTime, now) > secretDaysMax
        ? [`${name} is older than ${secretDaysMax} days`]
        : []
    return daysSince(successor.createTime, now) > formerDaysMax
      ? [`${name} has the former version ${one.name.split('/').at(-1)}, which is still enabled`]
      : []
  })
}
