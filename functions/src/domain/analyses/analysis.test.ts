import { diagnosis } from '@plant/testing/harness/plants'
import { locales } from '@plant/testing/locales'
import { analysis as sample } from '@plant/testing/samples'
import { describe, expect, it } from 'vitest'
import { analysis as analysisSchema } from '../../contract/schemas/analysis.ts'
import { isExpired, toAnalysis } from './analysis.ts'

it('an analysis has exactly the keys of the API schema, except for the photo links', () => {
  const answer = toAnalysis('an_1', sample({ diagnosis: diagnosis('ISSUES_FOUND') }), locales)
  expect(analysisSchema.omit({ image: true }).strict().parse(answer)).toEqual(answer)
  expect(answer.id).toBe('an_1')
  expect(answer.plant.candidates).toHaveLength(1)
})

describe('a blocked analysis', () => {
  const stored = sample({
    diagnosis: diagnosis('ISSUES_FOUND'),
    moderation: { state: 'BLOCKED', reasons: ['SAFETY'] },
  })

  it('hides its diagnosis and the reasons for the block', () => {
    const answer = toAnalysis('an_1', stored, locales)
    expect(answer).toMatchObject({
      outcome: 'INCONCLUSIVE',
      photo: null,
      plant: { candidates: [] },
      health: { status: 'UNKNOWN', summary: '' },
      issues: [],
      plan: null,
      care: null,
      moderation: { state: 'BLOCKED' },
    })
    expect(JSON.stringify(answer)).not.toMatch(/SAFETY|Ficus|A summary/)
  })

  it.each(['CLEAR', 'FLAGGED', 'APPROVED'] as const)(
    'shows its diagnosis again in the state %s',
    (state) => {
      const answer = toAnalysis(
        'an_1',
        { ...stored, moderation: { state, reasons: ['SAFETY'] } },
        locales,
      )
      expect(answer.outcome).toBe('ISSUES_FOUND')
      expect(answer.moderation).toEqual({ state })
      expect(answer.plant.candidates).toHaveLength(1)
    },
  )
})

it('a temporary analysis expires at its expiry time; a saved analysis never expires', () => {
  const expiresAt = new Date('2026-12-20T08:00:00.000Z')
  const justBefore = new Date(expiresAt.getTime() - 1)
  expect(isExpired({ expiresAt }, justBefore)).toBe(false)
  expect(isExpired({ expiresAt }, expiresAt)).toBe(true)
  expect(isExpired({ expiresAt: null }, expiresAt)).toBe(false)
})
