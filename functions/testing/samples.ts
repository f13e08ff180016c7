import { randomBytes } from 'node:crypto'
import { analyses, noFeedback, type StoredAnalysis } from '../src/collections/analyses.ts'
import type { Collection } from '../src/collections/collection.ts'
import { type Folder, folders } from '../src/collections/folders.ts'

/** A copy of a collection under a unique name, so that test files can share an emulator. */
export function own<T>(collection: Collection<T>): Collection<T> {
  return { ...collection, name: `${collection.name}-${randomBytes(8).toString('hex')}` }
}

export const ownFolders = () => own(folders)
export const ownAnalyses = () => own(analyses)

export function folder(fields: Partial<Folder> = {}): Folder {
  const createdAt = new Date('2026-11-20T08:18:04.123Z')
  return {
    accountId: 'a',
    name: 'Balcony',
    analysisCount: 0,
    createdAt,
    updatedAt: createdAt,
    ...fields,
  }
}

export function analysis(fields: Partial<StoredAnalysis> = {}): StoredAnalysis {
  const createdAt = new Date('2026-11-20T08:18:04.123Z')
  return {
    accountId: 'a',
    uid: 'u',
    createdAt,
    completedAt: createdAt,
    saved: false,
    expiresAt: null,
    folderId: null,
    impression: '',
    feedback: noFeedback,
    corrected: false,
    outcome: 'HEALTHY',
    clientReference: null,
    plantId: null,
    language: { requested: 'en', served: 'en', fallback: false, review: 'machine', partly: null },
    storagePath: 'optimized/u/x.webp',
    thumbhash: null,
    input: {
      storagePath: 'optimized/u/x.webp',
      imageWidthPx: 4,
      imageHeightPx: 3,
      imageBytes: 12,
      imageSha256: 'ab',
      placement: null,
      sunExposure: null,
      wateringFrequency: null,
      species: null,
      latitude: null,
      longitude: null,
      country: null,
    },
    diagnosis: {
      outcome: 'HEALTHY',
      headline: null,
      photo: null,
      plant: { candidates: [], named: null },
      health: { status: 'HEALTHY', confidence: 1, word: 'PLAIN', rightOf100: null, summary: '' },
      measurements: {
        foliageFraction: 0.5,
        greenFraction: 0.5,
        yellowFraction: 0,
        brownFraction: 0,
        whiteFraction: 0,
        lesionCount: 0,
        lesions: [],
        outline: [
          [
            [0.1, 0.2],
            [0.3, 0.4],
          ],
          [],
        ],
      },
      issues: [],
      question: null,
      plan: null,
      care: null,
    },
    looks: [],
    answers: [],
    progress: null,
    model: { provider: 'embedded', name: 'm', version: '1', fallback: false },
    usage: {
      charged: 1,
      reason: 'ANSWERED',
      remainingToday: 19,
      resetsAt: '2026-11-21T00:00:00.000Z',
    },
    moderation: { state: 'CLEAR', reasons: [] },
    ...fields,
  }
}
