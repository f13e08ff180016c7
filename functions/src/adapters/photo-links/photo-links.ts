import { limits } from '../../contract/limits.ts'
import type { PhotoLinks } from '../../ports/objects.ts'
import { createSigner, type HmacKey, objectPath } from './signature.ts'

type Settings = {
  /** `https://storage.googleapis.com`, or the local link server. */
  baseUrl: string
  bucket: string
  key: HmacKey
}

const gridMs = limits.image.linkSecondsMin * 1000
const lifetimeSeconds = limits.image.linkSecondsMin * 2

/**
 * Links to objects of one bucket. All links to an object within a quarter of an hour are the same,
 * so that browsers can cache it (docs/decisions/0276).
 */
export function signedPhotoLinks({ baseUrl, bucket, key }: Settings): PhotoLinks {
  const sign = createSigner(key)
  return {
    linkTo(path, now) {
      const signedAt = new Date(Math.floor(now.getTime() / gridMs) * gridMs)
      const url = new URL(objectPath(bucket, path), baseUrl)
      return {
        url: sign({ url, signedAt, lifetimeSeconds }),
        expiresAt: new Date(signedAt.getTime() + lifetimeSeconds * 1000),
      }
    },
  }
}
