import { diagnoseMeasurements } from '../../domain/diagnosis/diagnose.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import { readPlant } from '../../domain/diagnosis/named-plant.ts'
import { citrusNamed } from '../../domain/diagnosis/question.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { MeasurementModel } from '../../ports/plant-model.ts'

/** Increase this number whenever a changed rule or text can change an answer. */
const rulesVersion = '11'

/** The embedded model. It applies the rules of domain/diagnosis and needs no API key. */
export function embeddedModel(locales: Locales): MeasurementModel {
  return {
    async diagnose({ measurements, hints, language, answers = [] }) {
      const found = locales.textsFor(language)
      return {
        diagnosis: diagnoseMeasurements(
          measurements,
          readHints(hints),
          found.texts,
          readPlant(citrusNamed(hints, answers), language, locales),
          answers,
        ),
        servedLanguage: found.language,
        model: {
          provider: 'embedded',
          name: 'leaf-signs',
          version: `${rulesVersion}+${measurements.signals.networkVersion}`,
          fallback: false,
        },
        moderation: { state: 'CLEAR' },
      }
    },
  }
}
