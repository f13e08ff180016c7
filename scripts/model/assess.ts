import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import sharp, { type Sharp } from 'sharp'
import { embeddedModel } from '../../functions/src/adapters/embedded-model/embedded-model.ts'
import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'
import { applySafetyRules } from '../../functions/src/domain/safety/safety-rules.ts'
import { measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import type { PlantNetwork } from '../../image-processor/src/plant-network.ts'
import type { LabelledPhoto } from './manifest.ts'

const timeoutSeconds = 30
const model = embeddedModel(locales)

export type Answer =
  | {
      readonly outcome: Diagnosis['outcome']
      readonly plantProbability: number
      readonly diseasedProbability: number
      readonly familiarity: number
      readonly firstIssue: Diagnosis['issues'][number] | null
      readonly issues: Diagnosis['issues']
      /** Processor time of decoding, counting and the network together. */
      readonly measureMs: number
    }
  | { readonly outcome: 'UNDECODABLE' }

export type Assessed = LabelledPhoto & { readonly answer: Answer }

/**
 * Diagnoses each photo, or an altered copy of it, with the service's own code in this process:
 * optimise, measure, diagnose.
 */
export async function assessFolder(
  folder: string,
  photos: readonly LabelledPhoto[],
  network: PlantNetwork,
  change: Change = asSent,
): Promise<Assessed[]> {
  const assessed: Assessed[] = []
  for (const photo of photos) {
    const bytes = await change(readFileSync(join(folder, photo.file)))
    assessed.push({ ...photo, answer: await assess(bytes, network) })
  }
  return assessed
}

/** Diagnoses one photo as sent, without hints, in English. */
export async function assess(bytes: Uint8Array, network: PlantNetwork): Promise<Answer> {
  const optimised = await optimisePhoto(bytes, timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return { outcome: 'UNDECODABLE' }
  const before = process.cpuUsage()
  const measurements = await measureOptimised(optimised.webp, network, timeoutSeconds)
  const { user, system } = process.cpuUsage(before)
  const { diagnosis } = await model.diagnose(
    { measurements, hints: noHints, language: 'en' },
    { requestId: 'evaluate', signal: AbortSignal.timeout(timeoutSeconds * 1000) },
  )
  const ruled = applySafetyRules(diagnosis, 'en', noHints, locales)
  const { plantProbability, diseasedProbability, familiarity } = measurements.signals
  return {
    outcome: diagnosis.outcome,
    plantProbability,
    diseasedProbability,
    familiarity,
    firstIssue: ruled.issues[0] ?? null,
    issues: ruled.issues,
    measureMs: (user + system) / 1000,
  }
}

export type Change = (bytes: Buffer) => Promise<Uint8Array>

const asSent: Change = async (bytes) => bytes

/** A mirrored copy, which a good model answers like the photo itself. */
export const mirror: Change = (bytes) =>
  alter(bytes, (image) => image.flop().png({ compressionLevel: 1 }))

/** A copy with JPEG quality 70, which a good model answers like the photo itself. */
export const reEncode: Change = (bytes) => alter(bytes, (image) => image.jpeg({ quality: 70 }))

/** An altered copy. A photo that does not decode stays as it is and is refused later. */
export async function alter(bytes: Buffer, change: (image: Sharp) => Sharp): Promise<Uint8Array> {
  const image = sharp(bytes)
    .autoOrient()
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
  return await change(image)
    .toBuffer()
    .catch(() => bytes)
}
