import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Answer } from '../../domain/catalogue/questions.ts'
import { diagnoseMeasurements } from '../../domain/diagnosis/diagnose.ts'
import { readHints } from '../../domain/diagnosis/growing-conditions.ts'
import { readPlant } from '../../domain/diagnosis/named-plant.ts'
import { citrus } from '../../domain/diagnosis/question.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { MeasurementModel } from '../../ports/plant-model.ts'

/** Increase this number whenever a changed rule or text can change an answer. */
const rulesVersion = '10'

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
          readPlant(plantNamed(hints, answers), language, locales),
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

/** A caller who says that the plant is a citrus names its genus. */
function plantNamed(
  { species }: PlantHints,
  answers: readonly Answer[],
): Pick<PlantHints, 'species'> {
  const isCitrus = answers.some(({ question, value }) => question === 'CITRUS' && value === 'YES')
  return { species: species ?? (isCitrus ? citrus : null) }
}
