import { type Page, paragraph } from '../text/paragraph.ts'
import type { Care } from './analysis.ts'

type Range = { min: number; max: number } | null

/** The care advice, one paragraph for each topic. */
export function careLines(care: Care, page: Page): string[] {
  const parts: [string, string][] = [
    ['Water', `${every(care.watering.intervalDays)}${care.watering.text}`],
    ['Light', care.light.text],
    ['Warmth', between(care.thrivesC ?? care.temperatureC, '°C')],
    ['Humidity', between(care.humidityPercent, '%')],
    ['Soil', care.soil.text],
    ['Fertiliser', `${every(care.fertilizer.intervalDays)}${care.fertilizer.text}`],
    ['Poison', [care.toxicity.text, care.toxicity.firstAid].filter(Boolean).join(' ')],
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
