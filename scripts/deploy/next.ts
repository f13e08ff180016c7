import { z } from 'zod'
import { serveRevisions, servingFunctions } from './canary/traffic.ts'
import type { Place } from './deployment.ts'
import { buildBucket, objectUrl } from './names.ts'
import { writeObject } from './run.ts'

/** Is there while maintenance lasts: the revision of each function that serves after it. */
export const nextRecord = ({ region }: Pick<Place, 'region'>) => `maintenance-${region}.json`
const revisions = z.record(z.string(), z.string())

/** The revisions that serve after the maintenance, or undefined without maintenance. */
export const readNext = (place: Pick<Place, 'project' | 'region' | 'read'>) =>
  place.read.get(`${objectUrl(buildBucket(place), nextRecord(place))}?alt=media`, revisions)

export const writeNext = (place: Place, next: Record<string, string>) =>
  writeObject(place, nextRecord(place), JSON.stringify(next))

/** The revisions of functions that serve, or that will after the maintenance. */
export async function servedRevisions(place: Place): Promise<Record<string, string>> {
  const now = [...(await servingFunctions(place))].map(([name, { revision }]) => [name, revision])
  return { ...Object.fromEntries(now), ...(await readNext(place)) }
}

/** Lets revisions serve, at once or after the maintenance. */
export async function restoreRevisions(place: Place, wanted: Record<string, string>) {
  const next = await readNext(place)
  if (next) await writeNext(place, { ...next, ...wanted })
  else await serveRevisions(place, wanted)
}
