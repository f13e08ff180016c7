import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../../texts/t.ts'
import { IssueCard } from './issue-card.tsx'
import { MarksProvider } from './marks-context.tsx'
import { analysisWith, issueWith } from './samples.ts'

beforeAll(() => Promise.all([loadTexts('common'), loadTexts('analysis')]))
afterEach(cleanup)

const region = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
const text = 'Brown rings on the leaf'
const issue = issueWith({
  evidence: [{ text, source: 'PHOTO', region, facts: [], outline: [] }],
})
const card = <IssueCard issue={issue} index={0} diagnosed={analysisWith({ issues: [issue] })} />

it('evidence points at its place on the photo if the page shows the marks', () => {
  const { getByText } = render(<MarksProvider>{card}</MarksProvider>)
  const sentence = getByText(text).closest('button')
  expect(sentence?.title).toBe(t('analysis.showOnPhoto'))
})

it('evidence is plain text for a moderator, whose photo has no marks', () => {
  const { getByText } = render(card)
  expect(getByText(text).closest('button')).toBeNull()
})
