import { z } from 'zod'
import type { TokenCounts } from '../../ports/plant-model.ts'

/** A missing or invalid count becomes null, because no answer may fail over its price. */
const count = z.int().min(0).nullable().catch(null)

const unknown: TokenCounts = {
  inputTokens: null,
  cachedInputTokens: null,
  outputTokens: null,
  thoughtTokens: null,
  totalTokens: null,
}

/** `usageMetadata` of a `GenerateContentResponse`. Missing values become null. */
export const generationTokens = z
  .object({
    promptTokenCount: count,
    cachedContentTokenCount: count,
    candidatesTokenCount: count,
    thoughtsTokenCount: count,
    totalTokenCount: count,
  })
  .transform(
    (usage): TokenCounts => ({
      inputTokens: usage.promptTokenCount,
      cachedInputTokens: usage.cachedContentTokenCount,
      outputTokens: usage.candidatesTokenCount,
      thoughtTokens: usage.thoughtsTokenCount,
      totalTokens: usage.totalTokenCount,
    }),
  )
  .catch(unknown)

/** `usage` of an interaction. Missing values become null. */
export const interactionTokens = z
  .object({
    total_input_tokens: count,
    total_cached_tokens: count,
    total_output_tokens: count,
    total_thought_tokens: count,
    total_tokens: count,
  })
  .transform(
    (usage): TokenCounts => ({
      inputTokens: usage.total_input_tokens,
      cachedInputTokens: usage.total_cached_tokens,
      outputTokens: usage.total_output_tokens,
      thoughtTokens: usage.total_thought_tokens,
      totalTokens: usage.total_tokens,
    }),
  )
  .catch(unknown)
