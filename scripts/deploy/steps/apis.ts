import { z } from 'zod'
import { apiNames } from '../apis.ts'
import { type Action, command, type Step } from '../step.ts'

/** The most APIs that Google enables in one call. */
const apisAtOnce = 20

export const apis: Step = {
  title: 'Enable the APIs',
  async plan(deployment) {
    const { cloud, project } = deployment
    const list = `gcloud services list --enabled --format=value(config.name) --project=${project}`
    const { status, stdout, stderr } = await cloud.execute(list.split(' '))
    if (status !== 0) throw new Error(`The enabled APIs cannot be listed. ${stderr}`)
    const enabled = new Set(stdout.split(/\s+/))
    const missing = apiNames(deployment).filter((name) => !enabled.has(name))
    const batches = Array.from({ length: Math.ceil(missing.length / apisAtOnce) }, (_, at) =>
      missing.slice(at * apisAtOnce, (at + 1) * apisAtOnce),
    )
    return batches.map(
      (names): Action =>
        command('Enable APIs', `gcloud services enable ${names.join(' ')} --project=${project}`),
    )
  },
}

/**
 * Rejects a region without API Gateway before the deployment makes anything else. The check works
 * only after the API of API Gateway is enabled.
 */
export const gatewayRegion: Step = {
  title: 'See whether API Gateway is in the region',
  async plan({ project, region, read, isDryRun }) {
    // From here on, an API that reports itself as disabled was enabled a moment ago.
    if (!isDryRun) read.expectApis()
    const url = `https://apigateway.googleapis.com/v1/projects/${project}/locations`
    const found = await read.list(url, 'locations', z.object({ locationId: z.string() }))
    const regions = found.map(({ locationId }) => locationId).filter((id) => id !== 'global')
    if (regions.length > 0 && !regions.includes(region))
      throw new Error(`API Gateway is not in ${region}: choose REGION of ${regions.join(', ')}`)
    return []
  },
}
