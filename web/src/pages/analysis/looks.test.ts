import { expect, it } from 'vitest'
import { isOpenForLooks } from './looks.ts'

const answered = {
  model: { provider: 'embedded', name: 'leaf-signs', version: '1', fallback: false },
  completedAt: '2026-11-22T12:00:00.000Z',
  moderation: { state: 'CLEAR' },
} as const
const at = (time: string) => new Date(`2026-11-${time}:00.000Z`)

it('a recent answer of the embedded model is open for a second look', () => {
  expect(isOpenForLooks(answered, at('23T11:59'), 24)).toBe(true)
})

it('an old answer, a withheld one and one of another model are not', () => {
  expect(isOpenForLooks(answered, at('23T12:01'), 24)).toBe(false)
  const blocked = { ...answered, moderation: { state: 'BLOCKED' } } as const
  expect(isOpenForLooks(blocked, at('22T13:00'), 24)).toBe(false)
  const other = { ...answered, model: { ...answered.model, provider: 'gemini' } }
  expect(isOpenForLooks(other, at('22T13:00'), 24)).toBe(false)
})
