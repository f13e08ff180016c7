import { join } from 'node:path'
import { z } from 'zod'
import type { Built, Deployment, Place } from '../deployment.ts'
import { buildBucket, imageProcessor, objectUrl, repository } from '../names.ts'
import { freshRole, gcloud, writeObject, writeText } from '../run.ts'
import type { Base } from './base.ts'
import { moveTraffic } from './traffic.ts'

/** Names the sources that serve in a region. The daily build takes them. */
const pointer = ({ region }: Pick<Place, 'region'>) => `sources/current-${region}`

/** The hash of the sources from which the serving image is built, or undefined before the first. */
export async function servedSource({ read, ...place }: Place): Promise<string | undefined> {
  const url = `${objectUrl(buildBucket(place), pointer(place))}?alt=media`
  return await read.get(url, z.string())
}

/** Builds the image of these sources, unless it serves. The build tries it before it serves. */
export async function deployImage(
  deployment: Deployment,
  { imageSource, imageArchive }: Built,
  { image_build }: Base,
): Promise<void> {
  const { region, work } = deployment
  const bucket = buildBucket(deployment)
  if ((await servedSource(deployment)) === imageSource) return
  const archive = `sources/image-processor-${imageSource}.tgz`
  await gcloud(deployment, `storage cp ${imageArchive} gs://${bucket}/${archive}`)
  const substitutions = { ...image_build.substitutions, _SOURCE: imageSource }
  const config = join(work, 'image-build.json')
  writeText(config, JSON.stringify({ ...image_build, substitutions }, null, 2))
  const flags = `--no-source --config=${config} --region=${region}`
  await gcloud(deployment, `builds submit ${flags}`, { retry: freshRole })
  await pointTo(deployment, imageSource)
}

export async function restoreImage(place: Place, imageSource: string): Promise<void> {
  if ((await servedSource(place)) === imageSource) return
  const { project, region } = place
  const image = `${region}-docker.pkg.dev/${project}/${repository}/${imageProcessor}:source-${imageSource}`
  await gcloud(place, `run deploy ${imageProcessor} --image=${image} --region=${region}`)
  await moveTraffic(place, imageProcessor, '--to-latest')
  await pointTo(place, imageSource)
}

const pointTo = (place: Place, imageSource: string) =>
  writeObject(place, pointer(place), JSON.stringify(imageSource))
