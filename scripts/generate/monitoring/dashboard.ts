import type { Threshold } from './conditions.ts'
import { alerts, charts } from './policies.ts'

const columns = 2
const tileColumns = 24
const tileRows = 16

/** A dashboard with a chart for each threshold. A line in each chart shows the threshold. */
export function dashboard() {
  const alerting = alerts().flatMap(({ title, conditions }) =>
    conditions.map((one) => ({ ...one, displayName: `${title}: ${one.displayName}` })),
  )
  const shown = [...alerting, ...charts].flatMap(({ displayName, conditionThreshold }) =>
    conditionThreshold ? [{ title: displayName, threshold: conditionThreshold }] : [],
  )
  return {
    displayName: 'Plant analysis',
    labels: { service: 'plant-analysis', part: 'overview' },
    mosaicLayout: {
      columns: columns * tileColumns,
      tiles: shown.map(({ title, threshold }, at) => ({
        ...position((at % columns) * tileColumns, Math.floor(at / columns) * tileRows),
        width: tileColumns,
        height: tileRows,
        widget: {
          title,
          xyChart: {
            dataSets: [{ plotType: 'LINE', timeSeriesQuery: queryOf(threshold) }],
            thresholds: [threshold.thresholdValue === 0 ? {} : { value: threshold.thresholdValue }],
          },
        },
      })),
    },
  }
}

/** Google leaves out zeros and empty lists, and Terraform would add them again in each run. */
const position = (xPos: number, yPos: number): { xPos?: number; yPos?: number } => ({
  ...(xPos > 0 && { xPos }),
  ...(yPos > 0 && { yPos }),
})

function queryOf({ filter, aggregations: [series] }: Threshold) {
  if (series === undefined) return { timeSeriesFilter: { filter } }
  const { groupByFields = [], ...rest } = series
  const aggregation = { ...rest, ...(groupByFields.length > 0 && { groupByFields }) }
  return { timeSeriesFilter: { filter, aggregation } }
}
