import { expect, it } from 'vitest'
import { type ErrorCode, errors } from '../../functions/src/contract/errors.ts'
import { operationOf } from '../../functions/src/contract/operations.ts'
import { errorKey } from '../../web/src/components/error-words.ts'
import { refusals } from '../../web/src/pages/operators/refusals.ts'

const operations = Object.keys(refusals) as (keyof typeof refusals)[]

it.each(operations)('every conflict that %s answers has a text in the console', (operation) => {
  const problems: readonly ErrorCode[] = operationOf(operation).problems
  const conflicts = problems.filter((code) => errors[code].status === 409)
  const withoutWords = conflicts.filter((code) => !errorKey({ code }, refusals[operation]))
  expect(withoutWords).toEqual([])
})
