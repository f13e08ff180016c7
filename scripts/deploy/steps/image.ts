import { join } from 'node:path'
import { z } from 'zod'
import { imageTag, readImage } from '../canary/image-tag.ts'
import { moveTraffic } from '../canary/traffic.ts'
import type { Built, Deployment, Place } from '../deployment.ts'
import { buildBucket, imageProcessor, objectUrl, repository } from '../names.ts'
import { freshRole, gcloud, writeObject, writeText } from '../run.ts'
import type { Base } from './base.ts'

/** Names the sources that serve in a region. The daily build takes them. */
const pointer = ({ region }: Pick<Place, 'region'>) => `sources/current-${region}`

/** The hash of the sources from which the serving image is built, or undefined before the first. */
export async function servedSource({ read, ...place }: Place): Promise<string | undefined> {
  const url = `${objectUrl(buildBucket(place), pointer(place))}?alt=media`
  return await read.get(url, z.string())
}

/**
 * Builds the image of these sources, unless its revision is the newest. The build tries the image,
 * and gives its revision the tag, but no traffic.
 */
export async function deployImage(deployment: Deployment, built: Built, { image_build }: Base) {
  const { imageSource, imageArchive } = built
  const { region, work } = deployment
  const image = await readImage(deployment)
  const made = image?.tags.get(imageTag(imageSource))?.revision
  // Terraform may have made a newer one with other settings.
  if (made && made === image?.newest) return
  const archive = `gs://${buildBucket(deployment)}/sources/image-processor-${imageSource}.tgz`
  await gcloud(deployment, `storage cp ${imageArchive} ${archive}`)
  const substitutions = { ...image_build.substitutions, _SOURCE: imageSource }
  const config = join(work, 'image-build.json')
  writeText(config, JSON.stringify({ ...image_build, substitutions }, null, 2))
  const flags = `--no-source --config=${config} --region=${region}`
  await gcloud(deployment, `builds submit ${flags}`, { retry: freshRole })
}

/** Lets the daily build take these sources, and callers without a tag reach them. */
export async function serveImage(place: Place, imageSource: string): Promise<void> {
  const [tag, image] = [imageTag(imageSource), await readImage(place)]
  if (image?.revision !== image?.tags.get(tag)?.revision)
    await moveTraffic(place, imageProcessor, `--to-tags=${tag}=100`)
  if ((await servedSource(place)) !== imageSource)
    await writeObject(place, pointer(place), JSON.stringify(imageSource))
}

export async function restoreImage(place: Place, imageSource: string): Promise<void> {
  if ((await servedSource(place)) === imageSource) return
  const { project, region } = place
  const image = `${region}-docker.pkg.dev/${project}/${repository}/${imageProcessor}:source-${imageSource}`
  const flags = `--image=${image} --region=${region} --no-traffic`
  await gcloud(place, `run deploy ${imageProcessor} ${flags}`)
  const newest = (await readImage(place))?.newest
  await moveTraffic(place, imageProcessor, `--update-tags=${imageTag(imageSource)}=${newest}`)
  await serveImage(place, imageSource)
}
