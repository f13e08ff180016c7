import { join } from 'node:path'
import { z } from 'zod'
import type { Built, Deployment } from '../deployment.ts'
import { gatewayFile } from '../gateway-file.ts'
import { account, gateway } from '../names.ts'
import { type Action, command, type Step } from '../step.ts'
import { deployedFunctions } from './functions.ts'

const configState = z.object({
  name: z.string(),
  state: z.string().optional(),
  createTime: z.string().default(''),
})
const gatewayState = z.object({
  apiConfig: z.string().default(''),
  defaultHostname: z.string().default(''),
})

const api = 'https://apigateway.googleapis.com/v1'
const createLimitSeconds = 900
/** An API has at most 100 configurations. A rollback restores one of the newest configurations. */
const configsKept = 10

export async function readGateway({ project, region, read }: Deployment) {
  const url = `${api}/projects/${project}/locations/${region}/gateways/${gateway}`
  const found = await read.get(url, gatewayState)
  return found && { config: found.apiConfig.split('/').at(-1) ?? '', host: found.defaultHostname }
}

/** The configurations of the API by name, newest first. */
async function readConfigs({ project, read }: Deployment) {
  const url = `${api}/projects/${project}/locations/global/apis/${gateway}/configs`
  const found = await read.list(url, 'apiConfigs', configState)
  return found
    .map(({ name, ...more }) => ({ name: name.split('/').at(-1) ?? '', ...more }))
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
}

/** The gateway's file with the addresses of the functions, named after a hash of its content. */
export async function wantedGateway(deployment: Deployment, built: Built) {
  const deployed = await deployedFunctions(deployment)
  const addressOf = (name: string) =>
    deployed.get(name)?.serviceConfig.uri || `https://the-address-of-${name}`
  return gatewayFile(built.gatewayText, {
    api: addressOf('api'),
    photos: addressOf('photos'),
  })
}

/** Makes the API and its configuration with this content. Replaces a configuration that failed. */
export const gatewayConfigOf = (built: Built): Step => ({
  title: 'Make the configuration of the gateway',
  async plan(deployment) {
    const { project, read } = deployment
    const apiUrl = `${api}/projects/${project}/locations/global/apis/${gateway}`
    const hasApi = await read.get(apiUrl, z.object({}))
    const { text, config } = await wantedGateway(deployment, built)
    const configs = hasApi ? await readConfigs(deployment) : []
    const state = configs.find(({ name }) => name === config)?.state
    if (state === 'ACTIVE') return []
    const makeApi = command(
      'Make the API',
      `gcloud api-gateway apis create ${gateway} --project=${project}`,
    )
    const make = makeConfig(deployment, config, text)
    return [
      ...(hasApi ? [] : [makeApi]),
      ...(state === 'FAILED' ? [removeConfig(project, config), make] : []),
      ...(state === undefined ? [make] : []),
      configIsMade(deployment, config),
    ]
  },
})

function makeConfig(deployment: Deployment, config: string, text: string): Action {
  const file = join(deployment.folders.work, 'openapi2.yaml')
  return command(
    'Make the configuration',
    `gcloud api-gateway api-configs create ${config} --openapi-spec=${file}
      --backend-auth-service-account=${account(deployment, 'gateway')}
      --api=${gateway} --project=${deployment.project}`,
    { files: { [file]: text } },
  )
}

function removeConfig(project: string, config: string): Action {
  return command(
    `Remove ${config}`,
    `gcloud api-gateway api-configs delete ${config} --api=${gateway} --quiet --project=${project}`,
  )
}

/** Waits until the configuration is ready. The wait is only needed after an interrupted run. */
function configIsMade(deployment: Deployment, config: string): Action {
  return {
    kind: 'WAIT',
    title: 'Wait until the configuration is made',
    limitSeconds: createLimitSeconds,
    isOver: async () => {
      const state = (await readConfigs(deployment)).find(({ name }) => name === config)?.state
      if (state === 'FAILED') throw new Error(`${config} has failed: deploy again to remake it`)
      return state === 'ACTIVE'
    },
  }
}

/** Makes the gateway use a configuration. Creates the gateway if it is missing. */
export const gatewayOn = (configOf: (deployment: Deployment) => Promise<string>): Step => ({
  title: 'Move the gateway',
  async plan(deployment) {
    const { project, region } = deployment
    const config = await configOf(deployment)
    const found = await readGateway(deployment)
    if (found?.config === config) return []
    const verb = found === undefined ? 'create' : 'update'
    return [
      command(
        `Let the gateway serve ${config}`,
        `gcloud api-gateway gateways ${verb} ${gateway} --api=${gateway} --api-config=${config}
          --location=${region} --project=${project}`,
      ),
    ]
  },
})

/** Removes configurations that no rollback restores. */
export const oldConfigs: Step = {
  title: 'Remove old configurations of the gateway',
  async plan(deployment) {
    const serving = (await readGateway(deployment))?.config
    const old = (await readConfigs(deployment))
      .slice(configsKept)
      .filter(({ name }) => name !== serving)
    return old.map(({ name }) => removeConfig(deployment.project, name))
  },
}
