import type { Input as OperationInput } from '@plant-analysis/client'
import fields from '../fields.json' with { type: 'json' }
import { tool } from '../tool.ts'
import { lineOf, markedOn, plantsOf } from '../words.ts'

type Query = NonNullable<OperationInput<'history.list'>['query']>

export const listAnalyses = tool<Query>(
  {
    name: 'list_analyses',
    title: 'List analyses',
    description: 'Lists earlier analyses of the account, newest first, one per line.',
    isReadOnly: true,
    fields: fields['history.list'],
    required: [],
  },
  async (query, { plants, signal }) => {
    const { items, nextPageToken } = await plants.request('history.list', { query, signal })
    const lines = items.length === 0 ? ['No analyses found.'] : items.map(lineOf)
    const more = nextPageToken ? [`More: call again with pageToken ${nextPageToken}`] : []
    return [markedOn(items, [...lines, ...more].join('\n')), ...plantsOf(items)]
  },
)
