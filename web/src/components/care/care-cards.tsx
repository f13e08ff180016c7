import type { Care } from '@plant-analysis/client'
import { formatList, formatNumber, language, t } from '../../texts/t.ts'
import { Fold } from '../fold.tsx'
import { CareCard } from './care-card.tsx'
import { Toxicity } from './toxicity.tsx'

/** How to care for the plant, with a card for each need. Cards of unknown needs show no number. */
export function CareCards({ care, note }: { care: Care; note?: string }) {
  const { light, soil, fertilizer, humidityPercent, toxicity } = care
  return (
    <Fold id="care" title={t('analysis.care')}>
      {note && <p class="quiet">{note}</p>}
      <div class="cares">
        <Watering watering={care.watering} />
        <CareCard
          icon="light"
          title={t('analysis.light')}
          figure={light.level && t(levels[light.level])}
        >
          <p>{light.text}</p>
        </CareCard>
        <Temperature care={care} />
        {humidityPercent && (
          <CareCard
            icon="humidity"
            title={t('analysis.humidity')}
            figure={t('analysis.percentRange', humidityPercent)}
          />
        )}
        <CareCard icon="soil" title={t('analysis.soil')}>
          <p>{soil.text}</p>
        </CareCard>
        <CareCard
          icon="fertilizer"
          title={t('analysis.fertilizer')}
          figure={fertilizer.intervalDays && t('analysis.everyDays', fertilizer.intervalDays)}
        >
          <p>{fertilizer.text}</p>
        </CareCard>
        <Toxicity toxicity={toxicity} />
      </div>
    </Fold>
  )
}

const levels = {
  FULL_SUN: 'analysis.lightFullSun',
  PARTIAL_SHADE: 'analysis.lightPartialShade',
  BRIGHT_INDIRECT: 'analysis.lightBrightIndirect',
  SHADE: 'analysis.lightShade',
} as const

const rests = {
  NONE: 'analysis.restNone',
  WINTER_LIGHT: 'analysis.restWinterLight',
  WINTER_DRY: 'analysis.restWinterDry',
  SUMMER_DRY: 'analysis.restSummerDry',
  AFTER_FLOWERING: 'analysis.restAfterFlowering',
  OUTDOOR_RAIN: 'analysis.restOutdoorRain',
} as const

const monthName = (month: number) =>
  new Date(Date.UTC(2001, month - 1, 1)).toLocaleDateString(language, {
    month: 'long',
    timeZone: 'UTC',
  })

function Watering({ watering }: { watering: Care['watering'] }) {
  const { intervalDays, restIntervalDays, rest, restMonths, text } = watering
  return (
    <CareCard
      icon="water"
      title={t('analysis.wateringTitle')}
      figure={intervalDays && t('analysis.everyDays', intervalDays)}
    >
      <p>{text}</p>
      {rest && <p class="quiet">{t(rests[rest])}</p>}
      {restIntervalDays && <p class="quiet">{t('analysis.restEveryDays', restIntervalDays)}</p>}
      {restMonths && restMonths.length > 0 && (
        <p class="quiet">
          {t('analysis.restMonths', { months: formatList(restMonths.map(monthName)) })}
        </p>
      )}
    </CareCard>
  )
}

function Temperature({ care: { thrivesC, temperatureC, survivesC } }: { care: Care }) {
  const range = thrivesC ?? temperatureC
  if (!range && survivesC === null) return null
  return (
    <CareCard
      icon="temperature"
      title={t('analysis.temperature')}
      figure={range && t('analysis.degreesRange', range)}
    >
      {survivesC !== null && <p>{t('analysis.survives', { degrees: formatNumber(survivesC) })}</p>}
    </CareCard>
  )
}
