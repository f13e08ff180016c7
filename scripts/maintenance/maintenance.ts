import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import { namesOf } from '../../functions/src/deployment/functions.ts'
import { alone } from '../deploy/canary/lock.ts'
import { placeOf, type Run } from '../deploy/deploy.ts'
import type { Place } from '../deploy/deployment.ts'
import { isSame, readReleases, servedRelease, writeRelease } from '../deploy/release.ts'
import { rolloutGroups } from '../deploy/rollout-groups.ts'
import { gcloud } from '../deploy/run.ts'

const queues = namesOf(({ trigger }) => trigger.kind === 'task')
const schedules = namesOf(({ trigger }) => trigger.kind === 'schedule')

const variable = z.object({ name: z.string(), value: z.string().default('') })
const container = z.object({ env: z.array(variable).default([]) })
const serviceState = z.object({
  name: z.string(),
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

/** Nothing starts new work before the functions refuse it. */
async function begin(place: Place): Promise<void> {
  await setSchedules(place, 'pause')
  await setQueues(place, 'pause')
  await setFunctions(place, 'on')
}

async function end(place: Place): Promise<void> {
  await setFunctions(place, 'off')
  await keepRevisions(place)
  await setQueues(place, 'resume')
  await setSchedules(place, 'resume')
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
async function setFunctions(place: Place, wanted: 'on' | 'off'): Promise<void> {
  const { project, region, read } = place
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`
  const all = await read.list(url, 'services', serviceState)
  const found = new Map(all.map((state) => [state.name.split('/').at(-1), state]))
  for (const group of rolloutGroups())
    await Promise.all(
      group.map(async (name) => {
        const service = name.toLowerCase()
        const state = found.get(service)
        if (state) await setFunction(place, service, state, wanted)
      }),
    )
}

async function setFunction(
  place: Place,
  service: string,
  { template, traffic }: State,
  wanted: 'on' | 'off',
): Promise<void> {
  const variables = template.containers.flatMap(({ env }) => env)
  const { value = 'off' } = variables.find(({ name }) => name === 'MAINTENANCE') ?? {}
  const isDue = value !== wanted
  const at = `--region=${place.region}`
  const flag = `--update-env-vars=MAINTENANCE=${wanted}`
  if (isDue) await gcloud(place, `run services update ${service} ${flag} ${at}`)
  // After a rollback, a new revision gets no calls by itself.
  const getsNone = traffic.some(({ type }) => type === pinned)
  if (getsNone && (isDue || wanted === 'on'))
    await gcloud(place, `run services update-traffic ${service} --to-latest ${at}`)
}

/** The newest release serves by new revisions. A rollback would take them for another release. */
async function keepRevisions(place: Place): Promise<void> {
  const [newest] = await readReleases(place)
  const served = await servedRelease(place)
  if (newest?.release.functions !== served.functions) return
  if (!isSame({ ...newest.release, revisions: {} }, served)) return
  const release = { ...newest.release, revisions: served.revisions }
  await writeRelease(place, { name: newest.name, release })
}
