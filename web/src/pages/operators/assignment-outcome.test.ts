import { expect, it } from 'vitest'
import { outcomeKey } from './assignment-outcome.ts'

it('a confirmation that comes too late counts as a new request', () => {
  expect(outcomeKey('applied')).toBe('operators.confirmed')
  expect(outcomeKey('pending_approval')).toBe('operators.asked')
})
