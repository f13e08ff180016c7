import type { EndpointId } from '../../../src/contract/generated/endpoint-ids.ts'
import type { Person, Scene, Steps } from '../people.ts'
import { accountSteps } from './account.ts'
import { administrationSteps } from './administration.ts'
import { analysisSteps } from './analyses.ts'
import { thingSteps } from './things.ts'

const ofUsers: Steps = { ...analysisSteps, ...thingSteps, ...accountSteps }
const ofAdministrators: Steps = { ...administrationSteps, ...ofUsers }

/** How often each step is taken, next to the others. The default is 1. */
const weights: Partial<Record<EndpointId, number>> = {
  'analyses.start': 10,
  'analyses.analyseSync': 5,
  'analyses.read': 6,
  'analyses.remove': 2,
  'webhooks.register': 3,
  'folders.create': 2,
  'apiKeys.create': 2,
  'apiKeys.exchange': 4,
  'invitations.invite': 3,
  'invitations.redeem': 6,
  'admin.retryTransaction': 3,
  'admin.assignPermissions': 10,
  'account.erase': 0.3,
  'admin.banPermanently': 0.5,
}

/** Returns a function that takes one of a person's steps. Each person does only some of them. */
export function stepsOf(scene: Scene, person: Person, off: readonly string[]) {
  const { whim } = scene
  const isAdministrator = /^(mod|root)/.test(person.uid)
  const all = isAdministrator ? ofAdministrators : ofUsers
  const drawn = (Object.keys(all) as EndpointId[]).map((id) => {
    const role = isAdministrator && !id.startsWith('admin.') ? 0.2 : 1
    const weight = (weights[id] ?? 1) * role * (whim.happens(0.5) ? 1 : 0)
    const isAnalysis = person.isCareless && id === 'analyses.analyseSync'
    return [id, off.includes(id) ? 0 : isAnalysis ? 100 : weight] as const
  })
  const own = { ...Object.fromEntries(drawn), 'analyses.read': 1 } as Record<EndpointId, number>
  return async () => all[whim.weighted(own)]?.(scene, person)
}

/** The endpoints that the workload calls. */
export const calledIds = Object.keys(ofAdministrators) as EndpointId[]

/** The endpoints that the workload leaves out, and why. */
export const leftOut: Partial<Record<EndpointId, string>> = {
  'catalogue.listConditions': 'reads no document',
  'catalogue.listPlants': 'reads no document',
  'catalogue.readCondition': 'reads no document',
  'catalogue.readPlant': 'reads no document',
  'catalogue.read': 'reads no document',
  'service.readConfig': 'reads no document',
  'service.readDefinition': 'reads no document',
  'service.readHealth': 'asks only the probes, which the simulator has none of',
  'service.readOpenApi': 'reads no document',
  'service.readStatus': 'asks only the probes, which the simulator has none of',
  'webhooks.receiveGenai': 'comes from the provider, whose background mode is not simulated yet',
}
