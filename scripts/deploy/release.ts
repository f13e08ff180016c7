import { z } from 'zod'
import { functions } from '../../functions/src/deployment/functions.ts'
import { indexesText, servedRules } from './canary/rules.ts'
import { readConsoleSite } from './console-site.ts'
import type { Place } from './deployment.ts'
import { bucketUrl, buildBucket, objectUrl } from './names.ts'
import { servedRevisions } from './next.ts'
import { gcloud, writeObject } from './run.ts'
import { deployedFunctions } from './steps/functions.ts'
import { readGateway } from './steps/gateway.ts'
import { servedSource } from './steps/image.ts'

/** What serves. The record of a release says what served after a deployment that passed. */
const releaseSchema = z.object({
  imageSource: z.string(),
  gatewayConfig: z.string(),
  /** The content of the functions. The Firebase CLI makes a revision of an unchanged one too. */
  functions: z.string(),
  /** The revision of each function, by the name of its Cloud Run service. */
  revisions: z.record(z.string(), z.string()),
  console: z.object({ version: z.string(), content: z.string() }),
  /** The names of the rulesets, by the names of their releases. */
  rules: z.record(z.string(), z.string()).default({}),
  /** The text of `firestore.indexes.json`. */
  indexes: z.string().default(''),
  /** Whether a rollback to this release has begun and not ended. */
  isRestored: z.boolean().default(false),
})
export type Release = z.infer<typeof releaseSchema>
type Kept = { name: string; release: Release }

/** Reads what serves now. A part that does not serve is an empty text. */
export async function servedRelease(place: Place): Promise<Release> {
  const revisions = await servedRevisions(place)
  const deployed = await deployedFunctions(place)
  const contents = Object.keys(functions).map(
    (name) =>
      deployed.get(name)?.labels['firebase-functions-hash'] ?? revisions[name.toLowerCase()],
  )
  return {
    functions: contents.join(' '),
    imageSource: (await servedSource(place)) ?? '',
    gatewayConfig: (await readGateway(place))?.config ?? '',
    revisions,
    console: (await readConsoleSite(place)).live ?? { version: '', content: '' },
    rules: await servedRules(place),
    indexes: indexesText(),
    isRestored: false,
  }
}

/** The regions of releases, each once. */
export async function releasedRegions(place: Place): Promise<string[]> {
  const names = await readNames(place)
  return [...new Set(names.map((name) => name.split('/')[1] ?? ''))]
}

/** Keeps a release of the region. It replaces the newest one of the same content. */
export async function keepRelease(place: Place, release: Release): Promise<void> {
  const [newest] = await readReleases(place)
  const isKnown = newest && contentOf(newest.release) === contentOf(release)
  const name = isKnown ? newest.name : `releases/${place.region}/${new Date().toISOString()}.json`
  await writeRelease(place, { name, release })
}

export const writeRelease = (place: Place, { name, release }: Kept): Promise<void> =>
  writeObject(place, name, JSON.stringify(release))

const contentOf = ({ imageSource, gatewayConfig, functions, console, rules, indexes }: Release) =>
  JSON.stringify([imageSource, gatewayConfig, functions, console.content, rules, indexes])

async function readNames(place: Place): Promise<string[]> {
  const url = `${bucketUrl(buildBucket(place))}/o?prefix=releases%2F`
  const found = await place.read.list(url, 'items', z.object({ name: z.string() }))
  return found.map(({ name }) => name)
}

async function readReleases(place: Place): Promise<Kept[]> {
  const bucket = buildBucket(place)
  const own = (await readNames(place)).filter((name) =>
    name.startsWith(`releases/${place.region}/`),
  )
  // Google lists names in order, and they are times.
  const releases = await Promise.all(
    own.reverse().map(async (name) => {
      const release = await place.read.get(`${objectUrl(bucket, name)}?alt=media`, releaseSchema)
      return release && { name, release }
    }),
  )
  return releases.filter((kept) => kept !== undefined)
}

/**
 * The release that a rollback restores: the newest good one, or the one before if the newest
 * serves, which is then forgotten. A mark lets a rollback that broke off go on when run again.
 */
export async function releaseBefore(place: Place): Promise<Kept | undefined> {
  const [newest, before] = await readReleases(place)
  const isLeft =
    newest && !newest.release.isRestored && isSame(newest.release, await servedRelease(place))
  const wanted = isLeft ? before : newest
  if (!wanted) return undefined
  if (isLeft) await gcloud(place, `storage rm gs://${buildBucket(place)}/${newest.name}`)
  await writeRelease(place, { ...wanted, release: { ...wanted.release, isRestored: true } })
  return { ...wanted, release: { ...wanted.release, isRestored: false } }
}

/** Whether a record names what serves. A function may have been added or removed since. */
function isSame(kept: Release, served: Release): boolean {
  return (
    kept.gatewayConfig === served.gatewayConfig &&
    kept.imageSource === served.imageSource &&
    kept.console.content === served.console.content &&
    agrees(kept.rules, served.rules) &&
    agrees(kept.revisions, served.revisions)
  )
}

const agrees = (kept: Record<string, string>, served: Record<string, string>) =>
  Object.entries(kept).every(([id, each]) => (served[id] ?? each) === each)
