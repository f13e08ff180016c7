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
  /** Asked before each call that costs money: false where none is left today. It is counted. */
  takePaidCall(): Promise<boolean>
}

export type PlantModelAnswer = {
  diagnosis: GivenDiagnosis
  /** The language of the texts: the closest one that the model serves, English where none is. */
  servedLanguage: string
  model: { provider: string; name: string; version: string; fallback: boolean }
  /** What a provider's safety system said; BLOCKED answers are stored and withheld. */
  moderation: { state: 'CLEAR' } | { state: 'FLAGGED' | 'BLOCKED'; reasons: readonly string[] }
}

/**
 * Diagnoses an optimised photo. Throws `Unavailable` (ports/unavailable.ts) where it cannot answer
 * now, and `Problem` never: what is wrong with the photo is an outcome of the diagnosis.
 */
export interface PlantModel {
  diagnose(request: PlantModelRequest, context: CallContext): Promise<PlantModelAnswer>
  /**
   * Set where an answer is expensive: the same photo, hints and language of one account within a
   * day are answered from the stored result while this, the model and its instructions, is the
   * same.
   */
  answerVersion?: string
  /** Set where calls cost money: how many the whole deployment may make in a UTC day. */
  paidCallsDailyMax?: number
  /** Where the provider can work in the background; asynchronous transactions are left to it. */
  background?: BackgroundInference
}

/** What the work of a provider is begun as. */
type BackgroundWork =
  | { kind: 'BEGUN'; operationId: string }
  /** The provider cannot begin it now; another model has answered. */
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }

type BackgroundResult = { kind: 'ANSWERED'; answer: PlantModelAnswer } | { kind: 'WORKING' }

/** What an answer is made of, once the provider has seen the photo. */
export type PlantModelQuestion = Pick<PlantModelRequest, 'measurements' | 'hints' | 'language'>

/** A model that needs no more of the photo than what was measured on it. */
export type MeasurementModel = {
  diagnose(question: PlantModelQuestion, context: CallContext): Promise<PlantModelAnswer>
}

/**
 * Work that a provider does by itself, and keeps with its result until it is removed. The provider
 * tells of its end to `POST /v1/webhooks/genai`. Each throws `Unavailable` where the provider
 * cannot be reached.
 */
export interface BackgroundInference {
  /** Whether work is begun. What was begun before is collected and removed in any case. */
  begins: boolean
  begin(request: PlantModelRequest, context: CallContext): Promise<BackgroundWork>
  /** The result, or another model's answer where the provider failed or has no such work. */
  collect(
    operationId: string,
    question: PlantModelQuestion,
    context: CallContext,
  ): Promise<BackgroundResult>
  /** Another model's answer, for work that is no longer waited for. */
  answerInstead(question: PlantModelQuestion, context: CallContext): Promise<PlantModelAnswer>
  /** Stops work and has the provider delete request and result; done where it has neither. */
  remove(operationId: string, context: CallContext): Promise<void>
  /** Whether this deployment began it: others may share the provider's account. */
  isOwn(operationId: string, context: CallContext): Promise<boolean>
}

/** What a model with a safety system of its own makes of a photo. */
export type ProviderResult =
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }
  | { kind: 'BLOCKED'; reasons: readonly string[] }

/**
 * The tokens that a provider states for one of its answers, by which it is paid. Null where it
 * states none, which may mean 0.
 */
export type TokenCounts = {
  /** Those that the provider had cached, which cost less, among them. */
  inputTokens: number | null
  cachedInputTokens: number | null
  /** Without thoughts, which cost as much. */
  outputTokens: number | null
  thoughtTokens: number | null
  totalTokens: number | null
}

/**
 * Called for each answer that came, also one that was withheld or no diagnosis. A result of
 * background work that is fetched twice is told twice.
 */
export type TellTokens = (tokens: TokenCounts, context: CallContext) => void

/**
 * A provider's model, which may be unreachable or refuse. `ask` throws as `PlantModel.diagnose`
 * does.
 */
export type ProviderModel = {
  /** As `PlantModel.answerVersion`. */
  answerVersion: string
  /** As `PlantModel.paidCallsDailyMax`. */
  paidCallsDailyMax: number
  /** Asks `request.takePaidCall` before each call, and throws `Unavailable` where none is left. */
  ask(request: PlantModelRequest, context: CallContext): Promise<ProviderResult>
  background?: ProviderBackground
}

/** As `BackgroundInference`, without another model to answer instead. */
export type ProviderBackground = Pick<BackgroundInference, 'begins' | 'remove' | 'isOwn'> & {
  /** Asks `request.takePaidCall` first, and answers the provider's name for the work. */
  begin(request: PlantModelRequest, context: CallContext): Promise<string>
  collect(
    operationId: string,
    question: PlantModelQuestion,
    context: CallContext,
  ): Promise<ProviderResult | { kind: 'WORKING' } | { kind: 'FAILED'; reason: string }>
}

/** The model answered twice with something that is no diagnosis. */
export class InvalidModelOutput extends Error {
  constructor(cause?: unknown) {
    super('The model gave no usable answer', { cause })
    this.name = 'InvalidModelOutput'
  }
}
