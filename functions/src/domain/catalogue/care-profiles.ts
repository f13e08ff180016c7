import type { LightLevel } from './types.ts'

type Range = { readonly min: number; readonly max: number }
type Toxicity = 'TOXIC' | 'NON_TOXIC' | 'UNKNOWN'

/** Numbers of care: days between waterings and feeds in the growing season, degrees Celsius, % humidity. */
export type CareProfile = {
  readonly wateringIntervalDays: Range
  readonly light: LightLevel
  readonly temperatureC: Range
  readonly humidityPercent: Range
  readonly fertilizerIntervalDays: Range
  readonly toxicity: {
    readonly humans: Toxicity
    readonly cats: Toxicity
    readonly dogs: Toxicity
  }
}

const profile = (
  watering: readonly [number, number],
  light: LightLevel,
  temperature: readonly [number, number],
  humidity: readonly [number, number],
  fertilizer: readonly [number, number],
  [humans, cats, dogs]: readonly [Toxicity, Toxicity, Toxicity],
): CareProfile => ({
  wateringIntervalDays: { min: watering[0], max: watering[1] },
  light,
  temperatureC: { min: temperature[0], max: temperature[1] },
  humidityPercent: { min: humidity[0], max: humidity[1] },
  fertilizerIntervalDays: { min: fertilizer[0], max: fertilizer[1] },
  toxicity: { humans, cats, dogs },
})

const unknown = ['UNKNOWN', 'UNKNOWN', 'UNKNOWN'] as const
const toxic = ['TOXIC', 'TOXIC', 'TOXIC'] as const

/** Where the species is not known: wide ranges that harm few plants. */
export const generalCare = {
  inside: profile([5, 10], 'BRIGHT_INDIRECT', [15, 28], [40, 60], [21, 42], unknown),
  outside: profile([2, 5], 'PARTIAL_SHADE', [8, 32], [35, 80], [21, 42], unknown),
} as const

/**
 * Profiles by scientific name. Toxicity to pets follows the ASPCA's lists of toxic and non-toxic plants;
 * what is not certain is UNKNOWN.
 */
export const speciesCare: Readonly<Record<string, CareProfile>> = {
  'Capsicum annuum': profile([2, 4], 'FULL_SUN', [18, 30], [50, 70], [10, 14], unknown),
  'Coffea arabica': profile(
    [4, 7],
    'BRIGHT_INDIRECT',
    [16, 26],
    [50, 70],
    [14, 28],
    ['UNKNOWN', 'TOXIC', 'TOXIC'],
  ),
  'Citrus × limon': profile(
    [4, 8],
    'FULL_SUN',
    [10, 30],
    [45, 65],
    [7, 14],
    ['UNKNOWN', 'TOXIC', 'TOXIC'],
  ),
  'Epipremnum aureum': profile([7, 14], 'BRIGHT_INDIRECT', [16, 30], [40, 70], [28, 42], toxic),
  'Monstera deliciosa': profile([7, 12], 'BRIGHT_INDIRECT', [18, 30], [50, 70], [21, 35], toxic),
  'Phaseolus vulgaris': profile([2, 4], 'FULL_SUN', [16, 28], [50, 70], [21, 28], unknown),
  'Solanum lycopersicum': profile(
    [1, 3],
    'FULL_SUN',
    [16, 30],
    [50, 70],
    [7, 14],
    ['UNKNOWN', 'TOXIC', 'TOXIC'],
  ),
  'Spathiphyllum wallisii': profile([4, 8], 'BRIGHT_INDIRECT', [18, 28], [50, 70], [28, 42], toxic),
}
