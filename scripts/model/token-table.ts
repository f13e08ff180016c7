import type { TokenCounts } from '../../functions/src/ports/plant-model.ts'
import { nothing } from './format.ts'
import type { Spent } from './models.ts'
import type { Table } from './tables.ts'

/** The tokens of all answers, and the average per photo. */
export function tokenTable({ photos, diagnosed, tokens }: Spent): Table {
  const row = (title: string, name: keyof TokenCounts) => {
    const stated = tokens.map((counts) => counts[name]).filter((count) => count !== null)
    if (stated.length === 0) return [title, nothing, nothing]
    const sum = stated.reduce((total, count) => total + count, 0)
    return [title, String(sum), String(Math.round(sum / photos))]
  }
  const answers = `answers: ${tokens.length}, refused or no diagnosis: ${tokens.length - diagnosed}`
  return {
    title: `Tokens that the provider counted (${answers})`,
    head: ['tokens', 'together', 'a photo'],
    rows: [
      row('input', 'inputTokens'),
      row('  of it cached', 'cachedInputTokens'),
      row('output', 'outputTokens'),
      row('thoughts', 'thoughtTokens'),
    ],
  }
}
