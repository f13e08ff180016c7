import { adviceOnPhoto } from '@plant/testing/advice'
import { locales, untranslatedTexts } from '@plant/testing/locales'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { catalogueLanguages, isVariant } from '../../domain/locales/languages.ts'

const hints = {
  placement: 'outside' as const,
  sunExposure: 'full sun',
  wateringFrequency: 2,
  latitude: -33,
  longitude: 151,
}
const unusable = sampleMeasurements({ quality: { sharpness: 0.1 } })
const photos = {
  ...plainDamage,
  healthy: sampleMeasurements(),
  inconclusive: sampleMeasurements({ signals: { diseasedProbability: 0.5 } }),
  nothing: sampleMeasurements({ signals: { plantProbability: 0.02 } }),
  unusable,
}

const answer = (measured: (typeof photos)[keyof typeof photos], language: string): Diagnosis =>
  adviceOnPhoto(measured, { language, hints })

/** All texts of a diagnosis that people read. Ids and scientific names are left out. */
function textsOf({ photo, health, issues, plan, care }: Diagnosis): string[] {
  return [
    ...(photo?.issues ?? []).map(({ text }) => text),
    photo?.retakeHint,
    health.summary,
    ...issues.flatMap(({ name, symptoms, evidence, howToConfirm, lookAlikes, ...issue }) => [
      name,
      issue.season,
      issue.avoid,
      issue.spreads?.text,
      issue.harvestEdible?.text,
      issue.controlNeeded?.text,
      issue.outlook?.text,
      ...symptoms,
      ...evidence.map(({ text }) => text),
      ...howToConfirm,
      ...lookAlikes.flatMap((other) => [other.name, other.difference]),
    ]),
    ...(plan?.actions ?? []).flatMap(({ title, instructions }) => [title, instructions]),
    plan?.seekExpertIf,
    care?.watering.text,
    care?.light.text,
    care?.soil.text,
    care?.fertilizer.text,
  ].filter((text) => typeof text === 'string')
}

describe.each(catalogueLanguages.filter((language) => language !== 'en' && !isVariant(language)))(
  'a diagnosis in %s',
  (language) => {
    it.each(Object.entries(photos))('contains no English for the photo %s', (_, measured) => {
      const english = textsOf(answer(measured, 'en'))
      const own = textsOf(answer(measured, language))
      expect(own).toHaveLength(english.length)
      const awaiting = untranslatedTexts(language)
      const isAwaiting = (text: string) => awaiting.some((each) => text.includes(each))
      expect(own.filter((text) => english.includes(text) && !isAwaiting(text))).toEqual([])
      for (const text of own) expect(text).not.toMatch(/[{}]|undefined|^$/)
    })

    it('names the same conditions and measurements as the English diagnosis', () => {
      const english = answer(plainDamage.rust, 'en')
      const own = answer(plainDamage.rust, language)
      expect(own.issues.map(({ conditionId }) => conditionId)).toEqual(
        english.issues.map(({ conditionId }) => conditionId),
      )
      expect(own.measurements).toEqual(english.measurements)
    })
  },
)

it('the paragraph function separates sentences as the language requires', () => {
  const joined = (language: string) => locales.textsFor(language).texts.paragraph(['A', 'B', 'C'])
  expect(joined('de')).toBe('A B C')
  expect(joined('ja')).toBe('ABC')
})
