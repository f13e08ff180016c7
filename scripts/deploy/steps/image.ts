import { join } from 'node:path'
import { z } from 'zod'
import type { Built, Deployment, Place } from '../deployment.ts'
import { buildBucket, imageProcessor, objectUrl, repository } from '../names.ts'
import { freshRole, gcloud, writeObject, writeText } from '../run.ts'
import type { Base } from './base.ts'
import { moveTraffic, readServices } from './traffic.ts'

/** Names the sources that serve in a region. The daily build takes them. */
const pointer = ({ region }: Pick<Place, 'region'>) => `sources/current-${region}`

/** The hash of the sources from which the serving image is built, or undefined before the first. */
export async function servedSource({ read, ...place }: Place): Promise<string | undefined> {
  const url = `${objectUrl(buildBucket(place), pointer(place))}?alt=media`
  return await read.get(url, z.string())
}

/**
 * The tag of the revision of these sources. Functions call the image processor of their release by
 * its tag, so two releases can serve side by side.
 */
export const imageTag = (imageSource: string) => `s${imageSource}`

const readImage = async (place: Place) => (await readServices(place)).get(imageProcessor)

/** The address that functions of a release call, or undefined before the first build. */
export async function imageAddress(place: Place, imageSource: string) {
  return (await readImage(place))?.tags.get(imageTag(imageSource))?.uri
}

/**
 * Builds the image of these sources, unless its revision is the newest. The build tries the image,
 * and gives its revision the tag, but no traffic.
 */
export async function deployImage(
  deployment: Deployment,
  { imageSource, imageArchive }: Built,
  { image_build }: Base,
): Promise<void> {
  const { region, work } = deployment
  const bucket = buildBucket(deployment)
  const image = await readImage(deployment)
  const made = image?.tags.get(imageTag(imageSource))?.revision
  // Terraform may have made a newer one with other settings.
  if (made && made === image?.newest) return
  const archive = `sources/image-processor-${imageSource}.tgz`
  await gcloud(deployment, `storage cp ${imageArchive} gs://${bucket}/${archive}`)
  const substitutions = { ...image_build.substitutions, _SOURCE: imageSource }
  const config = join(work, 'image-build.json')
  writeText(config, JSON.stringify({ ...image_build, substitutions }, null, 2))
  const flags = `--no-source --config=${config} --region=${region}`
  await gcloud(deployment, `builds submit ${flags}`, { retry: freshRole })
}

/** Lets the daily build take these sources, and callers without a tag reach them. */
export async function serveImage(place: Place, imageSource: string): Promise<void> {
  if ((await servedSource(place)) === imageSource) return
  await moveTraffic(place, imageProcessor, `--to-tags=${imageTag(imageSource)}=100`)
  await writeObject(place, pointer(place), JSON.stringify(imageSource))
}

export async function restoreImage(place: Place, imageSource: string): Promise<void> {
  if ((await servedSource(place)) === imageSource) return
  const { project, region } = place
  const image = `${region}-docker.pkg.dev/${project}/${repository}/${imageProcessor}:source-${imageSource}`
  await gcloud(
    place,
    `run deploy ${imageProcessor} --image=${image} --region=${region} --no-traffic`,
  )
  const newest = (await readImage(place))?.newest
  await moveTraffic(place, imageProcessor, `--update-tags=${imageTag(imageSource)}=${newest}`)
  await serveImage(place, imageSource)
}

/** A revision with a tag keeps an instance ready. */
export async function removeOldTags(place: Place, imageSource: string): Promise<void> {
  const tags = [...((await readImage(place))?.tags.keys() ?? [])]
  const old = tags.filter((tag) => tag !== imageTag(imageSource)).join(',')
  if (old) await moveTraffic(place, imageProcessor, `--remove-tags=${old}`)
}
