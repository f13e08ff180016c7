import { PlantError } from '@plant-analysis/client'
import { describe, expect, it } from 'vitest'
import { errors } from '../../../functions/src/contract/errors.ts'
import { exitCodeOf, exitCodeOfAnalysis, gravestOf, usageError } from './exit-codes.ts'

const problem = (code: keyof typeof errors) =>
  new PlantError({ code, status: errors[code].status, title: errors[code].title })

describe('the exit code of an error', () => {
  it('is defined for every code of the error catalogue', () => {
    const codes = Object.keys(errors) as (keyof typeof errors)[]
    const byExit = Map.groupBy(codes, (code) => exitCodeOf(problem(code)))
    expect(byExit.get(3)).toEqual([
      'PAYLOAD_TOO_LARGE',
      'IMAGE_UNDECODABLE',
      'IMAGE_INFECTED',
      'IMAGE_TOO_LARGE',
      'IMAGE_WITHHELD',
    ])
    expect(byExit.get(4)).toEqual(['UNAUTHENTICATED'])
    expect(byExit.get(5)).toEqual(['DAILY_QUOTA_EXCEEDED'])
    expect(byExit.get(6)).toEqual([
      'REQUEST_TIMEOUT',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
      'DEADLINE_EXCEEDED',
    ])
    expect(byExit.get(2)).toContain('INVALID_ARGUMENT')
    expect(byExit.get(1)).toContain('NOT_FOUND')
  })

  it.each([
    ['a missing answer', new PlantError({ code: 'NETWORK', status: 0, title: 'No answer' }), 6],
    ['an invalid command line', usageError('no'), 2],
    ['any other error', new Error('fault'), 1],
  ])('is defined for %s', (_, error, exitCode) => {
    expect(exitCodeOf(error)).toBe(exitCode)
  })
})

it.each([
  ['HEALTHY', false, 0],
  ['ISSUES_FOUND', false, 0],
  ['ISSUES_FOUND', true, 7],
  ['HEALTHY', true, 0],
  ['INCONCLUSIVE', true, 0],
  ['NOT_A_PLANT', false, 3],
  ['PHOTO_UNUSABLE', true, 3],
] as const)(
  'an outcome of %s with --fail-on-issues %s gives exit code %i',
  (outcome, failOnIssues, code) => {
    expect(exitCodeOfAnalysis({ outcome }, failOnIssues)).toBe(code)
  },
)

it('a command for several photos ends with the gravest exit code of all photos', () => {
  expect(gravestOf([0, 7, 3, 6, 5, 4])).toBe(4)
  expect(gravestOf([0, 3, 7])).toBe(3)
  expect(gravestOf([])).toBe(0)
})
