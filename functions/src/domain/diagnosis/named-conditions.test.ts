import { readFileSync } from 'node:fs'
import { namedConditions } from '@plant/image-processor/protocol'
import { noHints } from '@plant/testing/hints'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { expect, it } from 'vitest'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import { conditionIds } from '../catalogue/conditions.ts'
import { findCandidates, ruleConditions } from './candidates.ts'
import { readHints } from './growing-conditions.ts'
import { embeddedConditions } from './named-conditions.ts'

const idsOf = (measured = sampleMeasurements(), more: Partial<PlantHints> = {}) =>
  findCandidates(measured, readHints({ ...noHints, ...more })).map(({ conditionId }) => conditionId)

it('lists exactly the conditions that the rules find in drawn damage', () => {
  const holes = sampleMeasurements({
    signals: { diseasedProbability: 0.95 },
    pattern: { holeCount: 12, holeFraction: 0.1 },
  })
  const drawn = [...Object.values(plainDamage), holes].flatMap((measured) => [
    ...idsOf(measured),
    ...idsOf(measured, { sunExposure: 'shade' }),
  ])
  expect([...new Set(drawn)].sort()).toEqual([...ruleConditions].sort())
})

it.each(namedConditions)('lists %s, which the network names on a familiar photo', (name) => {
  const measured = sampleMeasurements({
    signals: { diseasedProbability: 0.99, familiarity: 0.95 },
    names: { [name]: 0.9 },
  })
  expect(idsOf(measured)).toContain(name)
  expect(embeddedConditions).toContain(name)
})

it('does not list the frequent pests and diseases that the console says it does not recognise', () => {
  const unnamed = ['aphids', 'spider_mites', 'mealybugs', 'thrips', 'late_blight', 'root_rot']
  expect(unnamed.filter((id) => embeddedConditions.some((named) => named === id))).toEqual([])
})

it('README gives the number of conditions that the embedded model can name', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  expect(readme.replace(/\s+/g, ' ')).toContain(
    `the embedded model can name ${embeddedConditions.length} of the ${conditionIds.length} conditions`,
  )
})
