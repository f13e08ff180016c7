import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readConsoleSite } from './console-site.ts'
import type { Built, Deployment } from './deployment.ts'
import { buildBucket } from './names.ts'
import { photoKeyInUse } from './secrets.ts'
import { functionsVersion } from './steps/functions.ts'
import { readGateway, wantedGateway } from './steps/gateway.ts'
import { readImageProcessor } from './steps/image-processor.ts'
import { servingRevisions } from './steps/traffic.ts'
import { wantedConsole } from './wanted-console.ts'

/** The record of a release that passed the smoke test. */
const releaseSchema = z.object({
  version: z.string(),
  imageSource: z.string(),
  gatewayConfig: z.string(),
  /** The revision of each function, by the name of its Cloud Run service. */
  revisions: z.record(z.string(), z.string()),
  /** The access id of the key that signs links to photos, or undefined in older releases. */
  photoKey: z.string().optional(),
  /** The console's version on Hosting, or undefined in older releases. */
  console: z.object({ version: z.string(), content: z.string() }).optional(),
})

export type Release = z.infer<typeof releaseSchema>

const folder = 'releases/'

/** The name of a release's record in the bucket for builds. */
export function releaseObject({ version }: Release): string {
  return `${folder}${version}.json`
}

/** The record of the deployed parts that this checkout writes if it passes the smoke test. */
export async function wantedRelease(deployment: Deployment, built: Built): Promise<Release> {
  const { version: functions } = await functionsVersion(deployment, built)
  const { config } = await wantedGateway(deployment, built)
  const { content } = await wantedConsole(deployment, built)
  const live = (await readConsoleSite(deployment))?.live
  const parts = [functions, built.imageSource, config, content]
  const version = createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
  const serving = await servingRevisions(deployment)
  const revisions = [...serving].map(([service, { revision }]) => [service, revision] as const)
  return {
    version,
    imageSource: built.imageSource,
    gatewayConfig: config,
    revisions: Object.fromEntries(revisions.sort(([a], [b]) => a.localeCompare(b))),
    photoKey: await photoKeyInUse(deployment.project, deployment.read),
    console: { content, version: live?.content === content ? live.version : '' },
  }
}

/** The records of good releases, newest first. */
export async function readReleases(deployment: Deployment): Promise<Release[]> {
  const { read } = deployment
  const url = `https://storage.googleapis.com/storage/v1/b/${buildBucket(deployment)}/o`
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
export async function releaseBefore(deployment: Deployment): Promise<Release | undefined> {
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

async function servedParts(deployment: Deployment): Promise<Map<string, string>> {
  const serving = await servingRevisions(deployment)
  return new Map([
    ['gateway', (await readGateway(deployment))?.config ?? ''],
    ['image', (await readImageProcessor(deployment))?.labels['source'] ?? ''],
    ['console', (await readConsoleSite(deployment))?.live?.content ?? ''],
    ...[...serving].map(([service, { revision }]): [string, string] => [service, revision]),
  ])
}
