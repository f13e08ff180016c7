import { deployTo } from './deploy-to.ts'
import { freshState, type State } from './fake-project/state.ts'

/** A project in which every resource exists, but with wrong settings. */
export async function neglectedState(): Promise<State> {
  const { state } = await deployTo(freshState('plants'))
  Object.assign(state.database ?? {}, { isProtected: false, backups: [] })
  for (const subnet of state.subnets.values()) subnet.hasPrivateAccess = false
  for (const key of state.apiKeys.values()) key.service = 'maps.googleapis.com'
  for (const repository of state.repositories.values()) repository.policies = undefined
  for (const config of state.gatewayConfigs.values()) config.state = 'FAILED'
  for (let at = 0; at < 20; at++)
    state.gatewayConfigs.set(`c${at}`, { text: '', state: 'ACTIVE', madeAt: 0 })
  state.gateways.set('plant-analysis', 'c0')
  for (const bucket of state.buckets.values())
    Object.assign(bucket, { softDeleteSeconds: 1, isUniform: false })
  // A key that was never stored as a secret, and a key that is past its keeping time.
  const account = 'photo-reader@plants.iam.gserviceaccount.com'
  state.hmacKeys.set('GOOG1ELOST', { account, isActive: true, madeAt: 1, changedAt: 1 })
  state.hmacKeys.set('GOOG1EOLD', { account, isActive: false, madeAt: 0, changedAt: 0 })
  state.seconds += 31 * 86_400
  const processor = state.services.get('image-processor')
  if (processor) processor.flags['--max-instances'] = '100'
  for (const job of state.jobs.values()) job['--schedule'] = '0 0 * * *'
  return state
}
