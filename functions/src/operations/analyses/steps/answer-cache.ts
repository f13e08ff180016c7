import { analyses, type StoredAnalysis } from '../../../collections/analyses.ts'
import { type Ref, ref } from '../../../collections/collection.ts'
import { type CachedAnswer, cachedAnswers } from '../../../collections/provider.ts'
import { isExpired } from '../../../domain/analyses/analysis.ts'
import { digestId, fingerprintOf } from '../../../domain/analyses/idempotency.ts'
import { addDays } from '../../../domain/time.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PlantModel, PlantModelAnswer } from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { Leased } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

/** The days until a cached answer expires. Reuse adds no days (docs/api.md#the-analysis-object). */
const daysReusable = 1

/**
 * Returns the model's answer of the last day for the same account, photo, hints and language.
 * Returns undefined if no answer is found, its analysis was deleted, the model costs nothing, or
 * this is a second look.
 */
export async function findCachedAnswer(
  { store, clock, model }: Ports,
  leased: Leased,
  photo: Pick<StoredPhoto, 'sha256'>,
): Promise<PlantModelAnswer | undefined> {
  const indexRef = indexOf(model, leased, photo)
  if (!indexRef) return undefined
  const [index] = await store.getAll(indexRef)
  const now = clock.now()
  if (!index || isExpired(index, now)) return undefined
  const [stored] = await store.getAll(ref(analyses, index.analysisId))
  return stored && !isExpired(stored, now) ? answerOf(stored) : undefined
}

/** Keeps a block, and keeps a flag of the provider (with `reasons`). Other answers become CLEAR. */
function answerOf({ diagnosis, language, model, moderation }: StoredAnalysis): PlantModelAnswer {
  const { state, reasons, withholds } = moderation
  const holds = state === 'BLOCKED' || (state === 'FLAGGED' && reasons.length > 0)
  return {
    diagnosis,
    servedLanguage: language.served,
    model,
    moderation: holds ? { state, reasons, ...(withholds && { withholds }) } : { state: 'CLEAR' },
  }
}

/** Caches no fallback unless it is blocked. Never throws: a lost entry costs only a model call. */
export async function cacheAnswer(
  { store, clock, model, log }: Ports,
  leased: Leased,
  photo: Pick<StoredPhoto, 'sha256'>,
  answer: PlantModelAnswer,
  { requestId, signal }: CallContext,
): Promise<void> {
  const indexRef = indexOf(model, leased, photo)
  const isFallback = answer.model.fallback && answer.moderation.state !== 'BLOCKED'
  if (!indexRef || isFallback) return
  const next = { analysisId: leased.id, expiresAt: addDays(clock.now(), daysReusable) }
  try {
    await store.transaction(async (database) => {
      const [index] = await database.getAll(indexRef)
      database.put(indexRef, index, next)
    }, signal)
  } catch (error) {
    const fields = { requestId, transactionId: leased.id, error: String(error) }
    log.write('WARNING', 'Answer not cached', fields)
  }
}

function indexOf(
  { answerVersion }: PlantModel,
  { transaction, request }: Leased,
  { sha256 }: Pick<StoredPhoto, 'sha256'>,
): Ref<CachedAnswer> | undefined {
  const { language, hints, follows } = request
  if (answerVersion === undefined || follows) return undefined
  const { accountId } = transaction
  const asked = { accountId, sha256, language, answerVersion, ...hints }
  return ref(cachedAnswers, `ans_${digestId(fingerprintOf(asked))}`)
}
