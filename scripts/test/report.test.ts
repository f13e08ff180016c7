import { describe, expect, it } from 'vitest'
import { missingPrograms } from './programs.ts'
import { closingLine, summarise } from './report.ts'

function file(name: string, status: string, tests: Array<[string, string]>) {
  return {
    name,
    status,
    assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
  }
}

describe('the closing line of a test run', () => {
  it('counts the passed and the failed tests', () => {
    const summary = summarise({
      success: false,
      testResults: [
        file('a.test.ts', 'failed', [
          ['one', 'passed'],
          ['two', 'failed'],
        ]),
        file('b.test.ts', 'passed', [['three', 'passed']]),
      ],
    })
    expect(closingLine(summary)).toBe('2 passed, 1 failed')
  })

  it('adds the number of skipped tests', () => {
    const summary = summarise({
      success: true,
      testResults: [
        file('a.test.ts', 'passed', [
          ['one', 'passed'],
          ['two', 'pending'],
          ['three', 'skipped'],
        ]),
      ],
    })
    expect(summary.skipped).toEqual(['two', 'three'])
    expect(closingLine(summary)).toBe('1 passed, 0 failed, 2 skipped')
  })

  it('counts a file that failed before its first test as a failure', () => {
    const summary = summarise({ success: false, testResults: [file('a.test.ts', 'failed', [])] })
    expect(closingLine(summary)).toBe('0 passed, 1 failed')
  })
})

it('the end of a run names each missing program that caused tests to be skipped', () => {
  expect(missingPrograms(['a receiver (without Dart) works', 'another (without Dart)'])).toEqual([
    'Dart is missing: 2 skipped. To run them: https://dart.dev/get-dart',
  ])
  expect(missingPrograms(['filtered out by its name'])).toEqual([])
})
