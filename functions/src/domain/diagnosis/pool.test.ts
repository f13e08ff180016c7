import { sampleFigures, sampleMeasurements } from '@plant/testing/sample-measurements'
import { expect, it } from 'vitest'
import { poolLooks } from './pool.ts'

const leaf = (diseasedProbability: number, more = {}) =>
  sampleMeasurements({ signals: { diseasedProbability, ...more } })
const plant = leaf(0.99, { view: { kind: 'PLANT', probability: 0.9 } })
const pooledOf = (latest: number, ...earlier: number[]) =>
  poolLooks(
    leaf(latest),
    earlier.map((each) => leaf(each).signals),
  ).signals

it('photos of a plant are pooled by their mean logit', () => {
  expect(pooledOf(0.5, 0.5).diseasedProbability).toBeCloseTo(0.5)
  expect(pooledOf(0.9, 0.1).diseasedProbability).toBeCloseTo(0.5)
  expect(pooledOf(0.9, 0.8, 0.9).diseasedProbability).toBeCloseTo(0.873, 2)
})

it('the scale and the figures of several photos are their own', () => {
  const figures = { ...sampleFigures, pooled: { ...sampleFigures.pooled, slope: 2, offset: 1 } }
  const { signals } = poolLooks(leaf(0.5, { figures }), [leaf(0.5).signals])
  expect(signals.diseasedProbability).toBeCloseTo(1 / (1 + Math.exp(-1)))
  expect(signals.figures.health.LEAF).toEqual(figures.pooled.health)
})

it('one photo, or a photo of a whole plant, is measured alone', () => {
  expect(poolLooks(leaf(0.9), [])).toEqual(leaf(0.9))
  expect(poolLooks(leaf(0.9), [plant.signals])).toEqual(leaf(0.9))
  expect(poolLooks(plant, [leaf(0.1).signals])).toEqual(plant)
})

it('a photo of which the network is certain does not decide alone', () => {
  expect(pooledOf(1, 0.05, 0.05).diseasedProbability).toBeLessThan(0.7)
})
