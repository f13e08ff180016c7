import { z } from 'zod'
import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { image } from '../../contract/schemas/image.ts'
import { isWithheld, toAnalysis } from '../../domain/analyses/analysis.ts'
import { thumbnailPath } from '../../domain/analyses/storage-path.ts'
import type { Ports } from '../../ports/ports.ts'

type Image = z.infer<typeof image>

type Photo = Pick<StoredAnalysis, 'storagePath' | 'thumbhash'>

/**
 * Links to a photo and its thumbnail, for whoever may see it. Nothing is read: an analysis tells by
 * its thumbhash whether there is a thumbnail.
 */
export function linksTo({ photoLinks, clock }: Ports, { storagePath, thumbhash }: Photo): Image {
  const now = clock.now()
  const { url, expiresAt } = photoLinks.linkTo(storagePath, now)
  const thumbnailUrl =
    thumbhash === null ? url : photoLinks.linkTo(thumbnailPath(storagePath), now).url
  return { url, thumbnailUrl, expiresAt: expiresAt.toISOString(), thumbhash }
}

/**
 * An analysis as its account reads it, with links to its photo; with none where it is withheld.
 * Links are made for this one answer, and are never stored.
 */
export function presentAnalysis(ports: Ports, id: string, stored: StoredAnalysis): Analysis {
  const image = isWithheld(stored) ? null : linksTo(ports, stored)
  return { ...toAnalysis(id, stored, ports.locales), image }
}
