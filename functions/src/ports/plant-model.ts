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
  /**
   * Where the provider works in the background; asynchronous transactions are then handed over to
   * it.
   */
  background?: BackgroundInference
}

/** The end of the work comes to `POST /v1/webhooks/genai`. Both throw as `diagnose` does. */
export interface BackgroundInference {
  /** Begins the work and answers the provider's own name for it. */
  begin(request: PlantModelRequest, context: CallContext): Promise<string>
  /** Fetches the result of work that has succeeded. */
  collect(operationId: string, language: string, context: CallContext): Promise<PlantModelAnswer>
}

/** What a model with a safety system of its own makes of a photo. */
export type ProviderResult =
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }
  | { kind: 'BLOCKED'; reasons: readonly string[] }

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
}

/** The model answered twice with something that is no diagnosis. */
export class InvalidModelOutput extends Error {
  constructor(cause?: unknown) {
    super('The model gave no usable answer', { cause })
    this.name = 'InvalidModelOutput'
  }
}
