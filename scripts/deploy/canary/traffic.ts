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
  /** The revision with most of the traffic. */
  revision: string
  /** The flag of gcloud that would move no traffic. */
  served: string
  /** The revisions and addresses of the tags. */
  tags: ReadonlyMap<string, { revision: string; uri: string }>
}

type Asked = Pick<Place, 'project' | 'region' | 'read'>

export const servicesUrl = ({ project, region }: Asked) =>
  `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`

/** The services of Cloud Run, among them every function, by name. */
export async function readServices(place: Asked) {
  const found = await place.read.list(servicesUrl(place), 'services', serviceState)
  return new Map(found.map((state) => [lastOf(state.name), serviceOf(state)]))
}

function serviceOf(state: z.infer<typeof serviceState>): Service {
  const { uri, traffic, trafficStatuses, latestReadyRevision, latestCreatedRevision } = state
  const [main] = traffic.toSorted((a, b) => b.percent - a.percent)
  const followsNewest = main === undefined || main.type === latest
  const revision = lastOf(followsNewest ? latestReadyRevision : main.revision)
  const tagged = trafficStatuses.filter(({ tag }) => tag !== '')
  return {
    uri,
    newest: lastOf(latestCreatedRevision || latestReadyRevision),
    revision,
    served: followsNewest ? '--to-latest' : `--to-revisions=${revision}=${main.percent}`,
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
  const wanted = [...(await servingFunctions(place))].filter(([name]) => isWanted(name))
  await moveAll(place, wanted, () => '--to-latest')
}

/** If a function has been removed since, the rollback continues with the other functions. */
export async function serveRevisions(
  place: Place,
  revisions: Readonly<Record<string, string>>,
): Promise<void> {
  const known = [...(await servingFunctions(place))].filter(([name]) => revisions[name])
  await moveAll(place, known, (_service, name) => `--to-revisions=${revisions[name]}=100`)
}

/** Moves all at once, because gcloud waits for each. Throws after the last if one fails. */
export async function moveAll(
  place: Place,
  services: readonly [name: string, Service][],
  to: (service: Service, name: string) => string,
): Promise<void> {
  const moved = services.filter(([name, service]) => to(service, name) !== service.served)
  const moves = moved.map(([name, service]) => moveTraffic(place, name, to(service, name)))
  for (const done of await Promise.allSettled(moves))
    if (done.status === 'rejected') throw done.reason
}

export const moveTraffic = (place: Place, service: string, to: string) =>
  gcloud(place, `run services update-traffic ${service} ${to} --region=${place.region}`)
