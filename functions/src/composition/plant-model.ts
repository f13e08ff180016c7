import { embeddedModel } from '../adapters/embedded-model/embedded-model.ts'
import { withFallback } from '../adapters/fallback-model/fallback-model.ts'
import type { Config } from '../config/config.ts'
import { conditionIds } from '../domain/catalogue/conditions.ts'
import { embeddedConditions } from '../domain/diagnosis/named-conditions.ts'
import { catalogueLanguages } from '../domain/locales/languages.ts'
import type { Locales } from '../domain/locales/load.ts'
import type { Log } from '../ports/context.ts'
import type { PlantModel, TellTokens } from '../ports/plant-model.ts'
import type { Ports } from '../ports/ports.ts'

/** Throws in functions without a provider's key, so that the embedded model does not answer. */
const unconfiguredModel: PlantModel = {
  diagnose: async () => {
    throw new Error('This function asks no model: see functions/src/config/secrets.ts')
  },
}

export function plantModel(
  settings: Config['plantModel'],
  log: Log,
  locales: Locales,
): Pick<Ports, 'model' | 'secondLook' | 'languages' | 'conditionsNamed' | 'worksInBackground'> {
  const embedded = embeddedModel(locales)
  if (settings.kind === 'embedded')
    return {
      model: embedded,
      secondLook: embedded,
      languages: catalogueLanguages,
      conditionsNamed: embeddedConditions,
      worksInBackground: false,
    }
  const { provider, worksInBackground } = settings
  const ofProvider = {
    secondLook: embedded,
    languages: provider.languages,
    conditionsNamed: conditionIds,
    worksInBackground,
  }
  if (settings.kind === 'none') return { model: unconfiguredModel, ...ofProvider }
  const tellTokens: TellTokens = (tokens, { requestId }) =>
    log.write('INFO', 'The plant model took tokens', { requestId, ...tokens })
  const primary = provider.create(settings.settings, locales, tellTokens)
  const model = withFallback({ primary, fallback: embedded, log })
  return { model, ...ofProvider }
}
