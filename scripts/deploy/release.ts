import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readConsoleSite } from './console-site.ts'
import type { Deployment, Place } from './deployment.ts'
import { bucketUrl, buildBucket } from './names.ts'
import { writeObject } from './run.ts'
import { photoKeyInUse } from './secrets.ts'
import { readGateway } from './steps/gateway.ts'
import { servedSource } from './steps/image.ts'
import { servingRevisions } from './steps/traffic.ts'

/** What serves. */
const parts = z.object({
  imageSource: z.string(),
  gatewayConfig: z.string(),
  /** The revision of each function, by the name of its Cloud Run service. */
  revisions: z.record(z.string(), z.string()),
  /** The console's version on Hosting, or undefined while another product's content is served. */
  console: z.object({ version: z.string(), content: z.string() }).optional(),
})
/** The record of a release that passed the smoke test. */
const releaseSchema = parts.extend({
  version: z.string(),
  /** The access id of the key that signs links to photos, or undefined if IAM signs them. */
  photoKey: z.string().optional(),
})

export type Release = z.infer<typeof releaseSchema>

const folder = 'releases/'

/** The record of what serves now. Its name is a hash of the rest. */
export async function servedRelease(deployment: Deployment): Promise<Release> {
  const served = { ...(await readServed(deployment)), photoKey: await photoKeyInUse(deployment) }
  const version = createHash('sha256').update(JSON.stringify(served)).digest('hex').slice(0, 16)
  return { version, ...served }
}

async function readServed(place: Place): Promise<z.infer<typeof parts>> {
  const serving = await servingRevisions(place)
  const revisions = [...serving].map(([service, { revision }]) => [service, revision] as const)
  return {
    imageSource: (await servedSource(place)) ?? '',
    gatewayConfig: (await readGateway(place))?.config ?? '',
    revisions: Object.fromEntries(revisions.sort(([a], [b]) => a.localeCompare(b))),
    console: (await readConsoleSite(place)).live,
  }
}

/** Keeps a release that passed the smoke test, unless it is the newest that is kept. */
export async function keepRelease(deployment: Deployment, release: Release): Promise<void> {
  const [newest] = await readReleases(deployment)
  if (newest?.version === release.version) return
  await writeObject(deployment, `${folder}${release.version}.json`, JSON.stringify(release))
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
  const served = partsOf(await readServed(deployment))
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
function partsOf({ gatewayConfig, imageSource, revisions, console }: z.infer<typeof parts>) {
  return new Map<string, string>([
    ['gateway', gatewayConfig],
    ['image', imageSource],
    ['console', console?.content ?? ''],
    ...Object.entries(revisions),
  ])
}
