import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../../texts/t.ts'
import { Outcomes } from './outcomes.tsx'

beforeAll(() => Promise.all([loadTexts('common'), loadTexts('statistics')]))

afterEach(cleanup)

const none = { HEALTHY: 0, ISSUES_FOUND: 0, INCONCLUSIVE: 0, NOT_A_PLANT: 0, PHOTO_UNUSABLE: 0 }

it.each([
  [0, false],
  [1, true],
  [19, true],
  [20, false],
])('says of %i analyses whether they are few: %s', (count, isFew) => {
  const { queryByText } = render(<Outcomes byOutcome={{ ...none, ISSUES_FOUND: count }} />)
  expect(queryByText(t('statistics.few')) !== null).toBe(isFew)
})
