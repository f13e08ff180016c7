import type { Analysis, Issue, Plan } from '@plant-analysis/client'

export function issueWith(fields: Partial<Issue>): Issue {
  return {
    conditionId: 'rust',
    category: 'FUNGAL',
    name: 'Rust-like pustules',
    scientificName: null,
    confidence: 0.6,
    likelihood: 'LIKELY',
    rightOf100: null,
    severity: 'MODERATE',
    reportable: false,
    onlyIf: null,
    season: null,
    affectedParts: ['LEAF'],
    symptoms: [],
    evidence: [],
    howToConfirm: [],
    lookAlikes: [],
    avoid: null,
    spreads: null,
    harvestEdible: null,
    controlNeeded: null,
    outlook: null,
    references: [],
    ...fields,
  }
}

type Action = Plan['actions'][number]

export function actionWith(fields: Partial<Action>): Action {
  return {
    order: 1,
    actionId: 'remove_affected_leaves',
    conditionIds: ['rust'],
    title: 'Remove affected leaves',
    instructions: 'Cut them off.',
    startInDays: 0,
    stage: null,
    stageText: null,
    repeatEveryDays: null,
    repeatTimes: null,
    treatmentType: 'MECHANICAL',
    safetyFlags: [],
    ...fields,
  }
}

type Fields = {
  outcome?: Analysis['outcome']
  issues?: Issue[]
  rightOf100?: number
  lesions?: NonNullable<Analysis['measurements']>['lesions']
  plan?: Plan
}

/** Makes an analysis for tests, with the fields that pages read. By default, lists are empty. */
export function analysisWith({
  outcome = 'ISSUES_FOUND',
  issues = [],
  rightOf100,
  lesions = [],
  plan,
}: Fields): Analysis {
  const health = {
    status: 'UNKNOWN',
    confidence: 0.9,
    word: 'PLAIN',
    rightOf100: rightOf100 ?? null,
    summary: '',
  } as const
  const measurements = {
    foliageFraction: 0.5,
    greenFraction: 1,
    yellowFraction: 0,
    brownFraction: 0,
    whiteFraction: 0,
    lesionCount: lesions.length,
    lesions,
    outline: [],
  }
  const empty = {
    id: 'an_1',
    completedAt: '2026-11-22T12:00:00.000Z',
    moderation: { state: 'CLEAR' },
    headline: null,
  } as Analysis
  return { ...empty, outcome, issues, health, measurements, plan: plan ?? null }
}
