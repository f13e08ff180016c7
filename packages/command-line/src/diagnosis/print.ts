import { colourOfIssue, drawAnalysis } from '../picture/draw.ts'
import { type Page, paragraph } from '../text/paragraph.ts'
import { printable } from '../text/printable.ts'
import type { Analysis, Care, Issue, Plan } from './analysis.ts'
import {
  measuredOf,
  sentenceOf,
  severityWords,
  trendOf,
  whenOf,
  wordOf,
  wordsOfFlags,
} from './words.ts'

/**
 * Formats an analysis for a person: the result in one sentence, the reasons, how to confirm the
 * result, what to do, the care advice and the disclaimer. The text has no final line break. The
 * picture consists of braille dots, which a screen reader cannot read.
 */
export function printAnalysis(answer: Analysis, page: Page, withPicture: boolean): string {
  const analysis = printable(answer)
  const { paint } = page
  const isWellOff = analysis.outcome === 'HEALTHY'
  const sections: string[][] = [
    [
      ...paragraph(sentenceOf(analysis), page).map((line) =>
        paint(isWellOff ? ['bold', 'green'] : 'bold', line),
      ),
      ...paragraph(measuredOf(analysis), page),
      ...paragraph(summaryOf(analysis), page),
      ...paragraph(plantOf(analysis), page),
      ...plantOptions(analysis, page),
      ...paragraph(trendOf(analysis), page),
    ],
    withPicture ? drawAnalysis(analysis, page) : [],
    photoLines(analysis, page),
    ...analysis.issues.map((issue, index) => issueLines(issue, index, page)),
    questionLines(analysis, page),
    analysis.plan === null ? [] : planLines(analysis.plan, page),
    analysis.care === null ? [] : careLines(analysis.care, page),
    footLines(analysis, page),
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** The summary, unless it only repeats the headline. */
const summaryOf = ({ headline, health }: Analysis): string =>
  headline?.text === health.summary ? '' : health.summary

/** The question of the service, with the values that `--answer` takes. */
function questionLines({ id, question }: Analysis, page: Page): string[] {
  if (!question) return []
  const values = question.values.map(({ value, text }) => `${text} (${value})`).join(', ')
  const how = `plant analyse PHOTO --follows ${id} --answer ${question.question}=<value>`
  return [
    ...paragraph(question.text, page).map((line) => page.paint('bold', line)),
    ...paragraph(values, page, '  '),
    ...paragraph(how, page, '  ').map((line) => page.paint('dim', line)),
  ]
}

function plantOf({ plant }: Analysis): string {
  const [candidate] = plant.candidates
  if (plant.named) return plant.named.sentence
  if (candidate === undefined) return ''
  const { commonName, scientificName, confidence, source } = candidate
  const how = source === 'HINT' ? 'as you said' : wordOf(confidence)
  return `Plant: ${commonName} (${scientificName}), ${how}.`
}

/** The plants that the caller's words fit, to copy into the option of the next command. */
const plantOptions = ({ plant }: Analysis, page: Page): string[] =>
  (plant.named?.options ?? []).flatMap(({ commonName, scientificName }) =>
    paragraph(`${scientificName}: ${commonName}`, page, '  ', '- '),
  )

function photoLines({ photo, outcome, usage }: Analysis, page: Page): string[] {
  const earnsNothing = outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE'
  return [
    ...(photo?.issues ?? []).flatMap(({ text }) => paragraph(text, page, '  ', '- ')),
    ...paragraph(photo?.retakeHint ?? '', page),
    ...(earnsNothing && usage.charged === 0 ? ['This cost nothing.'] : []),
  ]
}

function issueLines(issue: Issue, index: number, page: Page): string[] {
  const { paint } = page
  const scientific = issue.scientificName === null ? '' : ` (${issue.scientificName})`
  const head = [`${index + 1} ${issue.name}${scientific}`, severityWords[issue.severity]].join(
    ' · ',
  )
  const facts = [issue.outlook, issue.spreads, issue.controlNeeded, issue.harvestEdible]
  return [
    ...paragraph(head, page, '  ', '').map((line) => paint(['bold', colourOfIssue(index)], line)),
    ...list('Seen', texts(issue.evidence), page),
    ...list('To be sure', issue.howToConfirm, page),
    ...list(
      'Looks alike',
      issue.lookAlikes.map(({ name, difference }) => `${name}: ${difference}`),
      page,
    ),
    ...list('Good to know', [...texts(facts), ...texts([{ text: issue.season }])], page),
    ...list('Avoid', texts([{ text: issue.avoid }]), page),
  ]
}

function texts(parts: readonly ({ text: string | null } | null)[]): string[] {
  return parts.flatMap((part) => (part?.text ? [part.text] : []))
}

function list(title: string, items: readonly string[], page: Page): string[] {
  if (items.length === 0) return []
  return [
    `  ${page.paint('underline', title)}`,
    ...items.flatMap((item) => paragraph(item, page, '    ', '  - ')),
  ]
}

function planLines(plan: Plan, page: Page): string[] {
  const steps = plan.actions.flatMap((action) => {
    const flags = wordsOfFlags(action)
    const kind = action.treatmentType === 'CHEMICAL' ? ' (chemical)' : ''
    return [
      ...paragraph(`${action.title}${kind}`, page, '     ', `  ${action.order}. `),
      ...paragraph(`${whenOf(action)}.`, page, '     '),
      ...paragraph(action.instructions, page, '     '),
      ...paragraph(flags === '' ? '' : `Mind: ${flags}.`, page, '     '),
    ]
  })
  const { checkBackInDays: days, seekExpertIf } = plan
  const checkBack = days === null ? '' : `Look again in ${days === 1 ? 'a day' : `${days} days`}.`
  const rest = [...paragraph(checkBack, page, '  '), ...paragraph(seekExpertIf ?? '', page, '  ')]
  if (steps.length + rest.length === 0) return []
  return [page.paint('bold', 'What to do'), ...steps, ...rest]
}

function footLines(analysis: Analysis, page: Page): string[] {
  const { id, saved, expiresAt, usage, language } = analysis
  const kept = saved || expiresAt === null ? 'saved' : `kept until ${expiresAt.slice(0, 10)}`
  const left = `${usage.remainingToday} left today`
  const fallback = language.fallback
    ? `${language.requested} is not available: the texts are in ${language.served}.`
    : ''
  return [
    ...paragraph(fallback, page),
    ...paragraph(analysis.disclaimer, page),
    ...paragraph(`${id} · ${kept} · ${left}`, page),
  ].map((line) => page.paint('dim', line))
}

type Range = { min: number; max: number } | null

/** The lines of the care advice, with one paragraph for each topic. */
export function careLines(care: Care, page: Page): string[] {
  const parts: [string, string][] = [
    ['Water', `${every(care.watering.intervalDays)}${care.watering.text}`],
    ['Light', care.light.text],
    ['Warmth', between(care.thrivesC ?? care.temperatureC, '°C')],
    ['Humidity', between(care.humidityPercent, '%')],
    ['Soil', care.soil.text],
    ['Fertiliser', `${every(care.fertilizer.intervalDays)}${care.fertilizer.text}`],
    ['Poison', care.toxicity.text ?? ''],
    ['First aid', care.toxicity.firstAid ?? ''],
  ]
  const lines = parts.flatMap(([title, text]) =>
    text === '' ? [] : paragraph(`${title}: ${text}`, page, '    ', '  '),
  )
  const basis = care.basis === 'SPECIES' ? 'Care of this species' : 'Care in general'
  return [page.paint('bold', basis), ...lines]
}

function every(days: Range): string {
  return days === null ? '' : `Every ${days.min} to ${days.max} days. `
}

function between(range: Range, unit: string): string {
  return range === null ? '' : `${range.min} to ${range.max} ${unit}.`
}
