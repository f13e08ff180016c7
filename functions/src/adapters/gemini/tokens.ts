import { z } from 'zod'
import type { TokenCounts } from '../../ports/plant-model.ts'

/** A missing or invalid count becomes null, because no answer may fail over its price. */
const count = z.int().min(0).nullable().catch(null)

const tokenCounts = (names: Readonly<Record<keyof TokenCounts, string>>) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform(
      (usage): TokenCounts => ({
        inputTokens: count.parse(usage[names.inputTokens]),
        cachedInputTokens: count.parse(usage[names.cachedInputTokens]),
        outputTokens: count.parse(usage[names.outputTokens]),
        thoughtTokens: count.parse(usage[names.thoughtTokens]),
        totalTokens: count.parse(usage[names.totalTokens]),
      }),
    )

/** `usageMetadata` of a `GenerateContentResponse`. */
export const generationTokens = tokenCounts({
  inputTokens: 'promptTokenCount',
  cachedInputTokens: 'cachedContentTokenCount',
  outputTokens: 'candidatesTokenCount',
  thoughtTokens: 'thoughtsTokenCount',
  totalTokens: 'totalTokenCount',
})

/** `usage` of an interaction. */
export const interactionTokens = tokenCounts({
  inputTokens: 'total_input_tokens',
  cachedInputTokens: 'total_cached_tokens',
  outputTokens: 'total_output_tokens',
  thoughtTokens: 'total_thought_tokens',
  totalTokens: 'total_tokens',
})
