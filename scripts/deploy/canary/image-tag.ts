import type { Place } from '../deployment.ts'
import { imageProcessor } from '../names.ts'
import { moveTraffic, readServices } from './traffic.ts'

/**
 * The tag of the revision of these sources. Functions call the image processor of their release by
 * its tag, so two releases can serve side by side.
 */
export const imageTag = (imageSource: string) => `s${imageSource}`

export const readImage = async (place: Place) => (await readServices(place)).get(imageProcessor)

/** The address that functions of a release call, or undefined before the first build. */
export async function imageAddress(place: Place, imageSource: string) {
  return (await readImage(place))?.tags.get(imageTag(imageSource))?.uri
}

/** A revision with a tag keeps an instance ready. */
export async function removeOldTags(place: Place, imageSource: string): Promise<void> {
  const tags = [...((await readImage(place))?.tags.keys() ?? [])]
  const old = tags.filter((tag) => tag !== imageTag(imageSource)).join(',')
  if (old) await moveTraffic(place, imageProcessor, `--remove-tags=${old}`)
}
