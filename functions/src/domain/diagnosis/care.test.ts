import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import { diagnoseMeasurements } from './diagnose.ts'
import { readHints } from './growing-conditions.ts'

const { texts } = locales.textsFor('en')

/** The care advice of the embedded model for an unknown species. */
function generalCareWith(hints: Partial<PlantHints> = {}, measured = sampleMeasurements()) {
  const { care } = diagnoseMeasurements(measured, readHints({ ...noHints, ...hints }), texts)
  if (care === null) throw new Error('a plant has care')
  return care
}
const textsOf = (care: ReturnType<typeof generalCareWith>): string =>
  [care.watering, care.light, care.soil, care.fertilizer].map(({ text }) => text).join(' ')

const everyHint: Partial<PlantHints>[] = [null, 'inside' as const, 'outside' as const].flatMap(
  (placement) =>
    [null, 'full sun', 'partial shade', 'shade', 'indirect'].flatMap((sunExposure) =>
      [null, 1, 30].flatMap((wateringFrequency) =>
        [null, 51, -33, 3].map((latitude) => ({
          placement,
          sunExposure,
          wateringFrequency,
          latitude,
        })),
      ),
    ),
)

describe('care of a plant of unknown species', () => {
  it('contains no interval, number or light level for any hints', () => {
    for (const hints of everyHint) {
      expect(generalCareWith(hints)).toMatchObject({
        basis: 'GENERAL',
        watering: { intervalDays: null, restIntervalDays: null },
        light: { level: null },
        temperatureC: null,
        humidityPercent: null,
        fertilizer: { intervalDays: null },
      })
    }
  })

  it('is safe for a succulent, a bog plant and a tree', () => {
    for (const hints of everyHint) {
      const { watering, soil, fertilizer } = generalCareWith(hints)
      expect(watering.text).toMatch(/leaves only when the soil is dry throughout/)
      expect(watering.text).toMatch(/Sarracenia in rainwater/)
      expect(watering.text).toMatch(/Never let rice or water plants dry out/)
      expect(watering.text).toMatch(/trees .* only in long dry spells/)
      expect(soil.text).toMatch(/Carnivorous plants, orchids and cacti/)
      expect(fertilizer.text).toMatch(/^Do not feed until you know the plant/)
    }
  })

  it('mentions no pot, and mentions a window only if a hint says that the plant is inside', () => {
    for (const hints of everyHint) {
      for (const measured of Object.values(plainDamage)) {
        const said = textsOf(generalCareWith(hints, measured))
        expect(said).not.toMatch(/repot|saucer/)
        if (hints.placement !== 'inside') expect(said).not.toMatch(/window/)
      }
    }
  })

  it("never repeats the grower's hint on light as advice", () => {
    const shaded = generalCareWith({ sunExposure: 'shade' }, plainDamage.natural_ageing)
    expect(shaded.light.level).not.toBe('SHADE')
    const scorched = generalCareWith({ sunExposure: 'full sun' }, plainDamage.sunburn)
    expect(scorched.light.level).not.toBe('FULL_SUN')
    for (const hints of everyHint) expect(generalCareWith(hints).light.level).toBeNull()
  })

  it.each([
    ['sunburn', 'full sun', 'inside', 'BRIGHT_INDIRECT', /window, without midday sun/],
    ['sunburn', 'full sun', null, null, /^It depends on the species/],
    ['sunburn', 'full sun', 'outside', null, /^It depends on the species/],
    ['natural_ageing', 'shade', 'inside', 'BRIGHT_INDIRECT', /window/],
    ['natural_ageing', 'shade', 'outside', null, /^It depends on the species/],
  ] as const)(
    'recommends a light level for a light problem only inside (%s, %s, %s)',
    (damage, sunExposure, placement, level, text) => {
      const { light } = generalCareWith({ sunExposure, placement }, plainDamage[damage])
      expect(light).toEqual({ level, text: expect.stringMatching(text) })
    },
  )

  it('gives no seasonal advice that depends on the species', () => {
    for (const hints of everyHint) {
      expect(textsOf(generalCareWith(hints))).not.toMatch(/November|August|rainy season/)
    }
  })
})
