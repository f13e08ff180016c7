import { expect, it } from 'vitest'
import { canListen } from './default-bucket.ts'

it.each([
  ['europe-west1', 'EUROPE-WEST1', true],
  ['europe-west1', 'EU', true],
  ['europe-west2', 'EU', true],
  ['us-west4', 'US', true],
  ['us-east1', 'NAM4', true],
  ['us-east1', 'EU', false],
  ['europe-west2', 'EUROPE-WEST1', false],
])('whether a function in %s can listen to a bucket in %s is %s', (region, location, can) => {
  expect(canListen(region, location)).toBe(can)
})
