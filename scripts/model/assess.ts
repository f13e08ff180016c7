import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'
import { measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import type { PlantNetwork } from '../../image-processor/src/plant-network.ts'
import type { LabelledPhoto } from './manifest.ts'
import { type EvaluatedModel, modelNamed } from './models.ts'
import { type Point, strongestPointOn } from './strongest-point.ts'

const timeoutSeconds = 30

type Answered = {
  readonly outcome: Diagnosis['outcome']
  readonly plantProbability: number
  readonly diseasedProbability: number
  /** How familiar the photo looks, or null for a model that reports no familiarity. */
  readonly familiarity: number | null
  readonly firstSpecies: string | null
  readonly firstIssue: Diagnosis['issues'][number] | null
  readonly issues: Diagnosis['issues']
  /** The milliseconds of processor time for decoding, measuring and running the network. */
  readonly measureMs: number
}
export type Answer =
  | Answered
  /** `UNDECODABLE`: the file is not a photo. `UNANSWERED`: the model gave no diagnosis. */
  | { readonly outcome: 'UNDECODABLE' | 'UNANSWERED' }

export const isAnswered = (answer: Answer): answer is Answered => 'measureMs' in answer

export type Assessed = LabelledPhoto & {
  readonly answer: Answer
  /** The point of the strongest sign that the network sees, or null without a sign or a mask. */
  readonly strongestPoint: Point | null
}

/** Loads the network that a manifest names. The empty name stands for the evaluated network. */
export type NetworkOf = (name: string) => Promise<PlantNetwork>

type Assessing = {
  readonly folder: string
  readonly networkOf: NetworkOf
  /** The model to assess. The default is the embedded model. */
  readonly model?: EvaluatedModel
  /** Alters each photo before it is diagnosed. */
  readonly change?: Change
}

/** Diagnoses photos, or altered copies, with the service's own code in this process. */
export async function assessFolder(
  photos: readonly LabelledPhoto[],
  { folder, networkOf, model = modelNamed('embedded'), change = asSent }: Assessing,
): Promise<Assessed[]> {
  const assessed: Assessed[] = []
  for (const photo of photos) {
    const bytes = await change(readFileSync(join(folder, photo.file)))
    const network = await networkOf(photo.network)
    const answer = await assess(bytes, network, model)
    const isMasked = photo.masks !== null && isAnswered(answer)
    const strongestPoint = isMasked ? await strongestPointOn(bytes, network) : null
    assessed.push({ ...photo, answer, strongestPoint })
  }
  return assessed
}

/** Diagnoses one photo without hints, in English. */
export async function assess(
  bytes: Uint8Array,
  network: PlantNetwork,
  model: EvaluatedModel = modelNamed('embedded'),
): Promise<Answer> {
  const optimised = await optimisePhoto(bytes, timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return { outcome: 'UNDECODABLE' }
  const before = process.cpuUsage()
  const measurements = await measureOptimised(optimised.webp, network, timeoutSeconds)
  const { user, system } = process.cpuUsage(before)
  const opinion = await model.diagnose(optimised.webp, measurements)
  if (opinion === null) return { outcome: 'UNANSWERED' }
  const { diagnosis, ...probabilities } = opinion
  return {
    ...probabilities,
    outcome: diagnosis.outcome,
    firstSpecies: diagnosis.plant.candidates[0]?.scientificName ?? null,
    firstIssue: diagnosis.issues[0] ?? null,
    issues: diagnosis.issues,
    measureMs: (user + system) / 1000,
  }
}

export type Change = (bytes: Buffer) => Promise<Uint8Array>

const asSent: Change = async (bytes) => bytes

/** A mirrored copy of a photo. A good model gives the same answer for the photo and the copy. */
export const mirror: Change = (bytes) =>
  alter(bytes, (image) => image.flop().png({ compressionLevel: 1 }))

/** A copy with JPEG quality 70. A good model gives the same answer for the photo and the copy. */
export const reEncode: Change = (bytes) => alter(bytes, (image) => image.jpeg({ quality: 70 }))

/** Returns an altered copy of at most 1,024 px, or the same file if it cannot be decoded. */
export async function alter(bytes: Buffer, change: (image: Sharp) => Sharp): Promise<Uint8Array> {
  const image = sharp(bytes)
    .autoOrient()
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
  return await change(image)
    .toBuffer()
    .catch(() => bytes)
}
