import { z } from 'zod'
import { functions } from '../../../functions/src/deployment/functions.ts'
import type { Place } from '../deployment.ts'
import { gcloud } from '../run.ts'

const latest = 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST'
const target = z.object({
  type: z.string().optional(),
  revision: z.string().default(''),
  percent: z.number().default(0),
})
const serviceState = z.object({
  name: z.string(),
  latestReadyRevision: z.string().default(''),
  traffic: z.array(target).default([]),
})
const lastOf = (name = '') => name.split('/').at(-1) ?? ''

/** The revision that serves each function, and whether the newest revision always serves. */
export async function servingRevisions({ project, region, read }: Place) {
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`
  const found = await read.list(url, 'services', serviceState)
  const services = new Set(Object.keys(functions).map((name) => name.toLowerCase()))
  const serving = new Map<string, { revision: string; followsNewest: boolean }>()
  for (const { name, traffic, latestReadyRevision } of found) {
    const service = lastOf(name)
    const main = traffic.find(({ percent }) => percent === 100)
    const followsNewest = main === undefined ? traffic.length === 0 : main.type === latest
    const revision = lastOf(followsNewest ? latestReadyRevision : main?.revision)
    if (services.has(service)) serving.set(service, { revision, followsNewest })
  }
  return serving
}

/** Lets the newest revisions serve again, after a rollback has pinned older revisions. */
export async function serveNewest(place: Place): Promise<void> {
  for (const [service, { followsNewest }] of await servingRevisions(place))
    if (!followsNewest) await moveTraffic(place, service, '--to-latest')
}

/** If a function has been removed since, the rollback continues with the other functions. */
export async function serveRevisions(
  place: Place,
  revisions: Readonly<Record<string, string>>,
): Promise<void> {
  const serving = await servingRevisions(place)
  for (const [service, revision] of Object.entries(revisions)) {
    const now = serving.get(service)
    if (now === undefined || now.revision === revision) continue
    await moveTraffic(place, service, `--to-revisions=${revision}=100`)
  }
}

export const moveTraffic = (place: Place, service: string, to: string) =>
  gcloud(place, `run services update-traffic ${service} ${to} --region=${place.region}`)
