import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { readConsoleSite } from './console-site.ts'
import type { Deployment, Place } from './deployment.ts'
import { bucketUrl, buildBucket } from './names.ts'
import { run, writeText } from './run.ts'
import { photoKeyInUse } from './secrets.ts'
import { readGateway } from './steps/gateway.ts'
import { servedSource } from './steps/image.ts'
import { servingRevisions } from './steps/traffic.ts'

/** The record of a release that passed the smoke test. */
const releaseSchema = z.object({
  version: z.string(),
  imageSource: z.string(),
  gatewayConfig: z.string(),
  /** The revision of each function, by the name of its Cloud Run service. */
  revisions: z.record(z.string(), z.string()),
  /** The access id of the key that signs links to photos, or undefined if IAM signs them. */
  photoKey: z.string().optional(),
  /** The console's version on Hosting, or undefined in older releases. */
  console: z.object({ version: z.string(), content: z.string() }).optional(),
})

export type Release = z.infer<typeof releaseSchema>

const folder = 'releases/'

/** The record of what serves now. Its name is a hash of the rest. */
export async function servedRelease(deployment: Deployment): Promise<Release> {
  const serving = await servingRevisions(deployment)
  const revisions = [...serving].map(([service, { revision }]) => [service, revision] as const)
  const live = (await readConsoleSite(deployment))?.live
  const parts = {
    imageSource: (await servedSource(deployment)) ?? '',
    gatewayConfig: (await readGateway(deployment))?.config ?? '',
    revisions: Object.fromEntries(revisions.sort(([a], [b]) => a.localeCompare(b))),
    photoKey: await photoKeyInUse(deployment),
    ...(live && { console: live }),
  }
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
  return { version, ...parts }
}

/** Keeps a release that passed the smoke test, unless it is the newest that is kept. */
export async function keepRelease(deployment: Deployment, release: Release): Promise<void> {
  const [newest] = await readReleases(deployment)
  if (newest?.version === release.version) return
  const file = writeText(join(deployment.work, 'release.json'), JSON.stringify(release))
  const to = `gs://${buildBucket(deployment)}/${folder}${release.version}.json`
  await run(deployment, `gcloud storage cp ${file} ${to} --project=${deployment.project}`)
}

/** The records of good releases, newest first. */
async function readReleases(deployment: Place): Promise<Release[]> {
  const { read } = deployment
  const url = `${bucketUrl(buildBucket(deployment))}/o`
  const entry = z.object({ name: z.string(), updated: z.string() })
  const found = await read.list(`${url}?prefix=${encodeURIComponent(folder)}`, 'items', entry)
  const newestFirst = found
    .filter(({ name }) => name.startsWith(folder))
    .sort((a, b) => b.updated.localeCompare(a.updated))
  const releases = await Promise.all(
    newestFirst.map(({ name }) =>
      read.get(`${url}/${encodeURIComponent(name)}?alt=media`, releaseSchema),
    ),
  )
  return releases.filter((release) => release !== undefined)
}

/**
 * The release that a rollback restores: the newest good release before the serving release, if any.
 * After a failed deployment, the serving state may match no recorded release. After an interrupted
 * rollback, the serving state may mix two releases, and the rollback continues.
 */
export async function releaseBefore(deployment: Place): Promise<Release | undefined> {
  const releases = await readReleases(deployment)
  const served = await servedParts(deployment)
  const isPartOf = (release: Release | undefined, [part, value]: [string, string]) =>
    release !== undefined && partsOf(release).get(part) === value
  const current = releases.findIndex((release) =>
    [...partsOf(release)].every(([part, value]) => served.get(part) === value),
  )
  if (current >= 0) return releases[current + 1]
  const left = releases.findIndex((release, at) =>
    [...served].every((part) => isPartOf(release, part) || isPartOf(releases[at + 1], part)),
  )
  return releases[left + 1]
}

/** The parts by which two releases are compared. */
function partsOf({ gatewayConfig, imageSource, revisions, console }: Release): Map<string, string> {
  return new Map([
    ['gateway', gatewayConfig],
    ['image', imageSource],
    ['console', console?.content ?? ''],
    ...Object.entries(revisions),
  ])
}

async function servedParts(deployment: Place): Promise<Map<string, string>> {
  const serving = await servingRevisions(deployment)
  return new Map([
    ['gateway', (await readGateway(deployment))?.config ?? ''],
    ['image', (await servedSource(deployment)) ?? ''],
    ['console', (await readConsoleSite(deployment))?.live?.content ?? ''],
    ...[...serving].map(([service, { revision }]): [string, string] => [service, revision]),
  ])
}
