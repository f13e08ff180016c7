import { z } from 'zod'
import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { image } from '../../contract/schemas/image.ts'
import { isPhotoWithheld, toAnalysis } from '../../domain/analyses/analysis.ts'
import { thumbnailPath } from '../../domain/analyses/storage-path.ts'
import type { Ports } from '../../ports/ports.ts'

type Image = z.infer<typeof image>

type Photo = Pick<StoredAnalysis, 'storagePath' | 'thumbhash'>

/** Costs no read, because the thumbhash tells whether there is a thumbnail. */
export async function linksTo(
  { photoLinks, clock }: Ports,
  { storagePath, thumbhash }: Photo,
): Promise<Image> {
  const now = clock.now()
  const [{ url, expiresAt }, thumbnail] = await Promise.all([
    photoLinks.linkTo(storagePath, now),
    thumbhash === null ? undefined : photoLinks.linkTo(thumbnailPath(storagePath), now),
  ])
  const thumbnailUrl = thumbnail?.url ?? url
  return { url, thumbnailUrl, expiresAt: expiresAt.toISOString(), thumbhash }
}

/** The analysis with links to the photo, or without links if the photo is withheld. */
export async function presentAnalysis(
  ports: Ports,
  id: string,
  stored: StoredAnalysis,
  language?: string,
): Promise<Analysis> {
  const image = isPhotoWithheld(stored) ? null : await linksTo(ports, stored)
  return { ...toAnalysis(id, stored, ports.locales, language), image }
}
