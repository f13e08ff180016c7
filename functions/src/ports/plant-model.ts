import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { PlantHints } from '../contract/schemas/analysis.ts'
import type { GivenDiagnosis } from '../domain/advice/given.ts'
import type { Answer } from '../domain/catalogue/questions.ts'
import type { CallContext } from './context.ts'

export type PlantModelRequest = {
  /** The optimised photo, exactly as stored. */
  webp: Uint8Array
  measurements: PhotoMeasurements
  hints: PlantHints
  /** A well-formed BCP 47 language tag. */
  language: string
  /** Counts a paid call before it is made. Returns false if today's limit is reached. */
  takePaidCall(): Promise<boolean>
}

export type PlantModelAnswer = {
  diagnosis: GivenDiagnosis
  /** The language of the texts: the closest language that the model supports, or English. */
  servedLanguage: string
  model: { provider: string; name: string; version: string; fallback: boolean }
  /** The result of the provider's safety system. BLOCKED answers are stored but withheld. */
  moderation:
    | { state: 'CLEAR' }
    | {
        state: 'FLAGGED' | 'BLOCKED'
        reasons: readonly string[]
        /** What an earlier block of the photo or of the stored answer withholds. */
        withholds?: 'PHOTO' | 'ANSWER' | undefined
      }
}

/**
 * Diagnoses an optimised photo. Throws `Unavailable` (ports/context.ts) if the model cannot answer
 * now. Never throws `Problem`, because faults of the photo are outcomes of the diagnosis.
 */
export interface PlantModel {
  diagnose(request: PlantModelRequest, context: CallContext): Promise<PlantModelAnswer>
  /**
   * The version of the model and its instructions, set if answers are expensive. An account that
   * repeats a photo, hints and language within a day gets the stored answer of this version.
   */
  answerVersion?: string
  /** Set if calls cost money: the maximum number of calls by the deployment in a UTC day. */
  paidCallsDailyMax?: number
  /** Set if the provider can work in the background for asynchronous transactions. */
  background?: BackgroundInference
}

/** The result of starting a background job. */
type BackgroundWork =
  | { kind: 'BEGUN'; operationId: string }
  /** The provider could not start the job, so another model has answered. */
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }

type BackgroundResult = { kind: 'ANSWERED'; answer: PlantModelAnswer } | { kind: 'WORKING' }

/** The input for an answer, except the photo, which the provider has already received. */
export type PlantModelQuestion = Pick<PlantModelRequest, 'measurements' | 'hints' | 'language'>

/** A model that needs only the measurements of a photo, and can use answers to its questions. */
export type MeasurementModel = {
  diagnose(
    question: PlantModelQuestion & { answers?: readonly Answer[] },
    context: CallContext,
  ): Promise<PlantModelAnswer>
}

/**
 * Jobs at a provider. The provider keeps a job and its result until the service removes the job,
 * and reports the end of a job to `POST /v1/webhooks/genai`. Each method throws `Unavailable` if
 * the provider cannot be reached.
 */
export interface BackgroundInference {
  /** Whether new jobs are started. Existing jobs are collected and removed in any case. */
  begins: boolean
  begin(request: PlantModelRequest, context: CallContext): Promise<BackgroundWork>
  /** Returns the result, or another model's answer if the job failed or does not exist. */
  collect(
    operationId: string,
    question: PlantModelQuestion,
    context: CallContext,
  ): Promise<BackgroundResult>
  /** Returns another model's answer, so that the service need not wait for the job any longer. */
  answerInstead(question: PlantModelQuestion, context: CallContext): Promise<PlantModelAnswer>
  /** Stops the job and deletes its data at the provider. An unknown job is no error. */
  remove(operationId: string, context: CallContext): Promise<void>
  /** Whether this deployment started the job. Other deployments may share the provider account. */
  isOwn(operationId: string, context: CallContext): Promise<boolean>
}

/** The result of a model with its own safety system. */
export type ProviderResult =
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }
  | { kind: 'BLOCKED'; reasons: readonly string[] }

/** How many tokens an answer used. Null if the provider states no number, which may mean 0. */
export type TokenCounts = {
  /** Includes cached tokens, which cost less. */
  inputTokens: number | null
  cachedInputTokens: number | null
  /** Excludes thought tokens, which cost the same. */
  outputTokens: number | null
  thoughtTokens: number | null
  totalTokens: number | null
}

/** Called for every fetched answer, even if it is withheld or invalid. */
export type TellTokens = (tokens: TokenCounts, context: CallContext) => void

/** A provider's model. `ask` throws like `PlantModel.diagnose`. */
export type ProviderModel = {
  /** The same as `PlantModel.answerVersion`. */
  answerVersion: string
  /** The same as `PlantModel.paidCallsDailyMax`. */
  paidCallsDailyMax: number
  /** Calls `request.takePaidCall` before each call, and throws `Unavailable` if no call is left. */
  ask(request: PlantModelRequest, context: CallContext): Promise<ProviderResult>
  background?: ProviderBackground
}

/** Like `BackgroundInference`, but never returns another model's answer. */
export type ProviderBackground = Pick<BackgroundInference, 'begins' | 'remove' | 'isOwn'> & {
  /** Calls `request.takePaidCall` first. Returns the provider's name for the job. */
  begin(request: PlantModelRequest, context: CallContext): Promise<string>
  collect(
    operationId: string,
    question: PlantModelQuestion,
    context: CallContext,
  ): Promise<ProviderResult | { kind: 'WORKING' } | { kind: 'FAILED'; reason: string }>
}

/** The model twice returned an invalid diagnosis. */
export class InvalidModelOutput extends Error {
  constructor(cause?: unknown) {
    super('The model gave no usable answer', { cause })
    this.name = 'InvalidModelOutput'
  }
}
