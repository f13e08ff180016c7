import { expect, it } from 'vitest'
import { deployTo } from './testing/deploy-to.ts'
import { neglectedState } from './testing/neglected.ts'

it('a deployment repairs manual changes', async () => {
  const state = await neglectedState()
  const { status, fault } = await deployTo(state)
  expect({ status, fault }).toEqual({ status: 0, fault: undefined })
  expect(state.database).toMatchObject({ isProtected: true, backups: [{ recurrence: 'daily' }] })
  expect([...state.subnets.values()].every(({ hasPrivateAccess }) => hasPrivateAccess)).toBe(true)
  expect([...state.apiKeys.values()]).toEqual([{ service: 'identitytoolkit.googleapis.com' }])
  expect(state.services.get('image-processor')?.flags['--max-instances']).toBe('10')
  expect(state.gatewayConfigs.get(state.gateways.get('plant-analysis') ?? '')?.state).toBe('ACTIVE')
  const { cloud } = await deployTo(state)
  expect(cloud.commands).toEqual([])
})
