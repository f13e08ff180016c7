import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { PlantHints } from '../contract/schemas/analysis.ts'
import type { GivenDiagnosis } from '../domain/advice/given.ts'
import type { CallContext } from './context.ts'

export type PlantModelRequest = {
  /** The optimised photo, exactly as stored. */
  webp: Uint8Array
  measurements: PhotoMeasurements
  hints: PlantHints
  /** A well-formed BCP 47 tag. */
  language: string
  /** Counts a paid call, before it is made. Returns false if today's limit is reached. */
  takePaidCall(): Promise<boolean>
}

export type PlantModelAnswer = {
  diagnosis: GivenDiagnosis
  /** The language of the texts: the closest that the model supports, else English. */
  servedLanguage: string
  model: { provider: string; name: string; version: string; fallback: boolean }
  /** The result of the provider's safety system. BLOCKED answers are stored but withheld. */
  moderation: { state: 'CLEAR' } | { state: 'FLAGGED' | 'BLOCKED'; reasons: readonly string[] }
}

/**
 * Diagnoses an optimised photo. Throws `Unavailable` (ports/context.ts) if it cannot answer
 * now. Never throws `Problem`, because faults of the photo are outcomes of the diagnosis.
 */
export interface PlantModel {
  diagnose(request: PlantModelRequest, context: CallContext): Promise<PlantModelAnswer>
  /**
   * Set if answers are expensive. It covers the model and its instructions. While it stays the
   * same, an account that repeats a photo, hints and language within a day gets the stored answer.
   */
  answerVersion?: string
  /** Set if calls cost money: how many calls the whole deployment may make in a UTC day. */
  paidCallsDailyMax?: number
  /** Set if the provider can work in the background. Asynchronous transactions then use it. */
  background?: BackgroundInference
}

/** The result of starting a background job. */
type BackgroundWork =
  | { kind: 'BEGUN'; operationId: string }
  /** The provider cannot start the job now, and another model has answered. */
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }

type BackgroundResult = { kind: 'ANSWERED'; answer: PlantModelAnswer } | { kind: 'WORKING' }

/** The input for an answer once the provider has seen the photo. */
export type PlantModelQuestion = Pick<PlantModelRequest, 'measurements' | 'hints' | 'language'>

/** A model that needs only the measurements of a photo. */
export type MeasurementModel = {
  diagnose(question: PlantModelQuestion, context: CallContext): Promise<PlantModelAnswer>
}

/**
 * Jobs that run at a provider, which keeps them with their results until they are removed. The
 * provider reports their end to `POST /v1/webhooks/genai`. Each method throws `Unavailable` if the
 * provider cannot be reached.
 */
export interface BackgroundInference {
  /** Whether new jobs are started. Existing jobs are collected and removed in any case. */
  begins: boolean
  begin(request: PlantModelRequest, context: CallContext): Promise<BackgroundWork>
  /** The result, or another model's answer if the job failed or does not exist. */
  collect(
    operationId: string,
    question: PlantModelQuestion,
    context: CallContext,
  ): Promise<BackgroundResult>
  /** Another model's answer, instead of waiting for the job any longer. */
  answerInstead(question: PlantModelQuestion, context: CallContext): Promise<PlantModelAnswer>
  /** Stops the job and deletes its data at the provider. An unknown job is no error. */
  remove(operationId: string, context: CallContext): Promise<void>
  /** Whether this deployment started the job. Others may share the provider's account. */
  isOwn(operationId: string, context: CallContext): Promise<boolean>
}

/** The result of a model with its own safety system. */
export type ProviderResult =
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }
  | { kind: 'BLOCKED'; reasons: readonly string[] }

/** The tokens of an answer. Null if the provider states none, which may mean 0. */
export type TokenCounts = {
  /** Includes cached tokens, which cost less. */
  inputTokens: number | null
  cachedInputTokens: number | null
  /** Without thought tokens, which cost the same. */
  outputTokens: number | null
  thoughtTokens: number | null
  totalTokens: number | null
}

/** Called for every fetched answer, including withheld and invalid ones. */
export type TellTokens = (tokens: TokenCounts, context: CallContext) => void

/** A provider's model. `ask` throws like `PlantModel.diagnose`. */
export type ProviderModel = {
  /** As `PlantModel.answerVersion`. */
  answerVersion: string
  /** As `PlantModel.paidCallsDailyMax`. */
  paidCallsDailyMax: number
  /** Calls `request.takePaidCall` before each call, and throws `Unavailable` if no call is left. */
  ask(request: PlantModelRequest, context: CallContext): Promise<ProviderResult>
  background?: ProviderBackground
}

/** As `BackgroundInference`, without another model's answers. */
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
