import { expect, it } from 'vitest'
import { functions, namesOf } from '../../functions/src/deployment/functions.ts'
import { rolloutGroups } from './rollout-groups.ts'

const vcpuOfYoungProject = 20
/** While it starts, with the boost. */
const vcpuOfImageProcessor = 4

it('every function is deployed once', () => {
  expect(rolloutGroups().flat().sort()).toEqual(Object.keys(functions).sort())
})

it('a group fits into the vCPU of a young project while it replaces what runs', () => {
  for (const group of rolloutGroups()) {
    const vcpu = group.reduce((sum, name) => sum + (functions[name]?.cpu ?? 0), 0)
    expect(2 * vcpu + vcpuOfImageProcessor).toBeLessThanOrEqual(vcpuOfYoungProject)
  }
})

it('what does work is deployed before what makes it', () => {
  const order = rolloutGroups().flat()
  const workers = namesOf((deployed) => 'worker' in deployed).map((name) => order.indexOf(name))
  expect(Math.max(...workers)).toBeLessThan(order.indexOf('api'))
  expect(Math.max(...workers)).toBeLessThan(order.indexOf('startAnalysis'))
})
