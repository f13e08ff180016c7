import { z } from 'zod'
import type { TokenCounts } from '../../ports/plant-model.ts'

/** A token count. A missing or invalid count becomes null and does not invalidate the answer. */
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

/** The `usageMetadata` of a `GenerateContentResponse`. */
const generationTokens = tokenCounts({
  inputTokens: 'promptTokenCount',
  cachedInputTokens: 'cachedContentTokenCount',
  outputTokens: 'candidatesTokenCount',
  thoughtTokens: 'thoughtsTokenCount',
  totalTokens: 'totalTokenCount',
})

/** The `usage` of an interaction. */
export const interactionTokens = tokenCounts({
  inputTokens: 'total_input_tokens',
  cachedInputTokens: 'total_cached_tokens',
  outputTokens: 'total_output_tokens',
  thoughtTokens: 'total_thought_tokens',
  totalTokens: 'total_tokens',
})

const rating = z.object({
  category: z.string().default('UNNAMED'),
  probability: z.string().default('NEGLIGIBLE'),
  blocked: z.boolean().default(false),
})
const ratings = z.array(rating).default([])

/** The fields that we use of a response (https://ai.google.dev/api/generate-content). */
const response = z.object({
  modelVersion: z.string().optional(),
  promptFeedback: z
    .object({ blockReason: z.string().optional(), safetyRatings: ratings })
    .optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().default('STOP'),
        safetyRatings: ratings,
        content: z
          .object({
            parts: z
              .array(
                z.object({ text: z.string().default(''), thought: z.boolean().default(false) }),
              )
              .default([]),
          })
          .default({ parts: [] }),
      }),
    )
    .default([]),
  usageMetadata: generationTokens,
})
type Rating = z.infer<typeof rating>

export type Reading = {
  /** The answer's text; empty if the provider sent no text. */
  text: string
  finishReason: string
  /** The model that answered. An alias such as `-latest` refers to different models over time. */
  modelVersion: string | undefined
  tokens: TokenCounts
  moderation: { kind: 'CLEAR' } | { kind: 'FLAGGED' | 'BLOCKED'; reasons: string[] }
}

/** Finish reasons that block an answer. After other reasons, such as RECITATION, we ask again. */
const blockingFinishes: ReadonlySet<string> = new Set([
  'SAFETY',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
])
const suspicious: ReadonlySet<string> = new Set(['MEDIUM', 'HIGH'])
const unspecified = 'BLOCKED_REASON_UNSPECIFIED'

/** Reads the provider's response. Throws if the response has another format. */
export function readResponse(raw: unknown): Reading {
  const { candidates, promptFeedback, modelVersion, usageMetadata: tokens } = response.parse(raw)
  const [candidate] = candidates
  const finishReason = candidate?.finishReason ?? 'NO_CANDIDATE'
  const parts = candidate?.content.parts.filter(({ thought }) => !thought) ?? []
  const rated = [...(promptFeedback?.safetyRatings ?? []), ...(candidate?.safetyRatings ?? [])]
  const blocks = [
    ...named('PROMPT', promptFeedback?.blockReason),
    ...(blockingFinishes.has(finishReason) ? [`ANSWER_${finishReason}`] : []),
  ]
  const flags = rated.filter(isSuspicious).map(({ category }) => category)
  const reasons = [...new Set([...blocks, ...flags])]
  return {
    text: parts.map(({ text }) => text).join(''),
    finishReason,
    modelVersion,
    tokens,
    moderation: moderationOf(blocks.length > 0, reasons),
  }
}

function moderationOf(isBlocked: boolean, reasons: string[]): Reading['moderation'] {
  if (isBlocked) return { kind: 'BLOCKED', reasons }
  return reasons.length > 0 ? { kind: 'FLAGGED', reasons } : { kind: 'CLEAR' }
}

function named(where: string, reason: string | undefined): string[] {
  return reason === undefined || reason === unspecified ? [] : [`${where}_${reason}`]
}

function isSuspicious({ probability, blocked }: Rating): boolean {
  return blocked || suspicious.has(probability)
}
