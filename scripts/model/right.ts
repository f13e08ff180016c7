import { type Assessed, isAnswered } from './assess.ts'

export const hasCondition = ({ condition }: Assessed): boolean => condition !== null

/** Whether the answer rightly calls the plant healthy or diseased. */
export function isHealthRight({ expected, answer: { outcome } }: Assessed): boolean {
  return outcome === (expected === 'HEALTHY' ? 'HEALTHY' : 'ISSUES_FOUND')
}

/** Whether a healthy plant is called healthy, or a diseased plant's condition is named first. */
export function isNamedRight({ expected, condition, answer }: Assessed): boolean {
  if (expected === 'HEALTHY') return answer.outcome === 'HEALTHY'
  return (
    isAnswered(answer) &&
    answer.outcome === 'ISSUES_FOUND' &&
    answer.firstIssue?.conditionId === condition
  )
}

/** Whether a wrong condition is called `LIKELY` or more. Uncatalogued labels match no condition. */
export function isNamedWrongly({ condition, answer }: Assessed): boolean {
  if (!isAnswered(answer) || answer.outcome !== 'ISSUES_FOUND' || !answer.firstIssue) return false
  return answer.firstIssue.likelihood !== 'POSSIBLE' && answer.firstIssue.conditionId !== condition
}

/** Whether the first candidate is the labelled species. A genus is right for all its species. */
export function isSpeciesRight({ species, answer }: Assessed): boolean {
  if (!isAnswered(answer) || answer.firstSpecies === null || species === null) return false
  const [told, labelled] = [answer.firstSpecies.split(' '), species.split(' ')]
  const isGenus = told.length === 1 || labelled.length === 1
  return isGenus ? told[0] === labelled[0] : answer.firstSpecies === species
}

/** A photo below this familiarity looks unfamiliar, as one in ten photos of known sources does. */
const familiarityMin = 0.5

export const isStrange = ({ answer }: Assessed): boolean =>
  isAnswered(answer) && answer.familiarity !== null && answer.familiarity < familiarityMin
