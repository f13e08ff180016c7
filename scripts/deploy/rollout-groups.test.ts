import { expect, it } from 'vitest'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { rolloutGroups } from './rollout-groups.ts'

const vcpuOfYoungProject = 20
/** The number of vCPUs that the image processor has during its start, with the CPU boost. */
const vcpuOfImageProcessor = 4

it('every function is deployed exactly once', () => {
  expect(rolloutGroups().flat().sort()).toEqual(Object.keys(functions).sort())
})

it('each group of functions fits into the vCPU quota of a new project while the group is replaced', () => {
  for (const group of rolloutGroups()) {
    const vcpu = group.reduce((sum, name) => sum + (functions[name]?.cpu ?? 0), 0)
    expect(2 * vcpu + vcpuOfImageProcessor).toBeLessThanOrEqual(vcpuOfYoungProject)
  }
})

it('workers are deployed before the functions that queue tasks for them', () => {
  const order = rolloutGroups().flat()
  const workers = namesOf((deployed) => 'workSeconds' in deployed).map((name) =>
    order.indexOf(name),
  )
  expect(Math.max(...workers)).toBeLessThan(order.indexOf('api'))
  expect(Math.max(...workers)).toBeLessThan(order.indexOf('startAnalysis'))
})
