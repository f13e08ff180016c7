import { expect, it } from 'vitest'
import { readResponse } from './read-response.ts'

it.each([
  'SAFETY',
  'OTHER',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'IMAGE_SAFETY',
  'MODEL_ARMOR',
  'JAILBREAK',
])('a response is blocked if the provider refused the prompt with the reason %s', (blockReason) => {
  const { moderation } = readResponse({ promptFeedback: { blockReason } })
  expect(moderation).toEqual({ kind: 'BLOCKED', reasons: [`PROMPT_${blockReason}`] })
})

it.each([
  'SAFETY',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
])('an answer that ends with %s is blocked', (finishReason) => {
  const content = { parts: [{ text: 'half an ans' }] }
  const { moderation } = readResponse({ candidates: [{ finishReason, content }] })
  expect(moderation).toEqual({ kind: 'BLOCKED', reasons: [`ANSWER_${finishReason}`] })
})

it.each(['STOP', 'MAX_TOKENS', 'RECITATION', 'LANGUAGE', 'OTHER', 'MALFORMED_RESPONSE'])(
  'an answer that ends with %s is not blocked',
  (finishReason) => {
    const reading = readResponse({ candidates: [{ finishReason }] })
    expect(reading).toMatchObject({ text: '', finishReason, moderation: { kind: 'CLEAR' } })
  },
)

it('prompt feedback without a block reason does not block the answer', () => {
  const promptFeedback = { blockReason: 'BLOCKED_REASON_UNSPECIFIED' }
  expect(readResponse({ promptFeedback }).moderation.kind).toBe('CLEAR')
  expect(readResponse({ promptFeedback: {} }).moderation.kind).toBe('CLEAR')
})

it("the text of an answer joins the parts of the answer, without the model's thoughts", () => {
  const parts = [{ text: 'Hm.', thought: true }, { text: '{"a":' }, { text: '1}' }]
  expect(readResponse({ candidates: [{ content: { parts } }] }).text).toBe('{"a":1}')
})

it('missing or invalid token counts become null', () => {
  const unknown = {
    inputTokens: null,
    cachedInputTokens: null,
    outputTokens: null,
    thoughtTokens: null,
    totalTokens: null,
  }
  const tokensOf = (usageMetadata: unknown) => readResponse({ usageMetadata }).tokens
  for (const absent of [undefined, null, 'many', [], {}, { promptTokenCount: -1 }])
    expect(tokensOf(absent)).toEqual(unknown)
  const some = { promptTokenCount: 7, thoughtsTokenCount: '12', candidatesTokenCount: 1.5 }
  expect(tokensOf(some)).toEqual({ ...unknown, inputTokens: 7 })
})

it.each([null, [], 'text', { candidates: 7 }, { candidates: [{ content: 'x' }] }])(
  'readResponse throws an error for a response in another format: %o',
  (raw) => {
    expect(() => readResponse(raw)).toThrow()
  },
)
