import { expect, it } from 'vitest'
import { outcomeKey } from './assignment-outcome.ts'

it('treats a confirmation that comes too late as a new request', () => {
  expect(outcomeKey('applied')).toBe('operators.confirmed')
  expect(outcomeKey('pending_approval')).toBe('operators.asked')
})
