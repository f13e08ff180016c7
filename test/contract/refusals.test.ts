import { expect, it } from 'vitest'
import { errors } from '../../functions/src/contract/errors.ts'
import { endpoints } from '../../functions/src/operations/generated/endpoints.ts'
import { errorKey } from '../../web/src/components/error-words.ts'
import { refusals } from '../../web/src/pages/operators/refusals.ts'

const operations = Object.keys(refusals) as (keyof typeof refusals)[]

it.each(operations)('the console has a message for every conflict that %s returns', (operation) => {
  const problems = endpoints.find(({ id }) => id === operation)?.problems ?? []
  const conflicts = problems.filter((code) => errors[code].status === 409)
  const withoutWords = conflicts.filter((code) => !errorKey({ code }, refusals[operation]))
  expect(withoutWords).toEqual([])
})
