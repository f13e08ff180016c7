import type { Diagnosis } from '../../functions/src/contract/schemas/diagnosis.ts'

type Issue = Diagnosis['issues'][number]
type Action = NonNullable<Diagnosis['plan']>['actions'][number]
type Care = NonNullable<Diagnosis['care']>

const bullets = (label: string, texts: readonly (string | null)[]): string[] =>
  texts.filter((text) => text !== null && text !== '').map((text) => `${label}: ${text}`)

/** The text of an answer in the order in which an app shows it. */
export function readingOf({ health, issues, plan, care }: Diagnosis): string[] {
  return [
    health.summary,
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

function actionLine({ order, startInDays, repeatEveryDays, title, instructions }: Action): string {
  const again = repeatEveryDays === null ? '' : `, every ${repeatEveryDays} days`
  return `${order}. Day ${startInDays}${again}: ${title}. ${instructions}`
}

const careLines = ({ watering, light, soil, fertilizer, toxicity }: Care): string[] => [
  ...bullets('Water', [watering.text]),
  ...bullets('Light', [light.text]),
  ...bullets('Soil', [soil.text]),
  ...bullets('Food', [fertilizer.text]),
  ...bullets('Poison', [toxicity.text, toxicity.firstAid]),
]
