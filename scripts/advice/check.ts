import { severity } from '../../functions/src/contract/schemas/analysis-values.ts'
import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'
import { type Answer, answersTo } from './answers.ts'
import type { AdviceCase } from './case.ts'

/** A case, the answer of each model, and the differences between answers and expectations. */
export type Result = {
  readonly given: AdviceCase
  readonly answers: readonly (Answer & { lines: readonly string[]; faults: readonly string[] })[]
}

export const tryCase = (given: AdviceCase): Result => ({
  given,
  answers: answersTo(given).map((answer) => {
    const lines = readingOf(answer.diagnosis)
    return { ...answer, lines, faults: faultsOf(given, answer, lines) }
  }),
})

const plain = (text: string): string => text.replace(/\s+/gu, ' ').toLowerCase()

function faultsOf(given: AdviceCase, { diagnosis }: Answer, lines: readonly string[]): string[] {
  const said = plain(lines.join('\n'))
  const actionIds = (diagnosis.plan?.actions ?? []).map(({ actionId }) => actionId ?? '')
  return [
    ...given.say
      .filter((text) => !said.includes(plain(text)))
      .map((text) => `does not say: ${text}`),
    ...given.not.filter((text) => said.includes(plain(text))).map((text) => `says: ${text}`),
    ...actionFaults(given, actionIds),
    ...issueFaults(given, diagnosis.issues),
    ...careFaults(given, diagnosis.care),
  ]
}

function actionFaults(
  { first, order, does, without, actionsMax = 4 }: AdviceCase,
  planned: readonly string[],
): string[] {
  const places = order.map((actionId) => planned.indexOf(actionId))
  const isOrdered = places.every((place, k) => place >= 0 && place > (places[k - 1] ?? -1))
  const found = planned.join(', ')
  return [
    ...(first && planned[0] !== first ? [`begins with ${planned[0]}, not ${first}`] : []),
    ...(isOrdered ? [] : [`plans ${found} instead of ${order.join(', ')}`]),
    ...does.filter((id) => !planned.includes(id)).map((id) => `lacks ${id}: ${found}`),
    ...without.filter((id) => planned.includes(id)).map((id) => `advises ${id}`),
    ...(planned.length > actionsMax ? [`has ${planned.length} actions`] : []),
  ]
}

function issueFaults(
  { top, severity: range, reportable }: AdviceCase,
  [strongest]: Answer['diagnosis']['issues'],
): string[] {
  const { conditionId, severity: found } = strongest ?? {}
  return [
    ...(top && conditionId !== top ? [`names ${conditionId} first`] : []),
    ...(range && !isWithin(range, found) ? [`has severity ${found}`] : []),
    ...(reportable !== undefined && strongest?.reportable !== reportable
      ? [`is ${reportable ? 'not ' : ''}to be reported`]
      : []),
  ]
}

function isWithin([least, most]: readonly string[], level: string | undefined): boolean {
  const rank = (each: string | undefined) => severity.options.indexOf(each as 'LOW')
  return rank(level) >= rank(least) && rank(level) <= rank(most)
}

function careFaults({ numbers }: AdviceCase, care: Answer['diagnosis']['care']): string[] {
  if (numbers !== false) return []
  if (care === null) return ['has no care advice']
  const { watering, temperatureC, humidityPercent, fertilizer } = care
  const named = [watering.intervalDays, temperatureC, humidityPercent, fertilizer.intervalDays]
  return named.some((number) => number !== null) ? ['gives numbers for an unknown plant'] : []
}

type Issue = Diagnosis['issues'][number]
type Action = NonNullable<Diagnosis['plan']>['actions'][number]
type Care = NonNullable<Diagnosis['care']>

const bullets = (label: string, texts: readonly (string | null)[]): string[] =>
  texts.filter((text) => text !== null && text !== '').map((text) => `${label}: ${text}`)

/** The text of an answer in the order in which an app shows it. */
export function readingOf({ health, plant, issues, plan, care }: Diagnosis): string[] {
  return [
    health.summary,
    ...bullets('Plant', [plant.named?.sentence ?? null]),
    ...issues.flatMap(issueLines),
    ...(plan?.actions ?? []).map(actionLine),
    ...bullets('Ask', [plan?.seekExpertIf ?? null]),
    ...(care ? careLines(care) : []),
  ]
}

function issueLines(issue: Issue): string[] {
  const facts = [issue.spreads, issue.harvestEdible, issue.controlNeeded, issue.outlook]
  return [
    `${issue.name} (${issue.likelihood}, ${issue.severity}${issue.reportable ? ', report it' : ''})`,
    ...bullets('  Seen', issue.symptoms),
    ...bullets('  Check', issue.howToConfirm),
    ...bullets(
      '  Else',
      issue.lookAlikes.map(({ name, difference }) => `${name}: ${difference}`),
    ),
    ...bullets('  Know', [issue.season, issue.avoid, ...facts.map((fact) => fact?.text ?? null)]),
    ...bullets(
      '  Read',
      issue.references.map(({ publisher, title, url }) => `${publisher}: ${title} ${url ?? ''}`),
    ),
  ]
}

function actionLine(action: Action): string {
  const { order, startInDays, stageText, repeatEveryDays, title, instructions } = action
  const when = startInDays === null ? stageText : `Day ${startInDays}`
  const days = repeatEveryDays === 1 ? 'day' : `${repeatEveryDays} days`
  const again = repeatEveryDays === null ? '' : `, every ${days}`
  return `${order}. ${when}${again}: ${title}. ${instructions}`
}

const careLines = ({ watering, light, soil, fertilizer, toxicity }: Care): string[] => [
  ...bullets('Water', [watering.text]),
  ...bullets('Light', [light.text]),
  ...bullets('Soil', [soil.text]),
  ...bullets('Food', [fertilizer.text]),
  ...bullets('Poison', [toxicity.text, toxicity.firstAid]),
]
