import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { embeddedModel } from '../../functions/src/adapters/embedded-model/embedded-model.ts'
import type { Diagnosis } from '../../functions/src/contract/schemas/analysis.ts'
import { measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import type { LabelledPhoto } from './manifest.ts'

const timeoutSeconds = 30
const model = embeddedModel()
const noHints = {
  placement: null,
  sunExposure: null,
  wateringFrequency: null,
  latitude: null,
  longitude: null,
}

export type Answer =
  | {
      readonly outcome: Diagnosis['outcome']
      readonly plantProbability: number
      readonly diseasedProbability: number
      readonly familiarity: number
      readonly firstIssue: string | null
      readonly confidence: number
      readonly measureMilliseconds: number
    }
  | { readonly outcome: 'UNDECODABLE' }

export type Assessed = LabelledPhoto & {
  readonly answer: Answer
  readonly mirrored: Answer
  readonly reEncoded: Answer
}

/** Each photo through the service's own code, in process: optimise, measure, diagnose; and two copies of it. */
export async function assessFolder(
  folder: string,
  photos: readonly LabelledPhoto[],
): Promise<Assessed[]> {
  const assessed: Assessed[] = []
  for (const photo of photos) {
    const bytes = readFileSync(join(folder, photo.file))
    assessed.push({
      ...photo,
      answer: await assess(bytes),
      mirrored: await assess(
        await alter(bytes, (image) => image.flop().png({ compressionLevel: 1 })),
      ),
      reEncoded: await assess(await alter(bytes, (image) => image.jpeg({ quality: 70 }))),
    })
  }
  return assessed
}

/** Diagnoses one photo as sent, without hints, in English. */
export async function assess(bytes: Uint8Array): Promise<Answer> {
  const optimised = await optimisePhoto(bytes, timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return { outcome: 'UNDECODABLE' }
  const start = performance.now()
  const measurements = await measureOptimised(optimised.webp, timeoutSeconds)
  const measureMilliseconds = performance.now() - start
  const { webp } = optimised
  const { diagnosis } = await model.diagnose(
    { webp, measurements, hints: noHints, language: 'en' },
    { requestId: 'evaluate', signal: AbortSignal.timeout(timeoutSeconds * 1000) },
  )
  const { plantProbability, diseasedProbability, familiarity } = measurements.signals
  return {
    outcome: diagnosis.outcome,
    plantProbability,
    diseasedProbability,
    familiarity,
    firstIssue: diagnosis.issues[0]?.conditionId ?? null,
    confidence: diagnosis.issues[0]?.confidence ?? diagnosis.health.confidence,
    measureMilliseconds,
  }
}

/** An altered copy; a photo that does not decode stays as it is and is refused later. */
async function alter(bytes: Buffer, change: (image: Sharp) => Sharp): Promise<Uint8Array> {
  const image = sharp(bytes)
    .autoOrient()
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
  return await change(image)
    .toBuffer()
    .catch(() => bytes)
}
