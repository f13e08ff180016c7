import { z } from 'zod'
import { secretNames } from '../../functions/src/config/secrets.ts'
import type { Place } from '../deploy/deployment.ts'
import { databaseUrl } from '../deploy/names.ts'

const dayMs = 86_400_000
const backupDaysMax = 2
const secretDaysMax = 365
/** A rollback may need the former version for this long. */
const formerDaysMax = 30

const database = z.object({ createTime: z.coerce.date() })
const backup = z.object({
  database: z.string(),
  state: z.string(),
  /** Is missing while the state is `CREATING`. */
  snapshotTime: z.coerce.date().optional(),
})
const version = z.object({ name: z.string(), state: z.string(), createTime: z.coerce.date() })

type Asked = Pick<Place, 'project' | 'read' | 'settings'>

/** What somebody must renew or remove. No log and no metric of Google tells it. */
export async function oldParts(asked: Asked, now: Date): Promise<string[]> {
  const found = await Promise.all(secretNames.map((name) => oldVersions(asked, name, now)))
  return [...(await oldBackups(asked, now)), ...found.flat()]
}

const daysSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / dayMs

async function oldBackups({ project, read, settings }: Asked, now: Date): Promise<string[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/locations/-/backups`
  const backups = await read.list(url, 'backups', backup)
  const { FIRESTORE_DATABASE: name = '(default)' } = settings
  const own = backups.filter((one) => one.database.endsWith(`/${name}`) && one.state === 'READY')
  const moments = own.flatMap(({ snapshotTime }) => snapshotTime ?? [])
  // The first backup comes a day after the database.
  const at = databaseUrl({ project }, name)
  const made = moments.length === 0 ? await read.get(at, database) : undefined
  const isFresh = (moment: Date) => daysSince(moment, now) < backupDaysMax
  return [...moments, ...(made ? [made.createTime] : [])].some(isFresh)
    ? []
    : [`no backup is younger than ${backupDaysMax} days`]
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
      ? [
          `${name} has the former version ${one.name.split('/').at(-1)}, still enabled: disable it unless a rollback serves it`,
        ]
      : []
  })
}
