import { z } from 'zod'
import { readConsoleSite } from './console-site.ts'
import type { Place } from './deployment.ts'
import { bucketUrl, buildBucket, objectUrl } from './names.ts'
import { gcloud, writeObject } from './run.ts'
import { readGateway } from './steps/gateway.ts'
import { servedSource } from './steps/image.ts'
import { servingRevisions } from './steps/traffic.ts'

/** What serves. The record of a release says what served when the smoke test passed. */
const releaseSchema = z.object({
  imageSource: z.string(),
  gatewayConfig: z.string(),
  /** The revision of each function, by the name of its Cloud Run service. */
  revisions: z.record(z.string(), z.string()),
  /** The console's version on Hosting. */
  console: z.object({ version: z.string(), content: z.string() }),
})
export type Release = z.infer<typeof releaseSchema>

const nothing = { version: '', content: '' }

/** Reads what serves now. A part that does not serve is an empty text. */
export async function servedRelease(place: Place): Promise<Release> {
  const serving = await servingRevisions(place)
  return {
    imageSource: (await servedSource(place)) ?? '',
    gatewayConfig: (await readGateway(place))?.config ?? '',
    revisions: Object.fromEntries([...serving].map(([name, { revision }]) => [name, revision])),
    console: (await readConsoleSite(place)).live ?? nothing,
  }
}

/** Keeps a release that passed the smoke test, unless it is the newest that is kept. */
export async function keepRelease(place: Place, release: Release): Promise<void> {
  const [newest] = await readReleases(place)
  if (newest !== undefined && isSame(newest.release, release)) return
  await writeObject(place, `releases/${new Date().toISOString()}.json`, JSON.stringify(release))
}

/** The records of good releases, newest first. */
async function readReleases(place: Place): Promise<{ name: string; release: Release }[]> {
  const { read } = place
  const bucket = buildBucket(place)
  const entry = z.object({ name: z.string() })
  const found = await read.list(`${bucketUrl(bucket)}/o?prefix=releases%2F`, 'items', entry)
  // Google lists names in order, and they are times.
  const releases = await Promise.all(
    found.reverse().map(async ({ name }) => {
      const release = await read.get(`${objectUrl(bucket, name)}?alt=media`, releaseSchema)
      return release && { name, release }
    }),
  )
  return releases.filter((kept) => kept !== undefined)
}

/**
 * The release that a rollback restores: the newest good one, or the one before if the newest
 * serves. A release that is left is forgotten, so that a rollback that broke off goes on when it is
 * run again.
 */
export async function releaseBefore(place: Place): Promise<Release | undefined> {
  const [newest, before] = await readReleases(place)
  const serves = newest && isSame(newest.release, await servedRelease(place))
  if (!serves) return newest?.release
  if (before) await gcloud(place, `storage rm gs://${buildBucket(place)}/${newest.name}`)
  return before?.release
}

/** Whether a record names what serves. A function may have been removed since. */
function isSame(kept: Release, served: Release): boolean {
  return (
    kept.gatewayConfig === served.gatewayConfig &&
    kept.imageSource === served.imageSource &&
    kept.console.content === served.console.content &&
    Object.entries(served.revisions).every(([name, revision]) => kept.revisions[name] === revision)
  )
}
