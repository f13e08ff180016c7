import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { embeddedModel } from '../../functions/src/adapters/embedded-model/embedded-model.ts'
import { modelProviders } from '../../functions/src/adapters/model-providers.ts'
import { plantModelVariables, readPlantModel } from '../../functions/src/config/plant-model.ts'
import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'
import type { GivenDiagnosis } from '../../functions/src/domain/advice/given.ts'
import { applySafetyRules } from '../../functions/src/domain/safety/safety-rules.ts'
import {
  InvalidModelOutput,
  type ProviderModel,
  type TellTokens,
  type TokenCounts,
} from '../../functions/src/ports/plant-model.ts'
import { Unavailable } from '../../functions/src/ports/unavailable.ts'

const language = 'en'
const timeoutSeconds = 60
/** A wrong key or address is noticed before a whole folder has been waited for. */
const silentInARowMax = 3

/** What a model says of a photo, after the safety rules. */
type Opinion = {
  readonly diagnosis: Diagnosis
  readonly plantProbability: number
  readonly diseasedProbability: number
  /** Null of a model that does not know what it has seen before. */
  readonly familiarity: number | null
}

/** What was paid for so far. */
export type Spent = {
  readonly calls: number
  /** Photos that calls were made for. */
  readonly photos: number
  /** Photos that were diagnosed. */
  readonly diagnosed: number
  /** Of each answer that came, also one that was refused or no diagnosis. */
  readonly tokens: readonly TokenCounts[]
}

export type EvaluatedModel = {
  readonly name: string
  /** Null where it gives no answer to this photo. Throws where it seems to give none to any. */
  diagnose(webp: Uint8Array, measurements: PhotoMeasurements): Promise<Opinion | null>
  /** Null of a model that costs nothing. */
  spent(): Spent | null
}

/** The names that a model can be evaluated by. */
export const modelNames: readonly string[] = ['embedded', ...Object.keys(modelProviders)]

/**
 * The model of this name: `embedded`, or one of a provider with the settings of the environment, as
 * a deployment reads them. Throws where those are missing or contradict each other.
 */
export function modelNamed(name: string, env: NodeJS.ProcessEnv = process.env): EvaluatedModel {
  if (name === 'embedded') return embedded()
  const projectId = env['GOOGLE_CLOUD_PROJECT'] ?? 'demo-evaluation'
  const chosen = readPlantModel(plantModelVariables.parse({ ...env, PLANT_MODEL: name }), {
    projectId,
    demo: projectId.startsWith('demo-'),
    isAsked: true,
  })
  if (chosen.kind !== 'provider') throw new Error(`There is no model provider ${name}`)
  return generative(name, (tellTokens) =>
    chosen.provider.create(chosen.settings, locales, tellTokens),
  )
}

function embedded(): EvaluatedModel {
  const model = embeddedModel(locales)
  return {
    name: 'embedded',
    async diagnose(_webp, measurements) {
      const { diagnosis } = await model.diagnose(
        { measurements, hints: noHints, language },
        context(),
      )
      const { plantProbability, diseasedProbability, familiarity } = measurements.signals
      return { diagnosis: ruled(diagnosis), plantProbability, diseasedProbability, familiarity }
    },
    spent: () => null,
  }
}

/** Without the fallback of the service: its answers would count as the provider's. */
function generative(
  name: string,
  create: (tellTokens: TellTokens) => ProviderModel,
): EvaluatedModel {
  const spent = { calls: 0, photos: 0, diagnosed: 0, tokens: [] as TokenCounts[] }
  const model = create((counts) => void spent.tokens.push(counts))
  let silentInARow = 0
  const takePaidCall = async () => {
    if (spent.calls >= model.paidCallsDailyMax) return false
    spent.calls += 1
    return true
  }
  return {
    name,
    async diagnose(webp, measurements) {
      const request = { webp, measurements, hints: noHints, language, takePaidCall }
      const callsBefore = spent.calls
      try {
        const result = await model.ask(request, context())
        silentInARow = 0
        if (result.kind === 'BLOCKED') return null
        spent.diagnosed += 1
        return opinionOf(ruled(result.answer.diagnosis))
      } catch (error) {
        if (!(error instanceof Unavailable || error instanceof InvalidModelOutput)) throw error
        // Where no call is left it was not asked, which says nothing of the others.
        if (spent.calls < model.paidCallsDailyMax) silentInARow += 1
        if (silentInARow >= silentInARowMax)
          throw new Error(`${name} left ${silentInARow} photos in a row unanswered`, {
            cause: error,
          })
        return null
      } finally {
        if (spent.calls > callsBefore) spent.photos += 1
      }
    },
    spent: () => spent,
  }
}

const context = () => ({
  requestId: 'evaluate',
  signal: AbortSignal.timeout(timeoutSeconds * 1000),
})

const ruled = (diagnosis: GivenDiagnosis): Diagnosis =>
  applySafetyRules(diagnosis, language, noHints, locales)

/** A generative model says no more than its outcome and how sure it is of that. */
function opinionOf(diagnosis: Diagnosis): Opinion {
  const isPlant = diagnosis.photo?.isPlant ?? { value: true, confidence: 0.5 }
  const { status, confidence } = diagnosis.health
  const sureness = { HEALTHY: 1 - confidence, UNHEALTHY: confidence, UNKNOWN: 0.5 }
  return {
    diagnosis,
    plantProbability: isPlant.value ? isPlant.confidence : 1 - isPlant.confidence,
    diseasedProbability: sureness[status],
    familiarity: null,
  }
}
