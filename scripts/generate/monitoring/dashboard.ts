import type { Threshold } from './conditions.ts'
import { alerts } from './policies.ts'

const columns = 2
const tileColumns = 24
const tileRows = 16

/** A dashboard with a chart for each alert threshold. A line in each chart shows the threshold. */
export function dashboard() {
  const charts = alerts().flatMap(({ title, conditions }) =>
    conditions.flatMap(({ displayName, conditionThreshold }) =>
      conditionThreshold
        ? [{ title: `${title}: ${displayName}`, threshold: conditionThreshold }]
        : [],
    ),
  )
  return {
    displayName: 'Plant analysis',
    labels: { service: 'plant-analysis', part: 'overview' },
    mosaicLayout: {
      columns: columns * tileColumns,
      tiles: charts.map(({ title, threshold }, at) => ({
        xPos: (at % columns) * tileColumns,
        yPos: Math.floor(at / columns) * tileRows,
        width: tileColumns,
        height: tileRows,
        widget: {
          title,
          xyChart: {
            dataSets: [{ plotType: 'LINE', timeSeriesQuery: queryOf(threshold) }],
            thresholds: [{ value: threshold.thresholdValue }],
          },
        },
      })),
    },
  }
}

function queryOf({ filter, aggregations, denominatorFilter }: Threshold) {
  const [aggregation] = aggregations
  const part = { filter, aggregation }
  if (denominatorFilter === undefined) return { timeSeriesFilter: part }
  const denominator = { filter: denominatorFilter, aggregation }
  return { timeSeriesFilterRatio: { numerator: part, denominator } }
}
