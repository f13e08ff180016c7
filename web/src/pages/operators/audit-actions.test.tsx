import { auditActions } from '@plant-analysis/client/limits'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../texts/t.ts'
import { auditActionText } from './audit-actions.ts'

beforeAll(() => loadTexts('operators'))

it('every action of the audit trail has words of its own', () => {
  const words = auditActions.map(auditActionText)
  expect(new Set(words).size).toBe(auditActions.length)
  for (const word of words) expect(word).toMatch(/^[A-Z][a-z ]+$/)
})

it('an action that the console does not know keeps its name', () => {
  expect(auditActionText('user.rename')).toBe('user.rename')
})
