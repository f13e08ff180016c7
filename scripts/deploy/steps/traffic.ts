import { z } from 'zod'
import { functions } from '../../../functions/src/deployment/functions.ts'
import type { Deployment } from '../deployment.ts'
import { type Action, command, type Step } from '../step.ts'

const latest = 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST'
const serviceState = z.object({
  name: z.string(),
  latestReadyRevision: z.string().default(''),
  traffic: z
    .array(
      z.object({
        type: z.string().optional(),
        revision: z.string().optional(),
        percent: z.number().default(0),
      }),
    )
    .default([]),
})

/** The revision that serves each function, and whether the newest revision always serves. */
export async function servingRevisions({ project, region, read }: Deployment) {
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`
  const found = await read.list(url, 'services', serviceState)
  const services = new Set(Object.keys(functions).map((name) => name.toLowerCase()))
  const serving = new Map<string, { revision: string; followsNewest: boolean }>()
  for (const { name, traffic, latestReadyRevision } of found) {
    const service = name.split('/').at(-1) ?? ''
    const main = traffic.find(({ percent }) => percent === 100)
    const followsNewest = main === undefined ? traffic.length === 0 : main.type === latest
    const newest = latestReadyRevision.split('/').at(-1) ?? ''
    const revision = followsNewest ? newest : (main?.revision?.split('/').at(-1) ?? '')
    if (services.has(service)) serving.set(service, { revision, followsNewest })
  }
  return serving
}

/** Lets the newest revisions serve again, after a rollback has pinned older revisions. */
export const newestRevisions: Step = {
  title: 'Let the newest functions serve',
  async plan(deployment) {
    const { project, region } = deployment
    const serving = await servingRevisions(deployment)
    return [...serving]
      .filter(([, { followsNewest }]) => !followsNewest)
      .map(([service]) =>
        command(
          `Let the newest ${service} serve`,
          `gcloud run services update-traffic ${service} --to-latest --region=${region} --project=${project}`,
        ),
      )
  },
}

/**
 * Lets the given revision of each service serve, even if a newer revision exists. If a function has
 * been removed since, the rollback continues with the other functions.
 */
export const revisionsOf = (revisions: Readonly<Record<string, string>>): Step => ({
  title: 'Let the former functions serve',
  async plan(deployment) {
    const { project, region } = deployment
    const serving = await servingRevisions(deployment)
    const actions: Action[] = []
    for (const [service, revision] of Object.entries(revisions)) {
      const now = serving.get(service)
      if (now === undefined || now.revision === revision) continue
      actions.push(
        command(
          `Let ${revision} serve`,
          `gcloud run services update-traffic ${service} --to-revisions=${revision}=100 --region=${region} --project=${project}`,
        ),
      )
    }
    return actions
  },
})
