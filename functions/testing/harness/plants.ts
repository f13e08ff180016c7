import type { Diagnosis } from '../../src/contract/schemas/diagnosis.ts'
import type { OptimiseOutcome, PhotoMeasurements } from '../../src/ports/image-processor.ts'
import type { PlantModelAnswer } from '../../src/ports/plant-model.ts'
import { sampleMeasurements } from '../sample-measurements.ts'

/**
 * The content of a photo in this harness. The photo's bytes are the words themselves. A number
 * stands for other bytes with the same content.
 */
export type Subject = Content | `${Content} ${number}`
type Content =
  | 'diseased leaf'
  | 'healthy leaf'
  | 'odd leaf'
  | 'cat'
  | 'blur'
  | 'forbidden'
  | 'doubtful'
  | 'virus'
  | 'garbage'
  | 'panorama'

export const bytesOf = (subject: Subject) => Buffer.from(subject)
export const base64Of = (subject: Subject) => bytesOf(subject).toString('base64')

const outcomes: Partial<Record<string, Diagnosis['outcome']>> = {
  'diseased leaf': 'ISSUES_FOUND',
  'healthy leaf': 'HEALTHY',
  'odd leaf': 'INCONCLUSIVE',
  cat: 'NOT_A_PLANT',
  blur: 'PHOTO_UNUSABLE',
  forbidden: 'HEALTHY',
  doubtful: 'ISSUES_FOUND',
}

const prefix = 'webp of '

/** The image processor's result for a photo of this harness. */
export function optimised(bytes: Uint8Array): OptimiseOutcome {
  const subject = Buffer.from(bytes).toString().replace(/ \d+$/, '')
  if (subject === 'virus') return { kind: 'INFECTED', signature: 'Eicar-Test-Signature' }
  if (subject === 'panorama') return { kind: 'TOO_LARGE', detail: 'More than 50 megapixels.' }
  if (!outcomes[subject]) return { kind: 'UNDECODABLE', detail: 'Not an image.' }
  const webp = Buffer.from(prefix + subject)
  return { kind: 'OPTIMISED', webp, widthPx: 800, heightPx: 600, sha256: '0'.repeat(64) }
}

export const webpOf = (subject: Subject) => Buffer.from(prefix + subject)

/** A thumbnail with different bytes for each photo. */
export const thumbnailOf = (webp: Uint8Array) => ({
  webp: Buffer.from(`thumbnail of ${Buffer.from(webp).toString()}`),
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
})

/** The plant model's answer to an optimised photo of this harness. */
export function answerTo(webp: Uint8Array): PlantModelAnswer {
  const subject = Buffer.from(webp).toString().slice(prefix.length)
  return {
    diagnosis: diagnosis(outcomes[subject] ?? 'INCONCLUSIVE'),
    servedLanguage: 'en',
    model: { provider: 'test', name: 'words', version: '1', fallback: false },
    moderation: moderationOf(subject),
  }
}

function moderationOf(subject: string): PlantModelAnswer['moderation'] {
  if (subject === 'forbidden') return { state: 'BLOCKED', reasons: ['SAFETY'] }
  return subject === 'doubtful' ? { state: 'FLAGGED', reasons: ['DOUBT'] } : { state: 'CLEAR' }
}

/** A species with the highest possible confidence. */
export const fig: Diagnosis['plant']['candidates'][number] = {
  scientificName: 'Ficus',
  commonName: 'Fig',
  family: 'Moraceae',
  confidence: 0.99,
  familiarity: null,
  source: 'PHOTO',
}

export function diagnosis(outcome: Diagnosis['outcome']): Diagnosis {
  return {
    outcome,
    headline: null,
    photo: {
      isPlant: { value: outcome !== 'NOT_A_PLANT', confidence: 1 },
      view: null,
      issues: [],
      retakeHint: null,
    },
    plant: { candidates: [fig], named: null },
    health: {
      status: 'UNKNOWN',
      confidence: 0.5,
      word: 'NONE',
      rightOf100: null,
      summary: 'A summary.',
    },
    measurements: null,
    issues: [],
    question: null,
    plan: null,
    care: null,
  }
}

export const measurements: PhotoMeasurements = sampleMeasurements({
  foliage: { greenFraction: 1, yellowFraction: 0, brownFraction: 0, whiteFraction: 0 },
  signals: { plantProbability: 1, diseasedProbability: 0, familiarity: 1, networkVersion: '1' },
})
