import { z } from 'zod'
import { functions } from '../../../functions/src/deployment/functions.ts'
import type { Place } from '../deployment.ts'
import { gcloud } from '../run.ts'

const latest = 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST'
const target = z.object({
  type: z.string().optional(),
  revision: z.string().default(''),
  percent: z.number().default(0),
  tag: z.string().default(''),
  uri: z.string().default(''),
})
/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services */
export const serviceState = z.object({
  name: z.string(),
  uri: z.string().default(''),
  latestReadyRevision: z.string().default(''),
  latestCreatedRevision: z.string().default(''),
  traffic: z.array(target).default([]),
  trafficStatuses: z.array(target).default([]),
})
const lastOf = (name = '') => name.split('/').at(-1) ?? ''

export type Service = {
  uri: string
  newest: string
  /** The revision with most of the traffic, and whether it has all of it. */
  revision: string
  isWhole: boolean
  /** Whether each new revision gets the traffic at once. */
  followsNewest: boolean
  /** The revisions and addresses of the tags. */
  tags: ReadonlyMap<string, { revision: string; uri: string }>
}

/** The services of Cloud Run, among them every function, by name. */
export async function readServices({ project, region, read }: Place) {
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`
  const found = await read.list(url, 'services', serviceState)
  return new Map(found.map((state) => [lastOf(state.name), serviceOf(state)]))
}

function serviceOf(state: z.infer<typeof serviceState>): Service {
  const { uri, traffic, trafficStatuses, latestReadyRevision, latestCreatedRevision } = state
  const [main] = traffic.toSorted((a, b) => b.percent - a.percent)
  const followsNewest = main === undefined || main.type === latest
  const tagged = trafficStatuses.filter(({ tag }) => tag !== '')
  return {
    uri,
    newest: lastOf(latestCreatedRevision || latestReadyRevision),
    revision: lastOf(followsNewest ? latestReadyRevision : main.revision),
    isWhole: main === undefined || main.percent === 100,
    followsNewest,
    tags: new Map(tagged.map(({ tag, ...at }) => [tag, { ...at, revision: lastOf(at.revision) }])),
  }
}

/** The services of the functions. */
export async function servingFunctions(place: Place): Promise<Map<string, Service>> {
  const own = new Set(Object.keys(functions).map((name) => name.toLowerCase()))
  return new Map([...(await readServices(place))].filter(([name]) => own.has(name)))
}

/** Lets the newest revisions of functions serve, now and after later deployments. */
export async function serveNewest(
  place: Place,
  isWanted: (service: string) => boolean = () => true,
): Promise<void> {
  const pinned = [...(await servingFunctions(place))].filter(
    ([name, { followsNewest }]) => isWanted(name) && !followsNewest,
  )
  await moveAll(place, pinned, () => '--to-latest')
}

/** If a function has been removed since, the rollback continues with the other functions. */
export async function serveRevisions(
  place: Place,
  revisions: Readonly<Record<string, string>>,
): Promise<void> {
  const others = [...(await servingFunctions(place))].filter(
    ([name, { revision, isWhole }]) =>
      revisions[name] && !(isWhole && revisions[name] === revision),
  )
  await moveAll(place, others, (_service, name) => `--to-revisions=${revisions[name]}=100`)
}

/** Moves all at once, because gcloud waits for each. Throws after the last if one fails. */
export async function moveAll(
  place: Place,
  services: readonly [name: string, Service][],
  to: (service: Service, name: string) => string,
): Promise<void> {
  const moves = services.map(([name, service]) => moveTraffic(place, name, to(service, name)))
  for (const moved of await Promise.allSettled(moves))
    if (moved.status === 'rejected') throw moved.reason
}

export const moveTraffic = (place: Place, service: string, to: string) =>
  gcloud(place, `run services update-traffic ${service} ${to} --region=${place.region}`)
