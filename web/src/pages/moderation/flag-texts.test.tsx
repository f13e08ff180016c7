import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../texts/t.ts'
import { providerText } from './flag-texts.ts'

beforeAll(() => loadTexts('moderation'))

it.each([
  ['ANSWER_SAFETY', 'Result blocked by the provider (safety)'],
  ['PROMPT_PROHIBITED_CONTENT', 'Photo blocked by the provider (prohibited content)'],
  ['HARM_CATEGORY_DANGEROUS_CONTENT', 'Rated by the provider as “dangerous content”'],
  ['PHOTO_SHOWS_PERSON', 'The photo shows a person'],
  ['A_NEW_REASON', 'A_NEW_REASON'],
])('%s reads: %s', (reason, words) => {
  expect(providerText(reason)).toBe(words)
})
