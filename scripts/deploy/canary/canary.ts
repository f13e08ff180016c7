import { messageOf } from '@plant/common/errors'
import { namesOf } from '../../../functions/src/deployment/functions.ts'
import type { Built, Deployment } from '../deployment.ts'
import { readNext, restoreRevisions } from '../next.ts'
import { type Release, servedRelease } from '../release.ts'
import { serveImage } from '../steps/image.ts'
import { type Pair, readRequests, worseRevisions } from './errors.ts'
import { imageTag, readImage, removeOldTags } from './image-tag.ts'
import { restoreRules } from './rules.ts'
import { smokeNewest } from './smoke-newest.ts'
import { moveAll, type Service, serveNewest, serveRevisions, servingFunctions } from './traffic.ts'

/** The tag of the new revisions, while they have not all of the traffic. */
const tag = 'canary'
const percent = 10

/** The functions that clients call. Queues, events and the schedule call the others. */
const called = namesOf(({ trigger }) => trigger.kind === 'http' || trigger.kind === 'callable')
const clients = new Set(called.map((name) => name.toLowerCase()))

/** Keeps the traffic on what serves. Returns undefined if nothing is to be tried. */
export async function holdTraffic(deployment: Deployment): Promise<Release | undefined> {
  const isOpen = (await readNext(deployment)) === undefined
  if (isOpen && deployment.parsed.CANARY_MINUTES === 0) return undefined
  const held = [...(await servingFunctions(deployment))].filter(([, { revision }]) => revision)
  await moveAll(deployment, held, ({ revision }) => `--to-revisions=${revision}=100`)
  return isOpen && held.length > 0 ? await servedRelease(deployment) : undefined
}

type Shift = {
  /** What served before, or undefined if nothing is to be tried. */
  before: Release | undefined
  built: Built
  findNewFaults?: typeof smokeNewest
}

/**
 * Lets the new revisions serve, and during maintenance after it. Otherwise they are tried before if
 * there are older ones, which serve again after a failure.
 */
export async function shiftTraffic(
  deployment: Deployment,
  { before, built, findNewFaults = smokeNewest }: Shift,
): Promise<void> {
  const { imageSource } = built
  if (await readNext(deployment)) {
    const all = [...(await servingFunctions(deployment))].map(([name, { newest }]) => [
      name,
      newest,
    ])
    await restoreRevisions(deployment, Object.fromEntries(all))
    return await serveImage(deployment, imageSource)
  }
  // First, because a worker knows the tasks of its own version and of the one before.
  await serveNewest(deployment, (service) => !clients.has(service))
  try {
    if (before && !deployment.isDryRun) await tryNewest(deployment, imageSource, findNewFaults)
    await serveNewest(deployment)
  } catch (error) {
    if (!before) throw error
    const back = await goBack(deployment, before).catch(messageOf)
    throw new Error(`${messageOf(error)}\n${back}`)
  }
  await serveImage(deployment, imageSource)
}

async function tryNewest(
  deployment: Deployment,
  imageSource: string,
  findFaults: typeof smokeNewest,
): Promise<void> {
  const services = await readClients(deployment)
  const changed = services.filter(([, { revision, newest }]) => revision !== newest)
  if (changed.length === 0) return
  deployment.print(`  The new revisions are tried under the tag ${tag}`)
  await moveAll(deployment, services, ({ newest }) => `--update-tags=${tag}=${newest}`)
  const faults = await findFaults(deployment, tag)
  if (faults.length > 0) throw new Error(`The new version fails:\n  ${faults.join('\n  ')}`)
  const since = new Date()
  await moveAll(
    deployment,
    changed,
    ({ revision, newest }) => `--to-revisions=${revision}=${100 - percent},${newest}=${percent}`,
  )
  const image = await readImage(deployment)
  const newImage = image?.tags.get(imageTag(imageSource))?.revision
  const pairs = changed.map(([, { revision, newest }]) => ({ old: revision, newest }))
  if (image && newImage) pairs.push({ old: image.revision, newest: newImage })
  await watch(deployment, pairs, since)
  await moveAll(deployment, services, () => `--to-latest --remove-tags=${tag}`)
}

async function watch(deployment: Deployment, pairs: readonly Pair[], since: Date): Promise<void> {
  const { parsed, print, cloud } = deployment
  for (let minute = 1; minute <= parsed.CANARY_MINUTES; minute++) {
    await cloud.wait(60)
    const counted = await readRequests(deployment, since)
    const all = pairs.map(({ newest }) => counted.get(newest)?.all ?? 0)
    print(`  (watch) minute ${minute}: ${all.reduce((sum, one) => sum + one)} requests are counted`)
    const worse = worseRevisions(pairs, counted)
    if (worse.length > 0) throw new Error(`The new version fails:\n  ${worse.join('\n  ')}`)
  }
}

async function goBack(deployment: Deployment, before: Release): Promise<string> {
  deployment.print('Go back to the version before')
  await restoreRules(deployment, before.rules)
  await serveRevisions(deployment, before.revisions)
  const tagged = (await readClients(deployment)).filter(([, { tags }]) => tags.has(tag))
  await moveAll(deployment, tagged, () => `--remove-tags=${tag}`)
  await removeOldTags(deployment, before.imageSource)
  return 'The version before serves again.'
}

async function readClients(deployment: Deployment): Promise<[string, Service][]> {
  return [...(await servingFunctions(deployment))].filter(([name]) => clients.has(name))
}
