import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { z } from 'zod'
import type { Reply } from '../cloud.ts'
import type { Place } from '../deployment.ts'
import { objectUrl, stateBucket } from '../names.ts'
import { andLastly } from './ending.ts'

const lock = 'deploy.lock'
const stored = z.object({ generation: z.string() })
const holder = z.object({ id: z.string(), by: z.string(), since: z.coerce.date() })

/** Works as the only deployment or rollback of the project. Throws while another one works. */
export async function alone(place: Place, by: string, work: () => Promise<void>): Promise<void> {
  if (place.isDryRun) return await work()
  const generation = await take(place, by)
  const url = `${objectUrl(stateBucket(place), lock)}?ifGenerationMatch=${generation}`
  await andLastly(work, async () => {
    const { status } = await place.read.ask({ method: 'DELETE', url })
    if (status >= 300 && status !== 404) place.print(`The lock stays. ${removal(place)}`)
  })
}

/** Returns the generation of the lock, by which nobody removes a lock that another one holds. */
async function take(place: Place, by: string): Promise<string> {
  const bucket = stateBucket(place)
  const body = { id: randomUUID(), by: `${by} on ${hostname()}`, since: new Date() }
  const to = `https://storage.googleapis.com/upload/storage/v1/b/${bucket}/o`
  const url = `${to}?uploadType=media&name=${lock}&ifGenerationMatch=0`
  const reply = await place.read.ask({ method: 'POST', url, body })
  const made = stored.safeParse(reply.body).data
  if (reply.status === 200 && made) return made.generation
  if (reply.status !== 412) throw new Error(`gs://${bucket}/${lock} is answered ${reply.status}`)
  const asked = (more: string): Promise<Reply> =>
    place.read.ask({ method: 'GET', url: `${objectUrl(bucket, lock)}${more}` })
  const held = holder.safeParse((await asked('?alt=media')).body).data
  const found = stored.safeParse((await asked('')).body).data
  // The answer to the first try was lost.
  if (held?.id === body.id && found) return found.generation
  const minutes = held && Math.round((Date.now() - held.since.getTime()) / 60_000)
  const who = held ? `${held.by} since ${minutes} minutes` : 'somebody'
  throw new Error(`Another deployment or rollback works: ${who}. ${removal(place)}`)
}

const removal = (place: Place) =>
  `If it has died: gcloud storage rm gs://${stateBucket(place)}/${lock}`
