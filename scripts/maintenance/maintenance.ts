import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { placeOf, type Run } from '../deploy/deploy.ts'
import type { Place } from '../deploy/deployment.ts'
import { gcloud } from '../deploy/run.ts'

const queues = namesOf(({ trigger }) => trigger.kind === 'task')
const schedules = namesOf(({ trigger }) => trigger.kind === 'schedule')

const container = z.object({ env: z.array(z.object({ name: z.string() })).default([]) })
const serviceState = z.object({
  name: z.string(),
  template: z.object({ containers: z.array(container) }).prefault({ containers: [] }),
  traffic: z.array(z.object({ type: z.string().optional() })).default([]),
})
const pinned = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION'

/**
 * Begins or ends the maintenance of a project. API Gateway itself can answer no request, so each
 * function gets a revision that refuses all calls and jobs. Returns the exit status.
 */
export async function maintenance(asked: Run, wanted: 'on' | 'off'): Promise<number> {
  const place = placeOf(asked)
  try {
    if (place.region === '') throw new Error(`functions/.env.${place.project} names no REGION`)
    // Nothing starts new work before the functions refuse it, and after they take it again.
    if (wanted === 'on') await pauseWork(place, 'pause')
    await setFunctions(place, wanted)
    if (wanted === 'off') await pauseWork(place, 'resume')
    place.print(place.isDryRun ? 'Nothing was changed.' : `Maintenance is ${wanted}.`)
    return 0
  } catch (error) {
    place.print(`${messageOf(error)}\nThe same command goes on.`)
    return 1
  }
}

async function pauseWork(place: Place, verb: 'pause' | 'resume'): Promise<void> {
  const at = `--location=${place.region}`
  for (const name of schedules) {
    const job = `firebase-schedule-${name}-${place.region}`
    await gcloud(place, `scheduler jobs ${verb} ${job} ${at}`)
  }
  for (const name of queues) await gcloud(place, `tasks queues ${verb} ${name} ${at}`)
}

/** Changes all functions at once, so that it takes half a minute and not ten. */
async function setFunctions(place: Place, wanted: 'on' | 'off'): Promise<void> {
  const { project, region, read } = place
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`
  const own = new Set(Object.keys(functions).map((name) => name.toLowerCase()))
  const all = await read.list(url, 'services', serviceState)
  const found = all
    .map(({ name, ...more }) => ({ service: name.split('/').at(-1) ?? '', ...more }))
    .filter(({ service }) => own.has(service))
  const flag =
    wanted === 'on' ? '--update-env-vars=MAINTENANCE=on' : '--remove-env-vars=MAINTENANCE'
  await Promise.all(
    found.map(async ({ service, template, traffic }) => {
      const variables = template.containers.flatMap(({ env }) => env)
      const isOn = variables.some(({ name }) => name === 'MAINTENANCE')
      const isDue = isOn !== (wanted === 'on')
      if (isDue) await gcloud(place, `run services update ${service} ${flag} --region=${region}`)
      // After a rollback, a new revision gets no calls by itself.
      const getsNone = traffic.some(({ type }) => type === pinned)
      const toLatest = `update-traffic ${service} --to-latest --region=${region}`
      if (getsNone && (isDue || wanted === 'on')) await gcloud(place, `run services ${toLatest}`)
    }),
  )
}
