import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { embeddedModel } from '../../functions/src/adapters/embedded-model/embedded-model.ts'
import { modelProviders } from '../../functions/src/adapters/model-providers.ts'
import { plantModelVariables, readPlantModel } from '../../functions/src/config/plant-model.ts'
import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'
import type { GivenDiagnosis } from '../../functions/src/domain/advice/given.ts'
import { applySafetyRules } from '../../functions/src/domain/safety/safety-rules.ts'
import { Unavailable } from '../../functions/src/ports/context.ts'
import {
  InvalidModelOutput,
  type ProviderModel,
  type TellTokens,
  type TokenCounts,
} from '../../functions/src/ports/plant-model.ts'

const language = 'en'
const timeoutSeconds = 60
/** The number of unanswered photos in a row after which the evaluation stops. */
const silentInARowMax = 3

/** The answer of a model to a photo, after the safety rules. */
type Opinion = {
  readonly diagnosis: Diagnosis
  readonly plantProbability: number
  readonly diseasedProbability: number
  /** How familiar the photo looks, or null for a model that reports no familiarity. */
  readonly familiarity: number | null
}

/** The paid calls so far. */
export type Spent = {
  readonly calls: number
  /** The number of photos for which a call was made. */
  readonly photos: number
  /** The number of photos with a diagnosis. */
  readonly diagnosed: number
  /** The tokens of each answer, including refusals and answers without a diagnosis. */
  readonly tokens: readonly TokenCounts[]
}

export type EvaluatedModel = {
  readonly name: string
  /** Returns null without an answer. Throws after three unanswered photos in a row. */
  diagnose(webp: Uint8Array, measurements: PhotoMeasurements): Promise<Opinion | null>
  /** The paid calls so far, or null for a model that costs nothing. */
  spent(): Spent | null
}

/** The names of the models that can be evaluated. */
export const modelNames: readonly string[] = ['embedded', ...Object.keys(modelProviders)]

/** Creates the model with this name. Throws if the settings of its provider are incomplete. */
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

/** Uses no fallback, because the fallback's answers would count as the provider's answers. */
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
        // After the last allowed call the model was not asked, so the photo does not count.
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

/** Derives probabilities from the few numbers that a generative model gives. */
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
