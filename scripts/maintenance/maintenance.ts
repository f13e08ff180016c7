import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import { namesOf } from '../../functions/src/deployment/functions.ts'
import { alone } from '../deploy/canary/lock.ts'
import { serveRevisions, servicesUrl } from '../deploy/canary/traffic.ts'
import { placeOf, type Run } from '../deploy/deploy.ts'
import type { Place } from '../deploy/deployment.ts'
import { buildBucket } from '../deploy/names.ts'
import { nextRecord, readNext, servedRevisions, writeNext } from '../deploy/next.ts'
import { regionFindings } from '../deploy/preflight/places.ts'
import { rolloutGroups } from '../deploy/rollout-groups.ts'
import { gcloud } from '../deploy/run.ts'

const queues = namesOf(({ trigger }) => trigger.kind === 'task')
const schedules = namesOf(({ trigger }) => trigger.kind === 'schedule')

const variable = z.object({ name: z.string(), value: z.string().default('') })
const container = z.object({ env: z.array(variable).default([]) })
const serviceState = z.object({
  name: z.string(),
  latestReadyRevision: z.string().default(''),
  latestCreatedRevision: z.string().default(''),
  template: z.object({ containers: z.array(container) }).prefault({ containers: [] }),
  traffic: z.array(z.object({ type: z.string().optional() })).default([]),
})
type State = z.infer<typeof serviceState>
const pinned = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION'

/**
 * Begins or ends the maintenance of a project. API Gateway itself can answer no request, so each
 * function gets a revision that refuses all calls and jobs. Returns the exit status.
 */
export async function maintenance(asked: Run, wanted: 'on' | 'off'): Promise<number> {
  const place = placeOf(asked)
  try {
    if (place.region === '') throw new Error(`functions/.env.${place.project} names no REGION`)
    await alone(place, 'maintenance', wanted === 'on' ? () => begin(place) : () => end(place))
    place.print(place.isDryRun ? 'Nothing was changed.' : `Maintenance is ${wanted}.`)
    return 0
  } catch (error) {
    place.print(`${messageOf(error)}\nThe same command goes on.`)
    return 1
  }
}

/** Keeps what serves, also from a run that broke off. Nothing then starts new work. */
async function begin(place: Place): Promise<void> {
  // Only this region closes.
  for (const { text } of await regionFindings(place)) place.print(`WARNING: ${text}`)
  await writeNext(place, await servedRevisions(place))
  await setSchedules(place, 'pause')
  await setQueues(place, 'pause')
  await closeFunctions(place)
}

async function end(place: Place): Promise<void> {
  const next = await readNext(place)
  if (next) await serveRevisions(place, next)
  await setQueues(place, 'resume')
  await setSchedules(place, 'resume')
  if (next) await gcloud(place, `storage rm gs://${buildBucket(place)}/${nextRecord(place)}`)
}

/** Cloud Scheduler refuses to pause a paused job, and to resume an enabled one. */
async function setSchedules(place: Place, verb: 'pause' | 'resume'): Promise<void> {
  const at = `projects/${place.project}/locations/${place.region}/jobs`
  for (const name of schedules) {
    const job = `firebase-schedule-${name}-${place.region}`
    const url = `https://cloudscheduler.googleapis.com/v1/${at}/${job}`
    const found = await place.read.get(url, z.object({ state: z.string() }))
    if (found?.state === (verb === 'pause' ? 'PAUSED' : 'ENABLED')) continue
    await gcloud(place, `scheduler jobs ${verb} ${job} --location=${place.region}`)
  }
}

async function setQueues(place: Place, verb: 'pause' | 'resume'): Promise<void> {
  for (const name of queues)
    await gcloud(place, `tasks queues ${verb} ${name} --location=${place.region}`)
}

/** Changes the functions of a group at once, so that it takes two minutes and not ten. */
async function closeFunctions(place: Place): Promise<void> {
  const all = await place.read.list(servicesUrl(place), 'services', serviceState)
  const found = new Map(all.map((state) => [state.name.split('/').at(-1), state]))
  for (const group of rolloutGroups())
    await Promise.all(
      group.map(async (name) => {
        const service = name.toLowerCase()
        const state = found.get(service)
        if (state) await closeFunction(place, service, state)
      }),
    )
}

async function closeFunction(place: Place, service: string, state: State): Promise<void> {
  const { template, traffic, latestReadyRevision, latestCreatedRevision } = state
  const variables = template.containers.flatMap(({ env }) => env)
  const isClosed = variables.some(({ name, value }) => name === 'MAINTENANCE' && value === 'on')
  const at = `--region=${place.region}`
  // One that did not start leaves the traffic to the revision before.
  if (!isClosed || latestReadyRevision !== latestCreatedRevision)
    await gcloud(place, `run services update ${service} --update-env-vars=MAINTENANCE=on ${at}`)
  // After a rollback, a new revision gets no calls by itself.
  if (traffic.some(({ type }) => type === pinned))
    await gcloud(place, `run services update-traffic ${service} --to-latest ${at}`)
}
