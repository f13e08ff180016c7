import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { messageOf } from '@plant/common/errors'
import { z } from 'zod'
import type { Backend } from '../../../functions/src/contract/route.ts'
import { placeholderHosts } from '../../../functions/src/openapi/gateway.ts'
import type { Built, Deployment, Place } from '../deployment.ts'
import { account, gateway } from '../names.ts'
import { gcloud, writeText } from '../run.ts'
import { deployedFunctions } from './functions.ts'

const text = z.string().default('')
const configState = z.object({ name: text, state: z.string().optional(), createTime: text })
const gatewayState = z.object({ name: text, apiConfig: text, defaultHostname: text })
const gatewayList = z.object({
  gateways: z.array(gatewayState).default([]),
  unreachableLocations: z.array(z.string()).default([]),
  nextPageToken: text,
})

const api = 'https://apigateway.googleapis.com/v1'
/** An API has at most 100 configurations. A rollback restores one of the newest configurations. */
const configsKept = 10

/** The gateways of all regions, of which one may be lost. Says what could not be read. */
export async function readGateways({ project, read }: Pick<Place, 'project' | 'read'>) {
  const url = `${api}/projects/${project}/locations/-/gateways`
  try {
    const found = (await read.get(url, gatewayList)) ?? gatewayList.parse({})
    const more = found.nextPageToken === '' ? [] : ['the next page']
    return { gateways: found.gateways, unread: [...found.unreachableLocations, ...more] }
  } catch (error) {
    return { gateways: [], unread: [messageOf(error)] }
  }
}

export async function readGateway({ project, region, read }: Place) {
  const url = `${api}/projects/${project}/locations/${region}/gateways/${gateway}`
  const found = await read.get(url, gatewayState)
  return found && { config: found.apiConfig.split('/').at(-1) ?? '', host: found.defaultHostname }
}

async function readConfigs({ project, read }: Place) {
  const url = `${api}/projects/${project}/locations/global/apis/${gateway}/configs`
  const found = await read.list(url, 'apiConfigs', configState)
  return found
    .map(({ name, ...more }) => ({ name: name.split('/').at(-1) ?? '', ...more }))
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
}

/** Makes a configuration named by its content. `infrastructure/gateway` serves it. */
export async function makeGatewayConfig(deployment: Deployment, built: Built): Promise<string> {
  const { work, isDryRun } = deployment
  const deployed = await deployedFunctions(deployment)
  const addressOf = (name: string) => {
    const uri = deployed.get(name)?.serviceConfig.uri
    if (!uri && !isDryRun) throw new Error(`The function ${name} has no address: deploy again.`)
    return uri || `https://the-address-of-${name}`
  }
  const { text, config } = gatewayFile(built.gatewayText, {
    api: addressOf('api'),
    photos: addressOf('photos'),
  })
  const state = (await readConfigs(deployment)).find(({ name }) => name === config)?.state
  if (state === 'ACTIVE') return config
  if (state === 'FAILED') await removeConfig(deployment, config)
  // An interrupted deployment began to make it.
  else if (state !== undefined) throw new Error(`${config} is ${state}: deploy again in a while.`)
  const file = writeText(join(work, 'openapi2.yaml'), text)
  const caller = `--backend-auth-service-account=${account(deployment, 'gateway')}`
  const flags = `--api=${gateway} --openapi-spec=${file} ${caller}`
  await gcloud(deployment, `api-gateway api-configs create ${config} ${flags}`)
  return config
}

const removeConfig = (place: Place, config: string) =>
  gcloud(place, `api-gateway api-configs delete ${config} --api=${gateway} --quiet`)

export async function restoreGateway(place: Place, config: string): Promise<void> {
  if ((await readGateway(place))?.config === config) return
  const flags = `--api=${gateway} --api-config=${config} --location=${place.region}`
  await gcloud(place, `api-gateway gateways update ${gateway} ${flags}`)
}

/** A region that cannot be read, or has releases of its own, may go back to any of them. */
export async function removeOldConfigs(place: Place, regions: readonly string[]): Promise<void> {
  const { gateways, unread } = await readGateways(place)
  if (unread.length > 0 || regions.some((one) => one !== place.region)) return
  const serving = gateways.map(({ apiConfig }) => apiConfig.split('/').at(-1))
  const configs = await readConfigs(place)
  const old = configs.slice(configsKept).filter(({ name }) => !serving.includes(name))
  for (const { name } of old) await removeConfig(place, name)
}

/** Puts real addresses into the file, and names its content. No gateway can call a placeholder. */
export function gatewayFile(generated: string, addresses: Record<Backend, string>) {
  let text = generated
  for (const backend of ['api', 'photos'] as const)
    text = text.replaceAll(placeholderHosts[backend], addresses[backend])
  if (text.includes('.invalid')) throw new Error('a placeholder host is left in the gateway file')
  return { text, config: `c${createHash('sha256').update(text).digest('hex').slice(0, 16)}` }
}
