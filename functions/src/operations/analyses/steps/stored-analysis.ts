import { noFeedback, type StoredAnalysis } from '../../../collections/analyses.ts'
import { limits } from '../../../contract/limits.ts'
import type { Diagnosis } from '../../../contract/schemas/diagnosis.ts'
import type { Progress } from '../../../contract/schemas/progress.ts'
import { reviewOf } from '../../../domain/locales/languages.ts'
import { isServedBy } from '../../../domain/locales/match-language.ts'
import { addDays } from '../../../domain/time.ts'
import type { PlantModelAnswer } from '../../../ports/plant-model.ts'
import type { Leased } from './lease.ts'

/** A model's answer after the safety rules and the comparison with an earlier photo. */
export type RuledAnswer = Omit<PlantModelAnswer, 'diagnosis'> & {
  diagnosis: Diagnosis
  progress: Progress | null
}

/** `thumbhash` is null if there is no thumbnail. */
export type StoredPhoto = {
  widthPx: number
  heightPx: number
  bytes: number
  sha256: string
  thumbhash: string | null
  signalsJson?: string | undefined
}

export function storedAnalysis(
  transaction: Leased['transaction'],
  request: Leased['request'],
  answer: RuledAnswer,
  photo: StoredPhoto,
  usage: StoredAnalysis['usage'],
  now: Date,
): StoredAnalysis {
  const { moderation } = answer
  const { state } = moderation
  return {
    accountId: transaction.accountId,
    uid: transaction.uid,
    apiKeyId: transaction.apiKeyId ?? null,
    createdAt: transaction.createdAt,
    completedAt: now,
    saved: false,
    expiresAt: addDays(now, limits.analysis.temporaryDays),
    folderId: null,
    impression: '',
    feedback: noFeedback,
    corrected: false,
    outcome: state === 'BLOCKED' ? 'INCONCLUSIVE' : answer.diagnosis.outcome,
    clientReference: request.clientReference,
    plantId: request.plantId,
    language: languageOf(request.language, answer.servedLanguage),
    storagePath: transaction.storagePath,
    thumbhash: photo.thumbhash,
    ...(photo.signalsJson !== undefined && { signalsJson: photo.signalsJson }),
    input: inputOf(transaction, request, photo),
    diagnosis: answer.diagnosis,
    looks: request.follows?.looks ?? [],
    answers: request.follows?.answers ?? [],
    progress: answer.progress,
    model: answer.model,
    usage,
    moderation: moderationOf(moderation),
  }
}

const moderationOf = (moderation: RuledAnswer['moderation']): StoredAnalysis['moderation'] =>
  moderation.state === 'CLEAR'
    ? { state: 'CLEAR', reasons: [] }
    : { ...moderation, reasons: [...moderation.reasons] }

const languageOf = (requested: string, served: string): StoredAnalysis['language'] => ({
  requested,
  served,
  fallback: !isServedBy(requested, served),
  review: reviewOf(served),
  partly: null,
})

function inputOf(
  { storagePath }: Leased['transaction'],
  { hints }: Leased['request'],
  photo: StoredPhoto,
): StoredAnalysis['input'] {
  return {
    storagePath,
    imageWidthPx: photo.widthPx,
    imageHeightPx: photo.heightPx,
    imageBytes: photo.bytes,
    imageSha256: photo.sha256,
    ...hints,
  }
}
