import { expect, it } from 'vitest'
import { sampleAnswers, sampleTexts } from './sample.ts'

const german = { count: 3, seed: 7, language: 'de' }

it('a sample prints the same texts and answers for the same seed', () => {
  expect(sampleTexts(german)).toEqual(sampleTexts(german))
  expect(sampleAnswers(german)).toEqual(sampleAnswers(german))
  expect(sampleTexts({ ...german, seed: 8 })).not.toEqual(sampleTexts(german))
  expect(sampleAnswers({ ...german, seed: 8 })).not.toEqual(sampleAnswers(german))
})

it('a sample in a language prints each text below its English original', () => {
  const texts = sampleTexts(german)
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toMatch(/^de \S+\n {2}.+\n {2}.+$/)
  for (const answer of sampleAnswers(german)) expect(answer).toMatch(/^# Answer \d: .* de, /)
})

it('a sample of a variant has the texts of its language too', () => {
  const count = 10_000
  const ofLanguage = sampleTexts({ count, seed: 7, language: 'en' })
  const ofVariant = sampleTexts({ count, seed: 7, language: 'en-US' })
  expect(ofVariant).toHaveLength(ofLanguage.length)
  expect(ofVariant.join('\n')).toContain('Gray mold')
})

it('a sample answers in its language alone, whatever model answers', () => {
  const answers = sampleAnswers({ count: 12, seed: 7, language: 'ja' })
  expect(answers.some((answer) => answer.includes('generative'))).toBe(true)
  for (const answer of answers) expect(answer.split('\n')[1]).toMatch(/\p{Script=Hiragana}/u)
})
