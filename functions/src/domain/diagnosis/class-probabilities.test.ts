import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { conditionIds } from '../catalogue/conditions.ts'
import {
  classTrust,
  knownAbove,
  namedShareOf,
  unknownBelow,
  unnamedShare,
} from './class-probabilities.ts'

const seenAs = (familiarity: number) => sampleMeasurements({ signals: { familiarity } })

describe("the trust in the network's class probabilities", () => {
  it('is 0 on an unfamiliar photo and 1 on a familiar photo, and rises in between', () => {
    const between = (unknownBelow + knownAbove) / 2
    expect([0, unknownBelow, between, knownAbove, 1].map(seenAs).map(classTrust)).toEqual([
      0,
      0,
      expect.closeTo(0.5, 9),
      expect.closeTo(1, 9),
      1,
    ])
  })

  it("uses the thresholds of the network's calibration", () => {
    const model = '../../../../image-processor/model/training/calibration.py'
    const training = readFileSync(join(import.meta.dirname, model), 'utf8')
    expect(training).toContain(`UNKNOWN_BELOW, KNOWN_ABOVE = ${unknownBelow}, ${knownAbove}\n`)
  })
})

describe('the class probabilities of the network', () => {
  it('exist only for conditions of the catalogue', () => {
    const { conditions } = sampleMeasurements().signals
    expect(conditionIds).toEqual(expect.arrayContaining(Object.keys(conditions)))
  })

  it('are null for conditions outside the training data, and add up to 1 together with the share of unnamed conditions', () => {
    const measured = sampleMeasurements({ names: { rust: 0.5 } })
    expect(namedShareOf('rust', measured)).toBe(0.5)
    expect(namedShareOf('salt_excess', measured)).toBeNull()
    const { conditions, laterConditions } = measured.signals
    const shares = Object.values({ ...conditions, ...laterConditions })
    const named = shares.reduce((sum, share) => sum + share, 0)
    expect(unnamedShare(measured)).toBeCloseTo(1 - named, 9)
  })
})
