import { expect, it } from 'vitest'
import { outcomeKey } from './assignment-outcome.ts'

it('a confirmation that came too late is a request, and is said to be one', () => {
  expect(outcomeKey('applied')).toBe('operators.confirmed')
  expect(outcomeKey('pending_approval')).toBe('operators.asked')
})
