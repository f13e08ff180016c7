import { expect, it } from 'vitest'
import { outcomeKey } from './assignment-outcome.ts'

it('calls a confirmation that came too late a request', () => {
  expect(outcomeKey('applied')).toBe('operators.confirmed')
  expect(outcomeKey('pending_approval')).toBe('operators.asked')
})
