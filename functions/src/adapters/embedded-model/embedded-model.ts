import { diagnoseMeasurements } from '../../domain/diagnosis/diagnose.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { PlantModel } from '../../ports/plant-model.ts'

/** Raised with every change of a rule or a text that can change an answer. */
const rulesVersion = '3'

/**
 * The plant model that needs no key and no connection: the image processor has measured the photo and applied
 * its trained network, and these rules turn that into a diagnosis from the catalogue. It cannot name species.
 */
export function embeddedModel(locales: Locales): PlantModel {
  return {
    async diagnose({ measurements, hints, language }) {
      const found = locales.textsFor(language)
      return {
        diagnosis: diagnoseMeasurements(measurements, readHints(hints), found.texts),
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
