import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { leastConfidence } from '../diagnosis/confidence.ts'
import type { Locales } from '../locales/load.ts'
import { inLanguage } from './in-language.ts'
import { withheldIn } from './moderation.ts'

/** The diagnosis that everybody except moderators sees in a blocked analysis. */
const withheld: Diagnosis = {
  outcome: 'INCONCLUSIVE',
  headline: null,
  photo: null,
  plant: { candidates: [], named: null },
  health: {
    status: 'UNKNOWN',
    confidence: leastConfidence,
    word: 'NONE',
    rightOf100: null,
    summary: '',
  },
  measurements: null,
  issues: [],
  question: null,
  plan: null,
  care: null,
}

/** An analysis without photo links, because a link would outlast the right to see the photo. */
export type AnalysisWithoutImage = Omit<Analysis, 'image'>

/**
 * An analysis for everybody except moderators, without photo links. Our texts are in the language
 * of the tag, or as they were stored.
 */
export function toAnalysis(
  id: string,
  stored: StoredAnalysis,
  locales: Locales,
  tag?: string,
): AnalysisWithoutImage {
  const isHidden = isWithheld(stored)
  const { diagnosis, language } =
    tag === undefined || isHidden ? stored : inLanguage(stored, tag, locales)
  const { outcome, ...shown } = isHidden ? withheld : diagnosis
  return {
    id,
    schemaVersion: '1.0',
    status: 'COMPLETED',
    madeBy: { uid: stored.uid, apiKeyId: stored.apiKeyId ?? null },
    clientReference: stored.clientReference,
    plantId: stored.plantId,
    outcome,
    createdAt: stored.createdAt.toISOString(),
    completedAt: stored.completedAt.toISOString(),
    saved: stored.saved,
    expiresAt: stored.expiresAt?.toISOString() ?? null,
    folderId: stored.folderId,
    impression: stored.impression,
    feedback: stored.feedback,
    language,
    input: stored.input,
    ...shown,
    follows: stored.looks.at(-1)?.analysisId ?? null,
    looks: stored.looks,
    answers: stored.answers,
    progress: isHidden ? null : stored.progress,
    model: stored.model,
    usage: stored.usage,
    moderation: { state: stored.moderation.state },
    disclaimer: locales.disclaimerIn(language.served),
  }
}

/** Whether only moderators may see the diagnosis. */
export function isWithheld({ moderation }: Pick<StoredAnalysis, 'moderation'>): boolean {
  return moderation.state === 'BLOCKED'
}

/** Whether only moderators may see the photo, because of this analysis or of another copy. */
export function isPhotoWithheld(
  analysis: Pick<StoredAnalysis, 'moderation' | 'photoWithheld'>,
): boolean {
  const isBlocked = isWithheld(analysis) && withheldIn(analysis.moderation) === 'PHOTO'
  return isBlocked || analysis.photoWithheld === true
}

/** Whether an analysis has expired. Firestore may delete the analysis up to a day later. */
export function isExpired(stored: { expiresAt: Date | null }, now: Date): boolean {
  return stored.expiresAt !== null && stored.expiresAt.getTime() <= now.getTime()
}
