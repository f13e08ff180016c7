import type { Analysis } from '@plant-analysis/client'
import { formatNumber, formatPercent, formatTime, language, t } from '../../texts/t.ts'

const reviews = {
  machine: 'analysis.reviewMachine',
  'machine-checked': 'analysis.reviewMachineChecked',
  reviewed: 'analysis.reviewReviewed',
  approved: 'analysis.reviewApproved',
} as const

const reasons = {
  ANSWERED: 'analysis.usageAnswered',
  NOT_A_PLANT: 'analysis.usageNotAPlant',
  PHOTO_UNUSABLE: 'analysis.usagePhotoUnusable',
  NOT_A_LEAF: 'analysis.usageNotALeaf',
  SECOND_LOOK: 'analysis.usageSecondLook',
  UNDIAGNOSED_LIMIT: 'analysis.usageLimit',
  BLOCKED: 'analysis.usageBlocked',
  RETRIED_BY_OPERATOR: 'analysis.usageRetried',
} as const

const moderationStates = {
  CLEAR: 'analysis.moderationClear',
  FLAGGED: 'analysis.moderationFlagged',
  BLOCKED: 'analysis.moderationBlocked',
  APPROVED: 'analysis.moderationApproved',
} as const

const nameOf = (tag: string) => new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag

/** Details that few users need: measurements, model and the fields that were sent. */
export function Details({ analysis }: { analysis: Analysis }) {
  return (
    <>
      {analysis.language.fallback && (
        <p class="notice">
          {t('analysis.languageFallback', {
            requested: nameOf(analysis.language.requested),
            served: nameOf(analysis.language.served),
          })}
        </p>
      )}
      {analysis.language.partly && (
        <p class="notice">
          {t('analysis.languagePartly', { language: nameOf(analysis.language.partly) })}
        </p>
      )}
      <details class="card">
        <summary>
          <h2>{t('analysis.details')}</h2>
        </summary>
        <dl>
          {rowsOf(analysis).map(([term, text]) => (
            <Row key={term} term={term} text={text} />
          ))}
        </dl>
      </details>
    </>
  )
}

function Row({ term, text }: { term: string; text: string | null }) {
  if (text === null) return null
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  )
}

function rowsOf(analysis: Analysis): (readonly [string, string | null])[] {
  const { health, issues, model, usage, moderation, input, plant } = analysis
  const served = nameOf(analysis.language.served)
  return [
    [t('analysis.confidenceOfHealth'), formatPercent(health.confidence)],
    ...[...issues, ...plant.candidates.map((each) => ({ ...each, name: each.commonName }))].map(
      ({ name, confidence }) =>
        [t('analysis.confidenceOf', { name }), formatPercent(confidence)] as const,
    ),
    [t('analysis.model'), `${model.provider} ${model.name} ${model.version}`],
    [t('analysis.modelFallback'), model.fallback ? t('analysis.modelFallbackMeans') : null],
    [t('analysis.textsIn'), `${served}: ${t(reviews[analysis.language.review])}`],
    [t('analysis.cost'), t('analysis.units', { count: usage.charged })],
    [t('analysis.costWhy'), t(reasons[usage.reason])],
    [t('analysis.moderation'), t(moderationStates[moderation.state])],
    ...hintRows(input),
    [
      t('analysis.photoSize'),
      `${formatNumber(input.imageWidthPx)} × ${formatNumber(input.imageHeightPx)}`,
    ],
    [t('analysis.startedAt'), formatTime(analysis.createdAt)],
    [t('analysis.completedAt'), formatTime(analysis.completedAt)],
    [t('analysis.reference'), analysis.clientReference],
    [t('analysis.id'), analysis.id],
  ]
}

const placements = { inside: 'analysis.inside', outside: 'analysis.outside' } as const

function hintRows(input: Analysis['input']): (readonly [string, string | null])[] {
  const { species, placement, sunExposure, wateringFrequency, latitude, longitude, country } = input
  const place =
    latitude === null || longitude === null
      ? null
      : `${formatNumber(latitude)}, ${formatNumber(longitude)}`
  return [
    [t('analysis.saidKind'), species],
    [t('analysis.saidPlacement'), placement && t(placements[placement])],
    [t('analysis.saidSun'), sunExposure],
    [
      t('analysis.saidWatering'),
      wateringFrequency === null ? null : t('analysis.everyDay', { days: wateringFrequency }),
    ],
    [t('analysis.saidPlace'), place],
    [
      t('analysis.saidCountry'),
      country && (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country),
    ],
  ]
}
